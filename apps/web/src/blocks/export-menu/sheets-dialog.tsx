import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type AskForToken, loadTokenFlow } from '../../browser/google-identity.ts'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useExportsMessages } from '../../messages/exports.ts'
import { Alert, StatusBox } from '../../ui/alert.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { GoogleMark } from '../../ui/google-mark.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { ExportProps } from './export-props.ts'
import { SheetsDestination } from './sheets-destination.tsx'
import { type SheetsState, useSheetsExport } from './use-sheets-export.ts'

type Props = ExportProps & { clientId: string; isOpen: boolean; onClose: () => void }

/** From the sign-in with Google to the link of the finished spreadsheet. */
export function SheetsDialog({ clientId, isOpen, onClose, ...result }: Props) {
  const text = useExportsMessages()
  const { state, start, reset } = useSheetsExport(result)
  const close = () => {
    onClose()
    reset()
  }
  const isBusy = state.step === 'exporting'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      canClose={!isBusy}
      title={state.step === 'failed' ? text.failedTitle : text.dialog.title}
    >
      {(state.step === 'idle' || state.step === 'waiting' || isBusy) && (
        <div className="relative grid gap-4">
          <SheetsForm
            clientId={clientId}
            rowCount={result.rows.length}
            isWaiting={state.step !== 'idle'}
            onStart={start}
          />
          {isBusy && <ExportingOverlay />}
        </div>
      )}
      {state.step === 'done' && <Done state={state} onClose={close} />}
      {state.step === 'failed' && (
        <>
          <Alert detail={state.failure.detail}>{state.failure.text}</Alert>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="ghost" onClick={close}>
              {text.close}
            </Button>
            <Button onClick={reset}>{text.retry}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

type FormProps = {
  clientId: string
  rowCount: number
  isWaiting: boolean
  onStart: (askForToken: AskForToken, spreadsheetId: string | null) => void
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
        onClick={() => askForToken && onStart(askForToken, spreadsheetId)}
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

function Done({ state, onClose }: { state: Extract<SheetsState, { step: 'done' }>; onClose: () => void }) {
  const text = useExportsMessages()
  const { url, rowsAdded, rowsUpdated = 0 } = state
  return (
    <>
      <StatusBox detail={rowsAdded === undefined ? undefined : text.dialog.counts(rowsAdded, rowsUpdated)}>
        {text.dialog.done}
      </StatusBox>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          {text.close}
        </Button>
        <SmartLink to={url} className={buttonClasses({})}>
          {text.dialog.open}
          <ExternalLink aria-hidden="true" />
        </SmartLink>
      </div>
    </>
  )
}
