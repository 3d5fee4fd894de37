import type { PlanRequest } from '../analyst.ts'
import { checkPlan } from '../plan/check-plan.ts'
import type { Plan } from '../plan/plan.ts'
import { type PlanRun, runPlan } from '../run/run-plan.ts'
import { isJoint } from './grammar/look.ts'
import { isRealList, type ListReading, listsOf, readLists } from './grammar/read/read-lists.ts'

/** A whole plan that somebody proposes, run, with what speaks for it. */
export type Proposal = {
  plan: Plan
  run: PlanRun
  features: string[]
  /** Words of the question that it has nothing for. */
  open: readonly string[]
  isFromModel?: true
}

/** What the grammar of questions reads over each list; it competes with all that the search finds. */
export function proposeReadings(request: PlanRequest): { proposals: Map<string, Proposal>; refused: number } {
  const found = new Map<string, Proposal>()
  const { readings, passages } = readLists(request)
  readings.forEach((one, place) => {
    const proposal = toProposal(one, place, request)
    if (proposal) found.set(one.set.id, proposal)
  })
  const text = request.sets.find(({ kind }) => kind === 'text')
  const plan = text && passages()
  if (plan && text) {
    const run = runPlan(plan, text)
    const hasLists = listsOf(request.sets).some(isRealList)
    const conditions = plan.filter?.kind === 'all' ? plan.filter.of.length : 1
    if (run.table.rows.length > 0)
      found.set(text.id, {
        plan,
        run,
        features: [
          'g:text',
          `g:text:lists${hasLists}`,
          `g:text:words${Math.min(4, conditions)}`,
          `g:text:rows${Math.min(3, run.table.rows.length)}`,
        ],
        open: [],
      })
  }
  const [first] = readings
  return { proposals: found, refused: first ? first.reading.unexplained.length : 1 }
}

function toProposal(
  { reading, plan: makePlan, set, rank }: ListReading,
  place: number,
  { sets }: PlanRequest,
): Proposal | null {
  const { draft, unexplained, explained } = reading
  if (draft.parts.every(isJoint)) return null
  const plan = makePlan()
  if (checkPlan(plan, sets).length > 0) return null
  const run = runPlan(plan, set)
  const rows = run.table.rows.length
  if (rows === 0 || run.table.rows.every(({ cells }) => Object.values(cells).every(({ text }) => text === '')))
    return null
  const shape = shapeOf(plan)
  const open = Math.min(3, unexplained.length)
  const isAll = run.recordsPassed === set.records.length
  return {
    plan,
    run,
    open: unexplained,
    features: [
      `g:open${open}`,
      `g:open${open}:${shape}`,
      `g:open${open}:said${Math.min(6, explained)}`,
      `g:said${Math.min(6, explained)}`,
      `g:${shape}`,
      `g:${shape}:rows${Math.min(4, rows)}`,
      `g:${isAll ? 'all' : 'some'}:${shape}:open${open}`,
      `g:place${Math.min(3, place)}`,
      `g:rank${Math.min(5, rank)}`,
      `g:${set.kind}`,
      place === 0 && open === 0 ? 'g:chosen' : 'g:other',
    ],
  }
}

function shapeOf(plan: Plan): string {
  const isFigure = plan.columns.some(({ value }) => 'aggregate' in value)
  if (plan.groupBy.length > 0) return isFigure ? 'group' : 'distinct'
  if (isFigure) return 'figure'
  if (plan.limit === 1) return 'top'
  return plan.columns.length > 3 ? 'list' : 'columns'
}
