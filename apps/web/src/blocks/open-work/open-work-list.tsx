import { getBatch } from '@sondeo/contract/batches'
import { dismissWork, stopWork, type WorkResponse } from '@sondeo/contract/events'
import { paths } from '@sondeo/contract/paths'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { explainCode, explainError } from '../../browser/explain-error.ts'
import { isBatch, putAwayBatch } from '../../browser/follow-events.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useWorkMessages } from '../../messages/running-work.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** What runs, with how far it is and Stop; and below it what ended while nobody looked. */
export function OpenWorkList({ work }: { work: readonly WorkResponse[] }) {
  const text = useWorkMessages()
  const running = work.filter(({ state }) => state === 'running')
  const ended = work.filter(({ state }) => state !== 'running')
  return (
    <>
      <WorkSection heading={text.heading} work={running} />
      <WorkSection heading={text.endedHeading} work={ended} />
    </>
  )
}

function WorkSection({ heading, work }: { heading: string; work: readonly WorkResponse[] }) {
  if (work.length === 0) return null
  return (
    <section aria-label={heading} className="grid gap-2">
      <h2 className="text-lg">{heading}</h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {work.map(one => (
          <WorkItem key={one._id} work={one} />
        ))}
      </ul>
    </section>
  )
}

/** A report that runs has no address of its own; everything else has. */
function addressOf(work: WorkResponse): string | null {
  const { _id, tool, state, resultId, progress } = work
  if (tool === 'product') return state === 'done' && resultId ? paths.savedResults(resultId) : null
  if (isBatch(work)) return paths.batch(_id)
  // Detail pages are read for a scan that has its place already.
  const scanId = resultId ?? (progress?.step === 'details' ? null : _id)
  return scanId && paths.scanPlace(scanId)
}

/** What a batch has become; no other work, and none that runs. */
function useEndedBatch(work: WorkResponse) {
  const keys = useQueryKeys()
  const batchId = work.state !== 'running' && isBatch(work) ? work._id : null
  const { data: batch } = useQuery({
    queryKey: keys.batch(work._id),
    queryFn: batchId ? async ({ signal }) => (await call(getBatch, { batchId }, { signal })).batch : skipToken,
  })
  // What is known of it from before it ended is old.
  return batchId && batch?.state === 'done' ? batch : undefined
}

function WorkItem({ work }: { work: WorkResponse }) {
  const text = useWorkMessages()
  const language = useLanguage()
  const stop = useMutation({ mutationFn: () => call(stopWork, { workId: work._id }) })
  // The server keeps no batch that ended among the work: only this page shows it.
  const dismiss = useMutation({
    mutationFn: async () => (isBatch(work) ? putAwayBatch(work._id) : call(dismissWork, { workId: work._id })),
  })
  const { state, name, code } = work
  const batch = useEndedBatch(work)
  const address = addressOf(work)
  const isRunning = state === 'running'
  // Whoever stopped it knows why it has nothing to show.
  const isStopped = code === 'scan_stopped' || batch?.items.some(({ state }) => state === 'stopped')
  const isStopping = stop.isPending || stop.isSuccess
  const failure = stop.error ?? dismiss.error
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1 text-sm">
        <p className="font-medium wrap-anywhere">{text[isStopped ? 'stopped' : state](name)}</p>
        {isRunning && <WorkProgress work={work} />}
        {typeof batch?.rowCount === 'number' && <p className="tabular text-ink-2">{text.rows(batch.rowCount)}</p>}
        {code && !isStopped && <p className="text-ink-2">{explainCode(code, language)}</p>}
        {failure && (
          <p role="alert" className="text-error">
            {explainError(failure, language).text}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        {address && (
          <LinkButton
            to={address}
            size="sm"
            variant={isRunning || isStopped ? 'outline' : 'primary'}
            aria-label={text.openNamed(name)}
            onClick={() => !isRunning && dismiss.mutate()}
          >
            {text.open}
          </LinkButton>
        )}
        {isRunning ? (
          <Button
            variant="ghost"
            size="sm"
            aria-label={text.stopNamed(name)}
            disabled={isStopping}
            onClick={() => stop.mutate()}
          >
            {isStopping ? text.stopping : text.stop}
          </Button>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            aria-label={text.dismissNamed(name)}
            disabled={dismiss.isPending}
            onClick={() => dismiss.mutate()}
          >
            {text.dismiss}
          </Button>
        )}
      </div>
    </li>
  )
}

type Count = { done: number; total: number | undefined; words: string /** From the first on. */; isCounted: boolean }

function countOf(
  tool: WorkResponse['tool'],
  progress: NonNullable<WorkResponse['progress']>,
  text: ReturnType<typeof useWorkMessages>,
): Count {
  const { pagesRead = 0, pagesExpected, recordsFound = 0, sourcesDone = 0, sourcesExpected: sources } = progress
  const { addressesDone = 0, addressesExpected: addresses } = progress
  if (progress.step === 'batch')
    return {
      done: addressesDone,
      total: addresses,
      words: text.batch(addressesDone, addresses ?? 0),
      isCounted: true,
    }
  if (tool === 'product')
    return { done: sourcesDone, total: sources, words: text.product(sourcesDone, sources ?? 0), isCounted: true }
  return { done: pagesRead, total: pagesExpected, words: text.website(pagesRead, recordsFound), isCounted: false }
}

function WorkProgress({ work: { tool, name, progress } }: { work: WorkResponse }) {
  const text = useWorkMessages()
  const { done, total, words, isCounted } = countOf(tool, progress ?? {}, text)
  return (
    <>
      <progress
        aria-label={text.progress(name)}
        className="scan-progress h-1.5 w-full max-w-md"
        {...(total && { value: Math.min(done, total), max: total })}
      />
      <p className="tabular text-ink-2">{done > 0 || (isCounted && total) ? words : text.starting}</p>
    </>
  )
}
