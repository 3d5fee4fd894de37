import type { ScanState } from '@sondeo/contract/scans'
import { useState } from 'react'
import { CallError } from '../../../browser/call-error.ts'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useDraft } from '../../../browser/stored/use-draft.ts'
import { usePlaceMessages } from '../../../messages/scan-place.ts'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Alert } from '../../../ui/alert.tsx'
import { completeAddress } from '../complete-address.ts'
import { ScanForm } from '../scan-form.tsx'
import { ScanProgress } from '../scan-progress.tsx'
import { useStartScan } from '../use-start-scan.ts'

const isSame = (typed: string, url: string) => URL.parse(completeAddress(typed))?.href === url

/** A scan that could not be read, or was stopped before: why, and the form to try again, as it was filled in. */
export function FailedScan({ scan }: { scan: ScanState }) {
  const { failed: text, stopped } = usePlaceMessages()
  const website = useWebsiteMessages()
  const language = useLanguage()
  const { draft, keep, drop } = useDraft('scan-url')
  const { start, running, isPending, isStopped, isError, error } = useStartScan({ onSuccess: drop })
  const wasStopped = isStopped || (!isError && scan.code === 'scan_stopped')
  const cause = isError ? error : scan.code && new CallError({ code: scan.code, message: '' })
  const failure = explainFlowError({ error: cause, language, whatFailed: website.scan.failed })
  // What was typed shows as it was typed; another address that waits there is not this scan's.
  const [url, setUrl] = useState(draft !== undefined && isSame(draft, scan.url) ? draft : scan.url)
  const type = (typed: string) => {
    setUrl(typed)
    keep(typed)
  }
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-5">
      <div className="grid gap-1.5">
        <h1 className="text-xl">{wasStopped ? stopped.heading : text.heading}</h1>
        <p className="text-sm wrap-anywhere text-ink-2">{scan.url}</p>
      </div>
      {!isPending && !wasStopped && <Alert detail={failure.detail}>{failure.text}</Alert>}
      {!isPending && <p className="text-sm text-ink-2">{wasStopped ? stopped.note : text.notCharged}</p>}
      <ScanForm url={url} onType={type} isScanning={isPending} onScan={start} loginUrl={scan.loginUrl ?? undefined} />
      {isPending && <ScanProgress work={running} />}
    </div>
  )
}
