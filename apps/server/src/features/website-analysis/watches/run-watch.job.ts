import { defineJob } from '../../../jobs/define-job.ts'
import { watchRun } from './send-run.ts'

/** A joined list is read part by part: the handler asks for the same job again. */
export const runWatchJob = defineJob({ ...watchRun, load: async () => (await import('./run-watch.ts')).runWatch })
