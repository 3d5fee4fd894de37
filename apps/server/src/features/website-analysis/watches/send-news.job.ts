import { defineJob } from '../../../jobs/define-job.ts'
import type { Services } from '../../../services.ts'
import { WatchRunIds } from './watch-run.ts'

type NewsServices = Pick<Services, 'stores' | 'jobs' | 'sendMail' | 'mailBrand' | 'now'>

/** Queued, so that a slow mail server delays no list. */
export const sendNewsJob = defineJob({
  name: 'watches.send-news',
  payload: WatchRunIds,
  lookEverySeconds: 5,
  // The waits double: a mail server may be away for hours.
  attempts: 12,
  load: async () => {
    const { sendNews } = await import('./send-news.ts')
    return async (services: NewsServices, ids: WatchRunIds): Promise<void> => {
      const afterSeconds = await sendNews(services, ids)
      if (afterSeconds !== null) await services.jobs.send(sendNewsJob, ids, { afterSeconds })
    }
  },
})
