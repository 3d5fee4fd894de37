import { exportGoogleSheets } from '@sondeo/contract/exports'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useExportsMessages } from '../../messages/exports.ts'
import type { ExportProps } from './export-props.ts'

/** The user did not let us write into a spreadsheet. */
class NoConsent extends Error {
  override readonly name = 'NoConsent'
}

type Order = { token: Promise<string>; spreadsheetId: string | null }

/** Idle, then the user's consent, then exporting, then a link or an error. */
export function useSheetsExport({ name, rows, summary }: ExportProps) {
  const text = useExportsMessages().dialog
  const language = useLanguage()
  const [hasConsent, setHasConsent] = useState(false)
  const sheet = useMutation({
    mutationFn: async ({ token, spreadsheetId }: Order) => {
      setHasConsent(false)
      const accessToken = await token.catch(cause => {
        throw new NoConsent('no token', { cause })
      })
      setHasConsent(true)
      return call(exportGoogleSheets, {
        data: [...rows],
        headers: Object.keys(rows[0] ?? {}),
        name,
        summary: summary ?? '',
        accessToken,
        ...(spreadsheetId && { spreadsheetId }),
      })
    },
    // The token is handed on, never kept.
    gcTime: 0,
  })
  return {
    start: sheet.mutate,
    reset: sheet.reset,
    isWaiting: sheet.isPending,
    isExporting: sheet.isPending && hasConsent,
    done: sheet.data,
    failure: sheet.isError
      ? sheet.error instanceof NoConsent
        ? { text: text.authFailed }
        : explainFlowError({ error: sheet.error, language, whatFailed: text.exportFailed })
      : undefined,
  }
}
