import { newId } from '@sondeo/database/new-id'
import type { Scan } from '@sondeo/database/scans-store'
import type { User } from '@sondeo/database/users-store'
import type { SiteLogin } from '@sondeo/scraping/site-login'
import { AppError } from '../../../app-error.ts'
import { findPlan } from '../../../plans/find-plan.ts'
import { priorityIn } from '../../../plans/plan-limits.ts'
import { findRoom } from '../scan/find-room.ts'
import { keyOf } from '../scan/start-scan.ts'
import { waitForWork } from '../scan/wait-for-work.ts'
import type { WebsiteServices } from '../website-services.ts'
import { readDetailsJob } from './read-details.job.ts'
import { runDetails } from './run-details.ts'

type Request = { user: User; scan: Scan; login?: SiteLogin | undefined; signal: AbortSignal }

/** Has the own pages of a scan's records read as running work, or joins it, and waits for its end. */
export async function startDetails(services: WebsiteServices, { user, scan, login, signal }: Request): Promise<void> {
  const { workBoard, stores, jobs, ownWork, now } = services
  const ownerId = user.id
  const key = `details ${scan.id}${login ? keyOf(login) : ''}`
  const wished = { ownerId, workId: newId(), tool: 'website', key, info: { name: scan.url }, now: now() } as const
  const { result, workId } = await workBoard.begin(wished)
  if (result === 'begun') {
    const ids = { ownerId, scanId: scan.id, workId }
    try {
      if ((await findRoom(services, ownerId)) === 0) throw new AppError('storage_full')
      if (login) ownWork.start(ending => runDetails(services, ids, { login, ending }))
      else await jobs.send(readDetailsJob, ids, { priority: priorityIn((await findPlan(services, ownerId)).state) })
    } catch (error) {
      await stores.work.finish({ ownerId, workId, state: 'failed', outcome: null, now: now() })
      await stores.work.markSeen({ ownerId, workId })
      throw error
    }
  }
  await waitForWork(services, { ownerId, workId }, signal)
}
