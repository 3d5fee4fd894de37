import { carriesOut, listEffects } from '@sondeo/analyst/carries-out'
import { conceptsAt } from '@sondeo/analyst/concept-phrases'
import { describeFields } from '@sondeo/analyst/describe-fields'
import { describePages } from '@sondeo/analyst/describe-pages'
import { cueOf } from '@sondeo/analyst/find-unused'
import { gatherSets } from '@sondeo/analyst/gather-sets'
import { readLearned } from '@sondeo/analyst/learned'
import { listActs } from '@sondeo/analyst/list-acts'
import { likeness, meaningOf } from '@sondeo/analyst/meaning'
import type { Plan } from '@sondeo/analyst/plan'
import { readAsked } from '@sondeo/analyst/read-asked'
import { singularOf, stemsOf } from '@sondeo/analyst/word-stems'
import { dropForms } from '@sondeo/table/fold-words'
import { type ItemResult, openQuestionPages } from './answer-item.ts'

const wordsOf = (text: string): string[] => fold(text).match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? []
const fold = (text: string): string => dropForms(text).toLowerCase()

/** Where a link leads is not what a page says. */
const isAddress = (text: string): boolean => /^(?:https?:\/\/|\/)\S*$/.test(text)

/** Every text inside a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return isAddress(String(value)) ? [] : [String(value)]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsIn)
}

/** Words with a meaning of their own that an answer neither used nor named as not used, seen from outside: in its plan. */
export function findDropped({ item, answer }: ItemResult): string[] {
  if (!answer.found) return []
  const { plan, unusedWords } = answer
  const pages = openQuestionPages(item)
  const set = gatherSets(pages).find(({ id }) => id === plan.set)
  const asked = readAsked(item.question, { asOf: item.asOf, timeZone: item.timeZone, language: item.lang })
  const texts = textsIn(plan)
  const named = set?.columns.flatMap(({ key, name, kind }) => (texts.includes(key) ? [name, kind] : [])) ?? []
  const said = [...texts, ...named, set?.name ?? '', ...describePages(pages)].flatMap(wordsOf)
  const meanings = said.map(meaningOf)
  const figures = figuresIn(set?.columns.filter(({ key }) => texts.includes(key)) ?? [])
  const told = new Set(unusedWords.map(fold))
  const { cues } = readLearned()
  const acts = listActs(plan)
  // "From the cheapest to the dearest" is used by the order it says, both ends of it.
  const orders = asked.cues.filter(
    ({ cue }) => plan.limit === null && plan.sort.some(({ direction }) => direction === cue),
  )
  const effects = set && listEffects(plan, describeFields(set))
  const carriedOut = effects ? asked.cues.filter(({ cue }) => carriesOut(cue, effects)) : []
  const counted = [...asked.numbers, ...asked.days, ...asked.times, ...orders, ...carriedOut]
  return asked.tokens.flatMap(({ word }, at) => {
    if (asked.isStop[at] || word.length < 2 || told.has(word)) return []
    if (counted.some(({ from, to }) => at >= from && at < to)) return []
    if (acts.some(act => cues.has(cueOf(act, asked.gloss[at] ?? word)))) return []
    const isSaid = isRecordWord(word, plan) || meanings.some(one => likeness(one, meaningOf(word)) > 0)
    return isSaid || figuresOf(word).some(id => figures.has(id)) ? [] : [word]
  })
}

/** What a word is about, where that is a figure: "fee" and "price" are one. */
const figuresOf = (word: string): string[] =>
  conceptsAt([stemsOf(word)], 0).flatMap(({ concept, length }) => (length === 1 && concept.kinds ? [concept.id] : []))

/** What the plan's columns are about, and the plainest word for an amount or a day. */
function figuresIn(columns: readonly { name: string; kind: string }[]): Set<string> {
  const plain = { money: ['price', 'amount'], date: ['event-date'] } as Record<string, string[]>
  const words = columns.map(({ name }) => wordsOf(name).map(stemsOf))
  const named = words.flatMap(stems => stems.flatMap((_, at) => conceptsAt(stems, at).map(({ concept }) => concept.id)))
  return new Set([...named, ...columns.flatMap(({ kind }) => plain[kind] ?? [])])
}

/** "Vehicles" asked of a fleet says what its records are, and is used by showing them. */
const isRecordWord = (word: string, { sort, groupBy }: Plan): boolean =>
  conceptsAt([stemsOf(word)], 0).some(({ concept }) => concept.isThing === true) &&
  (singularOf(word) !== word || sort.length + groupBy.length > 0)

/** Words that an answer says are not there, and that do stand in what was read. */
export function findFalselyMissing({ item, answer }: ItemResult): string[] {
  const standing = new Set(openQuestionPages(item).flatMap(({ reading }) => textsIn(reading).flatMap(wordsOf)))
  return answer.missing.flatMap(wordsOf).filter(word => standing.has(word))
}
