import { paths } from '@sondeo/contract/paths'
import type { ScanSummary } from '@sondeo/contract/website-analysis'
import { AppWindow } from 'lucide-react'
import { useNavigate } from 'react-router'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useOpenWork } from '../../browser/follow-events.ts'
import { useLanguage } from '../../browser/language.ts'
import { useWebsiteMessages } from '../../messages/website-analysis.ts'
import { Button } from '../../ui/button.tsx'
import { OfferBox } from './offer-box.tsx'
import { ScanProgress } from './scan-progress.tsx'
import { toScanOrder, useScanWebsite } from './use-scan-website.ts'

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
  const start = () => scan.mutate(toScanOrder(frameUrl), { onSuccess: scanId => navigate(paths.websitePrompt(scanId)) })
  return (
    <OfferBox
      label={text.frame.label}
      icon={AppWindow}
      failure={scan.isError ? failure : undefined}
      action={
        <Button variant="outline" onClick={start}>
          {text.frame.scan}
        </Button>
      }
    >
      <p className="font-medium">{text.frame.found}</p>
      <p className="wrap-anywhere text-ink-2">{frameUrl}</p>
    </OfferBox>
  )
}
