import { createHash } from 'node:crypto'
import { defineJob } from '../../../jobs/define-job.ts'
import { WatchRunIds } from './watch-run.ts'

/** Reading a list again is safe and its end counts once, so a dead worker's job is repeated. One at a time for each site. */
export const runWatchJob = defineJob({
  name: 'watches.run',
  payload: WatchRunIds,
  attempts: 3,
  expireInSeconds: 900,
  heartbeatSeconds: 10,
  concurrency: 4,
  lookEverySeconds: 2,
  perGroup: 1,
  load: async () => (await import('./run-watch.ts')).runWatch,
})

/** Names the site of an address to the queue, without telling it. */
export const hostOf = (url: string): string =>
  createHash('sha256')
    .update(URL.parse(url)?.host ?? url)
    .digest('base64url')
    .slice(0, 22)
