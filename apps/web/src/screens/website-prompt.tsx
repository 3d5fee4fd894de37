import { paths } from '@sondeo/contract/paths'
import { getScrapedContents } from '@sondeo/contract/website-analysis'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AnswerParseError } from '../blocks/ai-answer/parse-ai-answer.ts'
import { AnswerDoubt } from '../blocks/answer/answer-doubt.tsx'
import { BackLink } from '../blocks/back-link.tsx'
import { PageMeta } from '../blocks/page-meta.tsx'
import { call } from '../browser/api-client.ts'
import { explainFlowError } from '../browser/explain-error.ts'
import { useLanguage } from '../browser/language.ts'
import { useQueryKeys } from '../browser/session.ts'
import { AnalysisResults } from '../features/website-analysis/analysis-results.tsx'
import { DetailOffer } from '../features/website-analysis/detail-offer.tsx'
import { FrameOffer } from '../features/website-analysis/frame-offer.tsx'
import { QuestionForm } from '../features/website-analysis/question-form.tsx'
import { type Answered, NothingFound, useAskScan } from '../features/website-analysis/use-ask-scan.ts'
import { WholeList } from '../features/website-analysis/whole-list.tsx'
import { useWebsiteMessages } from '../messages/website-analysis.ts'
import { Alert } from '../ui/alert.tsx'
import { AppLink } from '../ui/app-link.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** What was scanned, in figures. */
const useScan = (id: string) =>
  useQuery({
    queryKey: useQueryKeys().scan(id),
    queryFn: async ({ signal }) => ({ ...(await call(getScrapedContents, { id }, { signal })).data, _id: id }),
  })

export function Screen() {
  const { id = '' } = useParams()
  return <Prompt key={id} id={id} />
}

function Prompt({ id }: { id: string }) {
  const text = useWebsiteMessages()
  const language = useLanguage()
  const { data: scan, error, isPending, isFetching, refetch } = useScan(id)
  const ask = useAskScan(id)
  // Another reading of the question is asked for while the table of the first one stays.
  const [answer, setAnswer] = useState<Answered>()
  const askFor = (question: string, reading?: unknown) => ask.mutate({ question, reading }, { onSuccess: setAnswer })
  const loadFailure = explainFlowError({ error, language, first: text.ask.loadFailed })
  const first = ask.error instanceof AnswerParseError ? text.ask.parseFailed : text.ask.failed
  const failure =
    ask.error instanceof NothingFound
      ? { text: text.ask.failed, detail: ask.error.note || undefined }
      : explainFlowError({ error: ask.error, language, first })
  const need = ask.error instanceof NothingFound ? ask.error.detailsNeeded : answer?.reply.detailsNeeded
  const doubt = ask.error instanceof NothingFound ? ask.error.doubt : undefined
  const asked = ask.variables?.question
  const askAgain = () => asked !== undefined && askFor(asked)
  const choose = (reading: unknown) => asked !== undefined && askFor(asked, reading)
  const help = doubt && <AnswerDoubt doubt={doubt} isAsking={ask.isPending} onChoose={choose} />
  const hasResults = answer !== undefined && scan !== undefined
  return (
    <div className="mx-auto grid max-w-[90rem] min-w-0 grid-cols-[minmax(0,1fr)] gap-5 px-5 py-6 sm:px-8">
      <PageMeta title={text.title} />
      <BackLink to={paths.websiteAnalysis}>{hasResults ? text.results.back : text.ask.back}</BackLink>
      {isPending && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{text.ask.loading}</span>
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-64" />
        </div>
      )}
      {error && !scan && (
        <>
          <Alert detail={loadFailure.detail}>{loadFailure.text}</Alert>
          <Button variant="outline" className="justify-self-start" isBusy={isFetching} onClick={() => refetch()}>
            {text.ask.retry}
          </Button>
        </>
      )}
      {scan && answer && (
        <>
          {ask.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
          {help}
          <AnalysisResults
            scan={scan}
            answer={answer}
            isAsking={ask.isPending}
            onAsk={askFor}
            onChoose={choose}
            onAskAgain={() => {
              setAnswer(undefined)
              ask.reset()
            }}
          />
          <DetailOffer scan={scan} need={need} onRead={askAgain} />
        </>
      )}
      {scan && !answer && (
        <>
          <div className="grid gap-1.5">
            <h1 className="text-xl">{text.ask.heading}</h1>
            <p className="text-sm wrap-anywhere text-ink-2">{scan.url}</p>
          </div>
          <FrameOffer scan={scan} />
          <QuestionForm scan={scan} isAsking={ask.isPending} onAsk={askFor}>
            {ask.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
            {help}
          </QuestionForm>
          <DetailOffer scan={scan} need={need} onRead={askAgain} />
          {ask.isIdle && <WholeList scan={scan} />}
          {ask.isError && (
            <Button variant="outline" className="justify-self-start" onClick={() => ask.reset()}>
              {text.list.show}
            </Button>
          )}
          <p className="text-sm text-ink-2">
            {text.ask.ownRules}{' '}
            <AppLink to={paths.readingRulesFor(id)} className="font-semibold text-link underline">
              {text.ask.ownRulesLink}
            </AppLink>
          </p>
        </>
      )}
    </div>
  )
}
