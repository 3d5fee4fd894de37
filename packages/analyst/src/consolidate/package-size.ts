import { measures } from '@sondeo/table/measures'

const SIZE = /(?:(\d{1,4})\s*[x×]\s*)?(\d{1,6}(?:[.,]\d{1,3})?)\s*(\p{L}{1,12})\b\.?/gu

/** How much of a product is in it, in the base unit of its kind: 1 kg and 1000 g are the same. */
type PackageSize = { kind: string; amount: number }

/** The size that a folded name tells, and the name without it. */
export function readPackageSize(folded: string): { size: PackageSize | null; rest: string } {
  for (const match of folded.matchAll(SIZE)) {
    const [whole, times = '1', amount = '', word = ''] = match
    const unit = measures[word]
    if (!unit) continue
    const total = Number(times) * Number(amount.replace(',', '.')) * unit.factor
    const rest = `${folded.slice(0, match.index)} ${folded.slice(match.index + whole.length)}`
    return { size: { kind: unit.kind, amount: total }, rest }
  }
  return { size: null, rest: folded }
}

// What is written in other units is seldom equal to the last digit.
const NEARLY = 0.005

export const isSameSize = (one: PackageSize, other: PackageSize): boolean =>
  one.kind === other.kind && Math.abs(one.amount - other.amount) <= NEARLY * Math.max(one.amount, other.amount)
