import { z } from 'zod'
import type { PlanRequest } from '../analyst.ts'
import { foldText } from '../fold-text.ts'
import { checkPlan } from '../plan/check-plan.ts'
import { type Condition, PLAN_VERSION, Plan, type PlanColumn } from '../plan/plan.ts'
import type { SourceSet } from '../record-source.ts'
import { ModelAnswer, type ModelColumn, type ModelTest } from './model-answer.ts'

type ModelReading = { plan: Plan } | { plan: null; mistakes: string[] }

/** Turns what a model said into a plan, or into words about what was wrong with it. Nothing it says becomes a value. */
export function readModelAnswer(answer: unknown, request: PlanRequest): ModelReading {
  const parsed = ModelAnswer.safeParse(answer)
  if (!parsed.success) return { plan: null, mistakes: [z.prettifyError(parsed.error)] }
  const said = parsed.data
  if (!said.canAnswer) return { plan: null, mistakes: [] }
  const set = request.sets.find(({ id }) => id === said.set)
  if (!set) return { plan: null, mistakes: [`There is no set "${said.set}".`] }
  const mistakes: string[] = []
  const quotes = set.kind === 'text' ? findQuotes(said.quotes, set) : []
  if (set.kind === 'text' && quotes.length === 0)
    return { plan: null, mistakes: ['None of the quotes stands in the text.'] }
  const columns = said.columns.map(column => toColumn(column, { set, request, mistakes }))
  const conditions = said.where.flatMap(({ any }) => {
    const tests = any.flatMap(test => toCondition(test, mistakes))
    return tests.length > 1 ? [{ kind: 'any' as const, of: tests }] : tests
  })
  if (quotes.length > 0) conditions.push({ kind: 'text', field: 'text', test: 'contains', values: quotes })
  const plan = Plan.safeParse({
    version: PLAN_VERSION,
    asOf: request.asOf,
    timeZone: request.timeZone,
    set: set.id,
    columns: columns.length > 0 ? columns : allColumns(set),
    filter: conditions.length > 1 ? { kind: 'all', of: conditions } : (conditions[0] ?? null),
    groupBy: said.groupBy.map(key =>
      set.columns.some(column => column.key === key) ? key : nameOf(said.columns, columns, key),
    ),
    ...(said.topOfGroup && {
      topOfGroup: { field: said.topOfGroup.field, direction: directionOf(said.topOfGroup) },
    }),
    sort: said.sortBy.map(by => ({ column: nameOf(said.columns, columns, by.column), direction: directionOf(by) })),
    distinct: said.distinct,
    limit: said.limit,
  })
  if (!plan.success) mistakes.push(z.prettifyError(plan.error))
  else mistakes.push(...checkPlan(plan.data, request.sets))
  return plan.success && mistakes.length === 0 ? { plan: plan.data } : { plan: null, mistakes }
}

const directionOf = ({ descending }: { descending: boolean }) => (descending ? 'descending' : 'ascending')

const allColumns = ({ columns }: SourceSet): PlanColumn[] =>
  columns.filter(({ isDetail }) => !isDetail).map(({ key, name }) => ({ name, value: { field: key } }))

type Context = { set: SourceSet; request: PlanRequest; mistakes: string[] }

function toColumn(said: ModelColumn, { set, request, mistakes }: Context): PlanColumn {
  const name = safeName(said, set, request.question)
  const { aggregate, field } = said
  if (aggregate) return { name, value: field ? { aggregate, field } : { aggregate } }
  if (!field) mistakes.push(`The column "${said.name}" needs a field.`)
  if (said.formula === 'split' && !said.separator) mistakes.push(`The column "${said.name}" needs a separator.`)
  return { name, value: toFormula(said, field ?? '') }
}

function toFormula(said: ModelColumn, field: string): PlanColumn['value'] {
  const other = said.quantityField ?? ''
  switch (said.formula) {
    case 'per-unit':
      return { formula: 'per-unit', amount: field, quantity: other }
    case 'difference':
      return { formula: 'difference', field, minus: other }
    case 'product':
      return { formula: 'product', field, times: other }
    case 'split':
      return { formula: 'split', field, separator: said.separator || ' ', part: said.part ?? 0 }
    case 'extract':
      return { formula: 'extract', field, after: said.after ?? '', before: said.before ?? '', take: 'text' }
    default:
      return said.formula ? { formula: said.formula, field } : { field }
  }
}

const MAX_NAME = 60
/** Shorter ones stand everywhere. */
const MIN_QUOTE = 8

/** A heading may not carry figures or addresses that neither the question nor the page's own heading has. */
function safeName({ name, field }: ModelColumn, set: SourceSet, question: string): string {
  const own = set.columns.find(({ key }) => key === field)?.name
  const given = name.trim().slice(0, MAX_NAME)
  const known = foldText(`${own ?? ''} ${question}`)
  const isPlain =
    given !== '' &&
    (given.match(/\d+/g) ?? []).every(number => known.includes(number)) &&
    !/[@:/\\<>]|https?/i.test(given)
  return isPlain ? given : (own ?? 'Total')
}

const nameOf = (said: readonly ModelColumn[], columns: readonly PlanColumn[], wanted: string): string =>
  columns[said.findIndex(({ name, field }) => name === wanted || field === wanted)]?.name ?? wanted

function toCondition(said: ModelTest, mistakes: string[]): Condition[] {
  const test = positive(said, mistakes)
  if (!test) return []
  return [said.not ? { kind: 'not', of: test } : test]
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

function positive(
  { field, test, texts, number, upToNumber, currency, day, upToDay }: ModelTest,
  mistakes: string[],
): Condition | null {
  const wrong = (what: string) => {
    mistakes.push(`The test "${test}" needs ${what}.`)
    return null
  }
  if (field === null) return texts.length > 0 ? { kind: 'anywhere', values: texts } : wrong('a field or texts')
  if (test === 'present') return { kind: 'present', field }
  if (test.startsWith('number-')) {
    if (number === null) return wrong('a number')
    const kind = test.slice('number-'.length) as Extract<Condition, { kind: 'number' }>['test']
    return {
      kind: 'number',
      field,
      test: kind,
      value: number,
      ...(upToNumber !== null && { upTo: upToNumber }),
      ...(currency && { currency }),
    }
  }
  if (test.startsWith('date-')) {
    if (!isDay(day)) return wrong('a day as YYYY-MM-DD')
    const kind = test.slice('date-'.length) as Extract<Condition, { kind: 'date' }>['test']
    return { kind: 'date', field, test: kind, day, ...(isDay(upToDay) && { upTo: upToDay }) }
  }
  if (texts.length === 0) return wrong('texts')
  return { kind: 'text', field, test: test as 'equals' | 'contains' | 'contains-word' | 'starts', values: texts }
}

/** Only what stands in its passage, letter for letter but for case and accents, is a quote. */
function findQuotes(quotes: ModelAnswer['quotes'], { records }: SourceSet): string[] {
  return quotes.flatMap(({ at, text }) => {
    const passage = foldText(records[at]?.cells.text?.text ?? '')
    return foldText(text).length >= MIN_QUOTE && passage.includes(foldText(text)) ? [text] : []
  })
}
