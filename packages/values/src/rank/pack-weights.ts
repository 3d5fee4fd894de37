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

type Packed = { packed: string; unit: number; count: number }

export function unpackWeights({ packed, unit, count }: Packed): Float32Array {
  const weights = new Float32Array(count)
  const sizes = new Uint8Array(128)
  for (let at = 0; at < DIGITS.length; at++) sizes[DIGITS.charCodeAt(at)] = at
  let [at, place] = [0, 0]
  const next = (): number => {
    let [number, factor] = [0, 1]
    for (;;) {
      const value = sizes[packed.charCodeAt(at++)] ?? 0
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
