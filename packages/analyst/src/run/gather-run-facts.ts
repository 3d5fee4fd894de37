import { foldText } from '../fold-text.ts'
import type { Plan } from '../plan/plan.ts'
import type { SourceRecord, SourceSet } from '../record-source.ts'
import { daysOf, numberOf } from './comparable.ts'

/** What the sentence about an answer should not keep silent. */
export type AnswerFacts = {
  /** Records that passed and whose value could not be added up, compared or sorted, by the field's key. */
  withoutValue: { field: string; records: number }[]
  /** Further rows that stand level with the last one shown, where a limit cut them off. */
  tiedAtLimit: number
}

type Ran = { plan: Plan; passed: readonly SourceRecord[]; set: SourceSet; ranks: readonly string[] }

/** `ranks`: what each row was sorted by, all rows before the limit. */
export function gatherRunFacts({ plan, passed, set, ranks }: Ran): AnswerFacts {
  const measured = new Set<string>()
  for (const { value } of plan.columns)
    if ('aggregate' in value && value.field && !value.aggregate.startsWith('count')) measured.add(value.field)
  for (const { column } of plan.sort) {
    const shown = plan.columns.find(({ name }) => name === column)
    const field = shown ? ('field' in shown.value && !('aggregate' in shown.value) ? shown.value.field : null) : column
    if (field && set.columns.some(({ key }) => key === field)) measured.add(field)
  }
  const withoutValue = [...measured].flatMap(field => {
    const records = passed.filter(record => !hasMeasure(record, field, set)).length
    return records > 0 ? [{ field, records }] : []
  })
  return { withoutValue, tiedAtLimit: countTied(plan, ranks) }
}

function hasMeasure({ cells }: SourceRecord, field: string, { columns }: SourceSet): boolean {
  const cell = cells[field]
  if (!cell || cell.value.kind === 'empty') return false
  const kind = columns.find(({ key }) => key === field)?.kind
  if (kind === 'text' || kind === 'identifier') return foldText(cell.text) !== ''
  return numberOf(cell.value) !== undefined || daysOf(cell.value) !== undefined
}

function countTied({ limit, skip = 0, sort }: Plan, ranks: readonly string[]): number {
  if (limit === null || sort.length === 0) return 0
  const last = skip + limit - 1
  let tied = 0
  for (let at = last + 1; at < ranks.length && ranks[at] === ranks[last]; at++) tied++
  return tied
}
