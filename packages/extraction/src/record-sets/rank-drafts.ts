import type { Page } from '../page/page.ts'
import {
  isFieldOf,
  isInsideRecords,
  isPartOf,
  isPoorerReading,
  isRowOfRecords,
  isTurnOfRecords,
} from './compare-drafts.ts'
import type { Draft } from './draft.ts'
import { isChrome } from './is-chrome.ts'

export type RankedDraft = { draft: Draft; score: number }

const MAX_COMPARED = 16

const COMES_AFTER = [isPartOf, isFieldOf, isInsideRecords, isTurnOfRecords, isRowOfRecords, isPoorerReading]

/** Best first: much of the page's text, many records alike, several fields each, outside menus and footers. */
export function rankDrafts(page: Page, drafts: Draft[]): RankedDraft[] {
  const byScore = (a: RankedDraft, b: RankedDraft): number => b.score - a.score
  const ranked = drafts.map(draft => ({ draft, score: scoreDraft(page, draft) })).sort(byScore)
  const top = ranked.slice(0, MAX_COMPARED)
  // A part of each record is not the list: it comes after the whole records.
  for (const part of top) {
    for (const whole of top) {
      if (part === whole) continue
      const comesAfter = COMES_AFTER.some(is => is(part.draft, whole.draft))
      if (comesAfter) part.score = Math.min(part.score, whole.score * 0.9)
    }
  }
  return ranked.sort(byScore)
}

function scoreDraft(page: Page, draft: Draft): number {
  const count = draft.rows.length
  if (count === 0) return 0
  let filled = 0
  let length = 0
  let withFigures = 0
  const seen = new Set<string>()
  for (const row of draft.rows) {
    let text = ''
    let hasFigures = false
    for (const cell of row) {
      if (!cell?.text) continue
      filled++
      text += cell.text
      hasFigures ||= /\d/.test(cell.text)
    }
    length += text.length
    seen.add(text)
    if (hasFigures) withFigures++
  }
  const coverage = Math.min(1, length / Math.max(1, page.text.length))
  const richness = 1 - 0.6 ** (filled / count)
  const regular = filled / (count * Math.max(1, draft.columnNames.length))
  const distinct = seen.size / count
  const size = Math.min(1, length / count / 60)
  return (
    Math.sqrt(coverage) *
    Math.log2(count + 0.5) *
    richness *
    (count < 3 ? regular ** 2 : Math.sqrt(regular)) *
    distinct *
    Math.sqrt(size) *
    draft.likeness ** 2 *
    // Lists hold figures: prices, dates, codes. Menus and help links hold none.
    (1 + (0.4 * withFigures) / count) *
    scoreKind(draft) *
    (isChrome(draft.container) ? 0.15 : 1)
  )
}

function scoreKind(draft: Draft): number {
  // What only scripts carry comes after what visitors see.
  if (draft.kind === 'embedded') return 0.35
  if (draft.kind !== 'table') return 1
  // People make a table with headings where they mean data.
  if (draft.columnNames.filter(name => name !== '').length >= 2) return 2
  return hasCrowdedCells(draft) ? 0.5 : 1
}

/** Cells of several lines hold fields of their own, which reading the table cell by cell leaves together. */
const hasCrowdedCells = (draft: Draft): boolean =>
  draft.rows.filter(row => row.some(cell => (cell?.text.split('\n', 3).length ?? 0) > 2)).length > draft.rows.length / 2
