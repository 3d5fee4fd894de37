import { type Cell, type Column, type Row, TABLE_VERSION, type Table } from '@sondeo/table/table'
import type { ValueKind } from '@sondeo/table/value'
import { foldText } from '../fold-text.ts'
import { isFigure } from '../plan/check-plan.ts'
import type { Aggregate, Plan, PlanColumn, ReadAs } from '../plan/plan.ts'
import type { SourceRecord, SourceSet } from '../record-source.ts'
import { aggregateGroup } from './aggregate-group.ts'
import { daysOf, numberOf } from './comparable.ts'
import { compareFigures } from './compare-figures.ts'
import { deriveValue, placeOf } from './derive-value.ts'
import { type AnswerFacts, gatherRunFacts } from './gather-run-facts.ts'
import { emptyCell } from './make-cell.ts'
import { makeFilter } from './make-filter.ts'
import { readNumberAs } from './read-number-as.ts'
import { comparesTo } from './test-condition.ts'

export type PlanRun = { table: Table; recordsConsidered: number; recordsPassed: number; facts: AnswerFacts }

/** Runs a plan over every record of its set. Values are copied or computed here and nowhere else. */
export function runPlan(plan: Plan, set: SourceSet): PlanRun {
  const { filter } = plan
  const passed = filter ? set.records.filter(makeFilter(filter, set)) : set.records
  const groups = groupRecords(plan, passed, set)
  const columns = plan.columns.map((column, index) => describeColumn(column, index, set))
  const built = groups.map(records => ({ records, row: buildRow(records, { plan, columns, set, passed }) }))
  let ranked = sortRows(built, plan, columns)
  if (plan.having) ranked = ranked.filter(({ row }) => passesHaving(row, plan.having, columns))
  if (plan.distinct) ranked = withoutRepeats(ranked, columns)
  const facts = gatherRunFacts({ plan, passed, set, ranks: ranked.map(({ ranks }) => ranks.join('\n')) })
  const rows = withinLimit(ranked, plan).map(({ row }) => row)
  return {
    table: { version: TABLE_VERSION, title: set.name, columns, rows },
    recordsConsidered: set.records.length,
    recordsPassed: passed.length,
    facts,
  }
}

function withinLimit(ranked: Ranked[], { limit, skip = 0, withTies, fromEnd }: Plan): Ranked[] {
  if (limit === null) return ranked.slice(skip)
  if (fromEnd) return ranked.slice(-limit)
  let end = skip + limit
  const last = ranked[end - 1]?.ranks.join('\n')
  while (withTies && ranked[end] && ranked[end]?.ranks.join('\n') === last) end++
  return ranked.slice(skip, end)
}

function groupRecords(plan: Plan, records: SourceRecord[], set: SourceSet): SourceRecord[][] {
  const { groupBy, columns, topOfGroup } = plan
  if (groupBy.length === 0) return columns.every(isFigure) ? [records] : records.map(record => [record])
  const groups = new Map<string, SourceRecord[]>()
  const keys = groupBy.map(key => columns.find(({ name, value }) => name === key && 'formula' in value)?.value ?? key)
  const textOf = (record: SourceRecord, key: (typeof keys)[number]): string => {
    if (typeof key === 'string') return record.cells[key]?.text ?? ''
    return 'formula' in key ? deriveValue(record, key, { ...plan, columns: set.columns }).text : ''
  }
  for (const record of records) {
    const key = keys.map(one => foldText(textOf(record, one))).join('\n')
    const group = groups.get(key)
    if (group) group.push(record)
    else groups.set(key, [record])
  }
  if (!topOfGroup) return [...groups.values()]
  const { field, direction } = topOfGroup
  const sign = direction === 'ascending' ? 1 : -1
  const compare = (a: SourceRecord, b: SourceRecord) =>
    compareRanks(rankOf(a.cells[field]), rankOf(b.cells[field]), sign)
  const sorted = [...groups.values()].map(group => group.toSorted(compare))
  const { count = 1 } = topOfGroup
  return count === 1 ? sorted : sorted.flatMap(group => group.slice(0, count).map(record => [record]))
}

function passesHaving({ cells }: Row, having: Plan['having'], columns: readonly Column[]): boolean {
  const id = columns.find(({ name }) => name === having?.column)?.id ?? ''
  const figure = numberOf(cells[id]?.value)
  return having !== undefined && figure !== undefined && comparesTo(figure, having)
}

function describeColumn({ name, value }: PlanColumn, index: number, set: SourceSet): Column {
  const kindOf = (field: string | undefined): ValueKind => set.columns.find(({ key }) => key === field)?.kind ?? 'text'
  const id = `c${index + 1}`
  if ('formula' in value) {
    if (value.formula === 'discount') return { id, name, kind: 'percentage' }
    if (value.formula === 'days-until') return { id, name, kind: 'number' }
    if (value.formula === 'difference' || value.formula === 'product') return { id, name, kind: kindOf(value.field) }
    if (value.formula === 'month' || value.formula === 'year') return { id, name, kind: 'date' }
    return { id, name, kind: value.formula === 'per-unit' ? kindOf(value.amount) : 'text' }
  }
  if ('aggregate' in value) return { id, name, kind: kindOfFigure(value, kindOf(value.field)) }
  if ('compare' in value)
    return {
      id,
      name,
      kind: value.compare === 'share' ? 'percentage' : kindOfFigure(value.of[0], kindOf(value.of[0]?.field)),
    }
  return { id, name, kind: kindOf(value.field) }
}

function kindOfFigure(value: Aggregate | undefined, kind: ValueKind): ValueKind {
  if (value?.aggregate === 'share') return 'percentage'
  const isPlain = !value || value.as || value.aggregate.startsWith('count') || value.aggregate === 'longest-run'
  return isPlain || (value.aggregate === 'range' && kind === 'date') ? 'number' : kind
}

type Build = { plan: Plan; columns: Column[]; set: SourceSet; passed: readonly SourceRecord[] }

function buildRow(records: SourceRecord[], { plan, columns, set, passed }: Build): Row {
  const first = records[0]
  const nameOf = (field: string) => set.columns.find(({ key }) => key === field)?.name ?? field
  const cellOf = ({ value }: PlanColumn): Cell => {
    if ('aggregate' in value) return aggregateGroup(records, value, { nameOf, set, passed })
    if ('compare' in value) return compareFigures(records, value, { nameOf, set, passed })
    if (!first) return emptyCell()
    if ('formula' in value) return deriveValue(first, value, { ...plan, columns: set.columns })
    const cell = first.cells[value.field]
    return cell ? { text: cell.text, value: cell.value, origin: placeOf(first, cell) } : emptyCell()
  }
  return {
    cells: Object.fromEntries(plan.columns.map((column, index) => [columns[index]?.id ?? '', cellOf(column)])),
  }
}

const collator = new Intl.Collator('es', { numeric: true })

/** What cannot be compared goes last, whichever way. */
function compareRanks(a: Rank, b: Rank, sign: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
  // Words among numbers cannot be compared with them.
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return sign * collator.compare(String(a), String(b))
}

type Rank = number | string | undefined

function rankOf(cell: Pick<Cell, 'text' | 'value'> | undefined, as?: ReadAs): Rank {
  if (cell?.value.kind === 'empty') return undefined
  const number = numberOf(cell?.value) ?? readNumberAs(cell?.text, as)
  if (as) return number
  if (number !== undefined) return number
  return daysOf(cell?.value)?.from ?? (foldText(cell?.text ?? '') || undefined)
}

type Built = { records: readonly SourceRecord[]; row: Row }

type Ranked = { row: Row; ranks: Rank[] }

function sortRows(built: readonly Built[], { sort }: Plan, columns: Column[]): Ranked[] {
  const keys = sort.map(({ column, direction, as }) => ({
    as,
    id: columns.find(({ name }) => name === column)?.id,
    field: column,
    sign: direction === 'ascending' ? (1 as const) : (-1 as const),
  }))
  // Each cell is ranked once, not at every comparison.
  const ranked: Ranked[] = built.map(({ records, row }) => ({
    row,
    ranks: keys.map(({ id, field, as }) => rankOf(id ? row.cells[id] : records[0]?.cells[field], as)),
  }))
  ranked.sort((one, other) => {
    for (const [at, { sign }] of keys.entries()) {
      const order = compareRanks(one.ranks[at], other.ranks[at], sign)
      if (order !== 0) return order
    }
    return 0
  })
  return ranked
}

function withoutRepeats(ranked: Ranked[], columns: Column[]): Ranked[] {
  const seen = new Set<string>()
  return ranked.filter(({ row }) => {
    const key = columns.map(({ id }) => foldText(row.cells[id]?.text ?? '')).join('\n')
    return !seen.has(key) && seen.add(key)
  })
}
