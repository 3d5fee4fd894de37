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
    weights: unpackWeights(learned.weights, learned.unit),
    cues: new Set(learned.cues.split(' ')),
    trust: learned.trust,
  }),
)

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Of a digit's six bits five count; the sixth says that more follow. */
const BASE = 32

/** Weights that are not zero, as pairs of a gap to the one before and a size in units. */
export function packWeights(weights: Weights, unit: number): string {
  const parts: string[] = []
  let last = 0
  weights.forEach((weight, place) => {
    const size = Math.round(weight / unit)
    if (size === 0) return
    parts.push(packNumber(place - last), packNumber(size < 0 ? -2 * size - 1 : 2 * size))
    last = place
  })
  return parts.join('')
}

function packNumber(number: number): string {
  let [rest, text] = [number, '']
  while (rest >= BASE) {
    text += digits[BASE + (rest % BASE)]
    rest = Math.floor(rest / BASE)
  }
  return text + digits[rest]
}

export function unpackWeights(packed: string, unit: number): Weights {
  const values = new Uint8Array(128)
  for (let at = 0; at < digits.length; at++) values[digits.charCodeAt(at)] = at
  const weights = new Float32Array(WEIGHT_COUNT)
  let [at, place] = [0, 0]
  const next = (): number => {
    let [number, factor] = [0, 1]
    for (;;) {
      const digit = values[packed.charCodeAt(at++)] ?? 0
      number += (digit % BASE) * factor
      if (digit < BASE) return number
      factor *= BASE
    }
  }
  while (at < packed.length) {
    place += next()
    const size = next()
    weights[place] = (size % 2 === 1 ? -(size + 1) / 2 : size / 2) * unit
  }
  return weights
}
