import { createHash, randomUUID } from 'node:crypto'
import { newId } from '@sondeo/database/new-id'
import type { User } from '@sondeo/database/users-store'
import { parseAddress } from '@sondeo/scraping/parse-address'
import type { SiteLogin } from '@sondeo/scraping/site-login'
import { AppError } from '../../../app-error.ts'
import { priorityIn } from '../../../plans/plan-limits.ts'
import { reserveUnit } from '../../../plans/reserve-unit.ts'
import type { WebsiteServices } from '../website-services.ts'
import { findRoom } from './find-room.ts'
import { runScan } from './run-scan.ts'
import { scanWebsiteJob } from './scan-website.job.ts'
import { waitForWork } from './wait-for-work.ts'

/** `isBare`: somebody typed it without http:// or https://. */
type Request = { user: User; url: string; isBare: boolean; login?: SiteLogin | undefined; signal: AbortSignal }

/** Starts a scan, or joins the same one that runs, and waits for its end. Whoever goes away loses nothing. */
export async function startScan(
  services: WebsiteServices,
  { user, url, isBare, login, signal }: Request,
): Promise<string> {
  const { workBoard, stores, jobs, ownWork, now } = services
  const address = parseAddress(url)
  if (!address.ok) throw new AppError('url_invalid', { fields: [{ field: 'url', code: 'url_invalid' }] })
  const ownerId = user.id
  const wished = newId()
  const info = { name: address.url }
  const key = address.url + (login ? keyOf(login) : '')
  const begun = await workBoard.begin({ ownerId, workId: wished, tool: 'website', key, info, now: now() })
  const { workId } = begun
  if (begun.result === 'begun') {
    try {
      if ((await findRoom(services, ownerId)) === 0) throw new AppError('storage_full')
      const plan = await reserveUnit(services, { user, kind: 'scan', searchId: workId })
      await stores.scans.start({
        ownerId,
        id: workId,
        url: address.url,
        details: { isBare: isBare || address.isBare },
        now: now(),
      })
      const ids = { ownerId, scanId: workId }
      if (login) ownWork.start(ending => runScan(services, ids, { login, ending }))
      else await jobs.send(scanWebsiteJob, ids, { priority: priorityIn(plan) })
    } catch (error) {
      await stores.work.finish({ ownerId, workId, state: 'failed', outcome: null, now: now() })
      await stores.work.markSeen({ ownerId, workId })
      throw error
    }
  }
  await waitForWork(services, { ownerId, workId }, signal)
  return workId
}

/** Tells logins of this process apart without leaving a trace of them: the salt is gone with the process. */
const salt = randomUUID()
export const keyOf = (login: SiteLogin) =>
  ` ${createHash('sha256').update(salt).update(JSON.stringify(login)).digest('base64')}`
