import { fillPath } from '@sondeo/contract/endpoint'
import { getExportTable } from '@sondeo/contract/exports'
import { getOriginPage } from '@sondeo/contract/origins'
import { paths } from '@sondeo/contract/paths'
import { z } from 'zod'
import type { ApiCaller } from './api-caller.ts'

/** A value with where it comes from, so that whoever repeats it can name its origin. */
const CitedCell = z.object({
  value: z.string(),
  source: z.string().nullable().describe('The page or statistic the value was copied from.'),
  origin: z.string().nullable().describe('A link that shows the value in its place, for whoever is signed in.'),
})

export const CitedTable = z.object({
  searchId: z.string(),
  link: z.string().describe('Opens the whole table in the application.'),
  columns: z.array(z.string()),
  rowCount: z.number().int(),
  offset: z.number().int(),
  rows: z.array(z.record(z.string(), CitedCell)),
})
export type CitedTable = z.infer<typeof CitedTable>

/** "1-3, 7" holds 2. */
const holds = (ranges: string, row: number) =>
  ranges.split(', ').some(range => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return row >= from && row <= to
  })

type Part = { searchId: string; offset?: number; limit?: number }

/** Rows of a saved table, each value with its origin; null for a search that was saved without a table. */
export async function readResult(
  caller: ApiCaller,
  { searchId, offset = 0, limit = 50 }: Part,
): Promise<CitedTable | null> {
  const { table, sources } = await caller.call(getExportTable, { body: { searchId } })
  if (!table) return null
  const link = caller.appUrl + paths.savedResults(searchId)
  const cite = (text: string, row: number, { id, name }: (typeof table.columns)[number]) => {
    const source = sources.find(({ columns, rows }) => columns.includes(name) && holds(rows, row + 1))
    if (text === '' || !source) return { value: text, source: null, origin: null }
    // Pages are kept, and show the value marked; figures of statistics are explained beside their table.
    const isPage = source.name === null
    const page = fillPath(getOriginPage.path, { searchId, place: `${row}-${id}-0` })
    return {
      value: text,
      source: source.address ?? source.name,
      origin: isPage ? `${caller.appUrl}${page}#origin` : link,
    }
  }
  const rows = table.rows.slice(offset, offset + limit).map((cells, at) =>
    Object.fromEntries(
      table.columns.map((column, index) => {
        const cell = cells[index] ?? ''
        return [column.name, cite(typeof cell === 'string' ? cell : cell.text, offset + at, column)]
      }),
    ),
  )
  return { searchId, link, columns: table.columns.map(({ name }) => name), rowCount: table.rows.length, offset, rows }
}
