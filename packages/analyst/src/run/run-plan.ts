import { type Cell, type Column, type Row, TABLE_VERSION, type Table } from '@sondeo/table/table'
import type { ValueKind } from '@sondeo/table/value'
import { foldText } from '../fold-text.ts'
import type { Plan, PlanColumn } from '../plan/plan.ts'
import type { SourceRecord, SourceSet } from '../record-source.ts'
import { aggregateGroup } from './aggregate-group.ts'
import { daysOf, numberOf } from './comparable.ts'
import { deriveValue, placeOf } from './derive-value.ts'
import { type AnswerFacts, gatherRunFacts } from './gather-run-facts.ts'
import { emptyCell } from './make-cell.ts'
import { comparesTo, passes } from './test-condition.ts'

export type PlanRun = { table: Table; recordsConsidered: number; recordsPassed: number; facts: AnswerFacts }

/** Runs a plan over every record of its set. Values are copied or computed here and nowhere else. */
export function runPlan(plan: Plan, set: SourceSet): PlanRun {
  const { filter } = plan
  const passed = filter ? set.records.filter(record => passes(record, filter)) : set.records
  const groups = groupRecords(plan, passed, set)
  const columns = plan.columns.map((column, index) => describeColumn(column, index, set))
  const built = groups.map(records => ({ records, row: buildRow(records, { plan, columns, set }) }))
  let ranked = sortRows(built, plan, columns)
  if (plan.having) ranked = ranked.filter(({ row }) => passesHaving(row, plan.having, columns))
  if (plan.distinct) ranked = withoutRepeats(ranked, columns)
  const facts = gatherRunFacts({ plan, passed, set, ranks: ranked.map(({ ranks }) => ranks.join('\n')) })
  let rows = ranked.map(({ row }) => row)
  const skip = plan.skip ?? 0
  if (skip > 0 || plan.limit !== null) rows = rows.slice(skip, plan.limit === null ? undefined : skip + plan.limit)
  return {
    table: { version: TABLE_VERSION, title: set.name, columns, rows },
    recordsConsidered: set.records.length,
    recordsPassed: passed.length,
    facts,
  }
}

const isAggregate = ({ value }: PlanColumn) => 'aggregate' in value

function groupRecords(plan: Plan, records: SourceRecord[], set: SourceSet): SourceRecord[][] {
  const { groupBy, columns, topOfGroup } = plan
  if (groupBy.length === 0) return columns.every(isAggregate) ? [records] : records.map(record => [record])
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
    if (value.formula === 'days-until') return { id, name, kind: 'number' }
    if (value.formula === 'difference' || value.formula === 'product') return { id, name, kind: kindOf(value.field) }
    if (value.formula === 'month' || value.formula === 'year') return { id, name, kind: 'date' }
    return { id, name, kind: value.formula === 'per-unit' ? kindOf(value.amount) : 'text' }
  }
  if ('aggregate' in value)
    return { id, name, kind: value.aggregate.startsWith('count') ? 'number' : kindOf(value.field) }
  return { id, name, kind: kindOf(value.field) }
}

type Build = { plan: Plan; columns: Column[]; set: SourceSet }

function buildRow(records: SourceRecord[], { plan, columns, set }: Build): Row {
  const first = records[0]
  const nameOf = (field: string) => set.columns.find(({ key }) => key === field)?.name ?? field
  const cellOf = ({ value }: PlanColumn): Cell => {
    if ('aggregate' in value) return aggregateGroup(records, value, nameOf)
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

function rankOf(cell: Pick<Cell, 'text' | 'value'> | undefined): Rank {
  if (cell?.value.kind === 'empty') return undefined
  const number = numberOf(cell?.value)
  if (number !== undefined) return number
  return daysOf(cell?.value)?.from ?? (foldText(cell?.text ?? '') || undefined)
}

type Built = { records: readonly SourceRecord[]; row: Row }

type Ranked = { row: Row; ranks: Rank[] }

function sortRows(built: readonly Built[], { sort }: Plan, columns: Column[]): Ranked[] {
  const keys = sort.map(({ column, direction }) => ({
    id: columns.find(({ name }) => name === column)?.id,
    field: column,
    sign: direction === 'ascending' ? (1 as const) : (-1 as const),
  }))
  // Each cell is ranked once, not at every comparison.
  const ranked: Ranked[] = built.map(({ records, row }) => ({
    row,
    ranks: keys.map(({ id, field }) => rankOf(id ? row.cells[id] : records[0]?.cells[field])),
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
