import { foldText } from '@sondeo/analyst/fold-text'
import type { Expected } from './question-item.ts'

export type FlatRow = Record<string, FlatCell>

type Asked = { expected: Expected; columns: 'all' | 'named' }

/**
 * Whether an answer is the expected table: same rows, columns matched by their values, whatever their names. The column
 * that says which record each row is may stand there unasked (`recordName`).
 */
export function isExactTable(given: readonly FlatRow[], { expected, columns }: Asked, recordName?: string): boolean {
  if ('nothing' in expected) return given.length === 0
  const { rows, ordered, optional = [] } = expected
  if (given.length !== rows.length) return false
  const wanted = Object.keys(rows[0] ?? {})
  const offered = Object.keys(given[0] ?? {})
  // Each optional column may be left out, so each subset of them is tried.
  return subsetsOf(optional).some(left => {
    const needed = wanted.filter(name => !left.includes(name))
    if (columns === 'all' || offered.length === needed.length)
      return assign({ needed, offered, pairs: [], rows, given, ordered })
    const asked = offered.filter(name => name !== recordName)
    return asked.length === needed.length && assign({ needed, offered: asked, pairs: [], rows, given, ordered })
  })
}

function subsetsOf([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]]
  const others = subsetsOf(rest)
  return [...others, ...others.map(some => [first, ...some])]
}

type Search = {
  needed: string[]
  offered: string[]
  pairs: [string, string][]
  rows: FlatRow[]
  given: readonly FlatRow[]
  ordered: boolean
}

function assign(search: Search): boolean {
  const { needed, offered, pairs } = search
  const [name, ...rest] = needed
  if (name === undefined) return canMatchRows(search)
  return offered.some(candidate => {
    const next = {
      ...search,
      needed: rest,
      offered: offered.filter(one => one !== candidate),
      pairs: [...pairs, [name, candidate] as [string, string]],
    }
    return canMatchRows(next) && assign(next)
  })
}

/** A one-to-one matching of rows under the columns paired so far; equal rows can be swapped, so the first that fits will do. */
function canMatchRows({ rows, given, pairs, ordered }: Search): boolean {
  const fits = (row: FlatRow, other: FlatRow | undefined) =>
    pairs.every(([name, own]) => areEqualCells(row[name] ?? '', other?.[own]))
  if (ordered) return rows.every((row, index) => fits(row, given[index]))
  const free = new Set(given)
  return rows.every(row => {
    const found = [...free].find(other => fits(row, other))
    return found !== undefined && free.delete(found)
  })
}

type FlatCell = string | number

const placeholders = new Set(['', '-', '–', '—', 'n/a', 's/d'])
const months = 'ene|jan feb mar abr|apr may jun jul ago|aug sep|set oct nov dic|dec'.split(' ')

/** Equal as `questions/README.md` says: same text, number, day, or both empty. */
function areEqualCells(expected: FlatCell, given: FlatCell | undefined): boolean {
  const [one, other] = [foldText(String(expected)), foldText(String(given ?? ''))]
  if (one === other) return true
  if (placeholders.has(one) || placeholders.has(other)) return placeholders.has(one) && placeholders.has(other)
  const [number, same] = [readNumber(expected), readNumber(given ?? '')]
  if (number !== null && same !== null) {
    const tolerance = typeof expected === 'number' ? 0.0101 : 1e-9
    if (Math.abs(number - same) <= tolerance) return true
  }
  const day = readDay(one)
  return day !== null && day === readDay(other)
}

function readNumber(cell: FlatCell): number | null {
  if (typeof cell === 'number') return cell
  const found = cell.match(/[+-]?\d[\d.,\s']*/g)
  if (found?.length !== 1 || /\d{1,2}[/-]\d/.test(cell)) return null
  const digits = (found[0] ?? '').replace(/[\s']/g, '').replace(/[.,]$/, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const isWhole = last < 0 || (/^[+-]?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(digits) && !/^[+-]?0/.test(digits))
  if (isWhole) return Number(digits.replace(/[.,]/g, ''))
  return Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`)
}

function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  if (iso) return `${iso[1]}-${iso[2]}-${iso[3]}`
  const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  if (numeric) return `${numeric[3]}-${numeric[2]?.padStart(2, '0')}-${numeric[1]?.padStart(2, '0')}`
  const words = /^(?:(\d{1,2}) de ([a-z]+) de (\d{4})|([a-z]+) (\d{1,2}), (\d{4}))$/.exec(text)
  const month = months.findIndex(names => new RegExp(`^(?:${names})`).test(words?.[2] ?? words?.[4] ?? '-')) + 1
  if (!words || month === 0) return null
  return `${words[3] ?? words[6]}-${String(month).padStart(2, '0')}-${(words[1] ?? words[5] ?? '').padStart(2, '0')}`
}
