import { exportGoogleSheets } from '@sondeo/contract/exports'
import { useState } from 'react'
import { call } from '../../browser/api-client.ts'
import { type Explained, explainFlowError } from '../../browser/explain-error.ts'
import type { AskForToken } from '../../browser/google-identity.ts'
import { useLanguage } from '../../browser/language.ts'
import { useExportsMessages } from '../../messages/exports.ts'
import type { ExportProps } from './export-props.ts'

export type SheetsState =
  | { step: 'idle' | 'waiting' | 'exporting' }
  | { step: 'done'; url: string; rowsAdded: number | undefined; rowsUpdated: number | undefined }
  | { step: 'failed'; failure: Explained }

/** Idle, then the user's consent, then exporting, then a link or an error. */
export function useSheetsExport({ name, rows, summary }: ExportProps) {
  const text = useExportsMessages().dialog
  const language = useLanguage()
  const [state, setState] = useState<SheetsState>({ step: 'idle' })

  async function start(askForToken: AskForToken, spreadsheetId: string | null) {
    setState({ step: 'waiting' })
    let accessToken: string
    try {
      accessToken = await askForToken()
    } catch {
      return setState({ step: 'failed', failure: { text: text.authFailed } })
    }
    setState({ step: 'exporting' })
    try {
      const headers = Object.keys(rows[0] ?? {})
      const { spreadsheetUrl, rowsAdded, rowsUpdated } = await call(exportGoogleSheets, {
        data: [...rows],
        headers,
        name,
        summary: summary ?? '',
        accessToken,
        ...(spreadsheetId && { spreadsheetId }),
      })
      setState({ step: 'done', url: spreadsheetUrl, rowsAdded, rowsUpdated })
    } catch (error) {
      setState({ step: 'failed', failure: explainFlowError({ error, language, first: text.exportFailed }) })
    }
  }
  return { state, start, reset: () => setState({ step: 'idle' }) }
}
