import type { Candidate } from '../search/candidate.ts'
import type { ColumnView, SetView } from '../search/view-set.ts'
import type { Scene } from './describe-candidates.ts'

const MAX_SIZE = 4

/** Candidates by what comes out of them: how much, of which kind, said in the question already or not. */
export function classifyOutcomes(
  candidates: readonly Candidate[],
  { asked, view, filters, namings }: Scene,
): { features: string[][]; index: Int32Array } {
  const classes = new Map<string, number>()
  const features: string[][] = []
  const index = new Int32Array(candidates.length)
  const said = ` ${asked.tokens.map(({ word }) => word).join(' ')} `
  const isSaid = makeIsSaid(view, said)
  const used = filters.map(({ fragments }) => new Set(fragments.flatMap(({ columns }) => columns)))
  candidates.forEach((candidate, at) => {
    const { operation, column, by, filter, rows, figure } = candidate
    const view1 = view.columns[column]
    const size = rows ? (view1 ? countTexts(view1, rows) : Math.min(MAX_SIZE, rows.length)) : 1
    const kind = rows ? (view1?.shape ?? 'records') : figureKind(figure)
    const inQuestion = rows && view1 ? isSaid(view1, rows) : false
    const same = column >= 0 && used[filter]?.has(column) === true
    const sameBy = by >= 0 && used[filter]?.has(by) === true
    const [named, namedBy] = [namings[column]?.level ?? 3, namings[by]?.level ?? 3]
    const byShape = view.columns[by]?.shape ?? '-'
    const key = `${operation}|${size}|${kind}|${inQuestion}|${same}|${sameBy}|${named}|${namedBy}|${byShape}`
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
      ])
    }
    index[at] = id
  })
  return { features, index }
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
