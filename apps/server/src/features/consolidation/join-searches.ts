import { type Consolidated, consolidateTables, type ListSource as ListBefore } from '@sondeo/analyst/consolidate-tables'
import { matchColumns } from '@sondeo/analyst/match-columns'
import { type ListColumn, type ListSource, maxListRows } from '@sondeo/contract/consolidation'
import type { Language } from '@sondeo/contract/fields'
import type { Search } from '@sondeo/database/searches-store'
import type { Table } from '@sondeo/table/table'
import { AppError } from '../../app-error.ts'
import { messagesIn } from '../../messages/server-messages.ts'
import type { Services } from '../../services.ts'
import { readSearchTable } from './read-search-table.ts'

type Asked = {
  ownerId: string
  language: Language
  searchIds: readonly string[]
  columns?: readonly ListColumn[] | undefined
}

export type Joined = Consolidated & { searches: Search[]; sources: ListSource[]; columns: ListColumn[] }

/** Reads the searches and joins their tables; the columns are those asked for, else matched by meaning. */
export async function joinSearches({ stores }: Pick<Services, 'stores'>, asked: Asked): Promise<Joined> {
  const { ownerId, language } = asked
  const found: { search: Search; table: Table; joinedBefore: ListBefore['joinedBefore'] }[] = []
  for (const searchId of asked.searchIds) {
    const search = await stores.searches.find({ ownerId, searchId })
    if (!search) throw new AppError('not_found')
    const table = readSearchTable(search)
    if (!table) throw new AppError('list_source_unreadable')
    found.push({ search, ...splitSources(search, table) })
  }
  const tables = found.map(({ table }) => table)
  if (tables.reduce((sum, { rows }) => sum + rows.length, 0) > maxListRows) throw new AppError('list_too_long')

  const proposed = matchColumns(tables)
  const columns = asked.columns?.map(column => ({ ...column, kind: kindOf(column, tables) })) ?? proposed
  for (const { from } of columns) if (!isKnown(from, tables)) throw new AppError('invalid_input')
  const sources = found.map(({ search, ...rest }) => ({ name: search.name, address: addressOf(search), ...rest }))
  const joined = consolidateTables({ sources, columns, words: messagesIn(language).lists.columns })
  return {
    ...joined,
    searches: found.map(({ search }) => search),
    sources: found.map(({ search, table }) => describeSource(search, table)),
    columns: columns.map(({ name, from }) => ({ name, from })),
  }
}

/** The last two columns of a list say where its rows are from; they are carried on, not joined. */
function splitSources({ document }: Search, table: Table): { table: Table; joinedBefore: ListBefore['joinedBefore'] } {
  const [source, address] = table.columns.slice(-2)
  if (!document.details.list || !source || !address) return { table, joinedBefore: undefined }
  const columns = table.columns.slice(0, -2)
  return { table: { ...table, columns }, joinedBefore: { sourceId: source.id, addressId: address.id } }
}

/** A website is saved under its address. */
const addressOf = ({ name }: Search) => (/^https?:\/\//i.test(name) ? name : null)

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

const describeSource = ({ id: searchId, name }: Search, { columns, rows }: Table): ListSource => ({
  searchId,
  name,
  rowCount: rows.length,
  columns: columns.map(({ id, name, kind }) => {
    const filled = rows.find(({ cells }) => cells[id]?.text.trim())
    return { id, name, kind, sample: filled?.cells[id]?.text.slice(0, 60) ?? '' }
  }),
})
