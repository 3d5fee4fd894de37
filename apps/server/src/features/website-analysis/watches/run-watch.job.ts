import { defineJob } from '../../../jobs/define-job.ts'
import { WatchRunIds } from './watch-run.ts'

/** Reading a list again is safe and its end counts once, so a dead worker's job is repeated. */
export const runWatchJob = defineJob({
  name: 'watches.run',
  payload: WatchRunIds,
  attempts: 2,
  expireInSeconds: 900,
  heartbeatSeconds: 10,
  concurrency: 4,
  lookEverySeconds: 2,
  perOwner: 2,
  load: async () => (await import('./run-watch.ts')).runWatch,
})
