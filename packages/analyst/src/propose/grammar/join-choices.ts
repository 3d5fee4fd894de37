import { type Draft, isCue, isJoint, use } from './draft.ts'

/** "agotados o con stock menor a 5": conditions of different kinds with "or" between them are a choice. */
export function joinChoices(draft: Draft): void {
  const { parts, conditions, saidAt } = draft
  parts.forEach((part, at) => {
    if (part.used || !isCue(part, 'or')) return
    const placed = conditions.flatMap(condition => ({
      condition,
      ...(saidAt.get(condition) ?? { first: -1, last: -1 }),
    }))
    const before = placed.filter(({ first, last }) => first >= 0 && last < at).toSorted((a, b) => b.last - a.last)[0]
    const after = placed.filter(({ first }) => first > at).toSorted((a, b) => a.first - b.first)[0]
    if (!before || !after || !isClear(draft, before.last + 1, at) || !isClear(draft, at + 1, after.first)) return
    const choice = { kind: 'any' as const, of: [...choicesOf(before.condition), after.condition] }
    conditions.splice(conditions.indexOf(before.condition), 1, choice)
    conditions.splice(conditions.indexOf(after.condition), 1)
    saidAt.set(choice, { first: before.first, last: after.last })
    use(part)
  })
}

const choicesOf = (condition: Draft['conditions'][number]) => (condition.kind === 'any' ? condition.of : [condition])

/** Nothing else is said between the two. */
const isClear = ({ parts }: Draft, from: number, to: number): boolean =>
  parts
    .slice(from, to)
    .every(
      part => part.used || isJoint(part) || isCue(part, 'with', 'not') || (part.kind === 'missing' && part.isThing),
    )
