import type { Condition, Plan } from '../plan/plan.ts'
import { runPlan } from '../run/run-plan.ts'
import { type Build, fieldColumn, uniqueNames } from './build-plan.ts'

/** The records themselves in place of their names alone; the names stay in front. */
export function showWhole(plan: Plan, build: Build): Plan {
  const { nameColumn, columns } = build.view
  const whole = columns.filter(({ isDetail, filled }) => filled > 0 && !isDetail).map(({ at }) => at)
  const shown = [...new Set([nameColumn, ...whole])].map(at => fieldColumn(at, build))
  return { ...plan, columns: uniqueNames(shown), distinct: false }
}

const MAX_CONTEXT = 4

/** Columns that were held against a number or a day: what each record has there is not seen in the question. */
function limitsOf(condition: Condition): string[] {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.flatMap(limitsOf)
  return condition.kind === 'number' || condition.kind === 'date' ? [condition.field] : []
}

/** What the reader of an answer needs beside it: what the record is called, then what it was chosen by. */
export function addContext(plan: Plan, { view, moment, filters, named }: Build): Plan {
  if (plan.groupBy.length > 0 || plan.columns.some(({ value }) => !('field' in value) || 'aggregate' in value))
    return plan
  if (plan.columns.length >= MAX_CONTEXT) return plan
  const shown = plan.columns.flatMap(({ value }) => ('field' in value ? (value.field ?? []) : []))
  const used = [
    view.columns[view.nameColumn]?.key ?? '',
    ...plan.sort.map(({ column }) => column),
    ...(plan.filter ? limitsOf(plan.filter) : []),
  ]
  const more = [...new Set(used)].flatMap(wanted => view.columns.find(({ key }) => key === wanted) ?? [])
  const build = { view, moment, filters, named }
  return {
    ...plan,
    columns: uniqueNames([
      ...plan.columns,
      ...more.filter(({ key }) => !shown.includes(key)).map(({ at }) => fieldColumn(at, build)),
    ]),
  }
}

/** Several rows always say which records they are: a list of phones without the firms is of no use to anybody. */
export function nameRows(plan: Plan, build: Build): Plan {
  const { nameColumn, columns, set } = build.view
  const name = columns[nameColumn]
  if (!name || name.filled === 0 || plan.distinct || plan.groupBy.length > 0) return plan
  const shown = plan.columns.map(({ value }) => ('field' in value && !('aggregate' in value) ? value.field : null))
  if (shown.includes(null) || shown.includes(name.key) || runPlan(plan, set).table.rows.length < 2) return plan
  return { ...plan, columns: uniqueNames([fieldColumn(nameColumn, build), ...plan.columns]) }
}
