import { paths } from '@sondeo/contract/paths'
import { getDirectories } from '@sondeo/contract/searches'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesCombined, Globe } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { OpenWorkList } from '../../blocks/open-work/open-work-list.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { UsageBar } from '../../blocks/plan/usage-bar.tsx'
import { usePlan } from '../../blocks/plan/use-plan.ts'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { useLatestSearches } from '../../blocks/use-searches.ts'
import { call } from '../../browser/api-client.ts'
import { CallError } from '../../browser/call-error.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useOpenWork } from '../../browser/follow-events.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys, useSession } from '../../browser/session.ts'
import { findPlaceToResume, forgetPlace } from '../../browser/stored/place-to-resume.ts'
import { LastResults } from '../../features/dashboard/last-results.tsx'
import { StartBox } from '../../features/dashboard/start-box.tsx'
import { ToolCard } from '../../features/dashboard/tool-card.tsx'
import { isBareAddress } from '../../features/website-analysis/complete-address.ts'
import { SampleLists } from '../../features/website-analysis/sample-lists.tsx'
import { toScanOrder } from '../../features/website-analysis/use-scan-website.ts'
import { useStartScan } from '../../features/website-analysis/use-start-scan.ts'
import { useBatchMessages } from '../../messages/batches.ts'
import { useDashboardMessages } from '../../messages/dashboard.ts'
import { useWebsiteMessages } from '../../messages/website-analysis.ts'
import { Alert } from '../../ui/alert.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Where product research begins; a list without any directory is a failure like no list. */
const useFirstDirectory = () =>
  useQuery({
    queryKey: useQueryKeys().directories,
    queryFn: async ({ signal }) => {
      const { directories } = await call(getDirectories, undefined, { signal })
      const [first] = directories
      if (!first) throw new CallError({ code: 'not_found', message: '' })
      return first
    },
    staleTime: 10 * 60_000,
  })

export function Screen() {
  const text = useDashboardMessages()
  const language = useLanguage()
  const { user } = useSession()
  const directory = useFirstDirectory()
  const failure = explainFlowError({ error: directory.error, language, whatFailed: text.directoryFailed })
  const website = useWebsiteMessages()
  const batches = useBatchMessages()
  const navigate = useNavigate()
  const scan = useStartScan()
  const scanFailure = explainFlowError({ error: scan.error, language, whatFailed: website.scan.failed })
  const productPath = directory.data && paths.productResearch(directory.data._id)
  // After a failure whoever starts tries again where products are researched.
  const research = async (productName: string) => {
    const found = directory.data ?? (await directory.refetch()).data
    if (found) void navigate(paths.productResearch(found._id), { state: { productName } })
  }
  const work = useOpenWork()
  const { searches, isLoading, isError } = useLatestSearches()
  const isNewcomer = searches.length === 0 && !isLoading && !isError
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-5 py-8 sm:px-8 lg:py-12">
      <PageMeta title={text.title} />
      {user && <ResumeNotice userId={user._id} />}
      <div className="grid gap-2">
        <h1 className="text-xl sm:text-2xl">{text.greeting(user?.name || user?.username || '')}</h1>
        <p className="text-ink-2">{text.question}</p>
      </div>
      {directory.isError && (
        <RetryAlert failure={failure} isBusy={directory.isFetching} onRetry={() => directory.refetch()}>
          {text.retry}
        </RetryAlert>
      )}
      <StartBox
        isStarting={scan.isPending}
        onWebsite={typed => scan.start({ ...toScanOrder(typed), isBare: isBareAddress(typed) })}
        onProduct={directory.isPending ? undefined : research}
      >
        {scan.isError && <Alert detail={scanFailure.detail}>{scanFailure.text}</Alert>}
        <AppLink to={paths.batches} className="justify-self-start text-sm text-link underline underline-offset-2">
          {batches.offer}
        </AppLink>
      </StartBox>
      <OpenWorkList work={work} />
      <div className="grid gap-4 md:grid-cols-2">
        <ToolCard to={productPath} isWaiting={directory.isFetching} Icon={ChartNoAxesCombined} {...text.product} />
        <ToolCard to={paths.websiteAnalysis} Icon={Globe} {...text.website} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        {isNewcomer ? <SampleLists onChoose={url => scan.start(toScanOrder(url))} /> : <LastResults />}
        <UsageCard />
      </div>
    </div>
  )
}

/** Signing in always ends here; whoever was interrupted elsewhere can go on there. */
function ResumeNotice({ userId }: { userId: string }) {
  const text = useDashboardMessages()
  const [place, setPlace] = useState(() => findPlaceToResume(userId))
  if (!place) return null
  const forget = () => {
    forgetPlace()
    setPlace(undefined)
  }
  return (
    <div
      role="note"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 text-sm"
    >
      <p className="flex-1 basis-60">{text.resume}</p>
      <LinkButton to={place} size="sm" onClick={forgetPlace}>
        {text.resumeAction}
      </LinkButton>
      <Button variant="ghost" size="sm" onClick={forget}>
        {text.resumeDismiss}
      </Button>
    </div>
  )
}

/** How much of the plan is used; nothing where the server does not say. */
function UsageCard() {
  const text = useDashboardMessages()
  const { data: plan } = usePlan()
  if (!plan || plan.usage.length === 0) return null
  return (
    <section aria-label={text.usage} className="grid content-start gap-2">
      <h2 className="text-lg">{text.usage}</h2>
      <div className="grid gap-4 rounded-lg border border-line bg-surface p-4">
        {plan.usage.map(usage => (
          <UsageBar key={usage.kind} {...usage} />
        ))}
      </div>
    </section>
  )
}
