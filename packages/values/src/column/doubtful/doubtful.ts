import { type Candidate, isBlank } from '../../cells/classify-cell.ts'
import type { Header } from '../../header/read-header.ts'
import type { ColumnContext } from '../column-context.ts'

/** A column whose cells have been looked at one by one. */
export type Doubtful = {
  candidates: Candidate[]
  /** What each text said alone, before anything was resolved. */
  first: Candidate[]
  texts: string[]
  /** The texts that say something. */
  filled: string[]
  context: ColumnContext
  header: Header
}

export const doubtColumn = (column: Omit<Doubtful, 'filled' | 'first'>): Doubtful => ({
  ...column,
  first: column.candidates,
  filled: column.texts.filter(text => !isBlank(text)),
})

/** The candidates, with those whose text passes left as text. */
export const keepAsText = (
  { candidates, texts }: Pick<Doubtful, 'candidates' | 'texts'>,
  isNone: (text: string) => boolean,
): Candidate[] => candidates.map((candidate, at) => (isNone(texts[at] ?? '') ? { as: 'text' } : candidate))
