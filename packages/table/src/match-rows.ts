import { foldWords } from './fold-words.ts'

type Rows = readonly (readonly string[])[]
type Lists = {
  headers: readonly string[]
  rows: Rows
  /** What is there already, under its own headers. */
  known: { headers: readonly string[]; rows: Rows }
}

/** `keys` are the headers that tell rows apart; `places` says for each row which known one it is, or that it is new. */
export type RowMatch = { keys: string[]; places: (number | null)[] }

// Pairs grow with the square of the columns.
const MAX_IN_PAIRS = 6
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const WEB = /^https?:\/\/\S+$/i
const CODE = /^(?=\S*\d)[\p{L}\d./-]{6,40}$/u
const FIGURE = /^[\p{Sc}\p{L}/.]{0,4}\s?[+-]?\d[\d\s.,'’]*\s?(?:%|\p{Sc}|[\p{L}]{1,4})?$/u

/** Text as it is compared: case, accents and runs of white space do not count. */
export const foldCell = (text: string): string => foldWords(text).replace(/\s+/g, ' ')

// What names one thing comes before what merely happens to differ; figures change from one day to the next.
function rankColumn(texts: readonly string[]): number {
  const share = (pattern: RegExp) => texts.filter(text => pattern.test(text)).length / Math.max(1, texts.length)
  if (share(WEB) > 0.9) return 0
  if (share(EMAIL) > 0.9) return 1
  if (share(FIGURE) > 0.5) return 4
  return share(CODE) > 0.9 ? 2 : 3
}

const keyOf = (row: readonly string[], columns: readonly number[]) =>
  columns.map(column => foldCell(row[column] ?? '')).join('\u0000')

function isTelling(rows: Rows, columns: readonly number[]): boolean {
  const keys = new Set<string>()
  for (const row of rows) {
    if (columns.every(column => !row[column]?.trim())) return false
    keys.add(keyOf(row, columns))
  }
  return keys.size === rows.length
}

/** The fewest columns that tell every row from every other; all of them where none do. */
function chooseKeys(rows: Rows, shared: readonly number[]): readonly number[] {
  const ranked = shared
    .map(column => ({ column, rank: rankColumn(rows.map(row => row[column]?.trim() ?? '')) }))
    .sort((a, b) => a.rank - b.rank || a.column - b.column)
  const steady = ranked.filter(({ rank }) => rank < 4).map(({ column }) => column)
  const alone = steady.find(column => isTelling(rows, [column]))
  if (alone !== undefined) return [alone]
  const first = steady.slice(0, MAX_IN_PAIRS)
  for (const [at, one] of first.entries())
    for (const other of first.slice(at + 1)) if (isTelling(rows, [one, other])) return [one, other]
  return steady.length > 0 && isTelling(rows, steady) ? steady : shared
}

/** Which rows are there already, by what identifies them. Rows that are alike are paired in their order. */
export function matchRows({ headers, rows, known }: Lists): RowMatch {
  const knownPlace = new Map(known.headers.map((header, at) => [foldCell(header), at]))
  const shared = headers.flatMap((header, at) => (knownPlace.has(foldCell(header)) ? [at] : []))
  if (shared.length === 0) return { keys: [], places: rows.map(() => null) }
  const keys = chooseKeys(rows, shared)
  const knownKeys = keys.map(column => knownPlace.get(foldCell(headers[column] ?? '')) ?? -1)
  const waiting = new Map<string, number[]>()
  known.rows.forEach((row, at) => {
    const key = keyOf(row, knownKeys)
    const queue = waiting.get(key)
    if (queue) queue.push(at)
    else waiting.set(key, [at])
  })
  return {
    keys: keys.map(column => headers[column] ?? ''),
    places: rows.map(row => waiting.get(keyOf(row, keys))?.shift() ?? null),
  }
}
