import { stopWork, type WorkResponse } from '@sondeo/contract/events'
import { useMutation } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../blocks/use-now.ts'
import { call } from '../../browser/api-client.ts'
import { explainError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useWebsiteMessages } from '../../messages/website-analysis.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { estimateLeft } from './estimate-left.ts'

type Props = {
  work: WorkResponse | undefined
  /** Where it began before somebody came to look. */
  startedAt?: string
}

/** Before, nobody has begun to wonder. */
const wonderMs = 5000
const slowMs = 20_000

/** How far a scan is: a real bar where the total is known, counts where it is not. */
export function ScanProgress({ work, startedAt }: Props) {
  const text = useWebsiteMessages().progress
  const language = useLanguage()
  const stop = useMutation({ mutationFn: (workId: string) => call(stopWork, { workId }) })
  const now = useNow()
  const [shownSince] = useState(now)
  const elapsedMs = now - (startedAt ? Date.parse(startedAt) : shownSince)
  const { pagesRead = 0, pagesExpected, recordsFound = 0, recordsAnnounced, step } = work?.progress ?? {}
  const left = estimateLeft({ elapsedMs, pagesRead, pagesExpected })
  const starting = step === 'login' ? text.signingIn : text.starting
  const soFar = step === 'details' ? text.detailsSoFar(pagesRead) : text.soFar(pagesRead, recordsFound)
  const hasTotal = pagesExpected !== undefined && pagesExpected > 0
  return (
    <section aria-label={text.label} className="grid gap-3 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <progress
        aria-label={text.label}
        className="scan-progress h-2 w-full"
        {...(hasTotal && { value: Math.min(pagesRead, pagesExpected), max: pagesExpected })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="status" className="grid gap-0.5 text-sm">
          <p className="tabular font-medium">
            {pagesRead > 0 ? soFar : starting}
            {/* Every second is too often to be read out. */}
            {elapsedMs >= wonderMs && (
              <span
                aria-hidden="true"
                className="font-normal text-ink-3"
              >{` · ${text.elapsed(Math.floor(elapsedMs / 1000))}`}</span>
            )}
          </p>
          {pagesRead === 0 && elapsedMs >= slowMs && <p className="text-ink-2">{text.slow}</p>}
          {step === 'browser' && <p className="text-ink-2">{text.byBrowser}</p>}
          {(recordsAnnounced !== undefined || left) && (
            <p className="tabular text-ink-2">
              {[
                recordsAnnounced !== undefined && text.announced(recordsAnnounced),
                left && text.left(left.pages, left.seconds),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
        {work && (
          <Button
            variant="outline"
            className="max-w-full whitespace-normal!"
            disabled={stop.isPending || stop.isSuccess}
            onClick={() => stop.mutate(work._id)}
          >
            <Square aria-hidden="true" className="fill-current" />
            {stop.isPending || stop.isSuccess ? text.stopping : pagesRead > 0 ? text.stop : text.stopUnread}
          </Button>
        )}
      </div>
      {stop.isError && <Alert>{explainError(stop.error, language).text}</Alert>}
    </section>
  )
}
