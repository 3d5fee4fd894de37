import type { Field } from '../describe-fields.ts'
import type { Draft } from './draft.ts'
import type { Part } from './part.ts'

export type Found = { part: Part; at: number }
export type FieldPart = Extract<Part, { kind: 'field' }>

/** A part that only joins others. */
export const isJoint = (part: Part): boolean => part.kind === 'filler' || part.kind === 'topic'

/** The next part in a direction that means something. */
export function neighbour(parts: readonly Part[], at: number, step: 1 | -1, skip = isJoint): Found | null {
  for (let i = at + step; i >= 0 && i < parts.length; i += step) {
    const part = parts[i]
    if (part && !skip(part)) return { part, at: i }
  }
  return null
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

/** The column that a part names, if it is one that fits. */
export const fieldOf = (part: Part | null | undefined, fits: (field: Field) => boolean): Field | undefined =>
  part?.kind === 'field' ? part.mention.matches.find(({ field }) => fits(field))?.field : undefined

export const isNumeric = ({ isNumeric: is }: Field): boolean => is
export const isDate = ({ isDate: is }: Field): boolean => is
export const isFigure = (field: Field): boolean => field.isNumeric || field.isDate

/** A word for what the records are, whether a column is called so or not. */
export const isThing = (part: Part | null | undefined): boolean =>
  (part?.kind === 'field' && part.mention.isThing) || (part?.kind === 'missing' && part.isThing)

/** A plural, as far as its letters tell. */
export const isPluralWord = (word: string): boolean => /s$/.test(word)

/** The words of a part, as they are compared. */
export const textOf = ({ question }: Draft, part: Part): string =>
  question.words
    .slice(part.from, part.to)
    .map(({ folded }) => folded)
    .join(' ')

/** A word of the question by its place. */
export const wordAt = ({ question }: Draft, at: number): string => question.words[at]?.folded ?? ''
/** The last word of a part. */
export const lastWordOf = (draft: Draft, part: Part): string => wordAt(draft, part.to - 1)

/** What the question says between two parts. */
export const textBetween = ({ question, parts }: Draft, first: number, last: number): string =>
  question.text.slice(question.words[(parts[first]?.to ?? 1) - 1]?.end, question.words[parts[last]?.from ?? 0]?.start)

/** A comma or another sign parts the two. */
export const isApart = (draft: Draft, first: number, last: number): boolean =>
  /[,;:?!]/.test(textBetween(draft, first, last))
/** A comma or "and" stands between the two: a list. */
export const isListGap = (gap: string): boolean => /,|\b(?:y|e|and)\b|&/.test(gap)
