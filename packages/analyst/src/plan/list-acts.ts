import type { Condition, Plan } from './plan.ts'

/** What a plan does beside showing a list as it stands, by name. Words that name no value and no column may stand for it. */
export function listActs({ filter, sort, limit, groupBy, columns, fromEnd, having }: Plan): string[] {
  const acts = new Set<string>(filter ? withParts(filter).map(({ kind }) => kind) : [])
  for (const { direction } of sort) acts.add(direction)
  if (limit !== null) acts.add(fromEnd ? 'last' : 'limit')
  if (groupBy.length > 0) acts.add('group')
  if (having) acts.add('having')
  for (const { value } of columns) {
    if ('formula' in value) acts.add(value.formula)
    else if ('aggregate' in value) acts.add(value.aggregate)
    else if ('compare' in value) acts.add(value.compare)
  }
  if (acts.size === 0) acts.add('bare')
  return [...acts]
}

/** A condition and all that it is made of. */
export function withParts(condition: Condition): Condition[] {
  const { kind } = condition
  if (kind === 'all' || kind === 'any') return [condition, ...condition.of.flatMap(withParts)]
  if (kind === 'not' || kind === 'beside' || kind === 'against') return [condition, ...withParts(condition.of)]
  return kind === 'same' ? [condition, ...withParts(condition.as)] : [condition]
}

/** Every number and text that conditions compare with. */
export function valuesOfCondition(condition: Condition): { numbers: number[]; texts: string[]; days: string[] } {
  switch (condition.kind) {
    case 'number':
      return { numbers: [condition.value, condition.upTo ?? condition.value], texts: [], days: [] }
    case 'date':
      return { numbers: [], texts: [], days: [condition.day, condition.upTo ?? condition.day] }
    case 'text':
    case 'anywhere':
      return { numbers: [], texts: condition.values, days: [] }
    case 'present':
      return { numbers: [], texts: [], days: [] }
    case 'all':
    case 'any':
      return merge(condition.of.map(valuesOfCondition))
    case 'same':
      return valuesOfCondition(condition.as)
    default:
      return valuesOfCondition(condition.of)
  }
}

type Values = ReturnType<typeof valuesOfCondition>

const merge = (all: readonly Values[]): Values => ({
  numbers: all.flatMap(({ numbers }) => numbers),
  texts: all.flatMap(({ texts }) => texts),
  days: all.flatMap(({ days }) => days),
})
