import { type Draft, type Finding, isFree } from './draft.ts'
import { type Found, isCue, isJoint, isPluralWord, isThing, lastWordOf, neighbour, textOf, wordAt } from './look.ts'
import type { Part } from './part.ts'

/** How many a superlative asks for: a number beside it; else one, unless the words are plural. */
export function findLimit(draft: Draft, cue: Found): Finding {
  const start = startBefore(draft, cue)
  if (start) return { covers: start }
  const ordinal = ordinalNear(draft, cue.at)
  if (ordinal) return { skip: ordinal.place - 1, limit: 1, covers: [ordinal.part] }
  const number = numberNear(draft, cue.at)
  if (number) return { limit: number.value, covers: [number.part] }
  return { limit: isPlural(draft, cue) ? null : 1 }
}

/** "empezando por el más barato", "starting with the largest", "desde la que cierra…": an order, and nothing is left out. */
export function startBefore({ question, parts }: Draft, cue: Found): Part[] | null {
  const lead = question.words
    .slice(Math.max(0, cue.part.from - 5), cue.part.from)
    .map(({ folded }) => folded)
    .join(' ')
  const isStart =
    /(?:(?:empezando|comenzando|iniciando|partiendo|starting|beginning) (?:por|con|desde|de|with|from|by)|(?:desde|from) (?:el|la|los|las|the one) (?:que|that))(?: \S+){0,2}$/
  if (!isStart.test(lead)) return null
  return parts.slice(Math.max(0, cue.at - 3), cue.at).filter(part => isCue(part, 'starts', 'at-least', 'per', 'with'))
}

const ordinals: [RegExp, number][] = [
  [/^(?:segund[oa]|second|2nd|2do|2da)$/, 2],
  [/^(?:tercer[oa]?|third|3rd|3ro)$/, 3],
  [/^(?:cuart[oa]|fourth|4th)$/, 4],
  [/^(?:quint[oa]|fifth|5th)$/, 5],
]

/** "el segundo más caro", "third cheapest". */
function ordinalNear(draft: Draft, at: number): { part: Part; place: number } | undefined {
  const isNoun = (part: Part) => isJoint(part) || part.kind === 'field' || isThing(part)
  const sides = [at - 1, neighbour(draft.parts, at, -1, isNoun)?.at ?? -1, at + 1]
  return sides.flatMap(side => {
    const part = draft.parts[side]
    const place = part && ordinals.find(([pattern]) => pattern.test(textOf(draft, part)))?.[1]
    return place ? [{ part, place }] : []
  })[0]
}

/** A plain number beside a word of ranking: so many records. */
export function numberNear(draft: Draft, at: number): { part: Part; value: number } | null {
  const { parts } = draft
  const skip = (part: Part) =>
    isJoint(part) ||
    part.kind === 'field' ||
    part.kind === 'missing' ||
    part.kind === 'value' ||
    isCue(part, 'first', 'all', 'max', 'min', 'with')
  return countIn(draft, neighbour(parts, at, -1, skip)) ?? countIn(draft, neighbour(parts, at, 1))
}

function countIn(draft: Draft, found: Found | null): { part: Part; value: number } | null {
  if (found?.part.kind !== 'quantity' || !isFree(draft, found.part)) return null
  const { isCounted, value } = found.part.quantity
  return isCounted && Number.isInteger(value) && value > 0 ? { part: found.part, value } : null
}

/** Too short for a plural, and no "bus" either. */
const isPluralNoun = (word: string): boolean => /[^s]s$/.test(word)

function isPlural(draft: Draft, cue: Found): boolean {
  const last = lastWordOf(draft, cue.part)
  if (/^mas |^mejor |^peor |^mayores|^menores/.test(textOf(draft, cue.part)))
    return isPluralWord(last) && last !== 'mas' && last !== 'menos'
  if (/^(?:los|las)$/.test(wordAt(draft, cue.part.from - 1))) return true
  // "proveedor con más empleados": the subject says how many are wanted.
  const opener = neighbour(draft.parts, cue.at, -1)
  if (opener && isCue(opener.part, 'with')) return isPluralSubject(draft, opener)
  const next = neighbour(draft.parts, cue.at, 1)?.part
  return next !== undefined && (next.kind === 'missing' || isThing(next)) && isPluralNoun(lastWordOf(draft, next))
}

function isPluralSubject(draft: Draft, opener: Found): boolean {
  // "which of the suppliers has …": the verb says that one is wanted.
  if (/(?:^| )(?:has|tiene|tenga)$/.test(textOf(draft, opener.part))) return false
  const subject = neighbour(draft.parts, opener.at, -1, part => part.kind === 'value' || isJoint(part))?.part
  return subject !== undefined && isPluralNoun(lastWordOf(draft, subject))
}
