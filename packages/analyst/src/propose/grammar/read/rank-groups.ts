import type { Field } from '../../describe-fields.ts'
import { type Draft, type Finding, isFree } from '../draft.ts'
import { type FieldPart, type Found, isCue, isThing, neighbour, textOf } from '../look.ts'
import type { Part } from '../part.ts'
import { superlatives } from '../superlatives.data.ts'

function topOf({ part }: Found): 'most' | 'least' | null {
  if (part.kind !== 'cue') return null
  const isAscending = superlatives[part.cue]?.isAscending ?? isCue(part, 'min')
  return superlatives[part.cue] || isCue(part, 'max', 'min') ? (isAscending ? 'least' : 'most') : null
}

const aggregates = ['average', 'median', 'sum'] as const

/** "entity with the highest total amount": groups, added up, and the one on top. */
export function groupsBySum(draft: Draft, cue: Found): Finding | null {
  const { parts } = draft
  const topGroup = topOf(cue)
  if (!topGroup) return null
  const sum = parts.find((part, at) => isFree(draft, part) && isSum(draft, part) && Math.abs(at - cue.at) <= 4)
  const free = parts.filter((part): part is FieldPart => part.kind === 'field' && isFree(draft, part))
  const amount = free.find(part => part.field.isNumeric && parts.indexOf(part) > cue.at)
  const subject = free.find(part => part.field.isCategory && !part.field.isNumeric && part !== amount)
  if (!sum || !amount || !subject || !isRepeated(subject.field)) return null
  const aggregate = aggregates.find(one => isCue(sum, one)) ?? 'sum'
  return {
    groupBy: subject.field,
    figure: { aggregate, field: amount.field },
    topGroup,
    covers: [sum, amount, subject, cue.part],
  }
}

const isSum = (draft: Draft, part: Part): boolean =>
  isCue(part, ...aggregates) ||
  (part.kind === 'field' && part.field.isNumeric && /^total(?:es)?$/.test(textOf(draft, part)))

const isRepeated = ({ distinct, filled }: Field): boolean => distinct < filled * 0.9

/** "which city has the most suppliers": the column whose values are to be counted by their records. */
export function groupsByCount(draft: Draft, cue: Found, counted: Part | undefined): Finding | null {
  const isRecords = isThing(counted) || counted?.kind === 'topic'
  if (!isRecords || !isCountWord(draft, cue.part)) return null
  const subject = draft.parts
    .slice(0, cue.at)
    .findLast((part): part is FieldPart => part.kind === 'field' && isFree(draft, part) && part.field.isCategory)
  if (!subject) return null
  return countGroups(subject.field, isCue(cue.part, 'min') ? 'least' : 'most', [cue.part, counted, subject])
}

const isCountWord = (draft: Draft, part: Part): boolean =>
  /mas|menos|most|least|fewest|mayor|menor|highest|largest/.test(textOf(draft, part))

/** "la ciudad más común", "most frequent brand". */
export function mostCommon({ parts }: Draft, { part, at }: Found): Finding | null {
  if (!isCue(part, 'most-common')) return null
  const sides = [neighbour(parts, at, -1)?.part, neighbour(parts, at, 1)?.part]
  const subject = sides.find(side => side?.kind === 'field' && !side.field.isNumeric)
  return subject?.kind === 'field' ? countGroups(subject.field, 'most', [part, subject]) : null
}

const countGroups = (groupBy: Field, topGroup: 'most' | 'least', covers: readonly (Part | undefined)[]): Finding => ({
  groupBy,
  figure: { aggregate: 'count', field: null },
  topGroup,
  covers,
})
