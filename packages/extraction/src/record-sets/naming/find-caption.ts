import { hasText, type Page, textOf } from '../../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../../page/page-node.ts'
import { placeOfText } from '../../page/place-on-page.ts'
import type { RecordSet } from '../../page-reading.ts'
import type { Draft } from '../draft.ts'
import { isChromeItself } from '../is-chrome.ts'

const MAX_CAPTION = 100

/** The nearest text above a set, where it is short enough to be a title: it tells lists of one shape apart. */
export function findCaption(page: Page, { container }: Draft): RecordSet['caption'] | null {
  const own = container.children.find(child => isElement(child) && child.name === 'caption')
  if (own && hasText(own)) return captionOf(page, own)
  let at: PageElement | null = container
  while (at && at.name !== 'body') {
    const above = textBefore(at)
    if (above) return isElement(above) && isChromeItself(above) ? null : captionOf(page, above)
    if (at.name === 'main') return null
    at = at.parent && isElement(at.parent) ? at.parent : null
  }
  return null
}

function textBefore(element: PageElement): PageNode | null {
  let before = element.prev
  while (before && !hasText(before)) before = before.prev
  return before
}

function captionOf(page: Page, node: PageNode): RecordSet['caption'] | null {
  if (node.textEnd - node.textStart > MAX_CAPTION) return null
  const text = textOf(page, node)
  return /\p{L}/u.test(text) && !/[\n\t]/.test(text) ? { text, origin: placeOfText(node) } : null
}
