import { paths } from '@sondeo/contract/paths'
import { ChartNoAxesCombined, Globe } from 'lucide-react'
import { PageMeta } from '../blocks/page-meta.tsx'
import { RetryAlert } from '../blocks/retry-alert.tsx'
import { explainFlowError } from '../browser/explain-error.ts'
import { useLanguage } from '../browser/language.ts'
import { useSession } from '../browser/session.ts'
import { ResumeNotice } from '../features/dashboard/resume-notice.tsx'
import { ToolCard } from '../features/dashboard/tool-card.tsx'
import { ProductPicture, WebsitePicture } from '../features/dashboard/tool-pictures.tsx'
import { useFirstDirectory } from '../features/dashboard/use-first-directory.ts'
import { useDashboardMessages } from '../messages/dashboard.ts'

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
