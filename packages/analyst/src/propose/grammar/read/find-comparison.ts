import type { Condition } from '../../../plan/plan.ts'
import type { Quantity } from '../../find-quantities.ts'
import { type Draft, isFree } from '../draft.ts'
import { isCue, neighbour } from '../look.ts'
import type { Part } from '../part.ts'

type Test = Extract<Condition, { kind: 'number' }>['test']

/** A number and how it is compared; `cue` and `last` are the ends of the words that say so. */
export type Comparison = {
  test: Test
  cue: number
  last: number
  quantity: Quantity
  upTo?: Quantity
  /** "o más" behind the unit. */
  tail?: Part
}

const tests: Record<string, Test> = {
  more: 'more',
  'at-least': 'at-least',
  less: 'less',
  'at-most': 'at-most',
  equals: 'equals',
  'on-or-after': 'at-least',
  between: 'between',
}

/** "under 10", "entre 30 y 50", "4.5 or higher", "4 dormitorios o más". */
export function findComparison(draft: Draft, at: number, quantity: Quantity): Comparison | null {
  const { parts } = draft
  const before = neighbour(parts, at, -1)
  const test = before?.part.kind === 'cue' && isFree(draft, before.part) ? tests[before.part.cue] : undefined
  if (before && test) {
    const upper = isCue(before.part, 'between', 'on-or-after', 'at-least') ? upperEnd(parts, at) : null
    if (upper) {
      const scaled = { ...quantity, value: scaleLike(quantity, upper.quantity) }
      return { test: 'between', last: upper.at, cue: before.at, quantity: scaled, upTo: upper.quantity }
    }
    if (test !== 'between') return { test, last: at, cue: before.at, quantity }
  }
  return behindUnit(parts, at, quantity) ?? openEnd(parts, at, quantity)
}

/** "entre 1 y 2 millones": the scale is said once. */
const scaleLike = ({ value, scale }: Quantity, upTo: Quantity): number =>
  scale === 1 && upTo.scale > 1 && value < upTo.value / upTo.scale ? value * upTo.scale : value

/** "30 y 50", "from 30 to 50": the second number, with only a joining word between. */
function upperEnd(parts: readonly Part[], at: number): { at: number; quantity: Quantity } | null {
  const next = neighbour(parts, at, 1)
  if (!next) return null
  const end = isCue(next.part, 'and', 'at-most', 'on-or-before') ? neighbour(parts, next.at, 1) : next
  const hasJoint = end && end.at > at + 1
  return end?.part.kind === 'quantity' && hasJoint ? { at: end.at, quantity: end.part.quantity } : null
}

const openTest = (part: Part): Test => (isCue(part, 'or-more') ? 'at-least' : 'at-most')
const isOpenEnd = (part: Part | undefined) => isCue(part, 'or-more', 'or-less')

/** "con 4 dormitorios o más". */
function behindUnit(parts: readonly Part[], at: number, quantity: Quantity): Comparison | null {
  const after = neighbour(parts, at, 1)
  if (!after) return null
  const isUnit = (after.part.kind === 'missing' || after.part.kind === 'unknown') && after.at === at + 1
  const isNamed = after.part.kind === 'field' && after.part.field.isNumeric
  const tail = isNamed || isUnit ? neighbour(parts, after.at, 1)?.part : undefined
  return tail && isOpenEnd(tail) ? { test: openTest(tail), last: at, cue: at, quantity, tail } : null
}

/** "4.5 or higher". */
function openEnd(parts: readonly Part[], at: number, quantity: Quantity): Comparison | null {
  const after = neighbour(parts, at, 1)
  return after && isOpenEnd(after.part) ? { test: openTest(after.part), last: after.at, cue: at, quantity } : null
}
