import type { Page } from '../../page/page.ts'
import type { Field, FieldText } from './field.ts'
import { partByShape } from './part-by-shape.ts'
import type { Line, Piece } from './record-lines.ts'

// The colon of "Oct. 9, 2010 - 7:28" parts hours from minutes.
export const LABEL = /^\s*(\p{L}[^:\n]{0,40}?)\s*:(?!(?<=\d:)\d\d(?!\d))(?=\s|$|\p{L}|\d)\s*/u
export const SAME_SHAPE_SHARE = 0.7

/** A line whose records all have the same inline pieces falls into those pieces; running text stays whole. */
export function splitLine(page: Page, lines: (Line | null)[], label: string, position: number): Field[] {
  const shown = lines.filter(line => line !== null)
  const first = shown[0] as Line
  const base = { label, classWords: first.pieces[0]?.classWords ?? '', block: first.block, position }
  const shapes = new Map<string, number>()
  for (const line of shown) {
    const shape = line.pieces.length === 1 ? (line.pieces[0] as Piece).path : shapeOf(line)
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
  }
  const [usual, count] = [...shapes].sort((a, b) => b[1] - a[1])[0] as [string, number]
  const paths = withOptional(shown, usual.split(' '))
  // Boxes of one kind whose number differs are no first, second and third: a record that lacks one must shift none.
  const areAlike = shapes.size > 1 && new Set(paths).size === 1 && paths.length > 1
  const alike = areAlike ? splitByShape(page, lines, base) : null
  if (alike) return alike
  if (paths.length > 1 && paths.length <= 8 && count >= shown.length * SAME_SHAPE_SHARE) {
    return splitByPath(page, lines, paths, base)
  }
  const byShape = splitByShape(page, lines, base)
  if (byShape) return byShape
  const all = shapes.size === 1 ? paths : [...new Set(shown.flatMap(line => line.pieces.map(piece => piece.path)))]
  if (shapes.size > 1 && all.length > 1 && all.length <= 8) {
    const distinct = shown.filter(line => new Set(line.pieces.map(piece => piece.path)).size === line.pieces.length)
    if (distinct.length >= shown.length * SAME_SHAPE_SHARE) return splitByPath(page, lines, all, base)
  }
  return [{ ...base, texts: lines.map(line => line && afterLabel(page, wholeLine(line), label)) }]
}

const MAX_PATHS = 8
const LEAST_SHARE = 0.1

/** Adds what some lines have besides (an old price before the price), at its place in the line. */
function withOptional(lines: Line[], usual: string[]): string[] {
  if (usual.length < 2 || new Set(usual).size < usual.length) return usual
  const places = new Map<string, { count: number; sum: number }>()
  for (const { pieces } of lines) {
    for (const [at, { path }] of pieces.entries()) {
      const place = places.get(path) ?? { count: 0, sum: 0 }
      places.set(path, { count: place.count + 1, sum: place.sum + (at + 0.5) / pieces.length })
    }
  }
  const least = Math.max(2, lines.length * LEAST_SHARE)
  const all = [...places].filter(([path, { count }]) => usual.includes(path) || count >= least)
  if (all.length === usual.length || all.length > MAX_PATHS) return usual
  if (lines.some(({ pieces }) => new Set(pieces.map(({ path }) => path)).size < pieces.length)) return usual
  return all.sort(([, a], [, b]) => a.sum / a.count - b.sum / b.count).map(([path]) => path)
}

/** Facts in inline boxes of one kind ("3 hab.", "90 m²") whose number differs: told apart by their words. */
function splitByShape(page: Page, lines: (Line | null)[], base: Omit<Field, 'texts'>): Field[] | null {
  const isBoxed = lines.every(line => !line || line.pieces.every(({ path }) => path !== ''))
  const most = Math.max(...lines.map(line => line?.pieces.length ?? 0))
  if (!isBoxed || most < 2 || most > MAX_PATHS || base.label) return null
  const rows = Array.from({ length: most }, (_, nth) => ({
    position: 0,
    lines: lines.map(line => {
      const piece = line?.pieces[nth]
      return line && piece ? { ...line, pieces: [piece], start: piece.from, end: piece.to } : null
    }),
  }))
  const parted = partByShape(page, rows)
  if (parted === rows) return null
  return parted.map((row, i) => ({
    ...base,
    classWords: row.lines.find(line => line !== null)?.pieces[0]?.classWords ?? '',
    position: base.position + i / 1000,
    texts: row.lines.map(line => line && wholeLine(line)),
  }))
}

const shapeOf = ({ pieces }: Line): string => pieces.map(piece => piece.path).join(' ')

const wholeLine = (line: Line): FieldText => ({ start: line.start, end: line.end, pieces: line.pieces })

function classWordsAt(lines: (Line | null)[], path: string): string {
  for (const line of lines) {
    const piece = line?.pieces.find(own => own.path === path)
    if (piece) return piece.classWords
  }
  return ''
}

/** One field per inline path, the nth piece of a path going to the nth field of that path. */
function splitByPath(page: Page, lines: (Line | null)[], paths: string[], base: Omit<Field, 'texts'>): Field[] {
  const nths = paths.map((path, i) => paths.slice(0, i).filter(before => before === path).length)
  const fields: Field[] = paths.map((_, i) => ({
    ...base,
    label: i === 0 ? base.label : '',
    classWords: classWordsAt(lines, paths[i] as string),
    position: base.position + i / 1000,
    texts: lines.map(line => {
      const piece = line?.pieces.filter(own => own.path === paths[i])[nths[i] as number]
      if (!line || !piece) return null
      // Pieces that have no field of their own stay with the one before them, so no word is lost.
      let last = piece
      for (let at = line.pieces.indexOf(piece) + 1; at < line.pieces.length; at++) {
        const next = line.pieces[at] as Piece
        const nth = line.pieces.slice(0, at).filter(own => own.path === next.path).length
        if (paths.some((path, j) => path === next.path && nths[j] === nth)) break
        last = next
      }
      const pieces = line.pieces.slice(line.pieces.indexOf(piece), line.pieces.indexOf(last) + 1)
      return { start: piece.from, end: last.to, pieces }
    }),
  }))
  const [first] = fields
  if (first && base.label) first.texts = first.texts.map(text => text && afterLabel(page, text, base.label))
  return fields
}

/** Drops "Label:" from the front of the value. */
function afterLabel(page: Page, text: FieldText, label: string): FieldText | null {
  if (!label) return text
  const match = LABEL.exec(page.text.slice(text.start, text.end))
  if (!match || match[1]?.toLowerCase() !== label.toLowerCase()) return text
  const start = text.start + match[0].length
  return start < text.end ? { ...text, start } : null
}
