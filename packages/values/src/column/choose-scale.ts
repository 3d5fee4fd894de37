import type { Candidate } from '../cells/classify-cell.ts'
import { reachOf, sizeOf } from '../cells/number-form.ts'

const NEAR = 10
const ENOUGH = 2

/** Whether "$ 9.870" under "($ mill.)" counts millions, too: as its bare neighbours do, or as too small for anything else. */
export function chooseScale(scale: number, candidates: Candidate[]): number {
  const bare = candidates.flatMap(candidate => (candidate.as === 'number' ? [sizeOf(candidate.cell.form)] : []))
  const signed = candidates.flatMap(candidate =>
    candidate.as === 'money' && candidate.cell.times === 1 ? [sizeOf(candidate.cell.form)] : [],
  )
  if (bare.length < ENOUGH) return signed.every(size => size < scale) ? scale : 1
  const [from, to] = reachOf(bare, NEAR)
  return signed.every(size => size >= from && size <= to) ? scale : 1
}
