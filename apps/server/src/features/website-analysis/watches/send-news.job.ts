import { defineJob } from '../../../jobs/define-job.ts'
import { WatchRunIds } from './watch-run.ts'

/** Queued, so that a slow mail server delays no list. */
export const sendNewsJob = defineJob({
  name: 'watches.send-news',
  payload: WatchRunIds,
  lookEverySeconds: 5,
  // The waits double: the last try comes after more than a minute.
  attempts: 7,
  load: async () => (await import('./send-news.ts')).sendNews,
})
