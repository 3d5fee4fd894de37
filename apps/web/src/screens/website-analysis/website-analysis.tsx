import { paths } from '@sondeo/contract/paths'
import { ListPlus } from 'lucide-react'
import { OpenWorkList } from '../../blocks/open-work/open-work-list.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { CallError } from '../../browser/call-error.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useOpenWork } from '../../browser/follow-events.ts'
import { useLanguage } from '../../browser/language.ts'
import { useDraft } from '../../browser/stored/use-draft.ts'
import { completeAddress } from '../../features/website-analysis/complete-address.ts'
import { SampleLists } from '../../features/website-analysis/sample-lists.tsx'
import { ScanForm } from '../../features/website-analysis/scan-form.tsx'
import { ScanProgress } from '../../features/website-analysis/scan-progress.tsx'
import { toScanOrder } from '../../features/website-analysis/use-scan-website.ts'
import { useStartScan } from '../../features/website-analysis/use-start-scan.ts'
import { useBatchMessages } from '../../messages/batches.ts'
import { useWebsiteMessages } from '../../messages/website-analysis.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export function Screen() {
  const text = useWebsiteMessages()
  const batchText = useBatchMessages()
  const language = useLanguage()
  const { draft = '', keep, drop } = useDraft('scan-url')
  const { start, running, isPending, isError, error } = useStartScan({ onSuccess: drop })
  const work = useOpenWork().filter(({ tool }) => tool === 'website')
  const failure = explainFlowError({ error, language, whatFailed: text.scan.failed })
  const wantsLogin = error instanceof CallError && error.code === 'site_needs_login'
  const tryOut = (url: string) => {
    keep(url)
    start(toScanOrder(url))
  }
  return (
    <div className="mx-auto grid max-w-4xl gap-8 px-5 py-8 sm:px-8 sm:py-12">
      <PageMeta title={text.title} />
      <div className="grid gap-3">
        <h1 className="text-2xl">{text.scan.heading}</h1>
        <p className="max-w-[62ch] text-ink-2">{text.scan.lead}</p>
      </div>
      <div className="grid gap-4">
        <ScanForm
          url={draft}
          onType={keep}
          isScanning={isPending}
          onScan={start}
          loginUrl={wantsLogin ? completeAddress(draft) : undefined}
        />
        {isPending && <ScanProgress work={running} />}
        {isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
      </div>
      {!isPending && (
        <LinkButton to={paths.batches} variant="outline" className="justify-self-start">
          <ListPlus aria-hidden="true" />
          {batchText.link}
        </LinkButton>
      )}
      {!isPending && <OpenWorkList work={work} />}
      {!isPending && <SampleLists onChoose={tryOut} />}
    </div>
  )
}
