import { paths } from '@sondeo/contract/paths'
import { getDirectories } from '@sondeo/contract/searches'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesCombined, Globe } from 'lucide-react'
import { PageMeta } from '../blocks/page-meta.tsx'
import { RetryAlert } from '../blocks/retry-alert.tsx'
import { call } from '../browser/api-client.ts'
import { CallError } from '../browser/call-error.ts'
import { explainFlowError } from '../browser/explain-error.ts'
import { useLanguage } from '../browser/language.ts'
import { useQueryKeys, useSession } from '../browser/session.ts'
import { ResumeNotice } from '../features/dashboard/resume-notice.tsx'
import { ToolCard } from '../features/dashboard/tool-card.tsx'
import { ProductPicture, WebsitePicture } from '../features/dashboard/tool-pictures.tsx'
import { useDashboardMessages } from '../messages/dashboard.ts'

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
  const failure = explainFlowError({ error: directory.error, language, first: text.directoryFailed })
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
      <div className="grid gap-6 md:grid-cols-2">
        <ToolCard
          to={directory.data && paths.productResearch(directory.data._id)}
          isWaiting={directory.isFetching}
          Icon={ChartNoAxesCombined}
          picture={<ProductPicture />}
          {...text.product}
        />
        <ToolCard to={paths.websiteAnalysis} Icon={Globe} picture={<WebsitePicture />} {...text.website} />
      </div>
    </div>
  )
}
