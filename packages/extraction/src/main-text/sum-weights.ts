import { firstWhere } from '../page/first-where.ts'

/** Sums of block weights, so that any element's weight is one subtraction. */
export type Weights = { between: (start: number, end: number) => number; total: number }

/** `total` is that of the positive weights alone. */
export function sumWeights(blocks: { start: number; weight: number }[]): Weights {
  const sums = [0]
  let total = 0
  for (const { weight } of blocks) {
    sums.push((sums.at(-1) ?? 0) + weight)
    total += Math.max(0, weight)
  }
  const countBefore = (offset: number): number => firstWhere(blocks, ({ start }) => start >= offset)
  return { between: (start, end) => (sums[countBefore(end)] ?? 0) - (sums[countBefore(start)] ?? 0), total }
}
