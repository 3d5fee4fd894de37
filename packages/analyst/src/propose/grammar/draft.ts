import type { Aggregate, Condition, Derived } from '../../plan/plan.ts'
import type { SourceSet } from '../../record-source.ts'
import type { Field } from '../describe-fields.ts'
import type { Part } from './part.ts'
import type { Question } from './read/read-question.ts'

/** A condition, and where in the question it was said, as indexes of parts; -1 where it only follows from the rest. */
export type Said = { test: Condition; first: number; last: number }

export type Order = { field: Field; isAscending: boolean }

/** What a plan is made of. */
type Wishes = {
  conditions: readonly Said[]
  sort: Order | null
  /** "by region and then by amount". */
  thenBy: readonly Order[]
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
  columns: readonly Field[]
  distinct: boolean
}

/** A question over one list: its parts, and what has been understood of them. Nobody changes one; `take` makes the next. */
export type Draft = Readonly<
  Wishes & {
    question: Question
    set: SourceSet
    fields: readonly Field[]
    parts: readonly Part[]
    covered: ReadonlySet<Part>
  }
>

/** What a reader makes of some words, and the parts it speaks for. */
export type Finding = Partial<Wishes> & {
  covers?: readonly (Part | null | undefined)[]
  /** Conditions beside those there are; `conditions` stand in their place. */
  adds?: readonly Said[]
}

export const startDraft = (scene: Pick<Draft, 'question' | 'set' | 'fields' | 'parts'>): Draft => ({
  ...scene,
  covered: new Set(),
  conditions: [],
  sort: null,
  thenBy: [],
  sortsComputed: null,
  sortsFigure: null,
  limit: null,
  skip: 0,
  groupBy: null,
  groupFormula: null,
  isTopOfGroup: false,
  having: null,
  figure: null,
  topGroup: null,
  derived: null,
  columns: [],
  distinct: false,
})

/** What is understood when a finding is added. */
export function take(draft: Draft, finding: Finding | null): Draft {
  if (!finding) return draft
  const { covers = [], adds = [], ...wishes } = finding
  return {
    ...draft,
    ...wishes,
    conditions: [...(wishes.conditions ?? draft.conditions), ...adds],
    covered: new Set([...draft.covered, ...covers.flatMap(part => part ?? [])]),
  }
}

/** Several findings as one; of two that wish differently the later one counts. */
export function joinFindings(...findings: readonly (Finding | null)[]): Finding {
  const found = findings.flatMap(finding => finding ?? [])
  return {
    ...Object.assign({}, ...found),
    covers: found.flatMap(({ covers = [] }) => covers),
    adds: found.flatMap(({ adds = [] }) => adds),
  }
}

/** Reads the question as a whole, or a part that nobody speaks for yet. Both only look. */
export type Reader = (draft: Draft) => Finding | null
export type PartReader = (draft: Draft, part: Part, at: number) => Finding | null

export const isFree = ({ covered }: Draft, part: Part): boolean => !covered.has(part)

/** Every free part in its turn, each with what was found before it. */
export const inTurn =
  (read: PartReader) =>
  (draft: Draft): Draft =>
    draft.parts.reduce((known, part, at) => (isFree(known, part) ? take(known, read(known, part, at)) : known), draft)

export const atOnce =
  (read: Reader) =>
  (draft: Draft): Draft =>
    take(draft, read(draft))
