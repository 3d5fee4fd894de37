import type { ErrorCode } from '@sondeo/contract/errors'
import type { Language } from '@sondeo/contract/fields'
import type { User } from '@sondeo/database/users-store'
import { AppError } from '../../app-error.ts'
import { messagesIn } from '../../messages/server-messages.ts'
import { SheetsError, type SheetsRefusal } from '../../outside/google-sheets.ts'
import type { Services } from '../../services.ts'
import { type ExportedSheet, exportToSheets } from './export-to-sheets.ts'

type Asked = {
  user: User
  language: Language
  data: readonly Record<string, unknown>[]
  headers: readonly string[]
  name: string
  summary?: string | null | undefined
  accessToken: string
  spreadsheetId?: string | undefined
}

const codes: Record<SheetsRefusal, ErrorCode> = {
  'token-expired': 'export_token_expired',
  'scope-missing': 'export_scope_missing',
  gone: 'export_spreadsheet_gone',
  busy: 'export_busy',
  failed: 'export_failed',
}

/** As the page cleans it: neither fences nor `#`. */
const linesOf = (summary: string): string[] =>
  summary
    .replaceAll('```', '')
    .split('\n')
    .map(line => line.replaceAll('#', '').trim())
    .filter(line => line !== '')

/** Writes to the user's spreadsheet with the user's token, and remembers where, never the token. */
export async function exportForUser(
  services: Pick<Services, 'stores' | 'openSheets' | 'hasBilling' | 'now'>,
  asked: Asked,
): Promise<ExportedSheet> {
  const { stores, openSheets, now } = services
  const { user, language, data, headers, name, summary, spreadsheetId } = asked
  if (!openSheets) throw new AppError('google_not_configured')
  const lines = linesOf(summary ?? '')
  const analysis = lines.length > 0 ? { title: messagesIn(language).sheets.analysis, lines } : null
  try {
    return await exportToSheets(openSheets(asked.accessToken), {
      name,
      headers,
      data,
      analysis,
      spreadsheetId,
      // Also when what follows fails: the spreadsheet is there, and the next try may go into it.
      onOpened: async opened => {
        const target = {
          spreadsheetId: opened.spreadsheetId,
          url: opened.spreadsheetUrl,
          name: opened.properties.title,
        }
        const record = { ownerId: user.id, searchId: null, format: 'google-sheets', rowCount: data.length } as const
        await stores.exports.record({ ...record, target, now: now() })
      },
    })
  } catch (error) {
    if (!(error instanceof SheetsError)) throw error
    // Nothing can be gone where nothing was asked for.
    const refusal = error.refusal === 'gone' && !spreadsheetId ? 'failed' : error.refusal
    throw new AppError(codes[refusal], { cause: error })
  }
}
