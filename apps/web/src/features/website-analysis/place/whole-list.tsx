import { getScanList, type ScanSummary } from '@sondeo/contract/website-analysis'
import { useQuery } from '@tanstack/react-query'
import { parseAiAnswer } from '../../../blocks/ai-answer/parse-ai-answer.ts'
import { AnswerTable } from '../../../blocks/answer/answer-table.tsx'
import { ExportMenu } from '../../../blocks/export-menu/export-menu.tsx'
import { WatchButton } from '../../../blocks/watch/watch-button.tsx'
import { call } from '../../../browser/api-client.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The rows of a scan's first list, before anybody asks. Null where it has none. */
const useScanList = (id: string) =>
  useQuery({
    queryKey: useQueryKeys().scanList(id),
    queryFn: async ({ signal }) => {
      const { list } = await call(getScanList, { id }, { signal })
      return list && { ...list, rows: parseAiAnswer(list.content) }
    },
    // Large tables are compared by identity only.
    structuralSharing: false,
    staleTime: 60_000,
  })

/** What the scan read, at once: whoever sees the rows knows what to ask. Says nothing when it cannot be shown. */
export function WholeList({ scan }: { scan: ScanSummary }) {
  const text = useWebsiteMessages().list
  const { data: list, isPending } = useScanList(scan._id)
  if (isPending)
    return (
      <div role="status">
        <span className="sr-only">{text.loading}</span>
        <Skeleton className="h-64" />
      </div>
    )
  if (!list || list.rows.length === 0) return null
  return (
    <section aria-label={text.heading} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{text.heading}</h2>
        <div className="flex flex-wrap gap-2">
          <WatchButton target={{ of: { scanId: scan._id }, name: scan.title || scan.url, pages: scan.pagesRead }} />
          <ExportMenu name={scan.title || scan.url} rows={list.rows} searchId={list.searchId} />
        </div>
      </div>
      <AnswerTable rows={list.rows} details={list.details} searchId={list.searchId} isUnasked />
    </section>
  )
}
