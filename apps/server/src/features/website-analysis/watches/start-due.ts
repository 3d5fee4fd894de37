import type { StoredWatch } from '@sondeo/database/watches-store'
import type { Services } from '../../../services.ts'
import { nextRun } from './next-run.ts'
import { sendRun } from './send-run.ts'
import { WatchSettings } from './watch-settings.ts'

// Far more than are read in a minute; the rest is begun in the next one.
const AT_ONCE = 1000

/** Starts what is due. What was missed while nothing ran is made up once: the next time is counted from now. */
export async function startDue(services: Pick<Services, 'stores' | 'jobs' | 'now'>) {
  const { stores, now } = services
  const allDue = await stores.watches.listDue({ now: now(), limit: AT_ONCE })
  for (const { id: watchId, ownerId, nextRunAt: due, settings } of goRound(allDue)) {
    const schedule = WatchSettings.safeParse(settings).data
    if (!schedule || !due) continue
    // The same look has the same name, whoever starts it and however often.
    const runId = `${watchId}-${due.getTime().toString(36)}`
    await sendRun(services, { ownerId, watchId, runId }, { settings: schedule })
    await stores.watches.claim({ ownerId, watchId, due, nextRunAt: nextRun(schedule, now()), now: now() })
  }
}

/** The first of everybody, then the second: whoever has many makes nobody wait for all of them. */
function goRound(watches: readonly StoredWatch[]): StoredWatch[] {
  const turns = new Map<string, number>()
  return watches
    .map(watch => {
      const turn = turns.get(watch.ownerId) ?? 0
      turns.set(watch.ownerId, turn + 1)
      return { watch, turn }
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ watch }) => watch)
}
