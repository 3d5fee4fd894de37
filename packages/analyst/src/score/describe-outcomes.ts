import type { Candidate } from '../search/candidate.ts'
import type { ColumnView, SetView } from '../search/view-set.ts'
import { MAX_SAID } from './describe-columns.ts'
import type { Scene } from './scene.ts'

const MAX_SIZE = 4
const MAX_OPEN = 4

/** Candidates by what comes out of them: how much, of which kind, said in the question already or not. */
export function classifyOutcomes(
  candidates: readonly Candidate[],
  { asked, view, filters, namings, telling, named: shown }: Scene,
): { features: string[][]; index: Int32Array } {
  const classes = new Map<number, number>()
  const numberOf = makeNumbers()
  const features: string[][] = []
  const index = new Int32Array(candidates.length)
  const said = ` ${asked.tokens.map(({ word }) => word).join(' ')} `
  const isSaid = makeIsSaid(view, said)
  const filterColumns = filters.map(({ fragments }) => new Set(fragments.flatMap(({ columns }) => columns)))
  const saidBy = filters.map(({ fragments }) => spansToBits(fragments.map(({ span }) => span)))
  const saidShown = shown.reduce((bits, column) => bits | (namings[column]?.said ?? 0), 0)
  const levelOf = (column: number) => namings[column]?.level ?? 3
  const saidIn = (column: number) => namings[column]?.said ?? 0
  const usedBy = ({ filter, other, column, by, second }: Candidate) =>
    (saidBy[filter] ?? 0) | (saidBy[other] ?? 0) | saidIn(column) | saidIn(by) | saidIn(second)
  const describeOutput = ({ rows, figure }: Candidate, column: ColumnView | undefined) => {
    if (!rows) return { size: 1, kind: figureKind(figure), inQuestion: false }
    if (!column) return { size: Math.min(MAX_SIZE, rows.length), kind: 'records', inQuestion: false }
    return { size: countTexts(column, rows), kind: column.shape, inQuestion: isSaid(column, rows) }
  }
  candidates.forEach((candidate, at) => {
    const { operation, column, by, filter } = candidate
    const shownWords = operation.startsWith('show') ? saidShown : 0
    const open = Math.min(MAX_OPEN, countOnes(telling & ~(usedBy(candidate) | shownWords)))
    const { size, kind, inQuestion } = describeOutput(candidate, view.columns[column])
    const same = column >= 0 && filterColumns[filter]?.has(column) === true
    const sameBy = by >= 0 && filterColumns[filter]?.has(by) === true
    const [named, namedBy] = [levelOf(column), levelOf(by)]
    const byShape = view.columns[by]?.shape ?? '-'
    let key = numberOf(operation)
    key = key * 5 + size
    key = key * 64 + numberOf(kind)
    key = key * 8 + (inQuestion ? 4 : 0) + (same ? 2 : 0) + (sameBy ? 1 : 0)
    key = (key * 4 + named) * 4 + namedBy
    key = key * 64 + numberOf(byShape)
    key = key * 5 + open
    let id = classes.get(key)
    if (id === undefined) {
      id = classes.size
      classes.set(key, id)
      const { way } = asked
      features.push([
        `r:${operation}:${size}`,
        `r:${kind}:${way}:${size}`,
        `r:said${inQuestion}:${operation}`,
        `r:same${same}:${operation}`,
        `r:sameby${sameBy}:${operation}`,
        `r:${way}:${size}`,
        `r:said${inQuestion}:${way}`,
        `r:${kind}:${operation}:${way}`,
        `r:${operation}:named${named}:${namedBy}`,
        `r:${operation}:by:${byShape}`,
        `r:${operation}:${kind}:named${named}`,
        `r:open${open}`,
        `r:open${open}:${operation}`,
        `r:open${open}:${way}`,
        `r:${operation}:shown${Math.min(4, shown.length)}`,
      ])
    }
    index[at] = id
  })
  return { features, index }
}

const spansToBits = (spans: readonly { from: number; to: number }[]): number => {
  let bits = 0
  for (const { from, to } of spans) for (let at = from; at < Math.min(to, MAX_SAID); at++) bits |= 1 << at
  return bits
}

function countOnes(bits: number): number {
  let [rest, count] = [bits, 0]
  while (rest !== 0) {
    rest &= rest - 1
    count++
  }
  return count
}

/** Names as small numbers: a key of numbers is made faster than one of text. */
function makeNumbers(): (name: string) => number {
  const numbers = new Map<string, number>()
  return name => {
    const known = numbers.get(name) ?? numbers.size
    numbers.set(name, known)
    return known
  }
}

function figureKind(figure: number): string {
  if (figure === 0) return 'zero'
  if (figure === 1) return 'one'
  return Number.isInteger(figure) ? 'whole' : 'fraction'
}

function countTexts({ textOf }: ColumnView, rows: Int32Array): number {
  const seen = new Set<number>()
  for (const row of rows) {
    const text = textOf[row] ?? -1
    if (text >= 0) seen.add(text)
    if (seen.size >= MAX_SIZE) return MAX_SIZE
  }
  return seen.size
}

/** Whether one of the first values stands in the question itself. */
function makeIsSaid(view: SetView, said: string): (column: ColumnView, rows: Int32Array) => boolean {
  const known = view.columns.map(({ texts }) => new Int8Array(Math.min(texts.length, 4096)))
  const check = (column: ColumnView, text: number): boolean => {
    const cache = known[column.at]
    const was = cache?.[text] ?? 0
    if (was !== 0) return was === 1
    const is = said.includes(` ${(column.words[text] ?? []).join(' ')} `) && (column.words[text]?.length ?? 0) > 0
    if (cache && text < cache.length) cache[text] = is ? 1 : -1
    return is
  }
  return (column, rows) => {
    for (let at = 0; at < Math.min(3, rows.length); at++) {
      const text = column.textOf[rows[at] ?? 0] ?? -1
      if (text >= 0 && check(column, text)) return true
    }
    return false
  }
}
