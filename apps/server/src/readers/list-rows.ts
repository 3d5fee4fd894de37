import { flatRows } from '@sondeo/analyst/flat-rows'
import { gatherSets } from '@sondeo/analyst/gather-sets'
import { planWholeList } from '@sondeo/analyst/plan-whole-list'
import { runPlan } from '@sondeo/analyst/run-plan'
import type { AskServer } from './ask-server.ts'
import { openScan, type ScanToOpen } from './open-scan.ts'

type RowsRequest = ScanToOpen & { asOf: string; maxRows: number }

/** The first rows of a scan's first list as JSON, for somebody who waits: nothing is looked up again or kept. */
export async function listRows({ asOf, maxRows, ...scan }: RowsRequest, ask: AskServer): Promise<string> {
  const sets = gatherSets(await openScan(scan, ask))
  const plan = planWholeList(sets, { asOf, timeZone: 'UTC' })
  const set = sets.find(({ id }) => id === plan?.set)
  if (!plan || !set) return '[]'
  return JSON.stringify(flatRows(runPlan({ ...plan, limit: maxRows }, set).table))
}
