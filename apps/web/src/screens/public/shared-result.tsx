import { paths } from '@sondeo/contract/paths'
import { openShare } from '@sondeo/contract/shares'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { parseAiAnswer } from '../../blocks/ai-answer/parse-ai-answer.ts'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { SiteFooter } from '../../blocks/site-footer.tsx'
import { SiteHeader } from '../../blocks/site-header.tsx'
import { SkipLink } from '../../blocks/skip-link.tsx'
import { call } from '../../browser/api-client.ts'
import { CallError } from '../../browser/call-error.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { sharedKey } from '../../browser/query-keys.ts'
import { useRegion } from '../../browser/region.ts'
import { SharedTable } from '../../features/shared-result/shared-table.tsx'
import { useShareMessages } from '../../messages/shares.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton, TableSkeleton } from '../../ui/skeleton.tsx'

const useShared = (token: string) =>
  useQuery({
    queryKey: sharedKey(token, useLanguage(), useRegion()),
    queryFn: async ({ signal }) => {
      const { content, ...shared } = await call(openShare, { token }, { signal })
      return { ...shared, rows: parseAiAnswer(content) }
    },
    placeholderData: keepPreviousData,
    structuralSharing: false,
    refetchOnWindowFocus: false,
    retry: false,
  })

export function Screen() {
  const text = useShareMessages().shared
  const language = useLanguage()
  const { token = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useShared(token)
  const hasEnded = error instanceof CallError && error.code === 'share_ended'
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <meta name="robots" content="noindex, nofollow" />
      <PageMeta title={data?.name ?? text.title} />
      <main
        id="main"
        tabIndex={-1}
        className="page-width grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 py-8 outline-none"
      >
        {isPending && (
          <div role="status" className="grid gap-4">
            <span className="sr-only">{text.loading}</span>
            <Skeleton className="h-9 w-72 max-w-full" />
            <TableSkeleton />
          </div>
        )}
        {hasEnded && (
          <div className="grid justify-items-center gap-4 py-20 text-center">
            <h1 className="text-2xl">{text.ended}</h1>
            <p className="text-ink-2">{text.endedHint}</p>
            <LinkButton to={paths.landing} size="lg" className="mt-4">
              {text.own}
            </LinkButton>
          </div>
        )}
        {error && !hasEnded && !data && (
          <>
            <h1 className="text-xl">{text.title}</h1>
            <RetryAlert
              failure={explainFlowError({ error, language, whatFailed: text.failed })}
              isBusy={isFetching}
              onRetry={() => refetch()}
            >
              {text.retry}
            </RetryAlert>
          </>
        )}
        {data && <SharedTable token={token} {...data} />}
      </main>
      <SiteFooter />
    </div>
  )
}
