import type { Condition } from '../plan/plan.ts'
import type { Bits } from '../search/bits.ts'
import type { ColumnView, SetView } from '../search/view-set.ts'
import type { Asked, Span } from './read-asked.ts'

/** Something a part of the question may mean over one list: rows that it keeps, and the words it speaks for. */
export type Fragment = {
  kind: 'value' | 'number' | 'days' | 'presence'
  rows: Bits
  count: number
  columns: number[]
  span: Span
  condition: Condition
  /** Names of what speaks for it; their weights are learned. */
  features: string[]
  /** Of the rows kept, how many say nothing but these words. */
  whole: number
}

/** Returns what it finds and changes nothing: proposers can run in any order. */
export type Proposer = (asked: Asked, view: SetView) => Fragment[]

/** Whether the question says a word of the column's heading. */
export const isNamed = ({ heading }: ColumnView, { meanings }: Asked): boolean =>
  heading.some(word => meanings.some(said => said.stem === word.stem))

/** The words around a span, as they tell what it is for. */
export function contextOf({ gloss }: Asked, { from, to }: Span): { before: string; before2: string; after: string } {
  return {
    before: gloss[from - 1] ?? '^',
    before2: `${gloss[from - 2] ?? '^'}_${gloss[from - 1] ?? '^'}`,
    after: gloss[to] ?? '$',
  }
}
