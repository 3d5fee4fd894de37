import type { ReplyOf } from '@sondeo/contract/endpoint'
import type { exportGoogleSheets } from '@sondeo/contract/exports'
import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type AskForToken, loadTokenFlow } from '../../browser/google-identity.ts'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useExportsMessages } from '../../messages/exports.ts'
import { Alert, StatusBox } from '../../ui/alert.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { GoogleMark } from '../../ui/google-mark.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { ExportProps } from './export-props.ts'
import { SheetsDestination } from './sheets-destination.tsx'
import { useSheetsExport } from './use-sheets-export.ts'

type Props = ExportProps & { clientId: string; isOpen: boolean; onClose: () => void }

/** From the sign-in with Google to the link of the finished spreadsheet. */
export function SheetsDialog({ clientId, isOpen, onClose, ...result }: Props) {
  const text = useExportsMessages()
  const { start, reset, isWaiting, isExporting, done, failure } = useSheetsExport(result)
  const close = () => {
    onClose()
    reset()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      canClose={!isExporting}
      title={failure ? text.failedTitle : text.dialog.title}
    >
      {!done && !failure && (
        <div className="relative grid gap-4">
          <SheetsForm clientId={clientId} rowCount={result.rows.length} isWaiting={isWaiting} onStart={start} />
          {isExporting && <ExportingOverlay />}
        </div>
      )}
      {done && <Done result={done} onClose={close} />}
      {failure && (
        <>
          <Alert detail={failure.detail}>{failure.text}</Alert>
          <ButtonRow className="justify-end">
            <Button variant="ghost" onClick={close}>
              {text.close}
            </Button>
            <Button onClick={reset}>{text.retry}</Button>
          </ButtonRow>
        </>
      )}
    </Dialog>
  )
}

type FormProps = {
  clientId: string
  rowCount: number
  isWaiting: boolean
  onStart: (order: { token: Promise<string>; spreadsheetId: string | null }) => void
}

function SheetsForm({ clientId, rowCount, isWaiting, onStart }: FormProps) {
  const text = useExportsMessages().dialog
  const { googleIdentityScriptUrl: scriptUrl } = useSiteConfig()
  const [spreadsheetId, setSpreadsheetId] = useState<string | null>(null)
  // Loaded before the click: browsers open a window only in answer to one.
  const [askForToken, setAskForToken] = useState<AskForToken>()
  useEffect(() => {
    let isGone = false
    const settle = (ask: AskForToken) => {
      if (!isGone) setAskForToken(() => ask)
    }
    loadTokenFlow({ clientId, scriptUrl }).then(settle, error => settle(() => Promise.reject(error)))
    return () => {
      isGone = true
    }
  }, [clientId, scriptUrl])
  return (
    <>
      <p className="text-sm text-ink-2">{text.description(rowCount)}</p>
      <SheetsDestination value={spreadsheetId} onChange={setSpreadsheetId} />
      <Button
        variant="outline"
        size="lg"
        disabled={!askForToken}
        isBusy={isWaiting}
        onClick={() => askForToken && onStart({ token: askForToken(), spreadsheetId })}
      >
        <GoogleMark />
        {isWaiting ? text.waiting : text.signIn}
      </Button>
    </>
  )
}

function ExportingOverlay() {
  const text = useExportsMessages().dialog
  return (
    <div
      role="status"
      className="absolute -inset-2 grid place-content-center justify-items-center gap-2 rounded-lg bg-surface text-center"
    >
      <Spinner className="size-8 text-signal-strong" />
      <p className="font-semibold">{text.exporting}</p>
      <p className="text-sm text-ink-2">{text.exportingHint}</p>
    </div>
  )
}

type DoneProps = { result: ReplyOf<typeof exportGoogleSheets>; onClose: () => void }

function Done({ result: { spreadsheetUrl, rowsAdded, rowsUpdated = 0 }, onClose }: DoneProps) {
  const text = useExportsMessages()
  return (
    <>
      <StatusBox detail={rowsAdded === undefined ? undefined : text.dialog.counts(rowsAdded, rowsUpdated)}>
        {text.dialog.done}
      </StatusBox>
      <ButtonRow className="justify-end">
        <Button variant="ghost" onClick={onClose}>
          {text.close}
        </Button>
        <SmartLink to={spreadsheetUrl} className={buttonClasses({})}>
          {text.dialog.open}
          <ExternalLink aria-hidden="true" />
        </SmartLink>
      </ButtonRow>
    </>
  )
}
