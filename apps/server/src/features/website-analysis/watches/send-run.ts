import { createHash } from 'node:crypto'
import type { Job } from '../../../jobs/define-job.ts'
import type { Services } from '../../../services.ts'
import { WatchRunIds } from './watch-run.ts'
import type { WatchSettings } from './watch-settings.ts'

/** Reading a list again is safe and its end counts once, so a dead worker's job is repeated. One at a time for each site. */
export const watchRun: Job<WatchRunIds> = {
  name: 'watches.run',
  payload: WatchRunIds,
  attempts: 3,
  expireInSeconds: 900,
  heartbeatSeconds: 10,
  concurrency: 4,
  lowPriorityWorkers: 0,
  lookEverySeconds: 2,
  perGroup: 1,
}

type Whose = { settings: Pick<WatchSettings, 'url' | 'joined'>; goesFirst?: boolean }

/** Asks for a look, or for the next part of one, in the line of the site that is read. Who waits for it goes first. */
export const sendRun = (
  { jobs }: Pick<Services, 'jobs'>,
  ids: WatchRunIds,
  { settings: { url, joined }, goesFirst = false }: Whose,
) =>
  jobs.send(watchRun, ids, {
    group: hostOf(joined?.sources[ids.part ?? 0]?.url ?? url),
    ...(goesFirst && { priority: 1 }),
  })

/** Names the site of an address to the queue, without telling it. */
const hostOf = (url: string): string =>
  createHash('sha256')
    .update(URL.parse(url)?.host ?? url)
    .digest('base64url')
    .slice(0, 22)
