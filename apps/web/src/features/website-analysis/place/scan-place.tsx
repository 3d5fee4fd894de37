import type { WorkResponse } from '@sondeo/contract/events'
import { paths } from '@sondeo/contract/paths'
import { getScanState, type ScanState } from '@sondeo/contract/scans'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { BackLink } from '../../../blocks/back-link.tsx'
import { PageMeta } from '../../../blocks/page-meta.tsx'
import { call } from '../../../browser/api-client.ts'
import { CallError } from '../../../browser/call-error.ts'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { useOpenWork } from '../../../browser/follow-events.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { usePlaceMessages } from '../../../messages/scan-place.ts'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { ScanProgress } from '../scan-progress.tsx'
import { FailedScan } from './failed-scan.tsx'
import { RowsSoFar } from './rows-so-far.tsx'
import { ScanContents } from './scan-contents.tsx'

const lookAgainMs = 3000
/** Work is announced a moment before its scan is written down. */
const lookSoonMs = 500

/** Where a scan stands. Asked again when its work is told to have ended, and now and then while it runs. */
function useScanState(id: string) {
  const work = useOpenWork().find(({ _id }) => _id === id)
  const isWorking = work?.state === 'running'
  const state = useQuery({
    queryKey: useQueryKeys().scanState(id),
    queryFn: async ({ signal }) => (await call(getScanState, { id }, { signal })).scan,
    refetchInterval: ({ state: { data } }) => {
      if (data) return data.state === 'running' ? lookAgainMs : false
      return isWorking ? lookSoonMs : false
    },
  })
  const { refetch } = state
  const hasWorked = useRef(false)
  useEffect(() => {
    if (isWorking) hasWorked.current = true
    else if (hasWorked.current) void refetch()
  }, [isWorking, refetch])
  return { ...state, error: isWorking ? null : state.error, work }
}

/** One scan at its own address: while it runs, when it can be asked about, and when it failed. */
export function ScanPlace({ id }: { id: string }) {
  const text = usePlaceMessages()
  const website = useWebsiteMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data: scan, error, isFetching, refetch, work } = useScanState(id)
  // Ready, a scan leads on to the question, however soon it was ready.
  const isReady = scan?.state === 'ready'
  useEffect(() => {
    if (isReady) void navigate(paths.websitePrompt(id) + search, { replace: true })
  }, [isReady, id, search, navigate])
  if (isReady) return <ScanContents id={id} />
  const isGone = error instanceof CallError && error.code === 'not_found'
  const failure = isGone
    ? { text: text.gone }
    : explainFlowError({ error, language, whatFailed: website.ask.loadFailed })
  return (
    <div className="mx-auto grid max-w-[90rem] min-w-0 grid-cols-[minmax(0,1fr)] gap-5 px-5 py-6 sm:px-8">
      <PageMeta title={website.title} />
      <BackLink to={paths.websiteAnalysis}>{text.running.back}</BackLink>
      {!scan && !error && <PageSpinner />}
      {!scan && error && (
        <>
          <Alert detail={failure.detail}>{failure.text}</Alert>
          {!isGone && (
            <Button variant="outline" className="justify-self-start" isBusy={isFetching} onClick={() => refetch()}>
              {website.ask.retry}
            </Button>
          )}
        </>
      )}
      {scan?.state === 'running' && <RunningScan scan={scan} work={work} />}
      {scan?.state === 'failed' && <FailedScan scan={scan} />}
    </div>
  )
}

/** A scan on its way: how far it is, Stop, and the rows that it has read. */
function RunningScan({ scan, work }: { scan: ScanState; work: WorkResponse | undefined }) {
  const text = usePlaceMessages().running
  return (
    <>
      <div className="grid gap-1.5">
        <h1 className="text-xl">{text.heading}</h1>
        <p className="text-sm wrap-anywhere text-ink-2">{scan.url}</p>
      </div>
      <ScanProgress work={work} startedAt={scan.startedAt} />
      <RowsSoFar scanId={scan._id} recordsFound={work?.progress?.recordsFound ?? 0} />
    </>
  )
}
