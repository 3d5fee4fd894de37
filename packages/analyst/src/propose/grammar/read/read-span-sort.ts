import type { Field } from '../../describe-fields.ts'
import { type Draft, type Finding, isFree } from '../draft.ts'
import { type Found, fieldOf, hasConcept, isCue, isFigure, pickField, textBetween, textOf, wordAt } from '../look.ts'
import type { Part } from '../part.ts'
import { superlatives } from '../superlatives.data.ts'

type Rank = Found & { isAscending: boolean; concepts: readonly string[] }

/** "from the smallest amount to the largest", "del precio más alto al más bajo": two ends, so everything between. */
export function readSpanSort(draft: Draft): Finding | null {
  const ranks = draft.parts.flatMap((part, at) => rankOf(draft, part, at))
  for (const [index, first] of ranks.entries()) {
    const last = ranks[index + 1]
    if (!last || first.isAscending === last.isAscending || !isSpan(textBetween(draft, first.at, last.at))) continue
    const named = namedIn(draft, first.at, last.at)
    const field = named?.field ?? usualField(draft, first)
    if (!field) continue
    const isOnlyOperand = named && named.at > first.at - 2 && isOperand(draft, named.at)
    return {
      sort: { field, isAscending: first.isAscending },
      covers: [first.part, last.part, isOnlyOperand ? draft.parts[named.at] : null],
    }
  }
  return null
}

const isSpan = (between: string): boolean =>
  /(?:^|\s)(?:to|a|al|hasta)(?:\s|$)/.test(between) && !/[,;:?]/.test(between)

function rankOf(draft: Draft, part: Part, at: number): Rank[] {
  if (part.kind !== 'cue' || !isFree(draft, part)) return []
  const known = superlatives[part.cue]
  if (known) return [{ part, at, ...known }]
  return isCue(part, 'max', 'min') ? [{ part, at, isAscending: isCue(part, 'min'), concepts: [] }] : []
}

/** The column said between the two ends, right before them or right after. */
function namedIn(draft: Draft, first: number, last: number): { at: number; field: Field } | undefined {
  for (const at of [...range(first + 1, last), first - 1, last + 1]) {
    const part = draft.parts[at]
    const field = part && isFree(draft, part) ? fieldOf(part, isFigure) : undefined
    if (field) return { at, field }
  }
  return undefined
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** Said only to say by what is sorted, not as one of the columns to show. */
const isOperand = (draft: Draft, at: number): boolean =>
  /^(?:del?|from|the|por|by)$/.test(wordAt(draft, (draft.parts[at]?.from ?? 0) - 1)) ||
  isCue(draft.parts[at - 1], 'max', 'min')

function usualField(draft: Draft, { part, concepts }: Rank): Field | undefined {
  const isSize = /grande|pequen|big|large|small/.test(textOf(draft, part))
  return pickField(draft.fields, [
    ...concepts.map(id => (field: Field) => isFigure(field) && hasConcept(id)(field)),
    field => isSize && field.isNumeric && hasConcept('area', 'size')(field),
    field => field.kind === 'money',
    field => field.isNumeric && !hasConcept('rank', 'code')(field),
  ])
}
