import { paths } from '@sondeo/contract/paths'
import { getScrapedContents } from '@sondeo/contract/website-analysis'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BackLink } from '../../../blocks/back-link.tsx'
import { PageMeta } from '../../../blocks/page-meta.tsx'
import { call } from '../../../browser/api-client.ts'
import { CallError } from '../../../browser/call-error.ts'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, TableSkeleton } from '../../../ui/skeleton.tsx'
import { ReadyScan } from './ready-scan.tsx'

/** What was scanned, in figures. */
const useScan = (id: string) =>
  useQuery({
    queryKey: useQueryKeys().scan(id),
    queryFn: async ({ signal }) => ({ ...(await call(getScrapedContents, { id }, { signal })).data, _id: id }),
  })

type Props = {
  id: string
  /** Shown where the scan has nothing to be asked about: it may still run, or have failed. */
  otherwise?: ReactNode
}

/** A scan that can be asked about, once its figures have come. */
export function ScanContents({ id, otherwise }: Props) {
  const text = useWebsiteMessages()
  const language = useLanguage()
  const { data: scan, error, isPending, isFetching, refetch } = useScan(id)
  const failure = explainFlowError({ error, language, whatFailed: text.ask.loadFailed })
  if (otherwise && !scan && error instanceof CallError && error.code === 'not_found') return otherwise
  return (
    <div className="mx-auto grid max-w-[90rem] min-w-0 grid-cols-[minmax(0,1fr)] gap-4 px-5 py-3 sm:px-8">
      <PageMeta title={scan?.title || text.title} />
      <BackLink to={paths.websiteAnalysis}>{text.ask.back}</BackLink>
      {isPending && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{text.ask.loading}</span>
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-28" />
          <TableSkeleton />
        </div>
      )}
      {error && !scan && (
        <>
          <Alert detail={failure.detail}>{failure.text}</Alert>
          <Button variant="outline" className="justify-self-start" isBusy={isFetching} onClick={() => refetch()}>
            {text.ask.retry}
          </Button>
        </>
      )}
      {scan && <ReadyScan scan={scan} />}
    </div>
  )
}
