import { createHash } from 'node:crypto'
import { foldWords } from '@sondeo/table/fold-words'

// The first draw that left every set with about a quarter; chosen by counts alone, before anything was scored with it.
const DRAW = 5

/**
 * A quarter of everything labelled is closed: never trained on, never looked into, only scored. The hash of an item's
 * key decides, so the evals and whatever learns agree without a list, and an item added later has its side at once.
 */
export const isClosed = (key: string): boolean =>
  (createHash('sha256').update(`${DRAW} ${key}`).digest()[0] ?? 0) % 4 === 0

/** What is split: all questions about a page or a table stand on one side, and so does a page in every task. */
export const closedKeys = {
  /** A page of `questions/pages` by its name, or of a corpus by its file. */
  page: (name: string): string => `page ${name}`,
  /** A table of WikiTableQuestions as its own files name it: "204-csv/590". */
  table: (id: string): string => `table ${id}`,
  /** A labelled column, by what stands in it: a label that is corrected does not move it. */
  column: ({ lang, name, texts }: { lang: string; name: string; texts: readonly string[] }): string =>
    `column ${JSON.stringify([lang, name, texts])}`,
  product: (name: string): string => `product ${foldWords(name)}`,
  /** A text that is labelled alone: a price as it was written. */
  text: (text: string): string => `text ${text}`,
}
