import type { PageElement } from '../page/page-node.ts'
import { foldKeepingLength } from '../page/read-lines.ts'
import { findInside } from '../record-sets/cell-of-node.ts'
import { meaningOfWord } from '../record-sets/naming/column-words.data.ts'
import { isMarkedLabel, type Pair } from './find-pairs.ts'

/** A stretch of `page.text`. */
export type Stretch = { start: number; end: number }

const ENOUGH = 3
const FEW_WORDS = 4
const LONG_VALUE = 200

/** Labels that name one value each, by how they are drawn and what they say; the sum of the evidence decides. */
export function keepPairs(pairs: readonly Pair[], records: readonly Stretch[]): Pair[] {
  const byShape = Map.groupBy(pairs, ({ shape }) => shape)
  const company = new Map([...byShape].map(([shape, own]) => [shape, scoreCompany(own)]))
  const isRecord = (pair: Pair): boolean => records.some(record => isMostOf(pair, record))
  const kept = pairs.filter(
    pair => scorePair(pair) + (company.get(pair.shape) ?? 0) - (isRecord(pair) ? 4 : 0) >= ENOUGH,
  )
  return kept.filter(pair => !kept.some(other => other !== pair && holds(other, pair)))
}

/** A name with a figure beside it may be a whole record of a list, as in a list of prices. */
const isMostOf = (pair: Stretch, record: Stretch): boolean =>
  record.start <= pair.start && pair.end <= record.end && pair.end - pair.start > (record.end - record.start) * 0.7

/** The value of one holds the whole of the other: the outer label names a box, the inner ones what is in it. */
const holds = (inner: Pair, outer: Pair): boolean =>
  outer.start <= inner.start && inner.end <= outer.end && inner.end - inner.start < outer.end - outer.start

/** Alike pairs with labels of their own speak for each other; a label that comes again and again names a column of a list. */
function scoreCompany(pairs: readonly Pair[]): number {
  const labels = new Set(pairs.map(({ label }) => foldKeepingLength(label)))
  if (labels.size < pairs.length * 0.8) return -5
  return Math.min(3, Math.log2(pairs.length) * 1.2)
}

/** How much a pair looks like a label with its value, standing alone. */
function scorePair({ label, cell, labelElement, hasColon }: Pair): number {
  let weight = hasColon ? 2 : 0
  if (labelElement) weight += scoreElement(labelElement)
  if (isKnownLabel(label)) weight += 1.5
  if (/[!?¡¿$€£%]|\d{2}|[.,;]$/.test(label) || !/\p{L}/u.test(label)) weight -= 3
  if (label.split(' ').length > FEW_WORDS) weight -= 1
  if (cell.text.length > LONG_VALUE) weight -= 2
  // "<b>Note</b> that the office …" is a sentence.
  if (!hasColon && /^\p{Ll}\p{L}* \p{Ll}+ /u.test(cell.text)) weight -= 1.5
  if (/^[\p{Sc}\d+(]|@/u.test(cell.text)) weight += 0.7
  return weight
}

function scoreElement(element: PageElement): number {
  if (findInside(element, inner => inner.name === 'a' && inner.attribs.href !== undefined)) return -4
  if (element.name === 'dt' || element.name === 'th') return 3
  if (/^h[1-3]$/.test(element.name)) return -3
  return isMarkedLabel(element) ? 2 : 0
}

/** Whether some word of it is one by which pages name fields. */
export const isKnownLabel = (label: string): boolean =>
  foldKeepingLength(label)
    .split(/[^a-z]+/)
    .some(word => word.length > 2 && (meaningOfWord.has(word) || meaningOfWord.has(word.replace(/s$/, ''))))
