import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenOnLoopback } from './listen-on-loopback.ts'
import { addSheet, applyRequest, findRange, Refusal, readValues, type StandInBook, writeValues } from './sheets-book.ts'

type SheetsRequest = { method: string; path: string; token: string; bytes: number; body: unknown }
/** What the next calls get instead of an answer; 0 drops the connection. */
type SheetsTrouble = { status: number; retryAfterSeconds?: number }

export type GoogleSheetsStandIn = {
  /** Fit for GOOGLE_SHEETS_URL. */
  url: string
  books: Map<string, StandInBook>
  requests: SheetsRequest[]
  /** A token that its owner gave with these scopes; any other is expired. */
  allow: (token: string, who?: { owner?: string; scopes?: readonly string[] }) => void
  trouble: (...next: SheetsTrouble[]) => void
  close: () => Promise<void>
}

const driveFile = 'https://www.googleapis.com/auth/drive.file'
const statuses: Record<number, string> = { 429: 'RESOURCE_EXHAUSTED', 500: 'INTERNAL', 503: 'UNAVAILABLE' }

/** Google's Sheets API (v4) as far as exports use it: its paths, its limits and its words when it refuses. */
export async function startGoogleSheets(): Promise<GoogleSheetsStandIn> {
  const books = new Map<string, StandInBook>()
  const requests: SheetsRequest[] = []
  const tokens = new Map<string, { owner: string; scopes: readonly string[] }>()
  const troubles: SheetsTrouble[] = []

  const describe = ({ spreadsheetId, title, sheets }: StandInBook) => ({
    spreadsheetId,
    spreadsheetUrl: `https://docs.google.com/spreadsheets/d/${spreadsheetId}/edit`,
    properties: { title },
    sheets: sheets.map(({ properties, developerMetadata }) => ({
      properties,
      ...(developerMetadata.length > 0 && { developerMetadata }),
    })),
  })

  function createBook(owner: string, body: { properties: { title: string }; sheets?: { properties: object }[] }) {
    const spreadsheetId = `libro-${books.size + 1}_${'x'.repeat(30)}`
    const book: StandInBook = { spreadsheetId, title: body.properties.title, owner, sheets: [] }
    for (const { properties } of body.sheets ?? [{ properties: {} }]) addSheet(book, properties)
    books.set(spreadsheetId, book)
    return describe(book)
  }

  function answer({ method, path, token, body }: SheetsRequest): object {
    const who = tokens.get(token)
    if (!who)
      throw new Refusal(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials. Expected OAuth 2.')
    if (!who.scopes.includes(driveFile))
      throw new Refusal(403, 'PERMISSION_DENIED', 'Request had insufficient authentication scopes.')
    const url = new URL(path, 'http://sheets')
    if (method === 'POST' && url.pathname === '/v4/spreadsheets') return createBook(who.owner, body as never)
    const [, id = '', rest = ''] = /^\/v4\/spreadsheets\/([^/:]+)(.*)$/.exec(url.pathname) ?? []
    const book = books.get(decodeURIComponent(id))
    // With drive.file a token sees only what its own user made with it.
    if (book?.owner !== who.owner) throw new Refusal(404, 'NOT_FOUND', 'Requested entity was not found.')
    if (method === 'GET' && rest === '') return describe(book)
    if (method === 'POST' && rest === ':batchUpdate') {
      const replies = (body as { requests: never[] }).requests.map(request => applyRequest(book, request))
      return { spreadsheetId: book.spreadsheetId, replies }
    }
    if (method === 'POST' && rest === '/values:batchUpdate') {
      const { valueInputOption, data } = body as {
        valueInputOption: string
        data: { range: string; values: unknown[][] }[]
      }
      for (const { range, values } of data) writeValues(book, range, values, valueInputOption === 'RAW')
      return { spreadsheetId: book.spreadsheetId }
    }
    const [, range = '', clear] = /^\/values\/([^/]+?)(:clear)?$/.exec(rest) ?? []
    const { sheet } = findRange(book, decodeURIComponent(range))
    if (clear) sheet.values = []
    return { range: decodeURIComponent(range), majorDimension: 'ROWS', values: readValues(sheet) }
  }

  function refuse(response: ServerResponse, { code, status, message }: Refusal) {
    const details = code === 403 ? [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }] : []
    response.writeHead(code, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { code, message, status, details } }))
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const sent = await buffer(request)
    const body = sent.length > 0 ? JSON.parse(sent.toString()) : undefined
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const asked = { method: request.method ?? '', path: request.url ?? '', token, bytes: sent.length, body }
    requests.push(asked)
    const next = troubles.shift()
    if (next?.status === 0) return void response.destroy()
    if (next) {
      if (next.retryAfterSeconds !== undefined) response.setHeader('retry-after', String(next.retryAfterSeconds))
      return refuse(response, new Refusal(next.status, statuses[next.status] ?? 'UNKNOWN', 'Try again later'))
    }
    try {
      const answered = JSON.stringify(answer(asked))
      response.writeHead(200, { 'content-type': 'application/json' }).end(answered)
    } catch (error) {
      refuse(response, error instanceof Refusal ? error : new Refusal(400, 'INVALID_ARGUMENT', String(error)))
    }
  }

  const { url, close } = await listenOnLoopback((request, response) => void serve(request, response))
  return {
    url,
    books,
    requests,
    allow: (token, { owner = 'ana', scopes = [driveFile] } = {}) => void tokens.set(token, { owner, scopes }),
    trouble: (...next) => void troubles.push(...next),
    close,
  }
}
