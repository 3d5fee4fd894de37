import { stopWork, type WorkOnTheWire } from '@sondeo/contract/events'
import { useMutation } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { callSignedIn } from '../../browser/call-signed-in.ts'
import { Button } from '../../ui/button.tsx'
import { useWebsiteMessages } from './use-website-messages.ts'

/** How far a scan is: a real bar where the total is known, counts where it is not. */
export function ScanProgress({ work }: { work: WorkOnTheWire | undefined }) {
  const text = useWebsiteMessages().progress
  const stop = useMutation({ mutationFn: (workId: string) => callSignedIn(stopWork, { workId }) })
  const { pagesRead = 0, pagesExpected, recordsFound = 0, recordsAnnounced } = work?.progress ?? {}
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
          <p className="tabular font-medium">{pagesRead > 0 ? text.soFar(pagesRead, recordsFound) : text.starting}</p>
          {recordsAnnounced !== undefined && <p className="tabular text-ink-2">{text.announced(recordsAnnounced)}</p>}
        </div>
        {work && (
          <Button variant="outline" disabled={stop.isPending || stop.isSuccess} onClick={() => stop.mutate(work._id)}>
            <Square aria-hidden="true" />
            {stop.isPending || stop.isSuccess ? text.stopping : text.stop}
          </Button>
        )}
      </div>
    </section>
  )
}
