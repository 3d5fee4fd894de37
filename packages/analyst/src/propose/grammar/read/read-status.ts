import type { Condition } from '../../../plan/plan.ts'
import type { Field } from '../../describe-fields.ts'
import { addDays } from '../../find-days.ts'
import type { Cue } from '../cues.data.ts'
import type { Draft, Finding, PartReader } from '../draft.ts'
import { hasConcept, isDate, pickField } from '../look.ts'

/** A word about today or about zero: the columns that it may be about, the closest first, and what it keeps of them. */
type Status = {
  columns: readonly ((field: Field) => boolean)[]
  keeps: (field: string, draft: Draft) => Condition
}

const dated =
  (...ids: string[]) =>
  (field: Field) =>
    field.isDate && hasConcept(...ids)(field)
const endings = [
  dated('deadline', 'end'),
  dated('event-date', 'start', 'service'),
  (field: Field) => field.isDate && !hasConcept('published')(field),
]
const stocks = [(field: Field) => field.isNumeric && hasConcept('stock', 'availability')(field)]
const changes = [hasConcept('change')]
const isPast = (field: string, { question }: Draft): Condition => ({
  kind: 'date',
  field,
  test: 'before',
  day: question.today,
})
const againstZero =
  (test: 'more' | 'less' | 'at-most' | 'equals') =>
  (field: string): Condition => ({ kind: 'number', field, test, value: 0 })

const statuses: Partial<Record<Cue, Status>> = {
  expired: { columns: endings, keeps: isPast },
  pending: {
    columns: endings,
    keeps: (field, draft) => ({
      kind: 'all',
      of: [
        { kind: 'not', of: isPast(field, draft) },
        { kind: 'present', field },
      ],
    }),
  },
  'in-stock': { columns: stocks, keeps: againstZero('more') },
  'no-stock': { columns: stocks, keeps: againstZero('at-most') },
  'no-change': { columns: changes, keeps: againstZero('equals') },
  'went-up': { columns: changes, keeps: againstZero('more') },
  'went-down': { columns: changes, keeps: againstZero('less') },
}

/** "vencidas", "still open", "los que bajaron". */
export const readStatus: PartReader = (draft, part, at) => {
  if (part.kind !== 'cue') return null
  if (part.cue === 'next-one') return readNext(draft, at)
  const status = statuses[part.cue]
  const field = status && pickField(draft.fields, status.columns)
  return field ? { adds: [{ test: status.keeps(field.key, draft), first: at, last: at }], covers: [part] } : null
}

/** "la próxima feria": of what is still to come the first. */
function readNext({ parts, fields, question, sort }: Draft, at: number): Finding | null {
  const field = pickField(fields, [dated('event-date', 'start', 'deadline', 'service'), isDate])
  if (!field || sort) return null
  const test: Condition = { kind: 'date', field: field.key, test: 'after', day: addDays(question.today, -1) }
  return {
    adds: [{ test, first: at, last: at }],
    sort: { field, isAscending: true },
    limit: 1,
    covers: [parts[at]],
  }
}
