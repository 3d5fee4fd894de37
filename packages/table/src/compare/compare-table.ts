import type { RowPlace } from '../row-place.ts'
import type { Table } from '../table.ts'
import type { Value, ValueKind } from '../value.ts'
import { dropStrangers } from './drop-strangers.ts'
import { findCounters } from './find-counters.ts'
import { type KnownCell, type KnownColumn, type KnownList, type KnownRow, knowCells, knowColumn } from './known-list.ts'
import { type Item, matchItems } from './match-items.ts'
import { matchKnownColumns } from './match-known-columns.ts'
import { isSameCell } from './same-cell.ts'

/** One field of a row that says something else than before. */
export type FieldChange = {
  name: string
  kind: ValueKind
  before: string
  after: string
  beforeValue: Value
  afterValue: Value
}

/** What happened to a row. One that was gone and is there again is `new` and says since when it was gone. */
export type RowChange = {
  kind: 'new' | 'gone' | 'changed'
  rowId: number
  /** Its texts by the names of the columns, as they are now; as they were, for one that is gone. */
  row: Record<string, string>
  fields: FieldChange[]
  goneSince: string | null
  /** Where it stands, and where it stood; null where it does not. */
  place: RowPlace | null
  placeBefore: RowPlace | null
}

export type WhyUnreadable = 'empty' | 'much-smaller' | 'other-layout'
export type Comparison =
  | { isReadable: false; why: WhyUnreadable }
  | { isReadable: true; list: KnownList; changes: RowChange[] }

type When = {
  searchId: string
  at: string
  /** Whether every page of the list was read: what a part of it lacks may stand on the rest. */
  isComplete: boolean
  /** What a question leaves of a list may be little or nothing: its size says nothing about how it was read. */
  isPart?: boolean
}

const A_TENTH = 0.1
const ENOUGH = 10
const HALF = 0.5
// More than this at once may be a page that came halfway: it is told when it is seen a second time.
const MANY_GONE = 0.3
const FEW = 2

type Measured = { known: KnownList; found: number; matched: number; isPart: boolean }

function whyUnreadable({ known, found, matched, isPart }: Measured): WhyUnreadable | null {
  const present = known.rows.filter(({ goneAt }) => goneAt === null).length
  if (present === 0) return null
  if (found === 0) return 'empty'
  if (!isPart && present >= ENOUGH && found < present * A_TENTH) return 'much-smaller'
  return matched < known.columns.length * HALF ? 'other-layout' : null
}

/** What a list shows now, under the columns that are known of it. */
type Shown = {
  columns: KnownColumn[]
  found: { line: number; cells: Record<string, KnownCell> }[]
  /** Which known row each of them is; null for a new one. */
  places: (number | null)[]
}

/** Columns that were not there before are known from now on, under ids of their own. */
function addColumns(known: KnownList, table: Table, ids: Map<string, string>): KnownColumn[] {
  const used = new Set(known.columns.map(({ id }) => id))
  const added = table.columns.flatMap(column => {
    if (ids.has(column.id)) return []
    let id = column.id
    while (used.has(id)) id = `${id}+`
    used.add(id)
    ids.set(column.id, id)
    return [knowColumn({ ...column, id })]
  })
  return [...known.columns, ...added]
}

function findAgain(known: KnownList, table: Table, ids: Map<string, string>): Shown {
  const columns = addColumns(known, table, ids)
  const found = dropStrangers(table).map(({ row, line }) => ({ line, cells: knowCells(row, ids) }))
  const itemOf = ({ cells }: { cells: Record<string, KnownCell> }): Item =>
    known.columns.map(({ id }) => cells[id]?.text ?? '')
  const isPresent = ({ goneAt, isMissing }: KnownRow) => goneAt === null && !isMissing
  const places = matchItems({
    columns: known.columns,
    known: known.rows.map(itemOf),
    present: known.rows.filter(isPresent).map(itemOf),
    found: found.map(itemOf),
  })
  return { columns, found, places }
}

/** Compares what a list shows now with everything that is known of it. */
export function compareTable(known: KnownList, table: Table, when: When): Comparison {
  const ids = matchKnownColumns(known, table)
  const why =
    when.isPart && table.rows.length === 0
      ? null
      : whyUnreadable({ known, found: dropStrangers(table).length, matched: ids.size, isPart: when.isPart === true })
  if (why) return { isReadable: false, why }
  const shown = findAgain(known, table, ids)
  const pairs = shown.places.flatMap((place, at) => {
    const before = place === null ? undefined : known.rows[place]?.cells
    return before ? [{ before, after: shown.found[at]?.cells ?? {} }] : []
  })
  const counters = new Set(findCounters(known.columns, pairs))
  const columns = shown.columns.map(column => (counters.has(column.id) ? { ...column, isQuiet: true } : column))
  const rows = [...known.rows]
  const changes = [
    ...tellFound({ known, rows, columns, shown, when }),
    ...(when.isComplete ? tellGone({ known, rows, columns, shown, when }) : []),
  ]
  return { isReadable: true, list: { columns, rows }, changes }
}

/** `rows` becomes what is known afterwards. */
type Telling = { known: KnownList; rows: KnownRow[]; columns: KnownColumn[]; shown: Shown; when: When }

const inWords = (cells: Record<string, KnownCell>, columns: readonly KnownColumn[]): Record<string, string> =>
  Object.fromEntries(columns.flatMap(({ id, name }) => (cells[id]?.text ? [[name, cells[id].text]] : [])))

function tellFound({ known, rows, columns, shown, when }: Telling): RowChange[] {
  const wereThere = new Set(known.columns.map(({ id }) => id))
  const told = columns.filter(({ id, isQuiet }) => !isQuiet && wereThere.has(id))
  let nextId = rows.reduce((highest, { id }) => Math.max(highest, id + 1), 0)
  return shown.found.flatMap(({ line, cells }, at): RowChange[] => {
    const place = { searchId: when.searchId, row: line }
    const seen = { place, lastSeenAt: when.at, goneAt: null, isMissing: false }
    const row = inWords(cells, columns)
    const position = shown.places[at] ?? null
    const before = position === null ? undefined : known.rows[position]
    if (!before || position === null) {
      const rowId = nextId++
      rows.push({ id: rowId, firstSeenAt: when.at, cells, ...seen })
      return [{ kind: 'new', rowId, row, fields: [], goneSince: null, place, placeBefore: null }]
    }
    // A page that leaves a field out for once takes nothing away.
    rows[position] = { ...before, ...seen, cells: { ...before.cells, ...cells } }
    const fields = told.flatMap(({ id, name, kind }) => changeOf(before.cells[id], cells[id], { name, kind }))
    const { id: rowId, goneAt: goneSince, place: placeBefore } = before
    const change = { rowId, row, fields, goneSince, place, placeBefore }
    if (goneSince !== null) return [{ kind: 'new', ...change }]
    return fields.length > 0 ? [{ kind: 'changed', ...change }] : []
  })
}

function tellGone({ known, rows, columns, shown, when }: Telling): RowChange[] {
  const taken = new Set(shown.places)
  const listed = known.rows.flatMap((row, position) => (row.goneAt === null ? [{ row, position }] : []))
  const missing = listed.filter(({ position }) => !taken.has(position))
  const areMany = missing.length > Math.max(FEW, listed.length * MANY_GONE)
  return missing.flatMap(({ row, position }): RowChange[] => {
    const isTold = row.isMissing || !areMany
    rows[position] = isTold ? { ...row, goneAt: when.at, isMissing: false } : { ...row, isMissing: true }
    if (!isTold) return []
    const { id: rowId, cells, place: placeBefore } = row
    return [
      { kind: 'gone', rowId, row: inWords(cells, columns), fields: [], goneSince: null, place: null, placeBefore },
    ]
  })
}

type Named = { name: string; kind: ValueKind }

function changeOf(before: KnownCell | undefined, after: KnownCell | undefined, named: Named): FieldChange[] {
  // A column that is not there at all says nothing about the row.
  if (!after || isSameCell(before, after)) return []
  return [
    {
      ...named,
      before: before?.text ?? '',
      after: after.text,
      beforeValue: before?.value ?? { kind: 'empty' },
      afterValue: after.value,
    },
  ]
}
