import type { BatchSummary } from '@sondeo/contract/batches'
import { batchParameter, paths } from '@sondeo/contract/paths'
import { useNavigate } from 'react-router'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { explainFlowError } from '../../browser/explain-error.ts'
import { formatWhen } from '../../browser/format-when.ts'
import { useLanguage } from '../../browser/language.ts'
import { useUrlParams } from '../../browser/use-url-params.ts'
import { BatchForm } from '../../features/batches/batch-form.tsx'
import { BatchState } from '../../features/batches/batch-state.tsx'
import { useBatches } from '../../features/batches/use-batches.ts'
import { useBatchMessages } from '../../messages/batches.ts'
import { AppLink } from '../../ui/app-link.tsx'

export function Screen() {
  const text = useBatchMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const searchId = useUrlParams().get(batchParameter)
  const { data, error, isFetching, refetch } = useBatches()
  return (
    <div className="mx-auto grid max-w-4xl min-w-0 grid-cols-[minmax(0,1fr)] gap-8 px-5 py-6 sm:px-8">
      <PageMeta title={text.title} />
      <BackLink to={paths.websiteAnalysis}>{text.back}</BackLink>
      <div className="grid gap-3">
        <h1 className="text-2xl">{text.title}</h1>
        <p className="max-w-[62ch] text-ink-2">{text.lead}</p>
      </div>
      <BatchForm searchId={searchId} onStarted={id => void navigate(paths.batch(id))} />
      {error && (
        <RetryAlert
          failure={explainFlowError({ error, language, whatFailed: text.list.failed })}
          isBusy={isFetching}
          onRetry={() => refetch()}
        >
          {text.view.retryLoad}
        </RetryAlert>
      )}
      {data && <BatchList batches={data} />}
    </div>
  )
}

/** Earlier batches, newest first. */
function BatchList({ batches }: { batches: readonly BatchSummary[] }) {
  const text = useBatchMessages()
  const language = useLanguage()
  return (
    <section aria-labelledby="batches" className="grid gap-3">
      <h2 id="batches" className="text-lg">
        {text.list.heading}
      </h2>
      {batches.length === 0 ? (
        <p className="text-sm text-ink-3">{text.list.empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {batches.map(batch => {
            const { _id, name, doneCount, addressCount, rowCount, createdAt } = batch
            const facts = [
              formatWhen(createdAt, language),
              text.list.progress(doneCount, addressCount),
              ...(rowCount === null ? [] : [text.list.rows(rowCount)]),
            ]
            return (
              <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
                <div className="min-w-0 flex-1 basis-64">
                  <AppLink to={paths.batch(_id)} className="font-medium wrap-anywhere hover:underline">
                    {name}
                  </AppLink>
                  <p className="tabular text-sm text-ink-3">{facts.join(' · ')}</p>
                </div>
                <BatchState batch={batch} />
              </li>
            )
          })}
        </ul>
      )}
      {batches.length > 0 && <p className="text-sm text-ink-3">{text.list.kept}</p>}
    </section>
  )
}
