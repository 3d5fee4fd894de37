import type { ScanSummary } from '@sondeo/contract/website-analysis'
import { AppWindow } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useOpenWork } from '../../browser/follow-events.ts'
import { useLanguage } from '../../browser/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ScanProgress } from './scan-progress.tsx'
import { useScanWebsite } from './use-scan-website.ts'
import { useWebsiteMessages } from './use-website-messages.ts'

/** The list stands in a frame: its address, and a button to scan that one instead. */
export function FrameOffer({ scan: { frameUrl, url } }: { scan: ScanSummary }) {
  const text = useWebsiteMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const scan = useScanWebsite()
  const running = useOpenWork().find(({ tool, state }) => tool === 'website' && state === 'running')
  if (frameUrl === null || frameUrl === url) return null
  if (scan.isPending) return <ScanProgress work={running} />
  const failure = explainFlowError({ error: scan.error, language, first: text.scan.failed })
  const start = () => scan.mutate({ url: frameUrl }, { onSuccess: scanId => navigate(paths.websitePrompt(scanId)) })
  return (
    <section
      aria-label={text.frame.label}
      className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4 text-sm"
    >
      <AppWindow aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="font-medium">{text.frame.found}</p>
        <p className="wrap-anywhere text-ink-2">{frameUrl}</p>
      </div>
      <Button variant="outline" onClick={start}>
        {text.frame.scan}
      </Button>
      {scan.isError && (
        <div className="basis-full">
          <Alert detail={failure.detail}>{failure.text}</Alert>
        </div>
      )}
    </section>
  )
}
