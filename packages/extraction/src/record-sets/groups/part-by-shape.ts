import type { Page } from '../../page/page.ts'
import type { Line } from './record-lines.ts'

const LEAST_SHARE = 0.15
const LEAST_TIMES = 3
const MOST_LINES = 0.6
const PER_RECORD = 1.5
const MAX_LENGTH = 60

/** Lines of one place, one entry per record. */
type Row = { lines: (Line | null)[]; position: number }

/**
 * Facts in boxes of one kind ("3 hab.", "90 m²", "Planta 2ª") are told apart by their words, not by their number: where
 * a record lacks one, the others must not move up. Rows whose lines all stand in their places come back as they are.
 */
export function partByShape<Own extends Row>(page: Page, rows: Own[]): Own[] {
  const [first] = rows
  if (!first || rows.length < 2 || !isUneven(rows)) return rows
  const records = first.lines.map((_, at) => rows.flatMap(row => row.lines[at] ?? []))
  const shapes = records.map(lines => lines.map(line => shapeOf(page, line)))
  const usual = usualShapes(shapes)
  const all = shapes.flat()
  const known = all.filter(shape => usual.includes(shape)).length
  if (usual.length < 2 || known < all.length * MOST_LINES || known < records.length * PER_RECORD) return rows
  const own = usual.map(shape => records.map((lines, at) => lines[shapes[at]?.indexOf(shape) ?? -1] ?? null))
  const left = records.map((lines, at) => lines.filter((_, i) => !usual.includes(shapes[at]?.[i] ?? '')))
  const most = Math.max(...left.map(({ length }) => length))
  const others = Array.from({ length: most }, (_, nth) => left.map(lines => lines[nth] ?? null))
  takeOver(own, others)
  return [...own, ...others].map((lines, i) => {
    const row = rows[i] ?? (rows.at(-1) as Own)
    // Positions are sums over the lines.
    return { ...row, lines, position: (row.position / countLines(row.lines)) * countLines(lines) }
  })
}

/** What is left of those that lack one shape, and of no others, is the same fact in other words: "Bajo exterior". */
function takeOver(own: (Line | null)[][], others: (Line | null)[][]): void {
  const [rest, ...more] = others
  if (!rest || more.length > 0) return
  const lacking = own.filter(lines => lines.every((line, at) => (line === null) === (rest[at] !== null)))
  const [only, ...further] = lacking
  if (!only || further.length > 0) return
  for (const [at, line] of rest.entries()) only[at] ??= line
  others.pop()
}

const countLines = (lines: Row['lines']): number => lines.reduce((count, line) => count + (line ? 1 : 0), 0)

const isUneven = (rows: Row[]): boolean => {
  const counts = rows.map(({ lines }) => countLines(lines))
  return (counts.at(-1) ?? 0) < (counts[0] ?? 0)
}

// The letters of a code ("M2025-SC-R3") are no words.
const WORD_APART = /(?:^|\s)(?:\p{L}{2,}[.:]?|m²|%)(?=\s|$)|\d(?:m²|%|\p{L}{2,3})$/u

const EMAIL = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u
const WEB = /^(?:https?:\/\/|www\.)\S+$/

/** What a short line is by its form, or its words around its figures; empty where neither tells. */
function shapeOf(page: Page, { start, end }: Line): string {
  if (end - start > MAX_LENGTH) return ''
  const text = page.text.slice(start, end).toLowerCase()
  if (EMAIL.test(text)) return '@'
  if (WEB.test(text)) return 'www'
  if (!/\d/.test(text) || !WORD_APART.test(text)) return ''
  return text
    .replace(/\d[\d.,]*/g, '#')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L}{3})s\b/gu, '')
}

/** Shapes that several records have, each once. */
function usualShapes(shapes: string[][]): string[] {
  const counts = new Map<string, number>()
  const twice = new Set<string>()
  for (const own of shapes) {
    for (const shape of new Set(own)) counts.set(shape, (counts.get(shape) ?? 0) + 1)
    for (const [i, shape] of own.entries()) if (own.indexOf(shape) !== i) twice.add(shape)
  }
  const least = Math.max(LEAST_TIMES, shapes.length * LEAST_SHARE)
  return [...counts.keys()].filter(shape => shape !== '' && !twice.has(shape) && (counts.get(shape) ?? 0) >= least)
}
