/** What is done with the rows that a filter keeps. The names stand in the learned features. */
export type Operation =
  | 'pick'
  | 'count'
  | 'count-distinct'
  | 'sum'
  | 'average'
  | 'range'
  | 'max'
  | 'min'
  | 'first'
  | 'second'
  | 'last'
  | 'top'
  | 'bottom'
  | 'most-frequent'
  | 'least-frequent'
  | 'frequency'
  | 'next'
  | 'previous'
  | 'same'
  | 'same-count'
  | 'above'
  | 'below'
  | 'above-count'
  | 'below-count'
  | 'count-difference'
  | 'difference'
  | 'ratio'
  | 'list'
  | 'first-list'
  | 'last-list'
  | 'show'
  | 'show-named'
  | 'sorted-up'
  | 'sorted-down'
  | 'top-list'
  | 'bottom-list'
  | 'group-count'
  | 'group-sum'
  | 'group-average'
  | 'group-share'
  | 'share'
  | 'sum-share'
  | 'longest-run'
  | 'discount'
  | 'saving'
  | 'reader'

/** One thing the question may mean over one list, with what comes out. `-1`: no such column. */
export type Candidate = {
  operation: Operation
  filter: number
  /** A second filter, for what compares two. */
  other: number
  column: number
  /** What it is sorted, grouped or compared by. */
  by: number
  /** A second column, for what is worked out of two. */
  second: number
  limit: number
  /** Rows that come out, in order, or null where a figure does. */
  rows: Int32Array | null
  figure: number
  /** Which class of outcome it belongs to, for the features. */
  outcome: number
}
