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
