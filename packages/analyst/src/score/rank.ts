import { type Described, type Part, parts } from './describe-candidates.ts'

export type Weights = Float32Array

/** The score of every candidate: the sum of the weights of its parts. */
export function scoreCandidates({ features, index }: Described, weights: Weights): Float64Array {
  const scores = new Float64Array(index.operation.length)
  for (const part of parts) {
    const values = partScores(features[part], weights)
    const which = index[part]
    for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + (values[which[at] ?? 0] ?? 0)
  }
  return scores
}

const partScores = (features: Described['features'][Part], weights: Weights): Float64Array =>
  Float64Array.from(features, places => {
    let sum = 0
    for (const place of places) sum += weights[place] ?? 0
    return sum
  })

/** Scores as shares of one. */
export function toProbabilities(scores: Float64Array): Float64Array {
  let top = Number.NEGATIVE_INFINITY
  for (const score of scores) if (score > top) top = score
  let sum = 0
  const shares = scores.map(score => {
    const share = Math.exp(score - top)
    sum += share
    return share
  })
  return shares.map(share => share / sum)
}
