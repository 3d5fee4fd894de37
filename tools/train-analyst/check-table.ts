import type { PlanRequest } from '@sondeo/analyst/analyst'
import { keyOfRun } from '@sondeo/analyst/answer-key'
import { flatRows } from '@sondeo/analyst/flat-rows'
import type { SourceSet } from '@sondeo/analyst/record-source'
import { runPlan } from '@sondeo/analyst/run-plan'
import { keyOf, planOf, type Reading } from '@sondeo/analyst/score-readings'
import { viewSet } from '@sondeo/analyst/view-set'
import { type FlatRow, isExactTable } from '../../evals/analyst/is-exact-table.ts'
import type { MadePlan } from './made-plan.ts'

/** Readings with as many rows as expected are run, and their tables compared. */
export function checkSize(
  request: PlanRequest,
  size: number,
  isRight: (rows: FlatRow[]) => boolean,
): (reading: Reading) => boolean {
  const known = new Map<string, boolean>()
  const judge = (reading: Reading): boolean => {
    const { candidate, proposal, searched } = reading
    if (proposal) return proposal.run.table.rows.length === size && isRight(flatRows(proposal.run.table))
    const rows = candidate.rows ? countRows(reading) : 1
    if (rows !== size) return false
    const plan = planOf(reading, request)
    return plan.columns.length > 0 && isRight(flatRows(runPlan(plan, searched.scene.view.set).table))
  }
  return reading => {
    if (size === 0) return false
    // Readings that show the same are judged once.
    const key = `${reading.proposal ? 'whole' : reading.candidate.operation === 'frequency'}:${keyOf(reading)}`
    const was = known.get(key) ?? judge(reading)
    known.set(key, was)
    return was
  }
}

/** Values are shown once each, records as often as they come. */
function countRows({ candidate, searched }: Reading): number {
  const view = searched?.scene.view.columns[candidate?.column ?? -1]
  const rows = candidate?.rows ?? new Int32Array()
  if (!view || candidate?.operation !== 'pick') return rows.length
  return new Set(Array.from(rows, row => view.textOf[row])).size
}

/** Kinds whose tables can be laid out in several right ways. */
const loose = new Set([
  'columns',
  'frequent',
  'discount',
  'saving',
  'saving-of',
  'fields-of',
  'fields-all',
  'field-only',
  'most-of',
])

/** Right is what shows the same as the plan that the question was made from. */
export function makeTableJudge(
  request: PlanRequest,
  { plan, columns, ordered, kind }: MadePlan,
  set: SourceSet,
): (reading: Reading) => boolean {
  const run = runPlan(plan, set)
  const isOneThing = kind.startsWith('one-')
  if (!isOneThing && !loose.has(kind)) {
    const wanted = keyOfRun(plan, run, viewSet(set))
    return reading => keyOf(reading) === wanted
  }
  const rows = flatRows(run.table)
  const optional = isOneThing ? ['title'] : kind === 'frequent' || kind === 'most-of' ? ['n'] : []
  const isSame = (given: FlatRow[]) => isExactTable(given, { expected: { rows, ordered, optional }, columns })
  return checkSize(request, rows.length, isSame)
}
