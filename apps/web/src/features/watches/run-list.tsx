import type { WatchRun } from '@sondeo/contract/watches/watch'
import { useLanguage } from '../../browser/language.ts'
import { useWatchMessages } from '../../messages/watches.ts'
import { describeRun } from './describe-run.ts'

/** Every run with how it ended, also those that found nothing; folded, because few ask for it. */
export function RunList({ runs }: { runs: readonly WatchRun[] }) {
  const text = useWatchMessages()
  const language = useLanguage()
  if (runs.length === 0) return null
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="cursor-pointer rounded-md px-4 py-2.5 text-sm font-semibold">{text.watch.runs}</summary>
      <ul className="grid max-h-80 gap-1 overflow-y-auto border-t border-line px-4 py-3 text-sm text-ink-2">
        {runs.map(run => (
          <li key={run._id} className="tabular first-letter:uppercase">
            {describeRun(run, text, language)}
          </li>
        ))}
      </ul>
    </details>
  )
}
