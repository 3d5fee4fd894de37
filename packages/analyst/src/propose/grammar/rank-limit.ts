import { type Draft, isCue, isJoint, neighbour, textOf, use } from './draft.ts'
import type { Part } from './part.ts'

export type RankFound = { part: Part; at: number }

/** A number beside the superlative; else one, unless the words are plural. */
export function setLimit(draft: Draft, cue: RankFound): void {
  if (isStart(draft, cue)) return
  const ordinal = ordinalNear(draft, cue.at)
  if (ordinal) {
    draft.skip = ordinal.place - 1
    draft.limit = 1
    use(ordinal.part)
    return
  }
  const number = numberNear(draft, cue.at)
  if (number) {
    draft.limit = number.part.kind === 'quantity' ? number.part.quantity.value : null
    use(number.part)
  } else draft.limit = isPlural(draft, cue) ? null : 1
}

/** "empezando por el más barato", "starting with the largest": an order, and nothing is left out. */
function isStart({ question, parts }: Draft, cue: RankFound): boolean {
  const lead = question.words
    .slice(Math.max(0, cue.part.from - 5), cue.part.from)
    .map(({ folded }) => folded)
    .join(' ')
  if (
    !/(?:empezando|comenzando|iniciando|partiendo|starting|beginning) (?:por|con|desde|de|with|from|by)(?: \S+){0,2}$/.test(
      lead,
    )
  )
    return false
  use(...parts.slice(Math.max(0, cue.at - 3), cue.at).filter(part => isCue(part, 'starts', 'at-least', 'per', 'with')))
  return true
}

const ordinals: [RegExp, number][] = [
  [/^(?:segund[oa]|second|2nd|2do|2da)$/, 2],
  [/^(?:tercer[oa]?|third|3rd|3ro)$/, 3],
  [/^(?:cuart[oa]|fourth|4th)$/, 4],
  [/^(?:quint[oa]|fifth|5th)$/, 5],
]

/** "el segundo más caro", "third cheapest". */
function ordinalNear(draft: Draft, at: number): { part: Part; place: number } | undefined {
  const isNoun = (part: Part) => isJoint(part) || part.kind === 'field' || (part.kind === 'missing' && part.isThing)
  const before = [at - 1, neighbour(draft.parts, at, -1, isNoun)?.at ?? -1]
  const sides = [...before, at + 1].flatMap(side => draft.parts[side] ?? [])
  return sides.flatMap(part => {
    const place = ordinals.find(([pattern]) => pattern.test(textOf(draft, part)))?.[1]
    return place ? [{ part, place }] : []
  })[0]
}

export function numberNear({ parts }: Draft, at: number): RankFound | null {
  const isCount = (found: RankFound | null): found is RankFound =>
    found?.part.kind === 'quantity' &&
    !found.part.used &&
    found.part.quantity.isCounted &&
    Number.isInteger(found.part.quantity.value) &&
    found.part.quantity.value > 0
  const skip = (part: Part) =>
    isJoint(part) ||
    part.kind === 'field' ||
    part.kind === 'missing' ||
    part.kind === 'value' ||
    isCue(part, 'first', 'all', 'max', 'min', 'with')
  const before = neighbour(parts, at, -1, skip)
  if (isCount(before)) return before
  const after = neighbour(parts, at, 1)
  return isCount(after) ? after : null
}

function isPlural(draft: Draft, cue: RankFound): boolean {
  const { words } = draft.question
  const last = words[cue.part.to - 1]?.folded ?? ''
  const article = words[cue.part.from - 1]?.folded ?? ''
  if (/^mas |^mejor |^peor |^mayores|^menores/.test(textOf(draft, cue.part)))
    return /s$/.test(last) && last !== 'mas' && last !== 'menos'
  if (/^(?:los|las)$/.test(article)) return true
  // "proveedor con más empleados": the subject says how many are wanted.
  const opener = neighbour(draft.parts, cue.at, -1)
  if (opener && isCue(opener.part, 'with')) {
    // "which of the suppliers has …": the verb says that one is wanted.
    if (/(?:^| )(?:has|tiene|tenga)$/.test(textOf(draft, opener.part))) return false
    const subject = neighbour(draft.parts, opener.at, -1, part => part.kind === 'value' || isJoint(part))?.part
    return subject !== undefined && /[^s]s$/.test(words[subject.to - 1]?.folded ?? '')
  }
  const next = neighbour(draft.parts, cue.at, 1)?.part
  const noun = next && (next.kind === 'field' || next.kind === 'missing') ? (words[next.to - 1]?.folded ?? '') : ''
  return /[^s]s$/.test(noun) && (next?.kind === 'missing' || (next?.kind === 'field' && next.mention.isThing))
}
