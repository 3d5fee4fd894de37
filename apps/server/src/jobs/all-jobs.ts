import { removeExpired } from '../features/accounts/remove-expired.job.ts'
import { sendNotice } from '../features/accounts/send-notice.job.ts'
import { sendProofLink } from '../features/accounts/send-proof-link.job.ts'
import { sendResetLink } from '../features/accounts/send-reset-link.job.ts'
import { deliverJob } from '../features/webhooks/deliver.job.ts'
import { deliverDueJob } from '../features/webhooks/deliver-due.job.ts'
import { readNextJob } from '../features/website-analysis/batches/read-next.job.ts'
import { wakeBatchesJob } from '../features/website-analysis/batches/wake-batches.job.ts'
import { readDetailsJob } from '../features/website-analysis/details/read-details.job.ts'
import { scanWebsiteJob } from '../features/website-analysis/scan/scan-website.job.ts'
import { runWatchJob } from '../features/website-analysis/watches/run-watch.job.ts'
import { sendNewsJob } from '../features/website-analysis/watches/send-news.job.ts'
import { startDueJob } from '../features/website-analysis/watches/start-due.job.ts'
import { endPaymentsLater } from '../plans/end-payments.ts'
import { lookAfterPlans } from '../plans/look-after-plans.job.ts'
import { sendLimitNotice } from '../plans/send-limit-notice.job.ts'
import type { Services } from '../services.ts'
import type { RunnableJob } from './define-job.ts'

/** Every job there is; queues are made for all of them at the start. */
export const allJobs: readonly RunnableJob<Services>[] = [
  sendResetLink,
  sendProofLink,
  sendNotice,
  removeExpired,
  scanWebsiteJob,
  readDetailsJob,
  startDueJob,
  runWatchJob,
  sendNewsJob,
  readNextJob,
  wakeBatchesJob,
  deliverJob,
  deliverDueJob,
  sendLimitNotice,
  lookAfterPlans,
  endPaymentsLater,
]
