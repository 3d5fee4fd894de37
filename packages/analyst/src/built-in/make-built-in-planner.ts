import type { Planned, Planner, PlanRequest } from '../analyst.ts'
import { foldText } from '../fold-text.ts'
import type { SourceSet } from '../record-source.ts'
import { buildPlan } from './build-plan.ts'
import { conceptsAt } from './concept-phrases.ts'
import { explainNothing } from './explain-nothing.ts'
import { detectQuestionLanguage } from './question-language.ts'
import { type Reading, readOverSet, type Topics } from './read-over-set.ts'
import { readQuestion } from './read-question.ts'
import { splitWords } from './split-words.ts'

/** Lists after these are scraps of the page's frame. */
const MAX_SETS = 8

/** Understands questions in Spanish and English by a lexicon and the lists themselves. No key, no network. */
export const makeBuiltInPlanner = (): Planner => ({ model: null, makePlan: async request => planFor(request) })

export function planFor(request: PlanRequest): Planned {
  const { sets, asOf, timeZone } = request
  const language = detectQuestionLanguage(request.question, request.language)
  const question = readQuestion(request.question, { asOf, timeZone })
  const topics = readTopics(request.about)
  const readings = sets
    .slice(0, MAX_SETS)
    .map((set, rank) => ({ reading: readOverSet(question, set, topics), rank, set }))
  const best = readings.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
  if (!best) return { plan: null, note: explainNothing({ language: request.language, missing: [], sets }) }
  const { draft, unexplained } = best.reading
  if (unexplained.length > 0)
    return { plan: null, note: explainNothing({ language: request.language, missing: unexplained, sets }) }
  return { plan: buildPlan(draft, { language, asOf, timeZone }), alternatives: draft.otherWays }
}

/** Fewer open words first, then more that was understood; the page's first list unless another fits clearly better. */
const scoreOf = ({ reading, rank, set }: { reading: Reading; rank: number; set: SourceSet }): number =>
  -10 * reading.unexplained.length +
  2 * reading.explained -
  rank * 1.5 +
  Math.min(2, Math.log10(1 + set.records.length))

/** What the page says it is about, in its titles. */
function readTopics(about: readonly string[]): Topics {
  const words = about.flatMap(splitWords)
  const stems = new Set(words.flatMap(({ stems }) => stems.filter(stem => !stem.startsWith('~') && stem.length > 3)))
  const concepts = new Set(
    about.flatMap(text => {
      const own = splitWords(foldText(text)).map(word => word.stems)
      return own.flatMap((_, at) => conceptsAt(own, at).flatMap(({ concept }) => (concept.isThing ? [concept.id] : [])))
    }),
  )
  return { concepts, isTopic: asked => asked.some(stem => stems.has(stem)) }
}
