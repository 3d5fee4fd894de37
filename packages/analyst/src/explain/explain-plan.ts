import { type Audience, explainTexts } from '../messages/explain-texts.ts'
import { fieldsOfColumn, fieldsOfCondition } from '../plan/check-plan.ts'
import type { Aggregate, Comparison, Plan } from '../plan/plan.ts'
import type { SourceSet } from '../record-source.ts'
import type { AnswerFacts } from '../run/gather-run-facts.ts'
import { explainCondition, type Speech } from './explain-condition.ts'
import { nameColumns } from './name-column.ts'
import { nameRecords } from './name-records.ts'

type Told = Audience & {
  set: SourceSet
  /** How many records passed the filter, and how many rows are shown where that is known. */
  passed: number
  shown?: number
  facts?: AnswerFacts | undefined
}

/** The plan in one plain sentence: "Mostramos 11 de 47 licitaciones: tipo «Obras», por cierre, lo más próximo primero". */
export function explainPlan(plan: Plan, told: Told): string {
  const speech = speechFor(told)
  const parts = listParts(plan, speech)
  const counts = explainCounts(plan, told, speech)
  const sentence = parts.length > 0 ? `${counts}: ${parts.join(', ')}` : counts
  const more = told.facts ? explainFacts(plan, told.facts, speech) : []
  return more.length > 0 ? `${sentence}. ${more.join(' ')}` : sentence
}

/** The plan as one of several to choose from: only what sets it apart, as in "Tipo «Obras», por cierre (11 filas)". */
export function explainChoice(plan: Plan, told: Told): string {
  const speech = speechFor(told)
  const sentence = listParts(plan, speech).join(', ')
  const isList =
    plan.groupBy.length === 0 && plan.columns.every(({ value }) => 'field' in value && !('aggregate' in value))
  if (sentence === '' || !isList || told.shown === undefined) return explainPlan(plan, { ...told, facts: undefined })
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} (${speech.texts.rows(told.shown)})`
}

function speechFor(told: Told): Speech {
  const texts = explainTexts(told)
  return { texts, set: told.set, nameOf: nameColumns(told.set, { language: told.language, quote: texts.quote }) }
}

/** What is asked of the rows, and in which order they stand. */
function listParts(plan: Plan, speech: Speech): string[] {
  const { texts, set, nameOf } = speech
  return [
    plan.filter && set.kind !== 'text' ? explainCondition(plan.filter, speech) : '',
    usesDetails(plan, set) ? texts.joined : '',
    plan.topOfGroup ? texts.topOfGroup(nameOf(plan.topOfGroup.field), plan.topOfGroup.direction === 'ascending') : '',
    plan.having ? explainHaving(plan.having, speech) : '',
    ...plan.sort.map(sort => explainSort(sort, plan, speech)),
    plan.distinct && set.kind !== 'text' && set.records.length > 1 ? texts.distinct : '',
    plan.skip ? texts.skipped(plan.skip) : '',
    plan.fromEnd ? texts.fromEnd : '',
  ].filter(Boolean)
}

/** What was done, over how many of how many. */
function explainCounts(plan: Plan, { set, passed, shown, language }: Told, speech: Speech): string {
  const { texts } = speech
  const all = set.records.length
  const rows = shown ?? (plan.limit === null ? passed : Math.min(plan.limit, passed))
  const name = (all === 1 ? null : nameRecords(set, { language, quote: texts.quote })) ?? texts.records(all)
  if (set.kind === 'text') return texts.passages(rows)
  if (passed === 0) return texts.none(all, name)
  if (plan.groupBy.length > 0) return explainGroups(plan, { passed, all, name }, speech)
  const figures = plan.columns.flatMap(({ value }) => ('aggregate' in value ? [value] : []))
  const [figure] = figures
  const compared = comparisonOf(plan)
  if (compared) return explainComparison(compared, { all, name }, speech)
  if (figure && figures.length === plan.columns.length) return explainFigure(figure, { passed, all, name }, speech)
  if (all === 1) return texts.one
  return rows === all && plan.filter === null ? texts.whole(all, name) : texts.shown(rows, all, name)
}

function comparisonOf({ columns: [only, ...more] }: Plan): Comparison | null {
  return only && more.length === 0 && 'compare' in only.value ? only.value : null
}

/** Two figures against each other, each with what it goes by. */
function explainComparison({ compare, of }: Comparison, { all, name }: Omit<Counts, 'passed'>, speech: Speech): string {
  const { texts, nameOf } = speech
  const [one = '', other = ''] = of.map(({ where }) => (where ? explainCondition(where, speech) : ''))
  const field = of[0]?.field
  return compare === 'share'
    ? texts.shareOf(field ? nameOf(field) : null, { all, name, one })
    : texts.compared[compare](field ? nameOf(field) : texts.records(2), one, other)
}

type Counts = { passed: number; all: number; name: string }

/** What stands for each group: "Promedio de precio por marca, de 48 productos". */
function explainGroups({ groupBy, columns }: Plan, { passed, name }: Counts, { texts, nameOf }: Speech): string {
  const by = texts.list(groupBy.map(nameOf))
  const figures = columns.flatMap(({ value }) => ('aggregate' in value ? [value] : []))
  const worked = figures.flatMap(({ aggregate, field }) =>
    field && aggregate in texts.figure ? [texts.figure[aggregate as keyof typeof texts.figure](nameOf(field))] : [],
  )
  if (worked.length > 0 && worked.length === figures.length)
    return texts.groupedFigures(texts.list(worked), by, { count: passed, name })
  const isCount = figures.length > 0 && figures.every(({ aggregate }) => aggregate === 'count')
  return isCount ? texts.groupedCount(passed, name, by) : texts.grouped(passed, name, by)
}

function explainFigure(
  { aggregate, field }: Aggregate,
  { passed, all, name }: Counts,
  { texts, nameOf }: Speech,
): string {
  if (!field || aggregate === 'count' || aggregate === 'share' || aggregate === 'longest-run')
    return texts.counted(passed, all, name)
  return texts.figured(texts.figure[aggregate](nameOf(field)), passed, all, name)
}

function explainSort(sort: Plan['sort'][number], plan: Plan, { texts, set, nameOf }: Speech): string {
  const { column, direction, as } = sort
  // A sorted column may be called by the name it is shown under.
  const shown = plan.columns.find(({ name }) => name === column)?.value
  const wanted = shown && 'field' in shown && !('aggregate' in shown) ? shown.field : column
  const field = set.columns.find(({ key, name }) => key === wanted || name === wanted)
  const isUp = direction === 'ascending'
  const name = field ? nameOf(field.key) : column.toLowerCase()
  if (as === 'clock') return texts.sorted.clock(name, isUp)
  if (field?.kind === 'date' || field?.kind === 'date-range') return texts.sorted.date(name, isUp)
  const isText = field !== undefined && ['text', 'identifier', 'url', 'email', 'phone', 'address'].includes(field.kind)
  return isText ? texts.sorted.text(name, isUp) : texts.sorted.number(name, isUp)
}

const explainHaving = ({ column, test, value, upTo }: NonNullable<Plan['having']>, { texts }: Speech): string =>
  texts.numberTest[test](column.toLowerCase(), texts.number(value), texts.number(upTo ?? value))

/** Gaps and ties that the reader would not see in the table. */
function explainFacts(plan: Plan, { withoutValue, tiedAtLimit }: AnswerFacts, { texts, nameOf }: Speech): string[] {
  const gaps = withoutValue.map(({ field, records }) => {
    const figure = plan.columns.find(({ value }) => 'aggregate' in value && value.field === field)?.value
    const aggregate = figure && 'aggregate' in figure ? figure.aggregate : null
    const say = aggregate === null ? 'sorted' : aggregate === 'sum' ? 'sum' : 'counted'
    return texts.withoutValue[say](records, nameOf(field))
  })
  return tiedAtLimit > 0 && !plan.withTies ? [...gaps, texts.tied(tiedAtLimit)] : gaps
}

/** Whether something of the records' own pages is shown or compared. */
function usesDetails(plan: Plan, { columns }: SourceSet): boolean {
  const used = [...plan.columns.flatMap(fieldsOfColumn), ...(plan.filter ? fieldsOfCondition(plan.filter) : [])]
  return columns.some(({ key, isDetail }) => isDetail && used.includes(key))
}

/** Added to the sentence when values had to be taken out. */
export function explainRemoved(removed: number, audience: Audience): string {
  return removed > 0 ? ` ${explainTexts(audience).removed(removed)}` : ''
}
