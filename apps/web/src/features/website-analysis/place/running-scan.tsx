import type { WorkResponse } from '@sondeo/contract/events'
import type { ScanState } from '@sondeo/contract/scans'
import { usePlaceMessages } from '../../../messages/scan-place.ts'
import { ScanProgress } from '../scan-progress.tsx'
import { RowsSoFar } from './rows-so-far.tsx'

/** A scan on its way: how far it is, Stop, and the rows that it has read. */
export function RunningScan({ scan, work }: { scan: ScanState; work: WorkResponse | undefined }) {
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
