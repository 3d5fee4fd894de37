import { type Described, parts } from '@sondeo/analyst/describe-candidates'
import { WEIGHT_COUNT } from '@sondeo/analyst/hash-feature'
import { scoreCandidates, toProbabilities } from '@sondeo/analyst/rank'

/** What is being learned: weights, and how often each has moved (AdaGrad). */
export type Learner = { weights: Float32Array; moved: Float32Array; step: number }

/** How far a weight moves at once; `inertia` keeps what was seen once or twice from weighing much. */
export type Pace = { step: number; inertia: number }

export const startLearner = ({ step, inertia }: Pace): Learner => ({
  weights: new Float32Array(WEIGHT_COUNT),
  moved: new Float32Array(WEIGHT_COUNT).fill(inertia),
  step,
})

const SHRINK = 3e-5

/** One step towards the candidates that give the right answer; which of them is the right reading stays open. */
export function learnFrom({ weights, moved, step }: Learner, described: Described, isRight: Uint8Array): number {
  const shares = toProbabilities(scoreCandidates(described, weights))
  let right = 0
  for (let at = 0; at < shares.length; at++) if (isRight[at]) right += shares[at] ?? 0
  if (right <= 0) return 0
  const push = shares.map((share, at) => (isRight[at] ? share / right : 0) - share)
  for (const part of parts) {
    const features = described.features[part]
    const mass = new Float64Array(features.length)
    const index = described.index[part]
    for (let at = 0; at < push.length; at++) mass[index[at] ?? 0] = (mass[index[at] ?? 0] ?? 0) + (push[at] ?? 0)
    features.forEach((places, which) => {
      const pull = mass[which] ?? 0
      if (Math.abs(pull) < 1e-4) return
      for (const place of places) {
        const slope = pull - SHRINK * (weights[place] ?? 0)
        moved[place] = (moved[place] ?? 0) + slope * slope
        weights[place] = (weights[place] ?? 0) + (step * slope) / Math.sqrt(moved[place] ?? 1)
      }
    })
  }
  return right
}
