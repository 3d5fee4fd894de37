import { answerQuestion } from '@sondeo/analyst/analyst'
import { makeBuiltInPlanner } from '@sondeo/analyst/built-in-planner'
import { checkOrigins } from '@sondeo/analyst/check-origins'
import { gatherSets } from '@sondeo/analyst/gather-sets'
import { makeModelPlanner } from '@sondeo/analyst/model-planner'
import { makeRandom } from '@sondeo/test-kit/make-random'
import { startModelServer } from '@sondeo/test-kit/stand-ins/start-model-server'
import { buildLanguageModel } from '../../apps/server/src/outside/language-model.ts'
import { openQuestionPages } from './answer-item.ts'
import { resolveIn } from './ask-page.ts'
import { lies } from './lies.ts'
import { readQuestions } from './question-item.ts'

type LyingResult = { tries: number; answered: number; invented: number; headings: string[]; failed: number }

/** Long enough for a busy machine, short enough for a model that hangs. */
const TIMEOUT_MS = 400

/** Asks our questions of a model that lies in every way we know, over HTTP, and counts what was invented. */
export async function askLyingModel(tries: number): Promise<LyingResult> {
  const random = makeRandom(7)
  const items = readQuestions('dev')
  const kinds = Object.keys(lies)
  const result: LyingResult = { tries, answered: 0, invented: 0, headings: [], failed: 0 }
  let say: Parameters<typeof startModelServer>[0] = () => 'hang'
  const server = await startModelServer((asked, count) => say(asked, count))
  const ask = buildLanguageModel({
    provider: 'openai-compatible',
    model: 'liar',
    apiKey: 'k',
    baseUrl: server.baseUrls['openai-compatible'],
    timeoutMs: TIMEOUT_MS,
  })
  const planners = [makeModelPlanner({ model: 'liar', ask }), makeBuiltInPlanner()]
  for (let at = 0; at < tries; at++) {
    const item = items[at % items.length]
    const kind = kinds[at % kinds.length] ?? ''
    if (!item) break
    // A hanging model costs its whole timeout, so most of those turns go to another lie.
    const lie = lies[kind === 'hangs' && at > 100 && at % 10 !== 0 ? 'talks instead' : kind]
    const pages = openQuestionPages(item)
    const sets = gatherSets(pages)
    const set = sets[Math.floor(random() * Math.min(2, sets.length))]
    if (lie && set) say = () => lie(set, random)
    const { question, asOf, timeZone, lang } = item
    const answer = await answerQuestion({ pages, planners, question, asOf, timeZone, language: lang }).catch(() => null)
    if (!answer) result.failed++
    else if (answer.found) {
      result.answered++
      result.invented += checkOrigins(answer.table, resolveIn(pages)).removed
      const known = `${question} ${sets.flatMap(({ columns }) => columns.map(({ name }) => name)).join(' ')}`
      result.headings.push(
        ...answer.table.columns
          .map(({ name }) => name)
          .filter(
            name => (name.match(/\d{2,}/g) ?? []).some(number => !known.includes(number)) || /https?:/.test(name),
          ),
      )
    }
  }
  await server.close()
  return result
}
