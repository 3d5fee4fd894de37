import { paths } from '@sondeo/contract/paths'
import { getScanList, type ScanSummary } from '@sondeo/contract/website-analysis'
import { useQuery } from '@tanstack/react-query'
import { ListPlus } from 'lucide-react'
import { parseAiAnswer, type ResultRow } from '../../../blocks/ai-answer/parse-ai-answer.ts'
import { AnswerTable } from '../../../blocks/answer/answer-table.tsx'
import { ExportMenu } from '../../../blocks/export-menu/export-menu.tsx'
import { RetryAlert } from '../../../blocks/retry-alert.tsx'
import { WatchButton } from '../../../blocks/watch/watch-button.tsx'
import { call } from '../../../browser/api-client.ts'
import { CallError } from '../../../browser/call-error.ts'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'

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

/** A server that knows no such list, or cannot make one of this scan, has nothing to try again for. */
const canComeYet = (error: unknown) =>
  error instanceof CallError && (error.status === undefined || error.status >= serverFailed)
const serverFailed = 500

const hasLink = (row: ResultRow) =>
  Object.values(row).some(value => typeof value === 'string' && /^https?:\/\//.test(value))

/** What the scan read, at once: whoever sees the rows knows what to ask. */
export function WholeList({ scan }: { scan: ScanSummary }) {
  const { list: text, ask } = useWebsiteMessages()
  const language = useLanguage()
  const { data: list, isPending, error, isFetching, refetch } = useScanList(scan._id)
  if (canComeYet(error))
    return (
      <RetryAlert
        failure={explainFlowError({ error, language, whatFailed: text.failed })}
        isBusy={isFetching}
        onRetry={() => refetch()}
      >
        {ask.retry}
      </RetryAlert>
    )
  if (isPending)
    return (
      <div role="status">
        <span className="sr-only">{text.loading}</span>
        <TableSkeleton />
      </div>
    )
  if (!list || list.rows.length === 0) return null
  return (
    <section aria-label={text.heading} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-lg">{text.heading}</h2>
        {/* Where there is less room they stand below, each with all its words. */}
        <div className="flex min-w-0 flex-wrap gap-2 max-lg:order-last max-lg:basis-full">
          <WatchButton
            target={{ of: { scanId: scan._id }, name: scan.title || scan.url, pages: scan.pagesRead }}
            size="sm"
          />
          {(scan.detailPages.available > 0 || list.rows.some(hasLink)) && (
            <LinkButton to={paths.batchesFrom(list.searchId)} variant="ghost" size="sm">
              <ListPlus aria-hidden="true" />
              {text.readLinks}
            </LinkButton>
          )}
        </div>
        <ExportMenu name={scan.title || scan.url} rows={list.rows} searchId={list.searchId} size="sm" />
      </div>
      <AnswerTable rows={list.rows} details={list.details} searchId={list.searchId} isUnasked />
    </section>
  )
}
