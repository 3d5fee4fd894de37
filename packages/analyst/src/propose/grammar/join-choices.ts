import type { Draft, PartReader, Said } from './draft.ts'
import { isFree } from './draft.ts'
import { isCue, isJoint } from './look.ts'

/** "agotados o con stock menor a 5": conditions of different kinds with "or" between them are a choice. */
export const joinChoices: PartReader = (draft, part, at) => {
  if (!isCue(part, 'or')) return null
  const { conditions } = draft
  const before = conditions.filter(({ first, last }) => first >= 0 && last < at).toSorted((a, b) => b.last - a.last)[0]
  const after = conditions.filter(({ first }) => first > at).toSorted((a, b) => a.first - b.first)[0]
  if (!before || !after || !isClear(draft, before.last + 1, at) || !isClear(draft, at + 1, after.first)) return null
  const choice: Said = {
    test: { kind: 'any', of: [...choicesOf(before), after.test] },
    first: before.first,
    last: after.last,
  }
  const rest = conditions.filter(one => one !== after)
  return { conditions: rest.map(one => (one === before ? choice : one)), covers: [part] }
}

const choicesOf = ({ test }: Said) => (test.kind === 'any' ? test.of : [test])

/** Nothing else is said between the two. */
const isClear = (draft: Draft, from: number, to: number): boolean =>
  draft.parts
    .slice(from, to)
    .every(
      part =>
        !isFree(draft, part) ||
        isJoint(part) ||
        isCue(part, 'with', 'not') ||
        (part.kind === 'missing' && part.isThing),
    )
