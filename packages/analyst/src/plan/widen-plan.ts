import type { Planner } from '../analyst.ts'
import { foldText } from '../fold-text.ts'
import type { SourceSet } from '../record-source.ts'
import type { Plan, PlanColumn } from './plan.ts'

const MAX_COLUMNS = 60

const isOfOneRecord = ({ value }: PlanColumn) => !('aggregate' in value) && !('compare' in value)

/**
 * A plan that shows everything its records say beside what was asked: who asks for the price of each product gets the
 * products too. Nothing where the rows are no records, but figures over them.
 */
export function widenPlan(plan: Plan, sets: readonly SourceSet[]): Plan | undefined {
  const set = sets.find(({ id }) => id === plan.set)
  if (!set || plan.groupBy.length > 0 || !plan.columns.every(isOfOneRecord)) return undefined
  const shown = new Set(plan.columns.map(({ value }) => ('formula' in value || !('field' in value) ? '' : value.field)))
  const named = new Set(plan.columns.map(({ name }) => foldText(name)))
  const others = set.columns.filter(({ key, name }) => !shown.has(key) && !named.has(foldText(name)))
  const added = others.map(({ key, name }) => ({ name, value: { field: key } }))
  return { ...plan, distinct: false, columns: [...plan.columns, ...added].slice(0, MAX_COLUMNS) }
}

export const widely = (planner: Planner): Planner => ({
  ...planner,
  makePlan: async request => {
    const planned = await planner.makePlan(request)
    if (!planned.plan) return planned
    const plan = widenPlan(planned.plan, request.sets)
    return plan ? { ...planned, plan } : { ...planned, plan: null, note: '' }
  },
})
