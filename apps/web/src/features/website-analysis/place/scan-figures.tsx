import type { ScanSummary } from '@sondeo/contract/website-analysis'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Badge } from '../../../ui/badge.tsx'

/** How much was read, and whether that is all. */
export function ScanFigures({ scan }: { scan: ScanSummary }) {
  const text = useWebsiteMessages().ask
  const { pagesRead, recordsFound, recordsAnnounced, complete, recordLimit } = scan
  if (pagesRead === 0) return null
  // The badge of a whole list says how many records there are.
  const isCounted = recordLimit === null && complete && recordsAnnounced === recordsFound
  return (
    <>
      <span className="tabular">{isCounted ? text.pages(pagesRead) : text.found(pagesRead, recordsFound)}</span>
      {recordLimit !== null && <Badge tone="partial">{text.recordLimit(recordLimit)}</Badge>}
      {recordLimit === null && recordsAnnounced !== null && (
        <Badge tone={complete ? 'true' : 'partial'} className="tabular">
          {complete ? text.whole(recordsAnnounced) : text.partial(recordsAnnounced)}
        </Badge>
      )}
      {scan.needsBrowser && <Badge tone="partial">{text.needsBrowser}</Badge>}
    </>
  )
}
