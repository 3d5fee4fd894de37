/** What is asked of one column: words, a range, or some of its values. */
export type ColumnFilter =
  | { kind: 'text'; text: string }
  | { kind: 'range'; from: string; to: string }
  | { kind: 'among'; values: readonly string[] }

/** A filter that asks nothing is none. */
export const isIdle = (filter: ColumnFilter | undefined): boolean =>
  filter === undefined ||
  (filter.kind === 'text' && filter.text.trim() === '') ||
  (filter.kind === 'range' && filter.from.trim() === '' && filter.to.trim() === '') ||
  (filter.kind === 'among' && filter.values.length === 0)
