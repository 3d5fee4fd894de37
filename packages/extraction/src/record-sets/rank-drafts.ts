import type { Page } from '../page/page.ts'
import type { Draft } from './draft.ts'
import { isChrome } from './is-chrome.ts'

export type RankedDraft = { draft: Draft; score: number }

const MAX_COMPARED = 16

/** Best first: much of the page's text, many records alike, several fields each, outside menus and footers. */
export function rankDrafts(page: Page, drafts: Draft[]): RankedDraft[] {
  const byScore = (a: RankedDraft, b: RankedDraft): number => b.score - a.score
  const ranked = drafts.map(draft => ({ draft, score: scoreDraft(page, draft) })).sort(byScore)
  const top = ranked.slice(0, MAX_COMPARED)
  // A part of each record is not the list: it comes after the whole records.
  for (const part of top) {
    for (const whole of top) {
      if (part === whole) continue
      const comesAfter = [isPartOf, isFieldOf, isRowOfRecords, isPoorerReading].some(is => is(part.draft, whole.draft))
      if (comesAfter) part.score = Math.min(part.score, whole.score * 0.9)
    }
  }
  return ranked.sort(byScore)
}

/** Each record of one lies inside another record of the other, which says more. */
function isPartOf(part: Draft, whole: Draft): boolean {
  if (whole.kind === 'embedded' || whole.likeness < 0.6 || part.rows.length < whole.rows.length * 0.8) return false
  if (part.rows.length > whole.rows.length || whole.rows.length < 2) return false
  let at = 0
  for (const { first, last } of part.spans) {
    while (at < whole.spans.length && (whole.spans[at]?.last ?? 0) < last) at++
    const outer = whole.spans[at]
    if (!outer || outer.first > first || (outer.first === first && outer.last === last)) return false
    at++
  }
  return true
}

/** Labels that each name one field of a record. */
function labelsOf({ columnNames }: Draft): Set<string> | null {
  const named = columnNames.filter(name => name !== '')
  const labels = new Set(named)
  return labels.size >= 2 && labels.size === named.length ? labels : null
}

const isInside = (part: Draft, whole: Draft): boolean => {
  let at = 0
  return part.spans.every(({ first, last }) => {
    while (at < whole.spans.length && (whole.spans[at]?.last ?? 0) < last) at++
    return (whole.spans[at]?.first ?? Number.POSITIVE_INFINITY) <= first
  })
}

/** What looks like many small records is the labelled fields of fewer, larger ones. */
function isFieldOf(part: Draft, whole: Draft): boolean {
  if (part.kind !== 'list' || whole.kind !== 'list' || part.rows.length < whole.rows.length * 1.5) return false
  if (!labelsOf(whole) || !isInside(part, whole)) return false
  const sections = part.columnMeanings?.[0] === 'group' ? 1 : 0
  const inPart = part.rows.reduce((sum, row) => sum + lengthOf(row.slice(sections)), 0)
  const labelled = (row: Draft['rows'][number]): number =>
    row.reduce((sum, cell, i) => {
      const name = whole.columnNames[i] ?? ''
      return cell && name ? sum + cell.text.length + name.length : sum
    }, 0)
  return whole.rows.reduce((sum, row) => sum + labelled(row), 0) >= inPart * 0.8
}

const lengthOf = (row: Draft['rows'][number]): number => row.reduce((sum, cell) => sum + (cell?.text.length ?? 0), 0)

/** Each record of the first is a row of several alike records of the second, as in a grid of cards. */
function isRowOfRecords(row: Draft, cards: Draft): boolean {
  if (row.kind === 'embedded' || cards.kind !== 'list' || cards.likeness < 0.9 || cards.columnNames.length < 2)
    return false
  if (cards.rows.length < row.rows.length * 1.5 || isFieldOf(cards, row)) return false
  const text = (draft: Draft): number => draft.rows.reduce((sum, own) => sum + lengthOf(own), 0)
  const [outer] = row.spans
  const last = row.spans.at(-1)
  const isAmong = cards.spans.every(({ first, last: end }) => first > (outer?.first ?? 0) && end <= (last?.last ?? 0))
  return isAmong && cards.rows.every(cells => cells.filter(cell => cell).length >= 2) && text(cards) >= text(row) * 0.9
}

/** The same records read twice, as a group and by their labels: the one that misses what the other names. */
function isPoorerReading(poorer: Draft, richer: Draft): boolean {
  if (poorer.rows.length !== richer.rows.length || poorer.kind === richer.kind) return false
  const pair = new Set([poorer.kind, richer.kind])
  if (!pair.has('list') || !pair.has('definition')) return false
  const [list, named] = poorer.kind === 'list' ? [poorer, richer] : [richer, poorer]
  const labels = new Set(list.columnNames.map(name => name.toLowerCase()))
  const isWhole = named.columnNames.every(name => labels.has(name.toLowerCase()))
  if (isWhole !== (richer === list)) return false
  return list.spans.every((span, i) => span.first === named.spans[i]?.first && span.last === named.spans[i]?.last)
}

function scoreDraft(page: Page, draft: Draft): number {
  const count = draft.rows.length
  if (count === 0 || page.text.length === 0) return 0
  let filled = 0
  let length = 0
  let withFigures = 0
  const seen = new Set<string>()
  for (const row of draft.rows) {
    let text = ''
    for (const cell of row) {
      if (!cell) continue
      filled++
      text += cell.text
    }
    length += text.length
    seen.add(text)
    if (/\d/.test(text)) withFigures++
  }
  const coverage = Math.min(1, length / page.text.length)
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
    weighKind(draft) *
    (isChrome(draft.container) ? 0.15 : 1)
  )
}

function weighKind(draft: Draft): number {
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
