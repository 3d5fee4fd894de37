import type { Field } from '../../describe-fields.ts'
import { type Draft, isFree } from '../draft.ts'
import {
  type FieldPart,
  type Found,
  fieldOf,
  hasConcept,
  isCue,
  isDate,
  isJoint,
  isPluralWord,
  lastWordOf,
  neighbour,
  pickField,
  wordAt,
} from '../look.ts'
import type { Part } from '../part.ts'

/** What rows are made for, and the words that say so. */
export type Group = { field: Field; parts: Part[]; formula?: NonNullable<Draft['groupFormula']> }

/** Numbers that come again and again are classes up to so many. */
const MAX_CLASSES = 12

/** A column after "por", "per", "by": rows are made for each of its values. */
export function findGroup(draft: Draft): Group | null {
  for (const [at, part] of draft.parts.entries()) {
    if (!isFree(draft, part)) continue
    const group = groupByUnit(draft, part) ?? groupAfter(draft, { part, at })
    if (group) return group
  }
  return groupAtHead(draft)
}

/** "por unidad" where there is a column of units. */
function groupByUnit({ fields, derived }: Draft, part: Part): Group | null {
  if (!isCue(part, 'per-unit') || derived) return null
  const field = pickField(fields, [one => one.isCategory && hasConcept('unit')(one)])
  return field ? { field, parts: [part] } : null
}

function groupAfter(draft: Draft, per: Found): Group | null {
  if (!isCue(per.part, 'per')) return null
  return groupByDomain(draft, per) ?? groupByPeriod(draft, per) ?? groupByColumn(draft, per)
}

function groupByColumn(draft: Draft, { part, at }: Found): Group | null {
  const { parts } = draft
  const next = neighbour(parts, at, 1)
  const fits = (field: Field) => isClass(field) && field.distinct < field.filled
  const field = next && isFree(draft, next.part) ? fieldOf(next.part, fits) : undefined
  if (next && field) return { field, parts: [part, next.part] }
  if (next) return null
  // "categories and how many products in each".
  const before = parts
    .slice(0, at)
    .find((one): one is FieldPart => one.kind === 'field' && isFree(draft, one) && one.field.isCategory)
  return before && fits(before.field) ? { field: before.field, parts: [part, before] } : null
}

/** "5 estrellas" is a number and a class. */
const isClass = ({ isNumeric, isCategory, kind, distinct }: Field): boolean =>
  !isNumeric || (kind === 'number' && isCategory && distinct <= MAX_CLASSES)

/** "destinos y total FOB", "brands with their average price": the question begins with what the figures are for. */
function groupAtHead(draft: Draft): Group | null {
  const { parts } = draft
  const at = parts.findIndex(part => !isJoint(part) && !isCue(part, 'greeting', 'all'))
  const head = parts[at]
  const isPassed = (part: Part) =>
    isJoint(part) || isCue(part, 'and', 'with') || (part.kind === 'field' && part.field.isNumeric)
  const next = neighbour(parts, at, 1, isPassed)?.part
  if (head?.kind !== 'field' || !isFree(draft, head) || !isCue(next, 'sum', 'average', 'median', 'count')) return null
  const { isCategory, isNumeric, isDate: isDay, distinct, filled } = head.field
  if (!isPluralWord(lastWordOf(draft, head)) || !isCategory || isNumeric || isDay || distinct >= filled * 0.8)
    return null
  return { field: head.field, parts: [head] }
}

/** "por dominio": what is worked out of an address. */
function groupByDomain({ parts, fields }: Draft, { part, at }: Found): Group | null {
  const next = neighbour(parts, at, 1)?.part
  if (!next || !isCue(next, 'domain')) return null
  const field = pickField(fields, [one => one.kind === 'email', hasConcept('email')])
  return field ? { field, parts: [part, next], formula: 'email-domain' } : null
}

const periods: [RegExp, 'month' | 'year'][] = [
  [/^(?:mes|meses|month|months)$/, 'month'],
  [/^(?:ano|anos|year|years)$/, 'year'],
]

/** "por mes de cierre", "each year": groups by a part of a date. */
function groupByPeriod(draft: Draft, { part, at }: Found): Group | null {
  const { parts } = draft
  const next = neighbour(parts, at, 1)
  if (!next) return null
  const word = wordAt(draft, next.part.from)
  const formula = periods.find(([pattern]) => pattern.test(word))?.[1]
  if (!formula || isOtherColumn(next.part)) return null
  const field = dayNamed(draft, next) ?? usualDay(draft)
  if (!field) return null
  const named = parts.filter(
    one => one.kind === 'field' && isFree(draft, one) && !one.mention.isThing && fieldOf(one, isDate) === field,
  )
  return { field, parts: [part, next.part, ...named], formula }
}

/** A column of other things is called "Año" or "Mes". */
const isOtherColumn = (part: Part): boolean =>
  part.kind === 'field' && !part.field.isDate && part.mention.matches.some(({ score }) => score >= 0.8)

const dayNamed = ({ parts }: Draft, { part, at }: Found): Field | undefined =>
  fieldOf(neighbour(parts, at, 1)?.part, isDate) ??
  parts.flatMap(one => (one === part ? [] : (fieldOf(one, isDate) ?? [])))[0]

const usualDay = ({ fields }: Draft): Field | undefined =>
  pickField(fields, [
    one => one.isDate && hasConcept('deadline')(one),
    one => one.isDate && hasConcept('event-date', 'start', 'published')(one),
    isDate,
  ])
