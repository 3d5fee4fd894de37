import { z } from 'zod'

/** One call of the Sheets API, with values for its body and for what it answers. */
export type CallSheets = (call: { method: 'GET' | 'POST'; path: string; body?: unknown }) => Promise<unknown>

/** One sheet with its size and the marks we put on it. */
export const SheetOnGoogle = z.object({
  properties: z.object({
    sheetId: z.number().int(),
    title: z.string(),
    gridProperties: z.object({ rowCount: z.number().int(), columnCount: z.number().int() }),
  }),
  developerMetadata: z
    .array(z.object({ metadataKey: z.string().optional(), metadataValue: z.string().optional() }))
    .default([]),
})
export type SheetOnGoogle = z.infer<typeof SheetOnGoogle>

export const SpreadsheetOnGoogle = z.object({
  spreadsheetId: z.string(),
  spreadsheetUrl: z.string().regex(/^https?:\/\//),
  properties: z.object({ title: z.string() }),
  sheets: z.array(SheetOnGoogle),
})
export type SpreadsheetOnGoogle = z.infer<typeof SpreadsheetOnGoogle>

const fields =
  'spreadsheetId,spreadsheetUrl,properties.title,sheets(properties(sheetId,title,gridProperties),developerMetadata(metadataKey,metadataValue))'

/** What a spreadsheet holds: its sheets, their sizes and which of our tables they are. */
export const openSpreadsheet = async (call: CallSheets, spreadsheetId: string): Promise<SpreadsheetOnGoogle> =>
  SpreadsheetOnGoogle.parse(
    await call({ method: 'GET', path: `/v4/spreadsheets/${encodeURIComponent(spreadsheetId)}?fields=${fields}` }),
  )
