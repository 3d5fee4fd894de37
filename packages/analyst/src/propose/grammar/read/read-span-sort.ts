import type { Field } from '../../describe-fields.ts'
import { type Draft, hasConcept, isCue, pickField, textBetween, textOf, use } from '../draft.ts'
import type { Part } from '../part.ts'
import { superlatives } from '../superlatives.data.ts'

type Rank = { part: Part; at: number; isAscending: boolean; concepts: readonly string[] }

/** "from the smallest amount to the largest", "del precio más alto al más bajo": two ends, so everything between. */
export function readSpanSort(draft: Draft): boolean {
  const ranks = draft.parts.flatMap((part, at) => rankOf(part, at))
  for (const [index, first] of ranks.entries()) {
    const last = ranks[index + 1]
    if (!last || first.isAscending === last.isAscending) continue
    const between = textBetween(draft, first.at, last.at)
    if (!/(?:^|\s)(?:to|a|al|hasta)(?:\s|$)/.test(between) || /[,;:?]/.test(between)) continue
    const named = namedIn(draft, first.at, last.at)
    const field = named?.field ?? fieldOf(draft, first)
    if (!field) continue
    draft.sort = { field, isAscending: first.isAscending }
    use(first.part, last.part)
    if (named && named.at > first.at - 2 && isOperand(draft, named.at)) use(draft.parts[named.at])
    return true
  }
  return false
}

function rankOf(part: Part, at: number): Rank[] {
  if (part.used || part.kind !== 'cue') return []
  const known = superlatives[part.cue]
  if (known) return [{ part, at, ...known }]
  return isCue(part, 'max', 'min') ? [{ part, at, isAscending: isCue(part, 'min'), concepts: [] }] : []
}

/** The column said between the two ends, right before them or right after. */
function namedIn({ parts }: Draft, first: number, last: number): { at: number; field: Field } | undefined {
  for (const at of [...range(first + 1, last), first - 1, last + 1]) {
    const part = parts[at]
    const field =
      part?.kind === 'field' && !part.used
        ? part.mention.matches.find(match => match.field.isNumeric || match.field.isDate)?.field
        : undefined
    if (field) return { at, field }
  }
  return undefined
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** Said only to say by what is sorted, not as one of the columns to show. */
const isOperand = (draft: Draft, at: number): boolean => {
  const before = draft.question.words[(draft.parts[at]?.from ?? 0) - 1]?.folded ?? ''
  return /^(?:del?|from|the|por|by)$/.test(before) || isCue(draft.parts[at - 1], 'max', 'min')
}

function fieldOf(draft: Draft, { part, concepts }: Rank): Field | undefined {
  const isSize = /grande|pequen|big|large|small/.test(textOf(draft, part))
  const isFigure = (field: Field) => field.isNumeric || field.isDate
  return pickField(draft.fields, [
    ...concepts.map(id => (field: Field) => isFigure(field) && hasConcept(id)(field)),
    field => isSize && field.isNumeric && hasConcept('area', 'size')(field),
    field => field.kind === 'money',
    field => field.isNumeric && !hasConcept('rank', 'code')(field),
  ])
}
