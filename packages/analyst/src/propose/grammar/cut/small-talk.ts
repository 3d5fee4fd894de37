import { smallWords } from '../../../words/small-words.ts'
import { fillerWords, hardFillerWords } from '../filler-words.data.ts'

/** Words that mean nothing of their own, unless a cell or a column says just that. */
export const filler: ReadonlySet<string> = new Set([
  ...fillerWords.es.split(' '),
  ...fillerWords.en.split(' '),
  ...smallWords,
  '&',
  '$',
  '%',
])

/** Words that never name a column, though they look like the name of one. */
export const hardFiller: ReadonlySet<string> = new Set(hardFillerWords.split(' '))
