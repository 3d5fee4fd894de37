import type { Page } from '../../page/page.ts'
import { findLabelPlaces, isLabelPiece, type LabelPlaces, labelText, parentOf } from './find-label-places.ts'
import type { Line, Piece } from './record-lines.ts'

/** Cuts lines at the labels inside them: each labelled value becomes a line of its own that knows its name. */
export function partAtLabels(page: Page, records: Line[][]): Line[][] {
  const parted = records.map(lines => lines.flatMap(line => partAtSeparators(page, line)))
  const labels = findLabelPlaces(page, parted)
  if (labels.words.size === 0 && labels.places.size === 0) return parted
  return parted.map(lines =>
    passLabelsOn(
      page,
      lines.flatMap(line => cutLine(page, line, labels)),
    ),
  )
}

function cutLine(page: Page, line: Line, labels: LabelPlaces): Line[] {
  if (line.term || line.isTerm) return [line]
  const parts: Line[] = []
  let label: Piece | null = null
  let pieces: Piece[] = []
  const flush = (): void => {
    const [first] = pieces
    const last = pieces.at(-1)
    if (first && last) {
      parts.push({ ...line, pieces, start: first.from, end: last.to, term: label ? labelText(page, label) : '' })
    } else if (label) parts.push({ ...line, pieces: [label], start: label.from, end: label.to, isTerm: true })
    pieces = []
  }
  for (const piece of line.pieces) {
    if (isLabelPiece({ page, piece, labels })) {
      flush()
      label = piece
    } else pieces.push(piece)
  }
  flush()
  return parts
}

/** A label that stands alone names what comes right after it in the same box. */
function passLabelsOn(page: Page, lines: Line[]): Line[] {
  return lines.map((line, i) => {
    const before = lines[i - 1]
    const [label] = before?.pieces ?? []
    if (!label || !before?.isTerm || line.isTerm || line.term || before.block === line.block) return line
    // The value may also stand in a box of its own beside the bare label.
    const isBeside = parentOf(before.block) === parentOf(line.block) || before.block === parentOf(line.block)
    return isBeside ? { ...line, term: labelText(page, label) } : line
  })
}

const SEPARATOR = /(?:\s{0,9}[|•·]\s{0,9}|\s{1,9}[-–—/]\s{1,9}|[;,]\s{1,9})(?=\p{L}[\p{L}\s.º°]{0,30}:\s)/gu
const STARTS_WITH_LABEL = /^\s*\p{L}[^:\n]{0,40}:\s/u
const MAX_PARTED = 400

/** "Expediente: 12 · Sala: B" in one text falls into its labelled parts. */
function partAtSeparators(page: Page, line: Line): Line[] {
  const [only] = line.pieces
  if (!only || line.pieces.length > 1 || only.link || line.term || line.isTerm) return [line]
  const text = page.text.slice(only.from, only.to)
  if (text.length > MAX_PARTED || !STARTS_WITH_LABEL.test(text)) return [line]
  const parts: Line[] = []
  let from = only.from
  const add = (to: number): void => {
    if (to > from) parts.push({ ...line, pieces: [{ ...only, from, to }], start: from, end: to })
  }
  for (const cut of text.matchAll(SEPARATOR)) {
    add(only.from + cut.index)
    from = only.from + cut.index + cut[0].length
  }
  add(only.to)
  return parts
}
