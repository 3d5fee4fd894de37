import { hasText, type Page, textOf } from '../../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../../page/page-node.ts'
import { placeOfText } from '../../page/place-on-page.ts'
import { cellOfElement, findInside } from '../cell-of-node.ts'
import type { DraftCell } from '../draft.ts'

export type Pair = { label: string; cell: DraftCell; hasLink: boolean }

const MAX_LABEL = 60

/** Terms and their descriptions of one definition list; several descriptions of a term are one value. */
export function readTermPairs(page: Page, list: PageElement): Pair[] {
  const pairs: Pair[] = []
  let label = ''
  let hasLink = false
  let first: PageElement | null = null
  // Terms may stand in groups of their own (div) inside the list.
  const parts = list.children.flatMap(child => (isElement(child) && child.name === 'div' ? child.children : [child]))
  for (const part of parts) {
    if (!isElement(part) || !hasText(part)) continue
    if (part.name === 'dt') {
      label = cleanLabel(textOf(page, part))
      first = null
      hasLink = findInside(part, inner => inner.name === 'a' && inner.attribs.href !== undefined) !== null
    }
    if (part.name === 'dd' && label && label.length <= MAX_LABEL) {
      const cell = cellOfElement(page, part)
      if (cell?.text) pairs.push({ label, cell, hasLink })
      first = part
      label = ''
    } else if (part.name === 'dd' && first) {
      const [start, end] = [first.textStart, part.textEnd]
      const origin = placeOfText(list, start - list.textStart, end - list.textStart)
      const pair = pairs.at(-1)
      if (pair) pair.cell = { ...pair.cell, text: page.text.slice(start, end), origin }
    }
  }
  return pairs
}

// The colon of "7:28" parts hours from minutes.
const LABELLED = /^(\p{L}[\p{L}\p{N}\s./()º°ª'-]{0,48}?)\s*:(?!\/\/|(?<=\d:)\d\d(?!\d))\s*(?=\S)/u

/** "Label: value" lines, one per child of the element. */
export function readColonPairs(page: Page, parent: PageElement): { pairs: Pair[]; others: number } {
  const pairs: Pair[] = []
  let others = 0
  for (const child of linesOf(page, parent)) {
    const text = page.text.slice(child.start, child.end)
    const match = LABELLED.exec(text)
    if (!match?.[1] || text.length > 400) {
      others++
      continue
    }
    const start = child.start + match[0].length
    const origin = placeOfText(child.holder, start - child.holder.textStart, child.end - child.holder.textStart)
    pairs.push({
      label: cleanLabel(match[1]),
      cell: { text: page.text.slice(start, child.end), origin },
      hasLink: false,
    })
  }
  return { pairs, others }
}

type LineOf = { start: number; end: number; holder: PageNode }

/** The lines that an element's children make, each with a node that holds all of it. */
function linesOf(page: Page, parent: PageElement): LineOf[] {
  const lines: LineOf[] = []
  let from: number | null = null
  let to = 0
  const flush = (): void => {
    if (from !== null && to > from) lines.push({ start: from, end: to, holder: parent })
    from = null
  }
  for (const child of parent.children) {
    if (!hasText(child)) {
      if (isElement(child) && child.name === 'br') flush()
      continue
    }
    const breaksBefore = from === null || /[\n\t]/.test(page.text.slice(to, child.textStart))
    if (breaksBefore) {
      flush()
      from = child.textStart
    }
    to = child.textEnd
  }
  flush()
  return lines.filter(line => !page.text.slice(line.start, line.end).includes('\n'))
}

export const cleanLabel = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s{0,9}:\s{0,9}$/, '')
    .trim()
