import type { Language } from '../messages/explain-texts.ts'
import { dayAt } from '../run/comparable.ts'
import { findClockTimes } from '../run/read-clock.ts'
import { type Meaning, meaningOf } from '../search/meaning.ts'
import { type Token, tokensOf } from '../search/tokens.ts'
import { functionWords, stopWords, stopWordsIn } from '../words/function-words.data.ts'
import { detectQuestionLanguage } from '../words/question-language.ts'
import { foldInPlace, splitWords } from '../words/split-words.ts'
import { translationsOf } from '../words/translations.ts'
import { type DaysFound, findDays } from './find-days.ts'
import { findQuantities } from './find-quantities.ts'
import type { Cue } from './grammar/cues.data.ts'
import { findCues } from './grammar/find-cues.ts'

/** Tokens as [from, to). */
export type Span = { from: number; to: number }
export type AskedNumber = Span & { value: number; currency: string | null; isMoney: boolean; isPercent: boolean }
/** "Before", "from … on": which side of what follows is meant. */
export type AskedSide = Span & { side: 'before' | 'until' | 'after' | 'since' }
/** A phrase that says what to do with the records. */
export type AskedCue = Span & { cue: Cue }
/** A time of the day, in minutes since midnight. */
export type AskedTime = Span & { minutes: number }
export type AskedDays = Span & Pick<DaysFound, 'first' | 'last' | 'monthOnly'> & { isYear: boolean }

/** All that can be told of a question before looking at a list. */
export type Asked = {
  text: string
  language: Language
  tokens: readonly Token[]
  meanings: readonly Meaning[]
  /** The question in English words, one for one: what was learned in one language serves the other. */
  gloss: readonly string[]
  /** How it asks: "how many", "which", "show". */
  way: string
  isStop: readonly boolean[]
  numbers: AskedNumber[]
  days: AskedDays[]
  times: AskedTime[]
  sides: AskedSide[]
  cues: AskedCue[]
  today: string
}

const ways = [
  'how many',
  'how much',
  'how long',
  'how often',
  'who',
  'when',
  'where',
  'what year',
  'which year',
  'what date',
  'which',
  'what',
  'name',
  'show',
  'list',
  'give',
  'is',
  'was',
  'did',
  'how',
]

const sideOf: Partial<Record<Cue, AskedSide['side']>> = {
  before: 'before',
  'on-or-before': 'until',
  after: 'after',
  'on-or-after': 'since',
}

const ordinals: Record<string, number> = Object.fromEntries(
  'first,primer,primero,primera second,segundo,segunda third,tercer,tercero,tercera fourth,cuarto,cuarta fifth,quinto,quinta sixth,sexto,sexta seventh,septimo,septima eighth,octavo,octava ninth,noveno,novena tenth,decimo,decima'
    .split(' ')
    .flatMap((words, at) => words.split(',').map(word => [word, at + 1])),
)

type Moment = { asOf: string; timeZone: string; language: Language }

export function readAsked(question: string, { asOf, timeZone, language: usual }: Moment): Asked {
  const text = question.normalize('NFC').replace(/\s+/g, ' ').trim()
  const language = detectQuestionLanguage(text, usual)
  const tokens = tokensOf(text)
  const folded = foldInPlace(text)
  const words = splitWords(text)
  const today = dayAt(asOf, timeZone)
  const toTokens = ({ from, to }: Span): Span => spanAt(tokens, words[from]?.start ?? 0, words[to - 1]?.end ?? 0)
  const days: AskedDays[] = findDays(folded, words, today).map(found => ({
    ...found,
    ...toTokens(found),
    isYear: found.isYear === true,
  }))
  const isDay = (at: number) => days.some(({ from, to }) => at >= from && at < to)
  const times = findClockTimes(text).map(
    ({ minutes, start, end }): AskedTime => ({ minutes, ...spanAt(tokens, start, end) }),
  )
  const quantities = findQuantities(folded, words).map(found => ({ ...found, ...toTokens(found) }))
  const isQuantity = (at: number) => quantities.some(({ from, to }) => at >= from && at < to)
  tokens.forEach(({ word }, at) => {
    if (/^(?:1[5-9]|20)\d\d$/.test(word) && !isDay(at))
      days.push({ from: at, to: at + 1, first: `${word}-01-01`, last: `${word}-12-31`, isYear: true })
  })
  const counted = tokens.flatMap(({ word }, at): AskedNumber[] => {
    const value = ordinals[word] ?? (/^\d+$/.test(word) ? Number(word) : undefined)
    if (value === undefined || isQuantity(at)) return []
    return [{ from: at, to: at + 1, value, currency: null, isMoney: false, isPercent: false }]
  })
  const cues = findCues(words).map(({ cue, ...span }): AskedCue => ({ cue, ...toTokens(span) }))
  const sides = cues.flatMap(({ cue, ...span }): AskedSide[] => {
    const side = sideOf[cue]
    return side ? [{ ...span, side }] : []
  })
  const gloss = language === 'es' ? tokens.map(({ word }) => glossOf(word)) : tokens.map(({ word }) => word)
  const plain = ` ${gloss.join(' ').replaceAll('_', ' ')} `
  return {
    text,
    language,
    tokens,
    meanings: tokens.map(({ word }) => meaningOf(word)),
    gloss,
    way: ways.find(way => plain.slice(0, 42).includes(` ${way} `)) ?? 'other',
    isStop: tokens.map(({ word }) => isStopWord(word, language)),
    numbers: [...quantities, ...counted].filter(({ from, to }) => to > from),
    days: days.filter(({ from, to }) => to > from),
    times: times.filter(({ from, to }) => to > from),
    sides,
    cues,
    today,
  }
}

const glossOf = (word: string): string => functionWords[word] ?? translationsOf(word)[0] ?? word

function spanAt(tokens: readonly Token[], start: number, end: number): Span {
  const from = tokens.findIndex(token => token.end > start)
  if (from < 0) return { from: tokens.length, to: tokens.length }
  const after = tokens.findIndex(token => token.start >= end)
  return { from, to: after < 0 ? tokens.length : after }
}

/** Names carry the short small words of any language. */
const SHORT = 3

/** Small words of both languages are small in any question, but not one that is something else in English: a mayor is somebody. */
function isStopWord(word: string, language: 'es' | 'en'): boolean {
  if (!stopWords.has(word)) return false
  if (language === 'es' || word.length <= SHORT || stopWordsIn.en.has(word)) return true
  return translationsOf(word)[0] !== word
}
