import type { Origin } from '@sondeo/table/origin'
import { type Cell, type Column, type Row, TABLE_VERSION, type Table } from '@sondeo/table/table'
import type { ValueKind } from '@sondeo/table/value'
import { describeFields } from '../propose/describe-fields.ts'
import { emptyCell } from '../run/make-cell.ts'
import { type ColumnMatch, nameApart } from './match-columns.ts'
import { copiedFrom, type JoinedRow, mergeDuplicates, type NameColumn } from './merge-duplicates.ts'

export type ListSource = {
  name: string
  address: string | null
  table: Table
  /** A list that was joined before keeps the sources of its rows in two of its cells. */
  joinedBefore?: { sourceId: string; addressId: string } | undefined
}

type Parts = {
  sources: readonly ListSource[]
  columns: readonly ColumnMatch[]
  /** What the two added columns are called, and how their values came about. */
  words: { source: string; address: string; formula: string }
}

export type Consolidated = { table: Table; duplicates: number }

/** Where a row stands: the page of its first copied value, else where its list is from. */
function findAddress({ cells }: Row, { address }: ListSource): string | null {
  for (const { origin } of Object.values(cells))
    for (const copied of copiedFrom(origin)) {
      const found = copied.kind === 'page' ? copied.url : copied.address
      if (found) return found
    }
  return address
}

const SEPARATOR = '; '

function readSources(row: Row, source: ListSource): { names: Set<string>; addresses: Set<string> } {
  const { joinedBefore, name } = source
  const read = (id: string) => new Set(row.cells[id]?.text.split(SEPARATOR).filter(text => text !== ''))
  if (joinedBefore) return { names: read(joinedBefore.sourceId), addresses: read(joinedBefore.addressId) }
  const address = findAddress(row, source)
  return { names: new Set([name]), addresses: new Set(address ? [address] : []) }
}

/** A figure names its source where it stands now: beside it there is no longer the report that did. */
function keepFigure(cell: Cell): Cell {
  const { origin } = cell
  if (origin?.kind !== 'figure') return cell
  const { source, reporter, year, method, address } = origin
  const name = [source, reporter, year].filter(part => part !== null && part !== '').join(', ')
  const inputs = [{ name, text: address ?? method, origins: [origin] }]
  return { ...cell, origin: { kind: 'derived', formula: 'figure', inputs } }
}

const joinRows = ({ sources, columns }: Parts, ids: readonly string[]): JoinedRow[] =>
  sources.flatMap((source, at) =>
    source.table.rows.map(row => {
      const cells = columns.map(({ from }, index) => [
        ids[index] ?? '',
        keepFigure(row.cells[from[at] ?? ''] ?? emptyCell()),
      ])
      return { cells: Object.fromEntries(cells), sources: new Set([at]), ...readSources(row, source) }
    }),
  )

/** The column that says what the rows are: the first that names somebody or something, else the first of text. */
export function findNameColumn(columns: readonly Column[]): NameColumn | null {
  const fields = describeFields({
    id: 'list',
    name: null,
    kind: 'table',
    columns: columns.map(({ id, name, kind }) => ({ key: id, name, kind })),
    records: [],
    pages: 1,
  })
  const texts = fields.filter(({ kind }) => kind === 'text')
  const naming = texts.find(({ families }) => families.has('party') || families.has('name'))
  const found = naming ?? texts[0]
  return found ? { id: found.key, isTelling: naming !== undefined } : null
}

const kindOf = (rows: readonly Row[], id: string, wanted: ValueKind): ValueKind =>
  rows.every(({ cells }) => ['empty', 'ambiguous', wanted].includes(cells[id]?.value.kind ?? 'empty')) ? wanted : 'text'

/** Several tables become one list: columns as matched, every thing once, each row with where it comes from. */
export function consolidateTables(parts: Parts): Consolidated {
  const { sources, words } = parts
  const named = nameApart([
    ...parts.columns,
    { name: words.source, kind: 'text' as const },
    { name: words.address, kind: 'text' as const },
  ])
  const all: Column[] = named.map(({ name, kind }, at) => ({ id: `c${at}`, name, kind }))
  const ids = all.slice(0, parts.columns.length).map(({ id }) => id)
  const sourceId = `c${ids.length}`
  const addressId = `c${ids.length + 1}`
  const name = findNameColumn(all.slice(0, ids.length))
  const { rows, duplicates } = mergeDuplicates(joinRows(parts, ids), ids, name)

  const describe = (texts: Iterable<string>, from: ReadonlySet<number>): Cell => {
    const text = [...texts].join(SEPARATOR)
    const inputs = [...from].map(at => ({
      name: sources[at]?.name ?? '',
      text: sources[at]?.address ?? '',
      origins: [],
    }))
    const origin: Origin = { kind: 'derived', formula: words.formula, inputs }
    return text === '' ? emptyCell() : { text, value: { kind: 'text', text }, origin }
  }
  const finished = rows.map(({ cells, sources: from, names, addresses }) => ({
    cells: { ...cells, [sourceId]: describe(names, from), [addressId]: describe(addresses, from) },
  }))
  const columns = all.map(column => ({ ...column, kind: kindOf(finished, column.id, column.kind) }))
  return { table: { version: TABLE_VERSION, title: null, columns, rows: finished }, duplicates }
}
