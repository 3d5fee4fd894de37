import type { Page } from '../../page/page.ts'
import { type Line, type Piece, readLines } from './record-lines.ts'
import type { Segment } from './segment-siblings.ts'

/** A stretch of the page's text that is one field of one record. */
export type FieldText = { start: number; end: number; pieces: Piece[] }

/** A field that records share; `texts` has one entry per record. */
export type Field = {
  /** Label found before the value ("Teléfono"), else empty. */
  label: string
  classWords: string
  block: string
  /** Place of the field within the record, for ordering. */
  position: number
  texts: (FieldText | null)[]
}

const LABEL = /^\s*(\p{L}[^:\n]{0,40}?)\s*:(?=\s|$|\p{L}|\d)\s*/u
const SAME_SHAPE_SHARE = 0.7
const MAX_FIELDS = 80

/** Puts the lines of all records side by side: lines at the same place and of the same lead are one field. */
export function alignFields(page: Page, segments: Segment[]): Field[] {
  const records = segments.map(segment => readLines(page, segment))
  const labels = findLabels(page, records)
  const rows = new Map<string, { lines: (Line | null)[]; positions: number; label: string }>()
  for (const [at, lines] of records.entries()) {
    const seen = new Map<string, number>()
    for (const [position, line] of lines.entries()) {
      const label = labelOf(page, line)
      const known = label && labels.has(label.toLowerCase()) ? label : ''
      const lead = known ? `:${known.toLowerCase()}` : (line.pieces[0]?.path ?? '')
      const place = `${line.block}|${lead}`
      const nth = (seen.get(place) ?? 0) + 1
      seen.set(place, nth)
      const key = `${place}|${nth}`
      let row = rows.get(key)
      if (!row) {
        if (rows.size >= MAX_FIELDS * 4) continue
        row = { lines: new Array(records.length).fill(null), positions: 0, label: known }
        rows.set(key, row)
      }
      row.lines[at] = line
      row.positions += position / lines.length
    }
  }
  const fields: Field[] = []
  for (const { lines, positions, label } of rows.values()) {
    const count = lines.filter(line => line !== null).length
    fields.push(...splitLine(page, lines, label, positions / count))
  }
  return fields.sort((a, b) => a.position - b.position).slice(0, MAX_FIELDS)
}

const textOfLine = (page: Page, line: Line): string => page.text.slice(line.start, line.end)
const labelOf = (page: Page, line: Line): string => LABEL.exec(textOfLine(page, line).slice(0, 60))?.[1] ?? ''

/** Words before a colon that several records use. */
function findLabels(page: Page, records: Line[][]): Set<string> {
  const counts = new Map<string, number>()
  for (const lines of records) {
    const own = new Set(lines.map(line => labelOf(page, line).toLowerCase()).filter(label => label !== ''))
    for (const label of own) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const enough = Math.max(2, records.length * 0.1)
  return new Set([...counts].filter(([, count]) => count >= enough).map(([label]) => label))
}

/** A line whose records all have the same inline pieces falls into those pieces; else it stays whole. */
function splitLine(page: Page, lines: (Line | null)[], label: string, position: number): Field[] {
  const shown = lines.filter(line => line !== null)
  const shapes = new Map<string, number>()
  for (const line of shown) {
    const shape = line.pieces.map(piece => piece.path).join(' ')
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
  }
  const [usual, count] = [...shapes].sort((a, b) => b[1] - a[1])[0] as [string, number]
  const width = usual.split(' ').length
  const first = shown[0] as Line
  const base = { label, classWords: first.classWords, block: first.block, position }
  const isSplit = width > 1 && width <= 8 && count >= shown.length * SAME_SHAPE_SHARE
  if (!isSplit) return [{ ...base, texts: lines.map(line => line && afterLabel(page, wholeLine(line), label)) }]
  return splitPieces(page, lines, usual.split(' '), base)
}

const wholeLine = (line: Line): FieldText => ({ start: line.start, end: line.end, pieces: line.pieces })

function splitPieces(page: Page, lines: (Line | null)[], shape: string[], base: Omit<Field, 'texts'>): Field[] {
  const fields: Field[] = shape.map((_, i) => ({
    ...base,
    label: i === 0 ? base.label : '',
    position: base.position + i / 1000,
    texts: [],
  }))
  for (const line of lines) {
    const isUsual = line?.pieces.length === shape.length && line.pieces.every((piece, i) => piece.path === shape[i])
    for (const [i, field] of fields.entries()) {
      const piece = isUsual ? line.pieces[i] : line?.pieces.find((own, at) => own.path === shape[i] && at >= i)
      const text = piece ? { start: piece.node.textStart, end: piece.node.textEnd, pieces: [piece] } : null
      // A record of another shape keeps its whole line in the first field rather than losing words.
      field.texts.push(line && !isUsual && i === 0 ? wholeLine(line) : isUsual ? text : null)
    }
  }
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
