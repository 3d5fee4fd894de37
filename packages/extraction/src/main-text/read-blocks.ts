import { firstWhere } from '../page/first-where.ts'
import { textNodeAt } from '../page/locate-text.ts'
import type { Page } from '../page/page.ts'
import type { PageElement, PageText } from '../page/page-node.ts'

/** One line of the page's text with what is known of it before anything is classified. */
export type Block = {
  start: number
  end: number
  text: string
  /** The text node it begins in. */
  node: PageText
  /** Share of its characters that are links, 0 to 1. */
  linkShare: number
}

/** How many link characters stand before each offset, in steps at the links' edges. */
function measureLinks(page: Page): (start: number, end: number) => number {
  const edges: number[] = [0]
  const sums: number[] = [0]
  let covered = 0
  for (const element of page.elements) {
    const isLink = element.name === 'a' && element.attribs.href !== undefined && element.textEnd > element.textStart
    if (!isLink || element.textStart < covered) continue
    edges.push(element.textStart, element.textEnd)
    const before = sums.at(-1) ?? 0
    sums.push(before, before + element.textEnd - element.textStart)
    covered = element.textEnd
  }
  const upTo = (offset: number): number => {
    const at = firstWhere(edges, edge => edge > offset) - 1
    const sum = sums[at] ?? 0
    // Odd steps begin a link, even ones end it.
    return at % 2 === 1 ? sum + offset - (edges[at] ?? 0) : sum
  }
  return (start, end) => upTo(end) - upTo(start)
}

/** Cuts the page's text into lines with their links measured. */
export function readBlocks(page: Page): Block[] {
  const linksBetween = measureLinks(page)
  const blocks: Block[] = []
  let start = 0
  while (start <= page.text.length) {
    const newline = page.text.indexOf('\n', start)
    const end = newline < 0 ? page.text.length : newline
    const node = end > start ? textNodeAt(page, start) : null
    if (node) {
      const text = page.text.slice(start, end)
      blocks.push({ start, end, text, node, linkShare: linksBetween(start, end) / (end - start) })
    }
    start = end + 1
  }
  return blocks
}

/** The ancestors of a block, nearest first. */
export function* ancestorsOf(block: Block): Generator<PageElement> {
  let at = block.node.parent
  while (at && 'order' in at) {
    yield at
    at = at.parent
  }
}
