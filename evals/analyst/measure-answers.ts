import { bootstrapInterval } from '../bootstrap.ts'
import type { Figure } from '../eval-task.ts'

/** What became of one question: whether rows were shown, without a doubt said, and whether that (or the refusal) was right. */
export type Outcome = { isAnswered: boolean; isSure: boolean; isRight: boolean }

type Share = (outcomes: readonly Outcome[]) => number
const shareOf =
  (counts: (outcome: Outcome) => boolean): Share =>
  outcomes =>
    outcomes.filter(counts).length / Math.max(1, outcomes.length)

const answered = shareOf(({ isAnswered }) => isAnswered)
const right = shareOf(({ isRight }) => isRight)
const wrongShown = shareOf(({ isAnswered, isRight }) => isAnswered && !isRight)
const wrongAsSure = shareOf(({ isSure, isRight }) => isSure && !isRight)
const rightAsSure = shareOf(({ isAnswered, isSure, isRight }) => isAnswered && isSure && isRight)
const rightOfAnswered: Share = outcomes => right(outcomes.filter(({ isAnswered }) => isAnswered))

/**
 * The figures of every set of questions. A refusal that was due is right; a wrong table shown is what costs trust, most of
 * all when no doubt is said.
 */
export function measureAnswers(set: string, outcomes: readonly Outcome[]): Figure[] {
  const n = outcomes.length
  const figure = (name: string, share: Share, rest: Partial<Figure> = {}): Figure => ({
    measure: `${set}, ${name}`,
    value: share(outcomes),
    n,
    ...bootstrapInterval([...outcomes], share),
    ...rest,
  })
  return [
    // Answering more is no merit by itself.
    figure('answered', answered, { guard: 'none' }),
    figure('right of all', right),
    figure('right of answered', rightOfAnswered, { n: outcomes.filter(({ isAnswered }) => isAnswered).length }),
    // A right answer that is doubted is half an answer.
    figure('right shown as sure', rightAsSure),
    figure('wrong shown', wrongShown, { guard: 'ceiling' }),
    figure('wrong shown as sure', wrongAsSure, { guard: 'ceiling' }),
  ]
}
