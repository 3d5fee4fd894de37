import type { SourceSet } from '../../../record-source.ts'
import { smallWords } from '../../../words/small-words.ts'
import type { Span, Word } from '../../../words/split-words.ts'
import type { Field } from '../../describe-fields.ts'
import type { DaysFound } from '../../find-days.ts'
import type { Quantity } from '../../find-quantities.ts'
import { type CueFound, findCues } from '../find-cues.ts'
import type { ValueIndex } from '../index-values.ts'
import { type Mention, mentionAt } from '../match-fields.ts'
import { type ValueMatch, type ValueMention, valueAt } from '../match-values.ts'
import type { Question } from '../read/read-question.ts'
import { filler, hardFiller } from './small-talk.ts'

/** What the page says of itself in its titles. */
export type PageWords = {
  isTopic: (folded: string) => boolean
  /** What the titles say its records are. */
  concepts: ReadonlySet<string>
  /** A word of the titles as they are written: "Open calls" are all of them. */
  isOwnWord: (folded: string) => boolean
}

export type Scene = PageWords & {
  question: Question
  set: SourceSet
  words: readonly Word[]
  fields: readonly Field[]
  index: ValueIndex
}

/** All that the words from one place on may be over this list. */
export type Place = Scene & {
  at: number
  /** The first word. */
  word: string
  quote: Question['quotes'][number] | undefined
  days: DaysFound | undefined
  quantity: Quantity | undefined
  cue: CueFound | undefined
  value: ValueMention | null
  mention: Mention | null
  /** "abiertas" is a state that the page may write, and a word about its dates where it does not. */
  isState: boolean
  /** It means nothing of its own. */
  isPlain: boolean
}

export function lookAt(scene: Scene, at: number): Place {
  const { question, words, fields } = scene
  const startsHere = <Kind extends Span>(spans: readonly Kind[]) => spans.find(({ from }) => from === at)
  const word = words[at]?.folded ?? ''
  const isName = isNameAt(scene, at)
  const quantity = startsHere(question.quantities)
  const cue = startsHere(question.cues) ?? restOfCue(scene, at)
  const isState = cue?.cue === 'pending' || cue?.cue === 'expired'
  const isPlain = hardFiller.has(word) || filler.has(word)
  const others = [...question.quotes, ...(isName ? [] : question.days)].map(({ from }) => from)
  const ahead = words.slice(0, Math.min(endOfClause(scene, at), ...others.filter(from => from > at)))
  const canBegin = !((cue && !isState) || isPlain || quantity)
  return {
    ...scene,
    at,
    word,
    quote: startsHere(question.quotes),
    days: isName ? undefined : startsHere(question.days),
    quantity,
    cue,
    value: findValue(scene, { at, ahead, canBegin }),
    mention: hardFiller.has(word) || smallWords.has(word) ? null : mentionAt(ahead, at, fields),
    isState,
    isPlain,
  }
}

/** "minimum order by country": where a name took the first words of a cue, the rest may be one of its own. */
function restOfCue({ question, words }: Scene, at: number): CueFound | undefined {
  if (!question.cues.some(({ from, to }) => from < at && at < to)) return undefined
  const taken = [...question.quotes, ...question.days, ...question.quantities]
  const isFree = (i: number) => !taken.some(({ from, to }) => from <= i && i < to)
  return findCues(words.slice(at), i => i < words.length - at && isFree(at + i))
    .filter(({ from }) => from === 0)
    .map(({ to, cue }) => ({ from: at, to: at + to, cue }))[0]
}

/** A name in the list that only looks like it holds a date: "Alto Mayo". */
function isNameAt(scene: Scene, at: number): boolean {
  const value = valueAt(scene.words.slice(0, endOfClause(scene, at)), at, scene.index)
  return (
    value !== null &&
    value.to - value.from > 1 &&
    value.matches.some(({ isWhole, isLiteral, field }) => isWhole && isLiteral && !field.isDate)
  )
}

/** No name or value runs over a comma. */
function endOfClause({ words, question }: Scene, at: number): number {
  for (let i = at; i + 1 < words.length; i++)
    if (/[,;:?!()]/.test(question.text.slice(words[i]?.end, words[i + 1]?.start))) return i + 1
  return words.length
}

const period = /^(?:mes|meses|months?|anos?|years?)$/

type Wanted = { at: number; ahead: readonly Word[]; canBegin: boolean }

function findValue(scene: Scene, { at, ahead, canBegin }: Wanted): ValueMention | null {
  const word = scene.words[at]?.folded ?? ''
  // "por mes" groups, whatever else is written so.
  const isPeriod = period.test(word) && scene.question.cues.some(({ to, cue }) => to === at && cue === 'per')
  const found = isPeriod ? null : valueAt(ahead, at, scene.index)
  const value = found && { ...found, matches: found.matches.filter(figureTest(scene, found)) }
  if (!value || value.matches.length === 0) return null
  const isWord = value.to - value.from === 1
  const isWhole = value.matches.some(match => match.isWhole)
  // A cue, a small word or a bare number begins a value only when the cell says exactly that.
  if (canBegin || (!isWord && isWhole)) return value
  const isCode = isWord && /\d{3}/.test(word) && value.matches.some(match => match.isWhole && !match.field.isNumeric)
  return isCode ? value : null
}

/** Which columns of figures may say these words as a value: a number is compared rather than looked for. */
function figureTest({ question, words }: Scene, found: Span): (match: ValueMatch) => boolean {
  // "5 %" is a number to compare, even where a column of numbers says just that.
  const isNumber = question.quantities.some(({ from, to }) => from <= found.from && to >= found.to)
  const isCompared = question.cues.some(
    ({ from, to, cue }) =>
      (to === found.from && /^(?:more|less|at-|between|equals)/.test(cue)) || (from === found.to && /^or-/.test(cue)),
  )
  // "SSD" and "1 TB" stand in cells that begin with a number.
  const isUnit = question.quantities.some(({ to }) => to === found.from)
  const saysWord = !isUnit && words.slice(found.from, found.to).some(({ folded }) => /^\p{L}{2,}/u.test(folded))
  return ({ field, isWhole, isLiteral }) => {
    if (!field.isNumeric) return !(field.isDate && isNumber && isCompared)
    return !isNumber && !isCompared && (isWhole || (saysWord && isLiteral && field.kind !== 'money'))
  }
}
