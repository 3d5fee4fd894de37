import { paths } from '@sondeo/contract/paths'
import { useNavigate, useParams } from 'react-router'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { BatchView } from '../../features/batches/batch-view.tsx'
import { useBatch } from '../../features/batches/use-batches.ts'
import { useBatchMessages } from '../../messages/batches.ts'
import { PageSpinner } from '../../ui/spinner.tsx'

export function Screen() {
  const text = useBatchMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useBatch(id)
  return (
    <div className="mx-auto grid max-w-[90rem] min-w-0 grid-cols-[minmax(0,1fr)] gap-6 px-5 py-6 sm:px-8">
      <PageMeta title={data?.name ?? text.view.title} />
      <BackLink to={paths.batches}>{text.view.back}</BackLink>
      {isPending && <PageSpinner />}
      {error && !data && (
        <>
          <h1 className="text-xl">{text.view.title}</h1>
          <RetryAlert
            failure={explainFlowError({ error, language, whatFailed: text.view.failed })}
            isBusy={isFetching}
            onRetry={() => refetch()}
          >
            {text.view.retryLoad}
          </RetryAlert>
        </>
      )}
      {data && <BatchView batch={data} onRemoved={() => void navigate(paths.batches)} />}
    </div>
  )
}
