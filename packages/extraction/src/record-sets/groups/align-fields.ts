import type { Page } from '../../page/page.ts'
import type { PageElement } from '../../page/page-node.ts'
import { partAtLabels } from './part-at-labels.ts'
import { partByShape } from './part-by-shape.ts'
import { type Line, type Piece, readLines } from './record-lines.ts'
import type { Segment } from './segment.ts'

/** A stretch of the page's text that is one field of one record. */
/** `saidBy` where signs without letters ("★★★☆☆") have an attribute that says them in words. */
export type FieldText = { start: number; end: number; pieces: Piece[]; saidBy?: { element: PageElement; name: string } }

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

// The colon of "Oct. 9, 2010 - 7:28" parts hours from minutes.
const LABEL = /^\s*(\p{L}[^:\n]{0,40}?)\s*:(?!(?<=\d:)\d\d(?!\d))(?=\s|$|\p{L}|\d)\s*/u
const SAME_SHAPE_SHARE = 0.7
const MAX_FIELDS = 80

type Row = { label: string; lines: (Line | null)[]; position: number }
/** The first, second... line of records at one place; `seen` counts those of the record that is being read. */
type RowsAtPlace = { rows: Row[]; record: number; seen: number }

/** Puts the lines of all records side by side: lines at the same place and of the same lead are one field. */
export function alignFields(page: Page, segments: Segment[]): Field[] {
  const records = partAtLabels(
    page,
    segments.map(segment => readLines(page, segment)),
  )
  const labelled = records.map(lines => lines.map(line => labelOf(page, line)))
  const labels = findLabels(records, labelled)
  const places = new Map<string, RowsAtPlace>()
  let count = 0
  for (const [at, lines] of records.entries()) {
    for (let index = 0; index < lines.length; index++) {
      const line = lines[index] as Line
      if (line.isTerm && labels.has(lines[index + 1]?.term.toLowerCase() ?? '')) continue
      const own = labelled[at]?.[index] ?? ''
      const label = own && labels.has(own.toLowerCase()) ? own : ''
      const key = label ? `${line.block}|:${label.toLowerCase()}` : (leadOf(line)?.place ?? '')
      let place = places.get(key)
      if (!place) {
        place = { rows: [], record: at, seen: 0 }
        places.set(key, place)
      }
      if (place.record !== at) {
        place.record = at
        place.seen = 0
      }
      let row = place.rows[place.seen++]
      if (!row) {
        if (count >= MAX_FIELDS * 4) continue
        row = { label, lines: new Array(records.length).fill(null), position: 0 }
        place.rows.push(row)
        count++
      }
      row.lines[at] = line
      row.position += index / lines.length
    }
  }
  const fields: Field[] = []
  for (const { rows } of places.values()) {
    for (const { lines, position, label } of joinUneven(partByShape(page, rows)))
      fields.push(...splitLine(page, lines, label, position / countLines(lines)))
  }
  return fields.sort((a, b) => a.position - b.position).slice(0, MAX_FIELDS)
}

const countLines = (lines: (Line | null)[]): number => lines.reduce((count, line) => count + (line ? 1 : 0), 0)

/** Paragraphs of a text come in any number: lines at one place whose number differs between records are one field. */
function joinUneven(rows: Row[]): Row[] {
  const [first] = rows
  if (!first || rows.length < 3) return rows
  const counts = rows.map(row => countLines(row.lines))
  const isSteady = (counts.at(-1) ?? 0) >= (counts[1] ?? 0) * SAME_SHAPE_SHARE
  if (isSteady || !isProse(rows)) return rows
  const lines = first.lines.map((line, at) => {
    const all = rows.flatMap(row => row.lines[at] ?? [])
    return line && { ...line, pieces: all.flatMap(part => part.pieces), end: all.at(-1)?.end ?? line.end }
  })
  return [{ ...first, lines }]
}

const PROSE_LENGTH = 60

/** Paragraphs, not short fields that some records lack. */
function isProse(rows: Row[]): boolean {
  let length = 0
  let count = 0
  for (const { lines } of rows) {
    for (const line of lines) {
      if (!line) continue
      length += line.end - line.start
      count++
    }
  }
  return length >= count * PROSE_LENGTH
}

const STRUCK = /(?:^|\/)(?:del|s|strike)\b/

/** What a line begins with; a struck-out old price before the price does not make it another line. */
const leadOf = ({ pieces }: Line): Piece | undefined => pieces.find(({ path }) => !STRUCK.test(path)) ?? pieces[0]

/** What a line says before its colon; a colon inside a link's text is part of a title. */
function labelOf(page: Page, { term, pieces, start, end }: Line): string {
  if (term || pieces[0]?.link) return term
  const lead = page.text.slice(start, Math.min(end, start + 60))
  return lead.includes(':') ? (LABEL.exec(lead)?.[1] ?? '') : ''
}

/** Words before a colon that several records use, and those that stand among such lines. */
function findLabels(records: Line[][], labelled: string[][]): Set<string> {
  const counts = new Map<string, number>()
  const blocks = new Map<string, Set<string>>()
  for (const [at, lines] of records.entries()) {
    const own = new Map<string, string>()
    for (let i = 0; i < lines.length; i++) {
      const label = labelled[at]?.[i]
      if (label) own.set(label.toLowerCase(), lines[i]?.block ?? '')
    }
    for (const [label, block] of own) {
      counts.set(label, (counts.get(label) ?? 0) + 1)
      blocks.set(block, (blocks.get(block) ?? new Set()).add(label))
    }
  }
  const enough = Math.max(2, records.length * 0.1)
  const isUsual = (label: string): boolean => (counts.get(label) ?? 0) >= enough
  const labels = new Set([...counts.keys()].filter(isUsual))
  for (const own of blocks.values()) {
    const usual = [...own].filter(isUsual)
    if (usual.length >= 2 && usual.length >= own.size / 2)
      for (const label of own) if (label.length <= 25) labels.add(label)
  }
  return labels
}

/** A line whose records all have the same inline pieces falls into those pieces; running text stays whole. */
function splitLine(page: Page, lines: (Line | null)[], label: string, position: number): Field[] {
  const shown = lines.filter(line => line !== null)
  const first = shown[0] as Line
  const base = { label, classWords: first.pieces[0]?.classWords ?? '', block: first.block, position }
  const shapes = new Map<string, number>()
  for (const line of shown) {
    const shape = line.pieces.length === 1 ? (line.pieces[0] as Piece).path : shapeOf(line)
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
  }
  const [usual, count] = [...shapes].sort((a, b) => b[1] - a[1])[0] as [string, number]
  const paths = usual.split(' ')
  if (paths.length > 1 && paths.length <= 8 && count >= shown.length * SAME_SHAPE_SHARE) {
    return splitByPath(page, lines, paths, base)
  }
  const all = shapes.size === 1 ? paths : [...new Set(shown.flatMap(line => line.pieces.map(piece => piece.path)))]
  if (shapes.size > 1 && all.length > 1 && all.length <= 8) {
    const distinct = shown.filter(line => new Set(line.pieces.map(piece => piece.path)).size === line.pieces.length)
    if (distinct.length >= shown.length * SAME_SHAPE_SHARE) return splitByPath(page, lines, all, base)
  }
  return [{ ...base, texts: lines.map(line => line && afterLabel(page, wholeLine(line), label)) }]
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
