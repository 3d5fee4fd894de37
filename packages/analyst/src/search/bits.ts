/** A set of rows, one bit each. */
export type Bits = Uint32Array

export const makeBits = (rows: number): Bits => new Uint32Array((rows + 31) >>> 5)

export function allBits(rows: number): Bits {
  const bits = makeBits(rows)
  for (let row = 0; row < rows; row++) addBit(bits, row)
  return bits
}

export function addBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
}

export const hasBit = (bits: Bits, row: number): boolean => ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0

export const andBits = (one: Bits, other: Bits): Bits => one.map((word, at) => word & (other[at] ?? 0))
export const orBits = (one: Bits, other: Bits): Bits => one.map((word, at) => word | (other[at] ?? 0))
export const withoutBits = (one: Bits, other: Bits): Bits => one.map((word, at) => word & ~(other[at] ?? 0))

export function countBits(bits: Bits): number {
  let count = 0
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

export function rowsOf(bits: Bits): Int32Array {
  const rows = new Int32Array(countBits(bits))
  let at = 0
  for (let block = 0; block < bits.length; block++) {
    let word = bits[block] ?? 0
    while (word !== 0) {
      const low = word & -word
      rows[at++] = block * 32 + 31 - Math.clz32(low)
      word ^= low
    }
  }
  return rows
}
