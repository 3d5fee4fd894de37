import { foldText } from '../../fold-text.ts'
import { type ConceptFound, conceptsAt, literalFirst } from '../../words/concept-phrases.ts'
import type { Concept } from '../../words/concepts.data.ts'
import { smallWords } from '../../words/small-words.ts'
import type { Span, Word } from '../../words/split-words.ts'
import { meaningsOf } from '../../words/translate-stems.ts'
import { isSameWord } from '../../words/word-stems.ts'
import type { Field } from '../describe-fields.ts'

type FieldMatch = { field: Field; score: number }
/** Words of the question that name a column, or what the records are. */
export type Mention = Span & { matches: FieldMatch[]; concepts: Concept[]; isThing: boolean }

const MAX_NAME_WORDS = 5
const joints = new Set(['y', 'e', 'o', 'u', 'and', 'or', 'ni', 'con', 'with'])

const GOOD = 0.45

type Asked = {
  words: readonly (readonly string[])[]
  /** What the words mean, whatever the language. */
  meant: readonly (readonly string[])[]
  found: readonly ConceptFound[]
}

/** A name in the other language, for words that no concept knows: "breakfast" for "Desayuno incluido". */
function meaningScore(field: Field, meant: Asked['meant'], found: readonly ConceptFound[]): number {
  if (found.length > 0 || meant.length === 0) return 0
  const isMeant = meant.every(word => field.nameMeanings.some(own => isSameWord(own, word)))
  return isMeant ? 0.5 + 0.2 * Math.min(1, meant.length / contentLength(field)) : 0
}

/** How well words name a field: its own name, part of it, its concept, or a concept close by. */
function scoreField(field: Field, { words, meant, found }: Asked): number {
  const inName = words.filter(word => field.nameWords.some(own => isSameWord(strict(own), word))).length
  const isWhole = inName === words.length && inName > 0
  const nameScore = isWhole ? 0.7 + 0.3 * Math.min(1, inName / contentLength(field)) : 0
  let conceptScore = 0
  for (const { concept, isLiteral } of found) {
    const rank = field.concepts.indexOf(concept.id)
    if (rank >= 0)
      conceptScore = Math.max(
        conceptScore,
        (concept.kinds && !kindFits(field, concept) ? 0.6 : isLiteral ? 0.82 : 0.74) - rank * 0.04 - sayMore(field),
      )
    else if (concept.family && field.families.has(concept.family) && familyFits(field, concept))
      conceptScore = Math.max(conceptScore, 0.5)
  }
  return Math.max(nameScore, conceptScore, standInScore(field, found), meaningScore(field, meant, found))
}

/** A column that no heading calls so, and that is meant all the same. */
function standInScore({ concepts, isRecordName, standsFor }: Field, found: readonly ConceptFound[]): number {
  // What the records are is told by their name, when no column says it.
  if (concepts[0] === 'name' && found.some(({ concept }) => concept.isThing || concept.family === 'name')) return 0.55
  // "nombre" where no column is called so: what the records are is their name.
  if (isRecordName && found.some(({ concept }) => concept.id === 'name')) return 0.52
  return found.some(({ concept }) => concept.id === standsFor) ? 0.51 : 0
}

/** A name with more words says something else: "Precio" is the "Price" rather than the "Old price". */
const sayMore = (field: Field): number => 0.01 * Math.min(2, contentLength(field) - 1)

const byScore = (a: FieldMatch, b: FieldMatch) => b.score - a.score

const strict = (stems: readonly string[]) => stems.filter(stem => !stem.startsWith('~'))

const contentLength = (field: Field) =>
  Math.max(1, field.nameWords.filter(word => !smallWords.has(word[0] ?? '')).length)
const kindFits = (field: Field, { kinds }: Concept) =>
  !kinds ||
  kinds.includes(field.kind) ||
  (field.isNumeric && kinds.includes('number')) ||
  (field.isDate && kinds.includes('date'))
/** A family only stands in where the column can be that: an amount must be an amount. */
function familyFits(field: Field, concept: Concept): boolean {
  if (concept.family === 'money') return field.isNumeric
  if (concept.family === 'date') return field.isDate
  return !field.isNumeric && !field.isDate
}

/** The fields that the words from here on may name, with the longest phrase that does. */
export function mentionAt(words: readonly Word[], from: number, fields: readonly Field[]): Mention | null {
  const concepts = conceptsAt(
    words.map(({ stems }) => stems),
    from,
  )
  let best: Mention | null = null
  for (let length = Math.min(MAX_NAME_WORDS, words.length - from); length >= 1; length--) {
    const phrase = words.slice(from, from + length)
    if (!canBeName(phrase, fields)) continue
    const found = concepts.filter(one => one.length === length)
    const mention = mentionOf(phrase, found, fields)
    if (!mention) continue
    const named = { from, to: from + length, ...mention }
    if (named.matches.length > 0) return named
    best ??= named
  }
  return best
}

function canBeName(words: readonly Word[], fields: readonly Field[]): boolean {
  const phrase = words.map(({ folded }) => folded)
  // A phrase may not end on a small word, nor begin with one.
  if (smallWords.has(phrase[0] ?? '') || smallWords.has(phrase.at(-1) ?? '')) return false
  // "precio mínimo y precio máximo" are two names, though all the words stand in one.
  return !phrase.some(word => joints.has(word)) || isOneName(phrase, fields)
}

/** Whether a column is called by these very words, joints and all. */
const isOneName = (phrase: readonly string[], fields: readonly Field[]): boolean =>
  fields.some(({ name }) => foldText(name).includes(phrase.join(' ')))

/** What just these words name. */
function mentionOf(phrase: readonly Word[], found: ConceptFound[], fields: readonly Field[]) {
  const words = phrase.map(({ stems }) => stems).filter(word => !smallWords.has(word[0] ?? ''))
  const meant = phrase.filter(({ folded }) => !smallWords.has(folded)).map(({ folded }) => meaningsOf(folded))
  const matchesOf = (own: ConceptFound[]) =>
    fields
      .map(field => ({ field, score: scoreField(field, { words, meant, found: own }) }))
      .filter(({ score }) => score >= GOOD)
      .sort(byScore)
  // "date" is no form of "dato"; where the very words name nothing here, their forms may.
  const literal = literalFirst(found)
  const literalMatches = matchesOf(literal)
  const isEnough = literalMatches.length > 0 || literal.length === found.length
  const matches = isEnough ? literalMatches : matchesOf(found)
  const concepts = (isEnough ? literal : found).map(({ concept }) => concept)
  if (matches.length === 0 && concepts.length === 0) return null
  return { matches, concepts, isThing: concepts.some(({ isThing }) => isThing) }
}
