import type { SourceSet } from '../record-source.ts'
import type { Condition, Derived, Plan, PlanColumn } from './plan.ts'

/** What is wrong with a plan for these sets, in words a planner can act on; empty when it can run. */
export function checkPlan(plan: Plan, sets: readonly SourceSet[]): string[] {
  const set = sets.find(({ id }) => id === plan.set)
  if (!set) return [`There is no set "${plan.set}"; there are ${sets.map(({ id }) => id).join(', ')}.`]
  const fields = [
    ...plan.columns.flatMap(fieldsOfColumn),
    ...(plan.filter ? fieldsOfCondition(plan.filter) : []),
    ...plan.groupBy.filter(key => !isComputedColumn(plan, key)),
    ...(plan.topOfGroup ? [plan.topOfGroup.field] : []),
  ]
  const unknown = [...new Set(fields)].filter(field => !set.columns.some(({ key }) => key === field))
  const mistakes = unknown.map(field => `The set ${set.id} has no field "${field}".`)
  return [...mistakes, ...checkColumns(plan, set)]
}

function checkColumns(plan: Plan, set: SourceSet): string[] {
  const mistakes: string[] = []
  const names = plan.columns.map(({ name }) => name)
  if (new Set(names).size < names.length) mistakes.push('Two columns have the same name.')
  for (const { column } of plan.sort)
    if (!names.includes(column) && !set.columns.some(({ key }) => key === column))
      mistakes.push(`Sorting by "${column}" needs a column of that name.`)
  for (const { name, value } of plan.columns) {
    if (!('aggregate' in value)) continue
    if (!fieldless.has(value.aggregate) && !value.field) mistakes.push(`The column "${name}" needs a field.`)
  }
  const { having } = plan
  if (having && !plan.columns.some(({ name, value }) => name === having.column && 'aggregate' in value))
    mistakes.push(`The test of groups needs a figure called "${having.column}".`)
  const isMixed = plan.groupBy.length === 0 && plan.columns.some(isFigure) && !plan.columns.every(isFigure)
  if (isMixed) mistakes.push('Aggregates beside fields need groupBy.')
  return mistakes
}

const fieldless = new Set(['count', 'share', 'longest-run'])

/** A figure over many records, not a value of one. */
export const isFigure = ({ value }: PlanColumn): boolean => 'aggregate' in value || 'compare' in value

/** Groups may be made by what is worked out of a record: the month of a date, the domain of an e-mail. */
const isComputedColumn = ({ columns }: Plan, name: string): boolean =>
  columns.some(column => column.name === name && 'formula' in column.value)

export function fieldsOfColumn({ value }: PlanColumn): string[] {
  if ('formula' in value) return fieldsOfFormula(value)
  if ('compare' in value)
    return value.of.flatMap(({ field, where }) => [
      ...(field ? [field] : []),
      ...(where ? fieldsOfCondition(where) : []),
    ])
  return value.field === undefined ? [] : [value.field]
}

function fieldsOfFormula(formula: Derived): string[] {
  if (formula.formula === 'per-unit') return [formula.amount, formula.quantity]
  if (formula.formula === 'discount') return [formula.field, formula.now]
  if (formula.formula === 'product') return [formula.field, formula.times]
  return formula.formula === 'difference' ? [formula.field, formula.minus] : [formula.field]
}

export function fieldsOfCondition(condition: Condition): string[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(fieldsOfCondition)
    case 'not':
    case 'beside':
      return fieldsOfCondition(condition.of)
    case 'same':
      return [condition.field, ...fieldsOfCondition(condition.as)]
    case 'against':
      return [condition.field, ...fieldsOfCondition(condition.of)]
    case 'anywhere':
      return []
    default:
      return [condition.field]
  }
}
