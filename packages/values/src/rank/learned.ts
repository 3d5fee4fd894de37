import { kinds } from '../cells/list-options.ts'
import { ROWS } from './hash-feature.ts'
import learned from './learned.data.json' with { type: 'json' }

/** Digits of packed numbers: five bits each, the sixth says that more follow. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BASE = 32

function packNumber(number: number): string {
  let [rest, text] = [number, '']
  while (rest >= BASE) {
    text += DIGITS[BASE + (rest % BASE)]
    rest = Math.floor(rest / BASE)
  }
  return text + DIGITS[rest]
}

/** Weights that are not zero, as pairs of the gap to the one before and the size in units. */
export function packWeights(weights: Float32Array, unit: number): string {
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

export function unpackWeights(packed: string, unit: number): Float32Array {
  const weights = new Float32Array(ROWS * kinds.length)
  const sizeOfDigit = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]))
  let [at, place] = [0, 0]
  const next = (): number => {
    let [number, factor] = [0, 1]
    for (;;) {
      const value = sizeOfDigit.get(packed.charCodeAt(at++)) ?? 0
      number += (value % BASE) * factor
      if (value < BASE) return number
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

let known: Float32Array | null = null
/** What `tools/train-values.ts` learned, unpacked once. */
export function readLearned(): Float32Array {
  known ??= unpackWeights(learned.weights, learned.unit)
  return known
}
