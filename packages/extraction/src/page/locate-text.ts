import type { PlaceOnPage } from '@sondeo/table/origin'
import { firstWhere } from './first-where.ts'
import { oncePerPage } from './once-per-page.ts'
import type { Page } from './page.ts'
import { isText, type PageElement, type PageNode, type PageText } from './page-node.ts'
import { placeOfText } from './place-on-page.ts'

const visibleTexts = oncePerPage(
  page => page.nodes.filter(node => isText(node) && node.textEnd > node.textStart) as PageText[],
)

/** The text node that stands at an offset of `page.text`, or the next one when a separator stands there. */
export function textNodeAt(page: Page, offset: number): PageText | null {
  const texts = visibleTexts(page)
  return texts[firstWhere(texts, ({ textEnd }) => textEnd > offset)] ?? null
}

/** The innermost node that holds a stretch of `page.text`. */
export function nodeHolding(page: Page, start: number, end: number): PageNode | null {
  let at: PageNode | null = textNodeAt(page, start)
  while (at && (at.textEnd < end || at.textStart > start)) at = at.parent as PageElement | null
  return at && 'textEnd' in at ? at : null
}

/** The place of a stretch of `page.text`. */
export function placeOfStretch(page: Page, start: number, end: number): PlaceOnPage | null {
  const node = nodeHolding(page, start, end)
  return node && placeOfText(node, start - node.textStart, end - node.textStart)
}
