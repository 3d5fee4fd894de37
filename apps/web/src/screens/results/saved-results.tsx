import { paths } from '@sondeo/contract/paths'
import { useParams } from 'react-router'
import { AnswerParseError } from '../../blocks/ai-answer/parse-ai-answer.ts'
import { useSavedSearch } from '../../blocks/answer/use-saved-search.ts'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { SavedTable } from '../../features/saved-results/saved-table.tsx'
import { useResultsMessages } from '../../messages/results.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton, TableSkeleton } from '../../ui/skeleton.tsx'

export function Screen() {
  const text = useResultsMessages()
  const language = useLanguage()
  const { searchId = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useSavedSearch(searchId)
  const whatFailed = error instanceof AnswerParseError ? text.saved.parseFailed : text.saved.failed
  const failure = explainFlowError({ error, language, whatFailed })
  return (
    <div className="mx-auto grid max-w-[90rem] min-w-0 grid-cols-[minmax(0,1fr)] gap-5 px-5 py-6 sm:px-8">
      <PageMeta title={data?.search.name ?? text.saved.title} />
      <BackLink to={paths.dashboard}>{text.saved.back}</BackLink>
      {isPending && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{text.saved.loading}</span>
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-5 w-48" />
          <TableSkeleton />
        </div>
      )}
      {error && !data && (
        <>
          <h1 className="text-xl">{text.saved.title}</h1>
          <Alert detail={failure.detail}>{failure.text}</Alert>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" isBusy={isFetching} onClick={() => refetch()}>
              {text.saved.retry}
            </Button>
            <LinkButton to={paths.dashboard} variant="ghost">
              {text.saved.tryNew}
            </LinkButton>
          </div>
        </>
      )}
      {data && <SavedTable key={searchId} {...data} />}
    </div>
  )
}
