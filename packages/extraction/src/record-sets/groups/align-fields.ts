import type { Page } from '../../page/page.ts'
import { countTexts, type Field, neverMeet } from './field.ts'
import { nameByWordsBehind } from './name-behind.ts'
import { nameByAttributes } from './name-by-attribute.ts'
import { partAtLabels } from './part-at-labels.ts'
import { partByShape } from './part-by-shape.ts'
import { countShells, type Line, type Piece, readLines } from './record-lines.ts'
import type { Segment } from './segment.ts'
import { LABEL, SAME_SHAPE_SHARE, splitLine } from './split-line.ts'

const MAX_FIELDS = 80

type Row = { label: string; lines: (Line | null)[]; position: number }
/** The first, second... line of records at one place; `seen` counts those of the record that is being read. */
type RowsAtPlace = { rows: Row[]; record: number; seen: number }

/** Puts the lines of all records side by side: lines at the same place and of the same lead are one field. */
export function alignFields(page: Page, segments: Segment[]): Field[] {
  const shells = countShells(segments)
  const parted = partAtLabels(
    page,
    segments.map(segment => readLines(page, segment, shells)),
  )
  const records = nameByAttributes(page, nameByWordsBehind(page, parted))
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
  const known = new Map<string, number[]>()
  for (const { rows } of places.values()) {
    const own = joinUneven(partByShape(page, rows)).flatMap(({ lines, position, label }) =>
      splitLine(page, lines, label, position / countLines(lines)),
    )
    for (const field of own) addField(fields, known, field)
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

/** A line that begins otherwise in some records ("Sale!" before the category) holds the same fields behind it. */
function addField(fields: Field[], known: Map<string, number[]>, field: Field): void {
  const place = field.label ? '' : placeOf(field)
  const sharing = known.get(place) ?? []
  const at = place ? sharing.find(i => neverMeet(fields[i] as Field, field)) : undefined
  const same = at === undefined ? undefined : fields[at]
  if (at === undefined || !same) {
    if (place) known.set(place, [...sharing, fields.length])
    fields.push(field)
    return
  }
  const [count, others] = [countTexts(same), countTexts(field)]
  const position = (same.position * count + field.position * others) / (count + others)
  fields[at] = { ...same, position, texts: same.texts.map((text, i) => text ?? field.texts[i] ?? null) }
}

/** Where all texts of a field begin; empty for bare text and where they differ. */
function placeOf({ texts }: Field): string {
  let place = ''
  for (const text of texts) {
    const own = text?.pieces[0]?.place
    if (own === undefined || own === place) continue
    if (place || own.endsWith('|')) return ''
    place = own
  }
  return place
}
