import { foldWords } from '@sondeo/table/fold-words'
import { monthNumbers } from '@sondeo/values/date-words'
import { FUNCTION_WORDS } from '../../page/function-words.data.ts'

/** A word, a figure (numbers, codes, whole dates) or a mark of a cell's text. */
export type Token = { kind: 'word' | 'figure' | 'mark'; folded: string; start: number; end: number }

const PARTS = /[\p{L}\p{N}]+(?:[-./:,'’+&][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu

/** One and many are the same word: "1 bath" and "2 baths", "opinión" and "opiniones". */
const foldNumber = (word: string): string => word.replace(/(?<=\p{L}{4})es$|(?<=\p{L}{3})s$/u, '')

/** Small words tell how facts are joined, never what they are. */
const SMALL: ReadonlySet<string> = new Set(Object.values(FUNCTION_WORDS).flatMap(words => foldWords(words).split(' ')))

export const isSmallWord = (word: string): boolean => SMALL.has(foldWords(word))

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    const kind = /\d/.test(part) ? 'figure' : /[\p{L}\p{N}]/u.test(part) ? 'word' : 'mark'
    const folded = kind === 'word' ? foldNumber(foldWords(part)) : foldWords(part)
    tokens.push({ kind, folded, start: index, end: index + part.length })
  }
  return joinDates(tokens)
}

const isMonth = (token: Token | undefined): boolean =>
  token?.kind === 'word' && (token.folded in monthNumbers || `${token.folded}es` in monthNumbers)
const isNumber = (token: Token | undefined): boolean => token?.kind === 'figure' && /^\d+$/.test(token.folded)
const JOINS = new Set(['de', 'del', 'of', ',', '.'])

/** "3 de mayo de 2024" and "May 3, 2024" are one figure each: their words are no literals. */
function joinDates(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const end = endOfDate(tokens, at)
    const first = tokens[at] as Token
    if (end > at) joined.push({ kind: 'figure', folded: '', start: first.start, end: (tokens[end] as Token).end })
    else joined.push(first)
    at = Math.max(at, end)
  }
  return joined
}

/** Index of the last token of the date that begins here, or -1. */
function endOfDate(tokens: Token[], from: number): number {
  const skip = (at: number): number => (JOINS.has(tokens[at]?.folded ?? '') ? at + 1 : at)
  const month = isMonth(tokens[from]) ? from : isNumber(tokens[from]) ? skip(from + 1) : -1
  if (month < 0 || !isMonth(tokens[month])) return -1
  let last = month
  for (let more = 0; more < 2; more++) {
    const next = skip(skip(last + 1))
    // "out of 5" is no October: behind these words a month has its year.
    const isJoined = month === from && /^\p{L}/u.test(tokens[last + 1]?.folded ?? '')
    if (!isNumber(tokens[next]) || (isJoined && tokens[next]?.folded.length !== 4)) break
    last = next
  }
  return last > from ? last : -1
}
