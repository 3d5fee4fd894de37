import type { ComponentProps } from 'react'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useConsolidationMessages } from '../../messages/consolidation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReviewColumns } from './review-columns.tsx'
import { useListPreview } from './use-list.ts'

type Props = Omit<ComponentProps<typeof ReviewColumns>, 'proposal'> & { searchIds: readonly string[] }

/** Asks how the searches fit together, then lets that be corrected. */
export function ReviewList({ searchIds, onBack, ...rest }: Props) {
  const text = useConsolidationMessages()
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useListPreview(searchIds)
  const failure = explainFlowError({ error, language, whatFailed: text.failed })
  const isCurrent = data?.sources.map(({ searchId }) => searchId).join() === searchIds.join()
  if (data && isCurrent) return <ReviewColumns proposal={data} onBack={onBack} {...rest} />
  if (error)
    return (
      <div className="grid gap-4">
        <Alert detail={failure.detail}>{failure.text}</Alert>
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {text.retry}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {text.change}
          </Button>
        </div>
      </div>
    )
  return (
    <div role="status" className="grid gap-4">
      <span className="text-sm text-ink-2">{text.loading}</span>
      <Skeleton className="h-11 max-w-xl" />
      <Skeleton className="h-72" />
    </div>
  )
}
