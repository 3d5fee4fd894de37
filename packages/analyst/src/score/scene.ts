import type { Asked } from '../propose/read-asked.ts'
import type { Filter } from '../search/combine-filters.ts'
import type { SetView } from '../search/view-set.ts'
import type { Naming } from './describe-columns.ts'

/** What a question and a list are, before anything is tried on them. */
export type Scene = {
  asked: Asked
  view: SetView
  filters: readonly Filter[]
  namings: readonly Naming[]
  /** What is known of the list itself, among the others of the scan. */
  listFeatures: readonly string[]
  /** Words with a meaning that does not only say what the list is about, one bit each. */
  telling: number
  /** Columns that the question names wholly. */
  named: readonly number[]
}
