import type { PlanRequest } from '../analyst.ts'
import { fieldsOfColumn, fieldsOfCondition } from '../plan/check-plan.ts'
import { listActs, valuesOfCondition } from '../plan/list-acts.ts'
import type { Condition, Plan } from '../plan/plan.ts'
import { carriesOut, listEffects } from '../propose/carries-out.ts'
import { describeFields, type Field, isPlainAmount } from '../propose/describe-fields.ts'
import type { Asked, Span } from '../propose/read-asked.ts'
import type { SourceSet } from '../record-source.ts'
import { conceptsAt } from '../words/concept-phrases.ts'
import type { Concept } from '../words/concepts.data.ts'
import { singularOf, stemsOf } from '../words/word-stems.ts'
import { likeness, type Meaning, meaningOf } from './meaning.ts'
import type { Reading } from './reading.ts'
import { wordsOf } from './tokens.ts'
import { viewSet } from './view-set.ts'

/** A word beside what the plan does; the words that stand for what is done are learned. */
export const cueOf = (act: string, word: string): string => `${act}:${word}`

/** Leaving this word out made no difference where plans did this. */
const neutralOf = (act: string, word: string): string => `~${act}:${word}`

export const isNeutralCue = (cue: string): boolean => cue.startsWith('~')

/** A word left out that no page has, and that made no difference to anything such a plan does: it is named, and is no doubt. */
export const isNeutral = (word: string, acts: readonly string[], cues: ReadonlySet<string>): boolean =>
  neutralCues(word, acts).every(cue => cues.has(cue))

export const neutralCues = (word: string, acts: readonly string[]): string[] => acts.map(act => neutralOf(act, word))

/** So few columns are a choice, even if the list has no more. */
const MAX_CHOSEN = 3

/** `cues`: words that stand for what a plan does; null where no phrase counts as used by what is done. */
type Wish = { reading: Reading; asked: Asked; plan: Plan; request: PlanRequest; cues: ReadonlySet<string> | null }

/**
 * Places of the words with a meaning of their own that a plan makes no use of. Only the plan itself tells, whoever
 * proposed it: a proposer that calls a word idle would hide that it was dropped.
 */
export function findUnused({ reading, asked, plan, request, cues }: Wish): number[] {
  const acts = listActs(plan)
  const set = request.sets.find(({ id }) => id === plan.set)
  const used = fieldsUsed(plan, set)
  const names = namesUsed(used, set, request)
  const phrases = cues ? findPhrases(plan, asked, set) : { carriedOut: [], turned: [] }
  const covered = new Set([
    ...coverage(reading),
    ...[...valueSpans(plan, asked), ...orderSpans(plan, asked), ...phrases.carriedOut].flatMap(placesOf),
  ])
  // A small word that turns the meaning round is none that may be dropped.
  const turned = new Set(phrases.turned.map(span => placesOf(span).find(at => isTurning(asked.gloss[at])) ?? span.from))
  const texts = conditionsOf(plan).flatMap(condition => valuesOfCondition(condition).texts)
  const said = texts.flatMap(wordsOf).map(meaningOf)
  const meant = conceptsUsed(used, set, plan)
  const stems = asked.tokens.map(({ word }) => stemsOf(word))
  const isMeant = (at: number) =>
    conceptsAt(stems, at).some(({ concept, length, isLiteral }) => length === 1 && isLiteral && meant(concept))
  const isUsed = (meaning: Meaning) => [...said, ...names].some(one => likeness(one, meaning) > 0)
  const unused = asked.tokens.flatMap(({ word }, at) => {
    const meaning = asked.meanings[at]
    if (turned.has(at) && !covered.has(at)) return [at]
    if (asked.isStop[at] || covered.has(at) || !meaning || word.length < 2 || isUsed(meaning) || isMeant(at)) return []
    return acts.some(act => cues?.has(cueOf(act, asked.gloss[at] ?? word))) ? [] : [at]
  })
  const things = asked.tokens.flatMap(({ word }, at) => (!asked.isStop[at] && isThing(word) ? [at] : []))
  const [only] = things.length === 1 ? things : []
  if (only === undefined) return unused
  // "Rows" are what any list has. Another such word may say what the records are where nothing on the pages does.
  const word = asked.tokens[only]?.word ?? ''
  const isNamed = isAnyRecord(word) || (canBeRecords(word, plan) && !saysWhatRecordsAre(plan, request))
  return isNamed ? unused.filter(at => at !== only) : unused
}

/** One thing stands for the records only where a plan picks among them or takes them apart: "on offer" speaks of no offers. */
const canBeRecords = (word: string, { sort, limit, groupBy }: Plan): boolean =>
  singularOf(word) !== word || sort.length > 0 || limit !== null || groupBy.length > 0

const thingsNamed = (word: string) => conceptsAt([stemsOf(word)], 0).filter(({ concept }) => concept.isThing === true)

/** A word for what records can be: suppliers, tenders, rows. */
const isThing = (word: string): boolean => thingsNamed(word).length > 0

const isAnyRecord = (word: string): boolean => thingsNamed(word).some(({ concept }) => concept.id === 'record')

/** Suppliers asked of a list of tenders are not its tenders. */
function saysWhatRecordsAre({ set: wanted }: Plan, { sets, about }: PlanRequest): boolean {
  return [sets.find(({ id }) => id === wanted)?.name ?? '', ...about]
    .flatMap(wordsOf)
    .some(word => isThing(word) && !isAnyRecord(word))
}

type Used = ReadonlySet<string>

/** Keys of the columns that the plan picks out, goes by or holds against something. */
function fieldsUsed(plan: Plan, set: SourceSet | undefined): Used {
  const shown = plan.columns.flatMap(fieldsOfColumn)
  const all = set?.columns.filter(({ isDetail }) => !isDetail).length ?? 0
  // Who names a column wants something of it; showing all there is makes no use of the name.
  const isWhole = shown.length > MAX_CHOSEN && shown.length >= all
  return new Set([
    ...(isWhole ? [] : shown),
    ...conditionsOf(plan).flatMap(fieldsOfCondition),
    ...plan.groupBy,
    ...plan.sort.flatMap(({ column }) => [column, ...fieldsShownAs(plan, column)]),
  ])
}

/**
 * A word may mean a column of figures without naming it: "price" one of fares, and the only amount, though it is called
 * "al mes". Where there are several amounts or days the word must say which.
 */
function conceptsUsed(used: Used, set: SourceSet | undefined, { limit }: Plan): (concept: Concept) => boolean {
  // Whoever asks for the best may mean one or several: where only some are kept, the words must name what they go by.
  if (!set || set.kind === 'text' || limit !== null) return () => false
  const fields = describeFields(set)
  const isOnly = (isKind: (field: Field) => boolean) => {
    const [one, other] = fields.filter(isKind)
    return one !== undefined && other === undefined && used.has(one.key)
  }
  const onlyOf = { money: isOnly(isPlainAmount), date: isOnly(({ isDate }) => isDate) }
  const ids = new Set(fields.filter(({ key }) => used.has(key)).flatMap(({ concepts }) => concepts.slice(0, 1)))
  return ({ id, kinds }) =>
    (kinds !== undefined && ids.has(id)) || (anyAmount.has(id) && onlyOf.money) || (anyDay.has(id) && onlyOf.date)
}

/** Words for whatever amount or day there is; "salary" and "deposit" say which one. */
const anyAmount: ReadonlySet<string> = new Set(['price', 'amount'])
const anyDay: ReadonlySet<string> = new Set(['event-date'])

/** Words of the columns that the plan shows or goes by, and of what the list and its pages are called. */
function namesUsed(used: Used, set: SourceSet | undefined, { about }: PlanRequest): Meaning[] {
  const columns = set && set.kind !== 'text' ? viewSet(set).columns : []
  const topics = [set?.name ?? '', ...about].flatMap(wordsOf).map(meaningOf)
  return [...columns.filter(({ key }) => used.has(key)).flatMap(({ heading }) => heading), ...topics]
}

/** Plans may sort by the name of a column that they show. */
const fieldsShownAs = ({ columns }: Plan, wanted: string): string[] =>
  columns.filter(({ name }) => name === wanted).flatMap(fieldsOfColumn)

const conditionsOf = ({ filter, columns }: Plan): Condition[] => [
  ...(filter ? [filter] : []),
  ...columns.flatMap(({ value }) => ('compare' in value ? value.of.flatMap(({ where }) => where ?? []) : [])),
]

/** Numbers, days and times of the question that the plan compares or counts with. */
function valueSpans(plan: Plan, { numbers, days, times }: Asked): Span[] {
  const values = conditionsOf(plan).map(valuesOfCondition)
  const counts = [plan.limit, plan.skip, plan.having?.value, plan.having?.upTo, plan.topOfGroup?.count]
  const compared = new Set<unknown>([...values.flatMap(value => value.numbers), ...counts])
  const limits = values.flatMap(value => value.days)
  return [
    ...numbers.filter(({ value }) => compared.has(value)),
    ...times.filter(({ minutes }) => compared.has(minutes)),
    ...days.filter(({ first, last }) => limits.some(day => isNearDay(day, first) || isNearDay(day, last))),
  ]
}

/** The far end of an order is no word left out: who says "from the cheapest to the dearest" wants nothing dear. */
const orderSpans = ({ sort, limit }: Plan, { cues }: Asked): Span[] =>
  limit === null ? cues.filter(({ cue }) => sort.some(({ direction }) => direction === cue)) : []

const isTurning = (word: string | undefined): boolean => word === 'not' || word === 'without'

/** Phrases that say what to do: those that the plan carries out, and those it does the contrary of by leaving them out. */
function findPhrases(plan: Plan, { cues }: Asked, set: SourceSet | undefined): Record<'carriedOut' | 'turned', Span[]> {
  if (!set || set.kind === 'text') return { carriedOut: [], turned: [] }
  const effects = listEffects(plan, describeFields(set))
  const isDone = ({ cue }: (typeof cues)[number]) => carriesOut(cue, effects)
  return {
    carriedOut: cues.filter(isDone),
    turned: cues.filter(one => (one.cue === 'not' || one.cue === 'without') && !isDone(one)),
  }
}

const MS_PER_DAY = 86_400_000

/** "Until the 5th" is a condition on the 6th. */
const isNearDay = (one: string, other: string): boolean => Math.abs(Date.parse(one) - Date.parse(other)) <= MS_PER_DAY

const placesOf = ({ from, to }: Span): number[] => Array.from({ length: to - from }, (_, at) => from + at)

/** Words that the conditions of a search were made from. */
function coverage({ candidate, proposal, searched }: Reading): number[] {
  if (proposal) return []
  return [candidate.filter, candidate.other].flatMap(filter =>
    (searched.scene.filters[filter]?.fragments ?? []).flatMap(({ span }) => placesOf(span)),
  )
}
