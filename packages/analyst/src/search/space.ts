import type { Asked } from '../propose/read-asked.ts'
import type { Operation } from './candidate.ts'
import type { Filter } from './combine-filters.ts'
import type { ColumnView, SetView } from './view-set.ts'

type Add = (made: {
  operation: Operation
  filter: number
  other?: number
  column?: number
  by?: number
  second?: number
  limit?: number
  rows?: Int32Array
  figure?: number
}) => void

export type Space = {
  asked: Asked
  view: SetView
  filters: readonly Filter[]
  /** Rows of each filter. */
  rows: readonly Int32Array[]
  /** Columns that may answer: of very wide lists the first ones and those that the question names or mentions values of. */
  columns: readonly ColumnView[]
  sortable: readonly ColumnView[]
  /** Of these, the ones whose values can be reckoned with: days and times of the day only come first and last. */
  addable: readonly ColumnView[]
  /** Columns that the question names, in its order. */
  named: readonly number[]
  add: Add
}
