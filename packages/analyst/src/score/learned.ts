import { unpackWeights } from '@sondeo/values/pack-weights'
import { makeOnce } from '../make-once.ts'
import { WEIGHT_COUNT } from './hash-feature.ts'
import learned from './learned.data.json' with { type: 'json' }
import type { Weights } from './rank.ts'

/** What `tools/train-analyst.ts` learned: weights of features, words that stand for what is done, and how far to trust a share. */
export type Learned = {
  weights: Weights
  /** Words that right plans again and again made no other use of, each with what those plans did (`cueOf`). */
  cues: ReadonlySet<string>
  trust: Trust
}

/** A logistic curve over what is known of an answer. */
export type Trust = { bias: number; slopes: number[]; sure: number; doubtful: number }

export const readLearned = makeOnce(
  (): Learned => ({
    weights: unpackWeights({ packed: learned.weights, unit: learned.unit, count: WEIGHT_COUNT }),
    cues: new Set(learned.cues.split(' ')),
    trust: learned.trust,
  }),
)
