import { batchParameter, paths } from '@sondeo/contract/paths'
import { useNavigate } from 'react-router'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useUrlParams } from '../../browser/use-url-params.ts'
import { BatchForm } from '../../features/batches/batch-form.tsx'
import { BatchList } from '../../features/batches/batch-list.tsx'
import { useBatches } from '../../features/batches/use-batches.ts'
import { useBatchMessages } from '../../messages/batches.ts'

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
