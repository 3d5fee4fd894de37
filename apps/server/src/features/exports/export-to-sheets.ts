import { type CallSheets, openSpreadsheet, SpreadsheetOnGoogle } from './open-spreadsheet.ts'
import { analysisKey, dataKey, gridOf, sheetProperties, titleSheet } from './sheet-requests.ts'
import { makeSheetValue } from './sheet-values.ts'
import { type SheetPart, writeSheet } from './write-sheet.ts'

type SheetsExport = {
  name: string
  headers: readonly string[]
  data: readonly Record<string, unknown>[]
  analysis: { title: string; lines: readonly string[] } | null
  /** An existing one; a new one is made without it. */
  spreadsheetId?: string | undefined
  /** Told as soon as the spreadsheet is known: what follows may still fail. */
  onOpened: (opened: SpreadsheetOnGoogle) => Promise<void>
}

export type ExportedSheet = { spreadsheetUrl: string; rowsAdded: number; rowsUpdated: number }

/** Where new spreadsheets are asked for. */
export const creating = '/v4/spreadsheets'

/** Writes the table, and the analysis on a sheet of its own, to a new spreadsheet or into one that is there. */
export async function exportToSheets(call: CallSheets, wanted: SheetsExport): Promise<ExportedSheet> {
  const parts = listParts(wanted)
  const book = wanted.spreadsheetId
    ? await openSpreadsheet(call, wanted.spreadsheetId)
    : await createSpreadsheet(call, wanted.name, parts)
  await wanted.onOpened(book)
  let counts = { rowsAdded: 0, rowsUpdated: 0 }
  for (const part of parts) {
    const written = await writeSheet({ call, book, name: wanted.name, part, isNew: !wanted.spreadsheetId })
    if (part.key === dataKey) counts = written
  }
  return { spreadsheetUrl: book.spreadsheetUrl, ...counts }
}

function listParts({ name, headers, data, analysis }: SheetsExport): SheetPart[] {
  const rows = data.map(row => headers.map(header => makeSheetValue(row[header])))
  const table = { key: dataKey, title: titleSheet(name, []), values: [[...headers], ...rows], isProse: false }
  if (!analysis) return [table]
  const lines = [analysis.title, ...analysis.lines].map(line => [makeSheetValue(line)])
  return [table, { key: analysisKey, title: titleSheet(analysis.title, [table.title]), values: lines, isProse: true }]
}

async function createSpreadsheet(call: CallSheets, name: string, parts: readonly SheetPart[]) {
  const sheets = parts.map(({ title, values }) => ({ properties: sheetProperties(title, gridOf(values)) }))
  const body = { properties: { title: name.slice(0, 200) }, sheets }
  return SpreadsheetOnGoogle.parse(await call({ method: 'POST', path: creating, body }))
}
