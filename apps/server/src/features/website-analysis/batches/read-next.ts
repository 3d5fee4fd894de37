import type { HandOverTools } from '../../../jobs/work-board.ts'
import { findPlan } from '../../../plans/find-plan.ts'
import { priorityIn } from '../../../plans/plan-limits.ts'
import type { WebsiteServices } from '../website-services.ts'
import { batchLane, LANES_PER_PERSON } from './batch-lane.ts'
import type { BatchIds } from './batch-settings.ts'
import { joinBatch } from './join-batch.ts'
import { readAddress } from './read-address.ts'

/** How long a lane waits when somebody reads every site that it could read next. */
const BUSY_SECONDS = 3

/** One step of a lane: the next address, or the table once all are read. Repeating it changes nothing. */
export const readNext = (services: WebsiteServices, ids: BatchIds): Promise<void> =>
  services.workBoard.runUnseen(tools => readHere(services, ids, tools))

async function readHere(services: WebsiteServices, ids: BatchIds, tools: HandOverTools): Promise<void> {
  const { stores, jobs, now } = services
  const batch = await stores.batches.find(ids)
  if (!batch || batch.state === 'done') return
  const next = await stores.batchItems.claimNext({ ...ids, now: now() })
  if (next.result === 'busy') return jobs.send(batchLane, ids, { afterSeconds: BUSY_SECONDS })
  if (next.result === 'none') {
    if (await stores.batches.claimJoin({ ...ids, now: now() })) await joinBatch(services, ids)
    return
  }
  await readAddress(services, { ...ids, item: next.item, batch, tools })
  await sendLane(services, ids)
}

async function sendLane(services: WebsiteServices, ids: BatchIds) {
  const { state } = await findPlan(services, ids.ownerId)
  await services.jobs.send(batchLane, ids, { priority: priorityIn(state) })
}

/** As many lanes as one person may have, and never more than there are addresses. */
export async function sendLanes(services: WebsiteServices, ids: BatchIds, addressCount: number) {
  for (let lane = 0; lane < Math.min(LANES_PER_PERSON, addressCount); lane++) await sendLane(services, ids)
}
