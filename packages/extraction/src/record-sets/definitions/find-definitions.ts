import { hasText, type Page, textOf } from '../../page/page.ts'
import type { PageElement } from '../../page/page-node.ts'
import type { Draft } from '../draft.ts'
import { type Pair, readColonPairs, readTermPairs } from './read-pairs.ts'

const LEAST_PAIRS = 2
const LEAST_COLON_PAIRS = 3

/** Labels with values: definition lists, and blocks of "Label: value" lines. Each block is one record. */
export function findDefinitions(page: Page): Draft[] {
  const drafts: Draft[] = []
  for (const element of page.elements) {
    if (element.isHidden || !hasText(element)) continue
    const pairs = pairsIn(page, element)
    if (pairs) drafts.push(draftOfPairs(element, pairs))
  }
  return drafts
}

function pairsIn(page: Page, element: PageElement): Pair[] | null {
  if (element.name === 'dl') {
    const pairs = readTermPairs(page, element)
    return pairs.length >= LEAST_PAIRS && hasDistinctLabels(pairs) && pairs.every(isLabel) ? pairs : null
  }
  if (element.children.length < LEAST_COLON_PAIRS || element.textEnd - element.textStart > 5000) return null
  if (!hasColons(textOf(page, element), LEAST_COLON_PAIRS)) return null
  const { pairs, others } = readColonPairs(page, element)
  if (pairs.length < LEAST_COLON_PAIRS || others > pairs.length / 2 || !hasDistinctLabels(pairs)) return null
  return pairs
}

function hasColons(text: string, count: number): boolean {
  let at = -1
  for (let found = 0; found < count; found++) {
    at = text.indexOf(':', at + 1)
    if (at < 0) return false
  }
  return true
}

// A glossary or a list of links also comes as a definition list, but its terms are titles, not labels.
const isLabel = ({ label, hasLink }: Pair): boolean => !hasLink && label.split(' ').length <= 6

const hasDistinctLabels = (pairs: Pair[]): boolean =>
  new Set(pairs.map(pair => pair.label.toLowerCase())).size === pairs.length

function draftOfPairs(element: PageElement, pairs: Pair[]): Draft {
  return {
    kind: 'definition',
    name: null,
    columnNames: pairs.map(pair => pair.label),
    rows: [pairs.map(pair => pair.cell)],
    detailUrls: [undefined],
    container: element,
    spans: [{ first: element.order, last: element.lastOrder }],
    likeness: 1,
  }
}
