import type { Aggregate, Condition, Derived } from '../../plan/plan.ts'
import type { SourceSet } from '../../record-source.ts'
import type { Field } from '../describe-fields.ts'
import type { Part } from './part.ts'
import type { Question } from './read/read-question.ts'

/** The plan as it grows while the parts of a question are read. */
export type Draft = {
  question: Question
  set: SourceSet
  fields: Field[]
  parts: Part[]
  conditions: Condition[]
  /** Where in the question each condition was said, as indexes of parts. */
  saidAt: Map<Condition, { first: number; last: number }>
  sort: { field: Field; isAscending: boolean } | null
  /** "by region and then by amount". */
  thenBy: { field: Field; isAscending: boolean }[]
  /** Groups are sorted by their figure. */
  sortsFigure: { isAscending: boolean } | null
  /** Sorted by the column that is worked out. */
  sortsComputed: { isAscending: boolean } | null
  limit: number | null
  skip: number
  groupBy: Field | null
  /** Groups by a part of a date, or by what is worked out of a text. */
  groupFormula: 'month' | 'year' | 'email-domain' | null
  /** "the cheapest of each city": a whole record for each group. */
  isTopOfGroup: boolean
  having: { test: 'equals' | 'more' | 'at-least' | 'less' | 'at-most'; value: number } | null
  figure: { aggregate: Aggregate['aggregate']; field: Field | null } | null
  /** "which city has the most": only the group on top. */
  topGroup: 'most' | 'least' | null
  derived: { formula: Derived; at: number } | null
  columns: Field[]
  distinct: boolean
}

/** A part that only joins others. */
export const isJoint = (part: Part): boolean => part.kind === 'filler' || part.kind === 'topic'

/** The next part in a direction that means something. */
export function neighbour(
  parts: readonly Part[],
  at: number,
  step: 1 | -1,
  skip = isJoint,
): { part: Part; at: number } | null {
  for (let i = at + step; i >= 0 && i < parts.length; i += step) {
    const part = parts[i]
    if (part && !skip(part)) return { part, at: i }
  }
  return null
}

export const use = (...parts: (Part | undefined | null)[]): void => {
  for (const part of parts) if (part) part.used = true
}

export function addCondition(draft: Draft, condition: Condition, first: number, last = first): void {
  draft.conditions.push(condition)
  draft.saidAt.set(condition, { first, last })
}

export const isCue = (part: Part | undefined | null, ...cues: string[]): boolean =>
  part?.kind === 'cue' && cues.includes(part.cue)

/** The field of a list that fits a wish best; undefined when none does. */
export function pickField(fields: readonly Field[], wishes: readonly ((field: Field) => boolean)[]): Field | undefined {
  for (const wish of wishes) {
    const found = fields.filter(field => field.filled > 0 && wish(field))
    // Where there is an amount of the whole, the price of one piece is not what is meant.
    const best = found.find(field => !isUnitPrice(field)) ?? found[0]
    if (best) return best
  }
  return undefined
}

export const isUnitPrice = ({ name, kind }: Field): boolean =>
  kind === 'money' && /unitari|\bunit\b|por unidad|per unit|c\/u|\beach\b/i.test(name)

export const hasConcept =
  (...ids: string[]) =>
  (field: Field): boolean =>
    field.concepts.some(id => ids.includes(id))

/** The words of a part, as they are compared. */
export const textOf = ({ question }: Draft, part: Part) =>
  question.words
    .slice(part.from, part.to)
    .map(({ folded }) => folded)
    .join(' ')

/** What the question says between two parts. */
export const textBetween = ({ question, parts }: Draft, first: number, last: number): string =>
  question.text.slice(question.words[(parts[first]?.to ?? 1) - 1]?.end, question.words[parts[last]?.from ?? 0]?.start)
