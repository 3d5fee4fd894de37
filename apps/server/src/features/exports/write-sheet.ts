import { z } from 'zod'
import { type CallSheets, SheetOnGoogle, type SpreadsheetOnGoogle } from './open-spreadsheet.ts'
import { planUpdate, type SheetUpdate } from './plan-update.ts'
import {
  formatHeader,
  formatProse,
  gridOf,
  growSheet,
  markSheet,
  rangeOf,
  sheetProperties,
  titleSheet,
} from './sheet-requests.ts'
import type { SheetValue } from './sheet-values.ts'
import { splitBatches } from './split-batches.ts'

/** What one sheet is to hold: its header and all its rows. */
export type SheetPart = { key: string; title: string; values: SheetValue[][]; isProse: boolean }

type Writing = { call: CallSheets; book: SpreadsheetOnGoogle; name: string; part: SheetPart; isNew: boolean }

const Added = z.object({ replies: z.tuple([z.object({ addSheet: SheetOnGoogle.pick({ properties: true }) })]) })
const Found = z.object({ values: z.array(z.array(z.unknown())).default([]) })

type WrittenRows = Pick<SheetUpdate, 'rowsAdded' | 'rowsUpdated'>

/** Which table of ours a sheet holds; such marks have a limit of their own. */
const markOf = (name: string) => name.slice(0, 1_000)

/** Fills one sheet: a fresh one with everything, one that holds this table already row by row. */
export async function writeSheet({ call, book, name, part, isNew }: Writing): Promise<WrittenRows> {
  const path = `/v4/spreadsheets/${encodeURIComponent(book.spreadsheetId)}`
  const isOurs = ({ developerMetadata, properties }: SheetOnGoogle) =>
    isNew
      ? properties.title === part.title
      : developerMetadata.some(mark => mark.metadataKey === part.key && mark.metadataValue === markOf(name))
  const known = book.sheets.find(isOurs)
  const { sheetId, title, gridProperties } = (known ?? (await addSheet())).properties
  const found = known && !isNew ? await readValues() : []
  const update = await planPart()
  const need = { rowCount: update.values.length, columnCount: update.columnCount }
  await change(growSheet(sheetId, gridProperties, need))
  for (const { firstRow, values } of splitBatches(update.values)) await writeValues(firstRow, values)
  await change([
    ...(known && !isNew ? [] : [markSheet(sheetId, part.key, markOf(name))]),
    ...formatHeader(sheetId, update.columnCount),
    ...(part.isProse ? formatProse(sheetId) : []),
  ])
  // Not the rows: whoever asked waits in another process, and has them.
  return { rowsAdded: update.rowsAdded, rowsUpdated: update.rowsUpdated }

  async function planPart(): Promise<SheetUpdate> {
    const [headers = [], ...rows] = part.values
    if (found.length > 0 && !part.isProse) return planUpdate(found, { headers: headers.map(String), rows })
    // An analysis is one text: the new one replaces the old one.
    if (found.length > 0)
      await call({ method: 'POST', path: `${path}/values/${encodeURIComponent(rangeOf(title))}:clear`, body: {} })
    return { values: part.values, columnCount: headers.length, rowsAdded: rows.length, rowsUpdated: 0 }
  }

  async function change(requests: readonly object[]): Promise<unknown> {
    return requests.length > 0 && call({ method: 'POST', path: `${path}:batchUpdate`, body: { requests } })
  }

  async function addSheet() {
    const taken = book.sheets.map(({ properties }) => properties.title)
    const properties = sheetProperties(titleSheet(part.title, taken), gridOf(part.values))
    const { replies } = Added.parse(await change([{ addSheet: { properties } }]))
    const added = { ...replies[0].addSheet, developerMetadata: [] }
    book.sheets.push(added)
    return added
  }

  async function readValues() {
    const query = 'majorDimension=ROWS&valueRenderOption=UNFORMATTED_VALUE'
    const range = encodeURIComponent(rangeOf(title))
    return Found.parse(await call({ method: 'GET', path: `${path}/values/${range}?${query}` })).values
  }

  function writeValues(firstRow: number, values: readonly (readonly SheetValue[])[]) {
    const data = [{ range: rangeOf(title, firstRow + 1), majorDimension: 'ROWS', values }]
    return call({ method: 'POST', path: `${path}/values:batchUpdate`, body: { valueInputOption: 'RAW', data } })
  }
}
