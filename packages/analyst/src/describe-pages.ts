import type { ReadPage } from './record-source.ts'

/** Titles, and the headings that stand above everything. */
export const describePages = (pages: readonly ReadPage[]): string[] => [
  ...new Set(
    pages.flatMap(({ reading }) => [
      reading.title,
      ...reading.text.flatMap(({ kind, level, text }) => (kind === 'heading' && (level ?? 6) <= 2 ? text : [])),
    ]),
  ),
]

/** What else stands there and is no list: what a list has above it, and parts that a page says better as a text. */
export const listAsides = (pages: readonly ReadPage[]): string[] => [
  ...new Set(
    pages.flatMap(({ reading }) =>
      reading.recordSets.flatMap(({ caption, betterAs, columns, records }) => [
        ...(caption ? [caption.text] : []),
        ...(betterAs
          ? [
              ...columns.map(({ name }) => name),
              ...records.flatMap(({ cells }) => Object.values(cells).map(({ text }) => text)),
            ]
          : []),
      ]),
    ),
  ),
]
