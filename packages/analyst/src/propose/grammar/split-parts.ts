import type { SourceSet } from '../../record-source.ts'
import { conceptsAt } from '../../words/concept-phrases.ts'
import { joinNameWords } from '../../words/join-name-words.ts'
import { smallWords } from '../../words/small-words.ts'
import type { Span, Word } from '../../words/split-words.ts'
import { isSameWord } from '../../words/word-stems.ts'
import { describeFields } from '../describe-fields.ts'
import { cuePhrases } from './cues.data.ts'
import { fillerWords, hardFillerWords } from './filler-words.data.ts'
import { type CueFound, findCues } from './find-cues.ts'
import { indexValues } from './index-values.ts'
import { type Mention, mentionAt } from './match-fields.ts'
import { type ValueMention, valueAt } from './match-values.ts'
import { mendTypos } from './mend-typos.ts'
import type { Part } from './part.ts'
import { isCurrency } from './read/read-currency.ts'
import type { Question } from './read/read-question.ts'

const filler = new Set([...fillerWords.es.split(' '), ...fillerWords.en.split(' '), ...smallWords, '&', '$', '%'])

/** Words of cues and everything that only joins. */
const knownWords = new Set([
  ...filler,
  ...hardFillerWords.split(' '),
  ...Object.values(cuePhrases).flatMap(phrases => phrases.split(/[ ,]+/)),
])
/** Words for the records of almost any page. */
const anyRecord = new Set(
  'product record company supplier tender lot order person grant service-thing project part'.split(' '),
)
const period = /^(?:mes|meses|months?|anos?|years?)$/
const hardFiller = new Set(hardFillerWords.split(' '))

type Context = {
  question: Question
  set: SourceSet
  isTopic: (folded: string) => boolean
  /** What the page's titles say its records are. */
  concepts: ReadonlySet<string>
  /** A word of the page's titles as they are written: "Open calls" are all of them. */
  isOwnWord: (folded: string) => boolean
}

/** Cuts the question into parts, each the longest reading that its words allow over this list. */
export function splitParts({ question, set, isTopic, isOwnWord, concepts }: Context): Part[] {
  const parts: Part[] = []
  const fields = describeFields(set)
  const index = indexValues(set)
  const isKnown = ({ stems, folded }: Word) =>
    isTopic(folded) ||
    knownWords.has(folded) ||
    conceptsAt([stems], 0).length > 0 ||
    fields.some(({ nameWords }) => nameWords.some(own => isSameWord(own, stems)))
  const words = mendTypos(question.words, index, isKnown)
  for (let at = 0; at < words.length; ) {
    const part = partAt(at)
    parts.push(part)
    at = part.to
  }
  return joinNameWords(parts.map(asListedName))

  /** "precio mínimo y máximo": a word of ranking after the name of an amount is another name. */
  function asListedName(part: Part, at: number): Part {
    const best =
      part.kind === 'cue' && /^(?:max|min|at-most|at-least)$/.test(part.cue) ? part.mention?.matches[0] : undefined
    const before = parts
      .slice(0, at)
      .findLast(one => one.kind !== 'filler' && !(one.kind === 'cue' && one.cue === 'and'))
    const next = parts.slice(at + 1).find(one => one.kind !== 'filler')
    const isListed = before?.kind === 'field' && before.field.isNumeric && before.field !== best?.field
    if (!best || part.kind !== 'cue' || !part.mention || best.score < 0.8 || !isListed || next?.kind === 'quantity')
      return part
    return { kind: 'field', from: part.from, to: part.to, mention: part.mention, field: best.field }
  }

  function partAt(at: number): Part {
    const startsAt = <Kind extends Span>(spans: readonly Kind[]) => spans.find(({ from }) => from === at)
    const quote = startsAt(question.quotes)
    if (quote) return { kind: 'quote', ...quote }
    const days = startsAt(question.days)
    if (days && !nameAt(at)) return { kind: 'days', from: at, to: days.to, days }
    const stop = Math.min(
      ...[...question.quotes, ...(nameAt(at) ? [] : question.days)].map(({ from }) => from).filter(from => from > at),
      words.length,
    )
    const ahead = words.slice(0, Math.min(stop, endOfClause(at)))
    const quantity = startsAt(question.quantities)
    const cue = startsAt(question.cues) ?? restOfCue(at)
    const word = words[at]
    const isHard = hardFiller.has(word?.folded ?? '')
    const isPlain = isHard || filler.has(word?.folded ?? '')
    // "abiertas" is a state that the page may write, and a word about its dates where it does not.
    const isState = cue?.cue === 'pending' || cue?.cue === 'expired'
    const value = findValue(at, ahead, (Boolean(cue) && !isState) || isPlain || Boolean(quantity))
    const mention = isHard || smallWords.has(word?.folded ?? '') ? null : mentionAt(ahead, at, fields)
    const best = mention?.matches[0]
    const valueLength = value ? value.to - value.from : 0
    const mentionLength = mention ? mention.to - mention.from : 0
    const asField = (): Part | null =>
      mention && best ? { kind: 'field', from: at, to: mention.to, mention, field: best.field } : null

    if (value && isStrong(value, valueLength) && !(best && best.score >= 0.8 && mentionLength >= valueLength))
      return { kind: 'value', from: at, to: value.to, value }
    if (value && isState && isWholeCategory(value)) return { kind: 'value', from: at, to: value.to, value }
    if (isState && isOwnWord(word?.folded ?? '')) return { kind: 'topic', from: at, to: at + 1 }
    if (isCurrency(word?.folded ?? '', set) && !quantity) return { kind: 'unknown', from: at, to: at + 1 }
    if (quantity) return { kind: 'quantity', from: at, to: quantity.to, quantity }
    // Where a column is called "Total", the word is its name.
    const isOwnName = cue?.cue === 'sum' && (best?.score ?? 0) >= 0.99 && best?.field.isNumeric === true
    // "número de procesos" counts them, where "número de proceso" is a column.
    const isCounting =
      cue?.cue === 'count' && mention?.isThing === true && /s$/.test(words[mention.to - 1]?.folded ?? '')
    if (cue && !isOwnName && (isCounting || !(best && best.score >= 0.7 && mentionLength > cue.to - cue.from)))
      return { kind: 'cue', from: at, to: cue.to, cue: cue.cue, mention }
    const field = asField()
    // A word that only belongs to the same family as a column ("almacén", a place) rather is what cells say.
    const isLoose =
      !mention?.isThing &&
      (best?.score ?? 0) < 0.6 &&
      value?.matches.some(({ isLiteral, isWhole, field: own }) => isLiteral && (isWhole || own !== best?.field)) ===
        true
    if (
      field &&
      !isLoose &&
      !(value && isForeignThing(mention) && (best?.score ?? 0) < 0.6) &&
      !(value && isWholeCategory(value) && (best?.score ?? 0) < 0.8 && valueLength >= mentionLength)
    )
      return field
    if (value && (!mention?.isThing || isWholeCategory(value) || isForeignThing(mention)))
      return { kind: 'value', from: at, to: value.to, value }
    if (isPlain && !(mention && mentionLength > 1)) return { kind: 'filler', from: at, to: at + 1 }
    if (isTopic(word?.folded ?? '')) return { kind: 'topic', from: at, to: at + 1 }
    if (mention)
      return { kind: 'missing', from: at, to: mention.to, concepts: mention.concepts, isThing: mention.isThing }
    return { kind: 'unknown', from: at, to: at + 1 }
  }

  /** "autos en remate": things that the page is not about are what its cells say. */
  function isForeignThing(mention: Mention | null): boolean {
    const isRecord = mention?.concepts.some(({ id }) => concepts.has(id) || anyRecord.has(id))
    return mention?.isThing === true && concepts.size > 0 && !isRecord
  }

  /** "minimum order by country": where a name took the first words of a cue, the rest may be one of its own. */
  function restOfCue(at: number): CueFound | undefined {
    if (!question.cues.some(({ from, to }) => from < at && at < to)) return undefined
    return findCues(words.slice(at), i => i < words.length - at && !isTaken(at + i))
      .filter(({ from }) => from === 0)
      .map(({ to, cue }) => ({ from: at, to: at + to, cue }))[0]
  }

  function isTaken(at: number): boolean {
    return [...question.quotes, ...question.days, ...question.quantities].some(({ from, to }) => from <= at && at < to)
  }

  /** A name in the list that only looks like it holds a date: "Alto Mayo". */
  function nameAt(at: number): boolean {
    const value = valueAt(words.slice(0, endOfClause(at)), at, index)
    return (
      value !== null &&
      value.to - value.from > 1 &&
      value.matches.some(({ isWhole, isLiteral, field }) => isWhole && isLiteral && !field.isDate)
    )
  }

  /** No name or value runs over a comma. */
  function endOfClause(at: number): number {
    for (let i = at; i + 1 < words.length; i++)
      if (/[,;:?!()]/.test(question.text.slice(words[i]?.end, words[i + 1]?.start))) return i + 1
    return words.length
  }

  function findValue(at: number, ahead: typeof words, isPlain: boolean): ValueMention | null {
    // "por mes" groups, whatever else is written so.
    const isPeriod =
      period.test(words[at]?.folded ?? '') && question.cues.some(({ to, cue }) => to === at && cue === 'per')
    const found = isPeriod ? null : valueAt(ahead, at, index)
    if (!found) return null
    // "5 %" is a number to compare, even where a column of numbers says just that.
    const isNumber = question.quantities.some(({ from, to }) => from <= found.from && to >= found.to)
    const isCompared = question.cues.some(
      ({ from, to, cue }) =>
        (to === at && /^(?:more|less|at-|between|equals)/.test(cue)) || (from === found.to && /^or-/.test(cue)),
    )
    // "SSD" and "1 TB" stand in cells that begin with a number.
    const isUnit = question.quantities.some(({ to }) => to === found.from)
    const saysWord = !isUnit && words.slice(found.from, found.to).some(({ folded }) => /^\p{L}{2,}/u.test(folded))
    const matches = found.matches.filter(
      ({ field, isWhole, isLiteral }) =>
        (!field.isNumeric && !(field.isDate && isNumber && isCompared)) ||
        (!isNumber && !isCompared && (isWhole || (saysWord && isLiteral && field.kind !== 'money'))),
    )
    const value = { ...found, matches }
    if (value.matches.length === 0) return null
    const length = value.to - value.from
    // A cue, a small word or a bare number begins a value only when the cell says exactly that.
    if (isPlain && (length === 1 || !value.matches.some(({ isWhole }) => isWhole))) {
      const isCode =
        length === 1 &&
        /\d{3}/.test(words[at]?.folded ?? '') &&
        value.matches.some(({ isWhole, field }) => isWhole && !field.isNumeric)
      return isCode ? value : null
    }
    return value
  }

  function isStrong(value: ValueMention, length: number): boolean {
    if (length < 2) return /\d{3}/.test(words[value.from]?.folded ?? '') && value.matches.some(({ isWhole }) => isWhole)
    const content = words.slice(value.from, value.to).filter(({ folded }) => !filler.has(folded)).length
    return value.matches.some(({ isWhole }) => isWhole) || content >= 2
  }
}

const isWholeCategory = ({ matches }: ValueMention) => matches.some(({ isWhole, field }) => isWhole && field.isCategory)
