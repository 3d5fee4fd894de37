import { exportGoogleSheets } from '@sondeo/contract/exports'
import type { Language } from '@sondeo/contract/fields'
import type { JsonPieces } from '../../http/limits/large-body.ts'
import { messagesIn } from '../../messages/server-messages.ts'
import type { AskServer } from '../../readers/ask-server.ts'
import { type ExportedSheet, exportToSheets } from './export-to-sheets.ts'
import type { CallSheets } from './open-spreadsheet.ts'

/** `json` is the body of the call as it came. */
export type SheetsRequest = { json: JsonPieces; language: Language }

/** What the server has to do: only it can reach Google, and only for whom the token is. */
export type SheetsQuestion =
  | { kind: 'call'; accessToken: string; method: 'GET' | 'POST'; path: string; json?: Uint8Array }
  | { kind: 'opened'; spreadsheetId: string; url: string; name: string; rowCount: number }

type Outcome =
  | { result: 'exported'; sheet: ExportedSheet }
  | { result: 'malformed' }
  | { result: 'refused'; problems: { field: string; message: string }[] }

/** The whole of an export but the calls themselves: reading the body, finding rows again in what is there, writing. */
export async function exportInReader({ json, language }: SheetsRequest, ask: AskServer): Promise<Outcome> {
  const body = parseJson(json)
  if (body === undefined) return { result: 'malformed' }
  const checked = exportGoogleSheets.body.safeParse(body)
  if (!checked.success) {
    const { issues } = checked.error
    return { result: 'refused', problems: issues.map(({ path, message }) => ({ field: path.join('.'), message })) }
  }
  const { accessToken, summary, data, ...wanted } = checked.data
  const tell = (question: SheetsQuestion) => ask('sheets', question)
  const call: CallSheets = async ({ method, path, body }) => {
    const sent = body === undefined ? {} : { json: Buffer.from(JSON.stringify(body)) }
    const reply = (await tell({ kind: 'call', accessToken, method, path, ...sent })) as Uint8Array
    return JSON.parse(Buffer.from(reply).toString())
  }
  const lines = linesOf(summary ?? '')
  const sheet = await exportToSheets(call, {
    ...wanted,
    data,
    analysis: lines.length > 0 ? { title: messagesIn(language).sheets.analysis, lines } : null,
    onOpened: async ({ spreadsheetId, spreadsheetUrl: url, properties }) =>
      void (await tell({ kind: 'opened', spreadsheetId, url, name: properties.title, rowCount: data.length })),
  })
  return { result: 'exported', sheet }
}

/** As the page cleans it: neither fences nor `#`. */
const linesOf = (summary: string): string[] =>
  summary
    .replaceAll('```', '')
    .split('\n')
    .map(line => line.replaceAll('#', '').trim())
    .filter(line => line !== '')

function parseJson(json: JsonPieces): unknown {
  try {
    return JSON.parse(Buffer.concat(json).toString())
  } catch {
    return undefined
  }
}
