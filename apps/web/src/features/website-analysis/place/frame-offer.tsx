import type { ScanSummary } from '@sondeo/contract/website-analysis'
import { AppWindow } from 'lucide-react'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Button } from '../../../ui/button.tsx'
import { ScanProgress } from '../scan-progress.tsx'
import { toScanOrder } from '../use-scan-website.ts'
import { useStartScan } from '../use-start-scan.ts'
import { OfferBox } from './offer-box.tsx'

/** The list stands in a frame: its address, and a button to scan that one instead. */
export function FrameOffer({ scan: { frameUrl, url } }: { scan: ScanSummary }) {
  const text = useWebsiteMessages()
  const language = useLanguage()
  const scan = useStartScan()
  if (frameUrl === null || frameUrl === url) return null
  if (scan.isPending) return <ScanProgress work={scan.running} />
  const failure = explainFlowError({ error: scan.error, language, whatFailed: text.scan.failed })
  return (
    <OfferBox
      label={text.frame.label}
      icon={AppWindow}
      failure={scan.isError ? failure : undefined}
      action={
        <Button variant="outline" onClick={() => scan.start(toScanOrder(frameUrl))}>
          {text.frame.scan}
        </Button>
      }
    >
      <p className="font-medium">{text.frame.found}</p>
      <p className="wrap-anywhere text-ink-2">{frameUrl}</p>
    </OfferBox>
  )
}
