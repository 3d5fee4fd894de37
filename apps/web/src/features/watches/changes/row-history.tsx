import type { ReplyOf } from '@sondeo/contract/endpoint'
import type { getWatchRow } from '@sondeo/contract/watches/watch-calls'
import { RetryAlert } from '../../../blocks/retry-alert.tsx'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { formatWhen } from '../../../browser/format-when.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useWatchMessages } from '../../../messages/watches.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useWatchRow } from './use-watch-changes.ts'
import { ValueChart } from './value-chart.tsx'

type Props = { watchId: string; row: { rowId: number; title: string } | undefined; onClose: () => void }

/** One row over time: when it was there, and everything that ever changed in it. */
export function RowHistory({ watchId, row, onClose }: Props) {
  const text = useWatchMessages().history
  return (
    <Sheet side="right" isOpen={row !== undefined} onClose={onClose} title={text.title} description={row?.title}>
      {row && <Loaded watchId={watchId} rowId={row.rowId} />}
    </Sheet>
  )
}

function Loaded({ watchId, rowId }: { watchId: string; rowId: number }) {
  const text = useWatchMessages()
  const language = useLanguage()
  const { data, error, isPending, isFetching, refetch } = useWatchRow(watchId, rowId)
  if (isPending)
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{text.history.loading}</span>
        <Skeleton className="h-12" />
        <Skeleton className="h-40" />
      </div>
    )
  if (error)
    return (
      <RetryAlert
        failure={explainFlowError({ error, language, whatFailed: text.history.failed })}
        isBusy={isFetching}
        onRetry={() => refetch()}
      >
        {text.retry}
      </RetryAlert>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 overflow-y-auto">
      <div className="grid gap-0.5 text-sm text-ink-2">
        <p>{text.history.since(formatWhen(data.firstSeenAt, language))}</p>
        <p>
          {data.goneAt
            ? text.history.gone(formatWhen(data.goneAt, language))
            : text.history.last(formatWhen(data.lastSeenAt, language))}
        </p>
      </div>
      {data.fields.length === 0 && <p className="text-sm text-ink-2">{text.history.same}</p>}
      {data.fields.map(field => (
        <FieldHistory key={field.name} field={field} />
      ))}
    </div>
  )
}

type Field = ReplyOf<typeof getWatchRow>['fields'][number]

/** Its values newest first; numbers are drawn too. */
function FieldHistory({ field: { name, points } }: { field: Field }) {
  const language = useLanguage()
  const numbers = points.flatMap(({ at, number }) => (number === null ? [] : [{ at, number }]))
  return (
    <section aria-label={name} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal wrap-anywhere">{name}</h3>
      {numbers.length > 1 && <ValueChart name={name} points={numbers} />}
      <ul className="divide-y divide-line rounded-md border border-line text-sm">
        {points
          .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
          .map(({ at, text }) => (
            <li key={at} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 px-3 py-2">
              <span className="tabular min-w-0 font-medium wrap-anywhere">{text}</span>
              <span className="tabular text-ink-3">{formatWhen(at, language)}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
