import type { PlanRequest } from '../../../analyst.ts'
import { foldText } from '../../../fold-text.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SourceSet } from '../../../record-source.ts'
import { conceptsAt } from '../../../words/concept-phrases.ts'
import { detectQuestionLanguage } from '../../../words/question-language.ts'
import { splitWords } from '../../../words/split-words.ts'
import { stemsFor } from '../../../words/translate-stems.ts'
import { singularOf } from '../../../words/word-stems.ts'
import { describeFields } from '../../describe-fields.ts'
import { buildPlan } from '../build-plan.ts'
import { planPassages } from '../plan-passages.ts'
import { type Reading, readOverSet, type Topics } from './read-over-set.ts'
import { readQuestion } from './read-question.ts'

/** Lists after these are scraps of the page's frame. */
const MAX_SETS = 8
/** Contacts found all over the page answer only what the lists cannot. */
const CONTACTS_RANK = 5

export const listsOf = (sets: readonly SourceSet[]): SourceSet[] =>
  sets.filter(({ kind }) => kind !== 'contacts' && kind !== 'text').slice(0, MAX_SETS)

/** What the question means over one list by the rules of the reader, best list first. */
export type ListReading = { reading: Reading; rank: number; set: SourceSet; plan: () => Plan }

export function readLists(request: PlanRequest): { readings: ListReading[]; passages: () => Plan | null } {
  const { sets, asOf, timeZone } = request
  const language = detectQuestionLanguage(request.question, request.language)
  const question = readQuestion(request.question, { asOf, timeZone })
  const topics = readTopics(request.about)
  const wanted = { language, asOf, timeZone }
  const read = (set: SourceSet, rank: number): ListReading => {
    const reading = readOverSet(question, set, topics)
    return { reading, rank, set, plan: () => buildPlan(reading.draft, wanted) }
  }
  const contacts = sets.filter(({ kind }) => kind === 'contacts')
  const readings = [...listsOf(sets).map(read), ...contacts.map(set => read(set, CONTACTS_RANK))]
  const text = sets.find(({ kind }) => kind === 'text')
  return {
    readings: readings.toSorted((a, b) => scoreOf(b) - scoreOf(a)),
    passages: () => (text ? planPassages(question, text, wanted) : null),
  }
}

/** More than a scrap: several records of several fields. */
export const isRealList = (set: SourceSet): boolean =>
  set.records.length >= 3 && set.columns.length >= 2 && fillOf(set) >= 0.5

/** Fewer open words first, then more that was understood; the page's first list unless another fits clearly better. */
const scoreOf = ({ reading, rank, set }: { reading: Reading; rank: number; set: SourceSet }): number =>
  -10 * reading.unexplained.length +
  2 * reading.explained -
  1.5 * rank +
  4 * fillOf(set) +
  0.5 * Math.min(6, set.columns.length) +
  Math.min(2, Math.log10(1 + set.records.length))

/** A list of whole records beats one of their scraps. */
function fillOf(set: SourceSet): number {
  const fields = describeFields(set).filter(({ isDetail }) => !isDetail)
  const filled = fields.reduce((sum, field) => sum + field.filled, 0)
  return filled / Math.max(1, fields.length * set.records.length)
}

/** What the page says it is about, in its titles. */
function readTopics(about: readonly string[]): Topics {
  const words = about.flatMap(splitWords)
  const telling = (folded: string) =>
    stemsFor(folded).filter(stem => !stem.startsWith('~') && (stem.length > 3 || stem.startsWith('#')))
  const stems = new Set(words.flatMap(({ folded }) => telling(folded)))
  const concepts = new Set(
    about.flatMap(text => {
      const own = splitWords(foldText(text)).map(word => word.stems)
      return own.flatMap((_, at) => conceptsAt(own, at).flatMap(({ concept }) => (concept.isThing ? [concept.id] : [])))
    }),
  )
  const says = (pattern: RegExp) => words.some(({ folded }) => pattern.test(folded))
  const saysOpen = says(/^(?:abiert|vigente|open$|activ)/)
  const saysClosed = says(/^(?:cerrad|closed$|vencid|expired$)/)
  const own = new Set(words.map(({ folded }) => singularOf(folded)))
  return {
    concepts,
    isTopic: folded => telling(folded).some(stem => stems.has(stem)),
    // A title with both states ("vigentes y cerradas") speaks of neither alone.
    isOwnWord: folded => own.has(singularOf(folded)) && !(saysOpen && saysClosed),
  }
}
