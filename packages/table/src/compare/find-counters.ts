import type { KnownCell, KnownColumn } from './known-list.ts'
import { isSameCell } from './same-cell.ts'

/** The same row before and now. */
type Pair = { before: Record<string, KnownCell>; after: Record<string, KnownCell> }

const ENOUGH = 4
const MOST = 0.5
const NEARLY_ALL = 0.8
// What something costs, when it ends and what it is called is news even if it moves everywhere at once.
const TOLD_ANYWAY = new Set<KnownColumn['kind']>(['money', 'percentage', 'identifier', 'email', 'phone', 'address'])

const hasDigits = ({ text = '' }: Partial<KnownCell> = {}): boolean => /\d/.test(text)

/** Columns that count visits, days left or the time of the last look: they move in most rows, and say nothing new. */
export function findCounters(columns: readonly KnownColumn[], pairs: readonly Pair[]): string[] {
  if (pairs.length < ENOUGH) return []
  return columns
    .filter(({ id, kind, isQuiet }) => {
      if (isQuiet || TOLD_ANYWAY.has(kind)) return false
      const moved = pairs.filter(({ before, after }) => !isSameCell(before[id], after[id]))
      if (kind === 'date') {
        const days = new Set(moved.map(({ after }) => after[id]?.text))
        return days.size === 1 && moved.length > pairs.length * NEARLY_ALL
      }
      const counting = moved.filter(({ before, after }) => hasDigits(before[id]) || hasDigits(after[id]))
      return counting.length > pairs.length * MOST
    })
    .map(({ id }) => id)
}
