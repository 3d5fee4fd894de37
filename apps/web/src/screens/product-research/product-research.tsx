import { paths } from '@sondeo/contract/paths'
import { getDirectory } from '@sondeo/contract/searches'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { call } from '../../browser/api-client.ts'
import { CallError } from '../../browser/call-error.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useOpenWork } from '../../browser/follow-events.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useDraft } from '../../browser/stored/use-draft.ts'
import { explainResearchError } from '../../features/product-research/explain-research-error.ts'
import { ProductQuestion } from '../../features/product-research/product-question.tsx'
import { ResearchForm } from '../../features/product-research/research-form.tsx'
import { ResearchProgress } from '../../features/product-research/research-progress.tsx'
import { ResearchResults } from '../../features/product-research/research-results.tsx'
import {
  ProductInDoubt,
  ResearchFailed,
  type ResearchQuestion,
  useResearch,
} from '../../features/product-research/use-research.ts'
import { useShownResearch } from '../../features/product-research/use-shown-research.ts'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { Alert, Notice } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton, TableSkeleton } from '../../ui/skeleton.tsx'

/** What the dashboard's box hands over. */
const readSaid = (state: unknown): string | undefined => {
  const said = (state as { productName?: unknown } | null)?.productName
  return typeof said === 'string' ? said : undefined
}

/** Whether the directory of the address exists. */
const useDirectory = (directoryId: string) =>
  useQuery({
    queryKey: useQueryKeys().directory(directoryId),
    queryFn: ({ signal }) => call(getDirectory, { directoryId }, { signal }),
    staleTime: 10 * 60_000,
  })

/** What the server said, which names the field it is about. */
const causeOf = (error: Error | null): Error | null =>
  error instanceof ResearchFailed && error.cause instanceof Error ? error.cause : error

export function Screen() {
  const text = useResearchMessages()
  const language = useLanguage()
  const { directoryId = '' } = useParams()
  const directory = useDirectory(directoryId)
  const name = useDraft('product-name')
  const code = useDraft('product-code')
  // A new research begins with an empty form; what failed stays to be mended.
  const forget = () => {
    name.drop()
    code.drop()
  }
  const research = useResearch(forget)
  const { shown, isOpening, isGone, failure: unopened, show, showForm } = useShownResearch()
  const work = useOpenWork().find(({ tool, state }) => tool === 'product' && state === 'running')

  const type = ({ productName, productCode }: Partial<ResearchQuestion>) => {
    if (productName !== undefined) name.keep(productName)
    if (productCode !== undefined) code.keep(productCode)
  }
  const run = (question: ResearchQuestion) => {
    type(question)
    showForm()
    research.mutate(question, { onSuccess: show })
  }
  // From the dashboard's box: the product is already said, and only this application can say it so.
  const navigate = useNavigate()
  const { state, pathname } = useLocation()
  const said = readSaid(state)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (said === undefined || hasBegun.current) return
    hasBegun.current = true
    void navigate(pathname, { replace: true, state: null })
    run({ productName: said, productCode: '' })
  })
  const clear = () => {
    forget()
    research.reset()
    showForm()
  }

  if (shown || isOpening)
    return (
      <div className="mx-auto grid max-w-[90rem] min-w-0 grid-cols-[minmax(0,1fr)] gap-5 px-5 py-6 sm:px-8">
        <PageMeta title={shown ? (shown.details?.title ?? shown.productName) : text.title} />
        {shown ? (
          <ResearchResults
            key={shown.searchId}
            result={shown}
            onBack={clear}
            onChooseCode={productCode => run({ productName: shown.productName, productCode })}
          />
        ) : (
          <div role="status" className="grid gap-4">
            <span className="sr-only">{text.results.opening}</span>
            <Skeleton className="h-9 w-72 max-w-full" />
            <TableSkeleton />
          </div>
        )}
      </div>
    )

  const inDoubt = research.error instanceof ProductInDoubt ? research.error : undefined
  const failure = explainResearchError({
    error: research.error,
    language,
    text: text.form,
    productName: research.variables?.productName ?? '',
  })
  const failed = explainFlowError({ error: directory.error, language, whatFailed: text.form.directoryFailed })
  // What was deleted does not come back by being asked for again.
  const hasNoDirectory = directory.error instanceof CallError && directory.error.code === 'not_found'
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-5 py-6 sm:px-8 sm:py-10">
      <PageMeta title={text.title} />
      <BackLink to={paths.dashboard}>{text.form.back}</BackLink>
      <div className="grid gap-3">
        <h1 className="text-2xl">{text.form.heading}</h1>
        <p className="max-w-[62ch] text-ink-2">{text.form.lead}</p>
      </div>
      {isGone && !research.isPending && <Notice>{text.form.gone}</Notice>}
      {unopened && !research.isPending && (
        <RetryAlert
          failure={explainFlowError({ error: unopened.error, language, whatFailed: text.results.openFailed })}
          isBusy={unopened.isFetching}
          onRetry={() => void unopened.refetch()}
        >
          {text.form.retry}
        </RetryAlert>
      )}
      {directory.error && (
        <div className="grid gap-3">
          <Alert detail={hasNoDirectory ? text.form.gone : failed.detail}>{failed.text}</Alert>
          {hasNoDirectory ? (
            <LinkButton to={paths.history} variant="outline" className="justify-self-start">
              {text.form.history}
            </LinkButton>
          ) : (
            <Button
              variant="outline"
              className="justify-self-start"
              isBusy={directory.isFetching}
              onClick={() => directory.refetch()}
            >
              {text.form.retry}
            </Button>
          )}
        </div>
      )}
      <ResearchForm
        typed={{ productName: name.draft ?? '', productCode: code.draft ?? '' }}
        isProcessing={research.isPending}
        onType={type}
        onSubmit={run}
        error={inDoubt ? null : causeOf(research.error)}
      >
        {research.isPending && <ResearchProgress work={work} isWriting={research.stage !== 'trade-data'} />}
        {research.isError && !inDoubt && <Alert detail={failure.detail}>{failure.text}</Alert>}
      </ResearchForm>
      {inDoubt && (
        <ProductQuestion
          product={inDoubt.product}
          onChoose={productCode => run({ productName: research.variables?.productName ?? '', productCode })}
        />
      )}
    </div>
  )
}
