import type { Services } from '../../../services.ts'
import { nextRun } from './next-run.ts'
import { runWatchJob } from './run-watch.job.ts'
import { WatchSettings } from './watch-settings.ts'

// The rest is due a minute later: nobody's run waits longer for it.
const AT_ONCE = 200

/** Starts what is due. What was missed while nothing ran is made up once: the next time is counted from now. */
export async function startDue({ stores, jobs, now }: Pick<Services, 'stores' | 'jobs' | 'now'>) {
  for (const { id: watchId, ownerId, nextRunAt: due, settings } of await stores.watches.listDue({
    now: now(),
    limit: AT_ONCE,
  })) {
    const schedule = WatchSettings.safeParse(settings).data
    if (!schedule || !due) continue
    // The same look has the same name, whoever starts it and however often.
    const runId = `${watchId}-${due.getTime().toString(36)}`
    await jobs.send(runWatchJob, { ownerId, watchId, runId })
    await stores.watches.claim({ ownerId, watchId, due, nextRunAt: nextRun(schedule, now()), now: now() })
  }
}
