import type { ParsedBodyOf } from '@sondeo/contract/endpoint'
import type { ErrorCode } from '@sondeo/contract/errors'
import type { exportGoogleSheets } from '@sondeo/contract/exports'
import type { Language } from '@sondeo/contract/fields'
import { AppError } from '../../app-error.ts'
import { refuseFields } from '../../http/error-handler.ts'
import { jsonOf, type LargeBody } from '../../http/limits/large-body.ts'
import { type CallSheets, SheetsError, type SheetsRefusal } from '../../outside/google-sheets.ts'
import { orCode } from '../../readers/or-code.ts'
import type { Services } from '../../services.ts'
import type { SheetsQuestion } from './export-in-reader.ts'
import { creating, type ExportedSheet } from './export-to-sheets.ts'

type Asked = { ownerId: string; language: Language; body: ParsedBodyOf<typeof exportGoogleSheets> | LargeBody }

const codes: Record<SheetsRefusal, ErrorCode> = {
  'token-expired': 'export_token_expired',
  'scope-missing': 'export_scope_missing',
  gone: 'export_spreadsheet_gone',
  busy: 'export_busy',
  'too-large': 'export_too_large',
  failed: 'export_failed',
}

/** Writes to the user's spreadsheet with the user's token, and remembers where, never the token. */
export async function exportForUser(
  services: Pick<Services, 'stores' | 'readers' | 'openSheets' | 'now'>,
  { ownerId, language, body }: Asked,
): Promise<ExportedSheet> {
  const { stores, readers, openSheets, now } = services
  if (!openSheets) throw new AppError('google_not_configured')
  let call: CallSheets | undefined
  let isNew = false
  let refused: SheetsError | undefined

  const ask = async (_name: string, question: unknown) => {
    const asked = question as SheetsQuestion
    // Also when what follows fails: the spreadsheet is there, and the next try may go into it.
    if (asked.kind === 'opened') {
      const { kind: _kind, rowCount, ...target } = asked
      return stores.exports.record({ ownerId, searchId: null, format: 'google-sheets', rowCount, target, now: now() })
    }
    try {
      const { kind: _kind, accessToken, ...request } = asked
      call ??= openSheets(accessToken)
      isNew ||= request.path === creating
      return await call(request)
    } catch (error) {
      if (error instanceof SheetsError) refused = error
      throw error
    }
  }

  const outcome = await orCode(
    'export_too_large',
    readers.run('exportToSheets', { json: jsonOf(body), language }, { ownerId, ask }),
  ).catch(error => {
    if (!refused) throw error
    // Nothing can be gone where nothing was asked for.
    const refusal = refused.refusal === 'gone' && isNew ? 'failed' : refused.refusal
    throw new AppError(codes[refusal], { cause: refused })
  })
  if (outcome.result === 'malformed') throw new AppError('malformed_json')
  if (outcome.result === 'refused') throw refuseFields(outcome.problems)
  return outcome.sheet
}
