import { readSearchDocument } from '@sondeo/database/search-document'
import { compareTable, type FieldChange, type WhyUnreadable } from '@sondeo/table/compare-table'
import { beginList, type HistoryPoint, KnownList } from '@sondeo/table/known-list'
import { readStoredTable, TABLE_VERSION, type Table } from '@sondeo/table/table'
import type { Value } from '@sondeo/table/value'
import { findDeadlines } from './find-deadlines.ts'
import type { StoredChange } from './watch-settings.ts'

type CompareRequest = {
  /** The saved search that shows the list now; null where a question rightly finds nothing. */
  json: Uint8Array | null
  /** What is known, as stored; null where the list is seen for the first time. */
  known: unknown
  searchId: string
  at: string
  isComplete: boolean
  /** What a question leaves of a list may be little or nothing. */
  isPart: boolean
  /** The owner's own choice of columns that are no news. */
  quietColumns: string[] | null
  /** Where the owner is. */
  today: string
  deadlineDays: number | null
}

type Compared =
  | { result: 'unreadable'; why: WhyUnreadable }
  | { result: 'read'; list: KnownList; changes: StoredChange[]; rowCount: number }

const NOTHING: Table = { version: TABLE_VERSION, title: null, columns: [], rows: [] }

/** What a list shows now against what is known of it. */
export async function compareInReader(request: CompareRequest): Promise<Compared> {
  const { json, searchId, at, isComplete, isPart } = request
  const table = json ? readStoredTable(readSearchDocument(json)?.details.table) : NOTHING
  const known = request.known === null ? null : choose(KnownList.parse(request.known), request.quietColumns)
  if (!known)
    return { result: 'read', list: beginList(table, { searchId, at }), changes: [], rowCount: table.rows.length }
  const compared = compareTable(known, table, { searchId, at, isComplete, isPart })
  if (!compared.isReadable) return { result: 'unreadable', why: compared.why }
  const { today, deadlineDays } = request
  const describe = (field: FieldChange) => describeField(field, { today, list: compared.list })
  const changes = compared.changes.map(change => ({ ...change, fields: change.fields.map(describe) }))
  const remembered = rememberValues(compared.list, changes, at)
  const { list, soon } = findDeadlines(remembered, { at, today, deadlineDays, changes })
  return { result: 'read', list, changes: [...changes, ...soon], rowCount: table.rows.length }
}

const choose = (list: KnownList, quiet: string[] | null): KnownList =>
  quiet === null
    ? list
    : { ...list, columns: list.columns.map(column => ({ ...column, isQuiet: quiet.includes(column.name) })) }

const MOST_POINTS = 400

/** Each row keeps the values of what changed in it, so that its history opens without reading any run. */
function rememberValues(list: KnownList, changes: readonly StoredChange[], at: string): KnownList {
  const moved = new Map(changes.filter(({ fields }) => fields.length > 0).map(change => [change.rowId, change.fields]))
  if (moved.size === 0) return list
  const rows = list.rows.map(row => {
    const fields = moved.get(row.id)
    if (!fields) return row
    const history: Record<string, HistoryPoint[]> = { ...row.history }
    for (const { name, before, after, beforeNumber, afterNumber } of fields) {
      const points = history[name] ?? [{ at: row.firstSeenAt, text: before, number: beforeNumber }]
      history[name] = [...points, { at, text: after, number: afterNumber }].slice(-MOST_POINTS)
    }
    return { ...row, history }
  })
  return { ...list, rows }
}

const numberOf = (value: Value): number | null => {
  if (value.kind === 'money') return value.amount
  if (value.kind === 'number') return value.number
  return value.kind === 'percentage' ? value.percent : null
}

type Around = { today: string; list: KnownList }

function describeField(
  { beforeValue, afterValue, ...field }: FieldChange,
  around: Around,
): StoredChange['fields'][number] {
  const beforeNumber = numberOf(beforeValue)
  const afterNumber = numberOf(afterValue)
  const meaning = meaningOf({ ...field, beforeValue, afterValue }, around)
  const difference = meaning ? differenceOf(beforeValue, afterValue) : undefined
  return { ...field, beforeNumber, afterNumber, meaning, ...(difference !== undefined && { difference }) }
}

const dayMs = 86_400_000
const wholeDay = /^\d{4}-\d{2}-\d{2}$/

/** How far a value moved: an amount in its currency, a day in days; unknown where only a month or a year is given. */
function differenceOf(before: Value, after: Value): number | undefined {
  // Cents that a machine cannot write exactly leave no trace.
  if (before.kind === 'money' && after.kind === 'money') return Number((after.amount - before.amount).toFixed(6))
  if (before.kind !== 'date' || after.kind !== 'date') return undefined
  if (!wholeDay.test(before.date) || !wholeDay.test(after.date)) return undefined
  return Math.round((Date.parse(after.date) - Date.parse(before.date)) / dayMs)
}

/** A day that is still to come is a deadline; few different texts in a whole column are states. */
function meaningOf({ name, beforeValue, afterValue }: FieldChange, { today, list }: Around) {
  if (beforeValue.kind === 'money' && afterValue.kind === 'money') {
    if (beforeValue.currency !== afterValue.currency) return null
    return afterValue.amount > beforeValue.amount ? 'amount-up' : 'amount-down'
  }
  if (beforeValue.kind === 'date' && afterValue.kind === 'date')
    return beforeValue.date >= today || afterValue.date >= today ? 'deadline-moved' : null
  return beforeValue.kind === 'text' && afterValue.kind === 'text' && holdsStates(list, name) ? 'status-changed' : null
}

const MOST_STATES = 8
const ROWS_PER_STATE = 3

function holdsStates({ columns, rows }: KnownList, name: string): boolean {
  const id = columns.find(column => column.name === name)?.id
  const states = new Set(rows.map(({ cells }) => (id ? cells[id]?.text : undefined)).filter(Boolean))
  return states.size <= MOST_STATES && states.size * ROWS_PER_STATE <= rows.length
}
