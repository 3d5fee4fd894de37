import { measureAnswers } from '../analyst/measure-answers.ts'
import { bootstrapInterval } from '../bootstrap.ts'
import { closedKeys, isClosed } from '../closed-quarter.ts'
import type { EvalTask, Figure } from '../eval-task.ts'
import { askWtq, openTablePage, type WtqOutcome } from '../wtq/ask-wtq.ts'
import { readWtq } from '../wtq/read-wtq.ts'

/** Every so many questions of the closed tables: enough for an interval of two points, in the sample of four. */
const EVERY = { whole: 2, sample: 8 }
const SET = 'WikiTableQuestions'

/** Public questions over public tables that nothing was learned from, asked as the screen asks. */
export const wikiTableQuestions: EvalTask = {
  name: 'wiki-table-questions',
  needsCorpus: true,
  run: async ({ corpus, say, isSample }) => {
    const every = isSample ? EVERY.sample : EVERY.whole
    const { questions, tables } = readWtq(corpus ?? '')
    const closed = questions
      .filter(({ table }) => isClosed(closedKeys.table(table)))
      .filter((_, at) => at % every === 0)
    const byTable = Map.groupBy(closed, ({ table }) => table)
    const outcomes: WtqOutcome[] = []
    for (const [id, own] of byTable) {
      const table = tables.get(id)
      if (!table) continue
      const page = openTablePage(table)
      for (const question of own) outcomes.push(await askWtq(page, question))
    }
    for (const line of describeRisk(outcomes)) say(line)
    return [...measureAnswers(SET, outcomes), ...measureGuesses(outcomes)].map(
      (figure): Figure => ({ ...figure, part: 'closed', isSample }),
    )
  },
}

const share = (outcomes: readonly WtqOutcome[], counts: (outcome: WtqOutcome) => boolean): number =>
  outcomes.filter(counts).length / Math.max(1, outcomes.length)

function measureGuesses(outcomes: WtqOutcome[]): Figure[] {
  const sure = outcomes.filter(({ isSure }) => isSure)
  const guessed = (own: readonly WtqOutcome[]) => share(own, ({ isGuessRight }) => isGuessRight)
  const right = (own: readonly WtqOutcome[]) => share(own, ({ isRight }) => isRight)
  return [
    {
      measure: `${SET}, right of all if everything is answered`,
      value: guessed(outcomes),
      n: outcomes.length,
      aim: 0.46,
      ...bootstrapInterval(outcomes, guessed),
    },
    {
      measure: `${SET}, right of what is shown as sure`,
      value: right(sure),
      n: sure.length,
      aim: 0.75,
      ...bootstrapInterval(sure, right),
    },
    {
      measure: `${SET}, shown as sure`,
      value: sure.length / Math.max(1, outcomes.length),
      n: outcomes.length,
      aim: 0.4,
    },
  ]
}

/** How often the surest answers are right, the surest tenth first. */
function describeRisk(outcomes: readonly WtqOutcome[]): string[] {
  const sorted = outcomes.toSorted((one, other) => other.probability - one.probability)
  return Array.from({ length: 10 }, (_, at) => {
    const part = sorted.slice(0, Math.ceil((sorted.length * (at + 1)) / 10))
    const line = part.at(-1)?.probability ?? 0
    return `  surest ${at + 1}0 %: ${share(part, ({ isGuessRight }) => isGuessRight).toFixed(3)} right, probability from ${line.toFixed(2)}`
  })
}
