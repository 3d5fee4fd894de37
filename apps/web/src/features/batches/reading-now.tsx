import type { Batch } from '@sondeo/contract/batches'
import { useNow } from '../../blocks/use-now.ts'
import { useBatchMessages } from '../../messages/batches.ts'

/** How far it is, since when, and what is being read: the first address may take minutes, and nothing is stuck then. */
export function ReadingNow({ batch: { state, items, addressCount, startedAt } }: { batch: Batch }) {
  const text = useBatchMessages()
  const now = useNow()
  const running = items.filter(item => item.state === 'running')
  const ended = items.filter(item => item.state !== 'waiting' && item.state !== 'running').length
  const progress = text.view.progress(ended, addressCount)
  const elapsed = startedAt === null ? 0 : Math.floor((now - Date.parse(startedAt)) / 1000)
  return (
    <div className="grid gap-2">
      <progress max={addressCount} value={ended} aria-label={progress} className="scan-progress h-2 w-full max-w-xl" />
      <p className="tabular text-sm font-medium">
        {[progress, elapsed > 0 && text.view.elapsed(text.seconds(elapsed))].filter(Boolean).join(' · ')}
      </p>
      <div className="grid gap-0.5 text-sm text-ink-2">
        {running.map(({ position, url, pagesRead }) => (
          <p key={position} className="tabular wrap-anywhere">
            {`${text.view.readingNow(url)}${pagesRead > 0 ? ` · ${text.view.pages(pagesRead)}` : ''}`}
          </p>
        ))}
        {state === 'running' && running.length === 0 && <p>{text.view.waitingTurn}</p>}
        <p>{text.view.background}</p>
      </div>
    </div>
  )
}
