import { consolidateTables, type ListSource as ListBefore } from '@sondeo/analyst/consolidate-tables'
import { type Clash, findClash } from '@sondeo/analyst/find-clash'
import { type Matrix, makeMatrix } from '@sondeo/analyst/make-matrix'
import { matchColumns } from '@sondeo/analyst/match-columns'
import { type ListColumn, type ListSource, maxListRows } from '@sondeo/contract/consolidation'
import type { ErrorCode } from '@sondeo/contract/errors'
import type { Language } from '@sondeo/contract/fields'
import { readSearchDocument } from '@sondeo/database/search-document'
import type { Table } from '@sondeo/table/table'
import { messagesIn } from '../../messages/server-messages.ts'
import type { AskServer } from '../../readers/ask-server.ts'
import { readSearchTable } from './read-search-table.ts'
import { type Joined, type OpenSearch, writeList } from './write-list.ts'

export type JoinRequest = {
  language: Language
  searchIds: readonly string[]
  columns?: readonly ListColumn[] | undefined
  /** What the searches are called in the table and where they are from, where that is not what they are saved under. */
  sources?: readonly { name: string; address: string }[]
  /** One row per product and one column per source, instead of a list. */
  matrix?: { decisions: Readonly<Record<string, boolean>>; valueColumn: string | null; question: string }
  /** Whether the list is to be saved, or only looked at. */
  isSaved: boolean
}

/** A search as the reader gets it. */
type FoundSearch = { id: string; name: string; json: Uint8Array }

type JoinedList =
  | { problem: ErrorCode }
  | {
      problem: null
      sources: ListSource[]
      columns: (ListColumn & { clash?: Clash })[]
      rowCount: number
      duplicates: number
      documentJson: Uint8Array | null
      matrix: MatrixNotes | null
    }

/** What is told of a matrix beside its table. */
type MatrixNotes = Omit<Matrix, 'table' | 'siteColumns'>

type Opened = { search: OpenSearch; table: Table; joinedBefore: ListBefore['joinedBefore'] }

/** The searches of one person, one after the other, with their tables. */
export async function openSearches(
  request: Pick<JoinRequest, 'searchIds' | 'sources'>,
  ask: AskServer,
): Promise<{ problem: ErrorCode } | { problem: null; found: Opened[] }> {
  const found: Opened[] = []
  let rowCount = 0
  for (const searchId of request.searchIds) {
    const asked = (await ask('findSearch', searchId)) as FoundSearch | null
    const document = asked && readSearchDocument(asked.json)
    if (!document) return { problem: 'not_found' }
    const search = { id: asked.id, name: request.sources?.[found.length]?.name ?? asked.name, document }
    const table = readSearchTable(search)
    if (!table) return { problem: 'list_source_unreadable' }
    rowCount += table.rows.length
    if (rowCount > maxListRows) return { problem: 'list_too_long' }
    found.push({ search, ...splitSources(search, table) })
  }
  return { problem: null, found }
}

/** Reads the searches and joins their tables; the columns are those asked for, else matched by meaning. */
export async function joinInReader(request: JoinRequest, ask: AskServer): Promise<JoinedList> {
  const { language } = request
  const opened = await openSearches(request, ask)
  if (opened.problem !== null) return opened
  const { found } = opened
  const tables = found.map(({ table }) => table)
  // Where each site has a column of its own, its amounts stand in it as they are written.
  const proposed = matchColumns(tables, { keepsApart: request.matrix === undefined })
  const columns = request.columns?.map(column => ({ ...column, kind: kindOf(column, tables) })) ?? proposed
  if (!columns.every(({ from }) => isKnown(from, tables))) return { problem: 'invalid_input' }
  const from = found.map(({ search, ...rest }, at) => ({
    name: search.name,
    address: request.sources?.[at]?.address ?? addressOf(search),
    ...rest,
  }))
  const { lists } = messagesIn(language)
  const matrix = request.matrix && makeMatrix({ sources: from, columns, ...request.matrix, words: lists.matrix })
  const joined: Joined = {
    ...(matrix
      ? { table: matrix.table, duplicates: 0, comparedColumns: matrix.siteColumns }
      : consolidateTables({ sources: from, columns, words: lists.columns })),
    searches: found.map(({ search }) => search),
    sources: found.map(({ search, table }) => describeSource(search, table)),
    columns: columns.map(({ name, from }) => ({ name, from })),
  }
  return {
    problem: null,
    sources: joined.sources,
    columns: joined.columns.map(column => withClash(column, tables)),
    rowCount: joined.table.rows.length,
    duplicates: joined.duplicates,
    documentJson: request.isSaved ? writeList(joined, { language, isBatch: request.sources !== undefined }) : null,
    matrix: matrix ? withoutTable(matrix) : null,
  }
}

function withClash(column: ListColumn, tables: readonly Table[]) {
  const clash = findClash(column.from, tables)
  return clash ? { ...column, clash } : column
}

const withoutTable = ({ table: _, siteColumns: __, ...notes }: Matrix): MatrixNotes => notes

/** The last two columns of a list say where its rows are from; they are carried on, not joined. */
function splitSources(
  { document }: OpenSearch,
  table: Table,
): { table: Table; joinedBefore: ListBefore['joinedBefore'] } {
  const [source, address] = table.columns.slice(-2)
  if (!document.details.list || !source || !address) return { table, joinedBefore: undefined }
  const columns = table.columns.slice(0, -2)
  return { table: { ...table, columns }, joinedBefore: { sourceId: source.id, addressId: address.id } }
}

/** A website is saved under its address. */
const addressOf = ({ name }: OpenSearch) => (/^https?:\/\//i.test(name) ? name : null)

const columnOf = (table: Table | undefined, id: string | null | undefined) =>
  table?.columns.find(column => column.id === id)

const isKnown = (from: readonly (string | null)[], tables: readonly Table[]) =>
  from.length === tables.length && from.every((id, at) => id === null || columnOf(tables[at], id))

/** What its parts are, where they are all the same. */
function kindOf({ from }: ListColumn, tables: readonly Table[]) {
  const kinds = new Set(from.flatMap((id, at) => columnOf(tables[at], id)?.kind ?? []))
  const [kind] = kinds
  return kind && kinds.size === 1 ? kind : ('text' as const)
}

const describeSource = ({ id: searchId, name }: OpenSearch, { columns, rows }: Table): ListSource => ({
  searchId,
  name,
  rowCount: rows.length,
  columns: columns.map(({ id, name, kind }) => {
    const filled = rows.find(({ cells }) => cells[id]?.text.trim())
    return { id, name, kind, sample: filled?.cells[id]?.text.slice(0, 60) ?? '' }
  }),
})
