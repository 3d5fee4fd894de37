import { type Draft, type Finding, isFree, joinFindings } from '../draft.ts'
import {
  type Found,
  fieldOf,
  hasConcept,
  isCue,
  isFigure,
  isJoint,
  isThing,
  neighbour,
  pickField,
  textOf,
} from '../look.ts'
import type { Part } from '../part.ts'
import { findLimit } from '../rank-limit.ts'
import { groupsByCount } from './rank-groups.ts'

/** "mayor monto", "the most bedrooms", "largest grant"; "which city has the most suppliers" counts groups. */
export function rankByExtreme(draft: Draft, cue: Found): Finding | null {
  if (!isCue(cue.part, 'max', 'min')) return null
  const isNumber = (part: Part) => (part.kind === 'quantity' && part.quantity.isCounted) || isNumberOf(draft, part)
  const next = neighbour(draft.parts, cue.at, 1, part => isJoint(part) || isNumber(part))
  return (
    rankByNamed(draft, cue) ??
    groupsByCount(draft, cue, next?.part) ??
    (next && rankByNext(draft, cue, next)) ??
    rankByUsual(draft, cue, next)
  )
}

/** "the least number of visitors" ranks; nothing is counted. */
const isNumberOf = (draft: Draft, part: Part): boolean =>
  isCue(part, 'count') && /^(?:number of|numero de|cantidad de)$/.test(textOf(draft, part))

const orderOf = ({ part }: Found) => ({ isAscending: isCue(part, 'min') })

/** "top 3 by rating": the column after "by". */
function rankByNamed(draft: Draft, cue: Found): Finding | null {
  const by = draft.parts.findIndex((part, at) => at > cue.at && isFree(draft, part) && isCue(part, 'per'))
  const next = by >= 0 ? neighbour(draft.parts, by, 1)?.part : undefined
  const field = fieldOf(next, isFigure)
  if (!field) return null
  return joinFindings(
    { sort: { field, ...orderOf(cue) }, covers: [cue.part, draft.parts[by], next] },
    findLimit(draft, cue),
  )
}

/** "mayor monto": the column right after. */
function rankByNext(draft: Draft, cue: Found, { part, at }: Found): Finding | null {
  const { parts } = draft
  const field = fieldOf(part, isFigure)
  if (!field) return null
  // "precio y mayor stock": it is one of the columns to show besides.
  const isShown = isThing(part) || isCue(parts[at - 1], 'and') || parts[at - 1]?.kind === 'field'
  const counting = parts.slice(cue.at, at).filter(one => isNumberOf(draft, one))
  const tail = neighbour(parts, at, 1)?.part
  return joinFindings(
    { sort: { field, ...orderOf(cue) }, covers: [cue.part, ...counting, isShown ? null : part] },
    // "largest amounts first" sorts; it takes nothing away.
    isCue(tail, 'first') ? { covers: [tail] } : findLimit(draft, cue),
  )
}

/** "the largest": by the column right before, else by what records are mostly ranked by. */
function rankByUsual(draft: Draft, cue: Found, next: Found | null): Finding | null {
  if (isCue(next?.part, 'count')) return null
  const before = neighbour(draft.parts, cue.at, -1)?.part
  const named = fieldOf(before, isFigure)
  const isSize = /grande|pequen|big|large|small/.test(textOf(draft, cue.part))
  const field =
    named ??
    pickField(draft.fields, [
      one => one.isNumeric && isSize && hasConcept('area', 'size')(one),
      one => one.isNumeric && hasConcept('amount', 'price', 'budget')(one),
      one => one.kind === 'money',
      one => one.isNumeric && !hasConcept('rank', 'code')(one),
    ])
  if (!field) return null
  return joinFindings({ sort: { field, ...orderOf(cue) }, covers: [cue.part, named && before] }, findLimit(draft, cue))
}
