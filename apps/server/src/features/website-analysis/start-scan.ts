import { type ErrorCode, isErrorCode } from '@sondeo/contract/errors'
import { newId } from '@sondeo/database/new-id'
import type { User } from '@sondeo/database/users-store'
import { parseAddress } from '@sondeo/scraping/parse-address'
import type { Services } from '../../build-services.ts'
import { AppError } from '../../http/app-error.ts'
import { reserveUnit } from '../../plans/reserve-unit.ts'
import { scanWebsiteJob } from './scan-website.job.ts'

type Request = { user: User; url: string; signal: AbortSignal }

/** Starts a scan, or joins the same one that runs, and waits for its end. Whoever goes away loses nothing. */
export async function startScan(services: Services, { user, url, signal }: Request): Promise<string> {
  const { workBoard, stores, jobs, now } = services
  const address = parseAddress(url)
  if (!address.ok) throw new AppError('url_invalid', { fields: [{ field: 'url', code: 'url_invalid' }] })
  const ownerId = user.id
  const wished = newId()
  const info = { name: address.url }
  const begun = await workBoard.begin({ ownerId, workId: wished, tool: 'website', key: address.url, info, now: now() })
  const { workId } = begun
  if (begun.result === 'begun') {
    try {
      await reserveUnit(services, { user, kind: 'scan', searchId: workId })
      await stores.scans.start({ ownerId, id: workId, url: address.url, now: now() })
      await jobs.send(scanWebsiteJob, { ownerId, scanId: workId }, { priority: user.plan === 'pro' ? 10 : 0 })
    } catch (error) {
      await stores.work.finish({ ownerId, workId, state: 'failed', outcome: null, now: now() })
      await stores.work.markSeen({ ownerId, workId })
      throw error
    }
  }
  const ended = await workBoard.waitForEnd({ ownerId, workId }, signal)
  await workBoard.markSeen({ ownerId, workId })
  if (ended.state === 'done') return workId
  throw new AppError(codeOf(ended.outcome))
}

const codeOf = (outcome: unknown): ErrorCode => {
  const code = (outcome as { code?: unknown } | null)?.code
  return isErrorCode(code) ? code : 'internal'
}
