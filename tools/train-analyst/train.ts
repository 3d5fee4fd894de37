import type { Described } from '@sondeo/analyst/describe-candidates'
import { scoreCandidates, toProbabilities } from '@sondeo/analyst/rank'
import { openSpace } from '@sondeo/analyst/score-readings'
import { makeRandom } from '@sondeo/test-kit/make-random'
import type { Example } from './example.ts'
import { learnFrom, type Pace, startLearner } from './learn.ts'

/** More right readings than this say nothing about which is meant. */
const MAX_RIGHT_SHARE = 0.3

export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = makeRandom(seed)
  const all = [...items]
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[all[at], all[other]] = [all[other] as Item, all[at] as Item]
  }
  return all
}

/** What learning needs of an example; it does not depend on the weights, so it is worked out once. */
export type Prepared = { part: string; source: Example['source']; described: Described; isRight: Uint8Array }

export function prepare(examples: readonly Example[], say: (line: string) => void): Prepared[] {
  let reachable = 0
  const prepared = examples.flatMap((example): Prepared[] => {
    const { readings, described } = openSpace(example.request)
    const judge = example.makeJudge()
    const isRight = Uint8Array.from(readings, reading => Number(judge(reading)))
    const count = isRight.reduce((sum, one) => sum + one, 0)
    if (count > 0) reachable++
    return count > 0 && count <= MAX_RIGHT_SHARE * isRight.length
      ? [{ part: example.part, source: example.source, described, isRight }]
      : []
  })
  say(`${examples.length} questions, ${reachable} within reach, ${prepared.length} to learn from`)
  return prepared
}

/** How often a question is learned from in a round: there are few everyday ones, and they are what people ask. */
export type Times = Record<Example['source'], number>

type Wish = {
  prepared: readonly Prepared[]
  epochs: number
  pace: Pace
  times: Times
  leaveOut?: (part: string) => boolean
}

/** Weights from questions with known answers, in an order that is always the same. */
export function trainWeights({ prepared: all, epochs, pace, times, leaveOut }: Wish): Float32Array {
  const kept = leaveOut ? all.filter(({ part }) => !leaveOut(part)) : all
  const prepared = kept.flatMap(one => Array.from({ length: times[one.source] }, () => one))
  const learner = startLearner(pace)
  const average = new Float32Array(learner.weights.length)
  let snapshots = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const every = Math.max(1, Math.floor(prepared.length / 20))
    shuffled(prepared, epoch + 1).forEach(({ described, isRight }, at) => {
      learnFrom(learner, described, isRight)
      // What the last round wanders around is steadier than where it ends.
      if (epoch < epochs - 1 || at % every !== every - 1) return
      snapshots++
      learner.weights.forEach((weight, place) => {
        average[place] = (average[place] ?? 0) + weight
      })
    })
  }
  return average.map(sum => sum / Math.max(1, snapshots))
}

const paces: readonly Pace[] = [
  { step: 0.15, inertia: 0.02 },
  { step: 0.25, inertia: 0.3 },
]
const TRIAL_SIZE = 2000
const TRIAL_ASIDE = 500

/** The pace that says most about questions it did not see. */
export function findPace({ prepared, epochs, times }: Omit<Wish, 'pace'>, say: (line: string) => void): Pace {
  const drawn = shuffled(prepared, 17)
  const aside = new Set(drawn.slice(0, TRIAL_ASIDE).map(({ part }) => part))
  const [test, learn] = [drawn.slice(0, TRIAL_ASIDE), drawn.filter(({ part }) => !aside.has(part)).slice(0, TRIAL_SIZE)]
  const tried = paces.map(pace => {
    const weights = trainWeights({ prepared: learn, epochs, pace, times })
    const sum = test.reduce((total, one) => total + Math.log(Math.max(1e-9, shareOfRight(one, weights))), 0)
    say(`pace ${JSON.stringify(pace)}: ${(sum / test.length).toFixed(3)}`)
    return { pace, sum }
  })
  return tried.reduce((best, one) => (one.sum > best.sum ? one : best)).pace
}

function shareOfRight({ described, isRight }: Prepared, weights: Float32Array): number {
  return toProbabilities(scoreCandidates(described, weights)).reduce(
    (sum, share, at) => sum + (isRight[at] ? share : 0),
    0,
  )
}
