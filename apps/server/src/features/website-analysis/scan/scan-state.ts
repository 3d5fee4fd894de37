import { rowsWhileRunning, type ScanState } from '@sondeo/contract/scans'
import type { Scan } from '@sondeo/database/scans-store'
import { isSilent } from '@sondeo/database/work-store'
import type { WhyUnreadable } from '@sondeo/scraping/why-unreadable'
import { AppError } from '../../../app-error.ts'
import { orCode } from '../../../readers/or-code.ts'
import { answerReader, listScan } from '../list-scan.ts'
import type { WebsiteServices } from '../website-services.ts'
import { explainUnreadable } from './explain-unreadable.ts'

type Which = { ownerId: string; scanId: string }

async function findScan({ stores, now }: WebsiteServices, which: Which): Promise<Scan> {
  const scan = await stores.scans.find({ ...which, now: now() })
  if (!scan) throw new AppError('not_found')
  return scan
}

/** Where a scan stands. One whose process died is not said to run for ever. */
export async function describeScanState(services: WebsiteServices, which: Which): Promise<ScanState> {
  const { id, url, state, details, createdAt } = await findScan(services, which)
  const known = { _id: id, url, startedAt: createdAt.toISOString(), loginUrl: null }
  if (state === 'failed') {
    const why = details.why as WhyUnreadable | undefined
    const loginUrl = why?.kind === 'wall' && why.wall === 'login' ? why.url : null
    const code = details.isInterrupted ? 'interrupted' : details.isUnsaved ? 'cannot_save' : 'internal'
    return { ...known, loginUrl, state: 'failed', code: why ? explainUnreadable(why) : code }
  }
  if (state !== 'running') return { ...known, state: 'ready', code: null }
  const work = await services.stores.work.find({ ownerId: which.ownerId, workId: id })
  const isAlive = work?.state === 'running' && !isSilent(work, services.now())
  return isAlive ? { ...known, state: 'running', code: null } : { ...known, state: 'failed', code: 'interrupted' }
}

/** What the pages stored so far have in their first list. */
export async function readRowsSoFar(services: WebsiteServices, which: Which): Promise<string> {
  await findScan(services, which)
  const { scan } = await listScan(services, which)
  if (scan.pages.length === 0) return '[]'
  const whose = { ownerId: which.ownerId, ask: answerReader(services, which.ownerId) }
  const asOf = services.now().toISOString()
  const request = { ...scan, asOf, maxRows: rowsWhileRunning }
  return orCode('question_too_complex', services.readers.run('listRows', request, whose))
}
