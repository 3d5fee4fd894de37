import { paths } from '@sondeo/contract/paths'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { useWrittenResearch } from '../../blocks/research/use-written-research.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { BriefSheet } from '../../features/market-brief/brief-sheet.tsx'
import { useBriefMessages } from '../../messages/research/market-brief.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function Screen() {
  const text = useBriefMessages()
  const language = useLanguage()
  const { searchId = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useWrittenResearch({ searchId, lang: language })
  const failure = explainFlowError({ error, language, whatFailed: text.failed })
  return (
    <div className="brief-page mx-auto grid max-w-[56rem] min-w-0 grid-cols-[minmax(0,1fr)] gap-5 px-5 py-6 sm:px-8">
      <PageMeta title={data ? text.title(data.name) : text.kind} />
      <div className="not-printed flex flex-wrap items-center justify-between gap-3">
        <BackLink to={paths.savedResults(searchId)}>{text.back}</BackLink>
        {data && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {text.print}
          </Button>
        )}
      </div>
      {isPending && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-[70vh]" />
        </div>
      )}
      {error && !data && (
        <div className="grid gap-3">
          <h1 className="text-xl">{text.kind}</h1>
          <Alert detail={failure.detail}>{failure.text}</Alert>
          <Button variant="outline" className="justify-self-start" isBusy={isFetching} onClick={() => refetch()}>
            {text.retry}
          </Button>
        </div>
      )}
      {data && <BriefSheet {...data} />}
    </div>
  )
}
