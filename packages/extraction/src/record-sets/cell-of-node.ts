import { absoluteUrl, hasText, type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../page/page-node.ts'
import { placeOfAttribute, placeOfText } from '../page/place-on-page.ts'
import type { DraftCell, Picture } from './draft.ts'
import { findPicture } from './find-picture.ts'

const CUT_OFF = /(?:…|\.\.\.)$/

/** The cell that an element's visible text makes, or null when it shows none. */
export function cellOfElement(page: Page, element: PageElement): DraftCell | null {
  if (!hasText(element)) return cellOfImage(page, element)
  const link = findInside(element, inner => inner.name === 'a' && inner.attribs.href !== undefined && hasText(inner))
  const text = textOf(page, element)
  const whole = CUT_OFF.test(text) ? findWholeText(element, text) : null
  return {
    ...(whole ?? { text, origin: placeOfText(element) }),
    href: absoluteUrl(page, link?.attribs.href) ?? undefined,
  }
}

/** An image's alternative text stands for the image. */
function cellOfImage(page: Page, element: PageElement): DraftCell | null {
  const image = findInside(element, inner => inner.name === 'img')
  if (!image) return null
  const picture = findPicture(page, image)
  const spoken = findInside(element, inner => inner.name === 'img' && isSpoken(inner.attribs.alt))
  if (!spoken && !picture) return null
  const link = findInside(element, inner => inner.name === 'a' && inner.attribs.href !== undefined)
  return {
    text: spoken?.attribs.alt ?? '',
    origin: spoken ? placeOfAttribute(spoken, 'alt') : (picture as Picture).origin,
    href: absoluteUrl(page, link?.attribs.href) ?? undefined,
    ...(picture && { picture }),
  }
}

// Some editors write the file's name where the description belongs.
const isSpoken = (alt: string | undefined): boolean => !!alt?.trim() && !/\.\w{3,4}$/.test(alt.trim())

/** Text cut off with dots often stands whole in a title attribute. */
export function findWholeText(element: PageElement, text: string): DraftCell | null {
  const start = text.replace(CUT_OFF, '').trim().toLowerCase()
  const isWhole = (candidate: string | undefined): boolean =>
    candidate !== undefined && candidate.length > start.length && candidate.trim().toLowerCase().startsWith(start)
  const holder = isWhole(element.attribs.title) ? element : findInside(element, inner => isWhole(inner.attribs.title))
  if (!holder) return null
  return { text: holder.attribs.title as string, origin: placeOfAttribute(holder, 'title') }
}

/** First element inside (or the element itself) that passes, in document order. */
export function findInside(root: PageElement, test: (element: PageElement) => boolean): PageElement | null {
  if (test(root)) return root
  const stack: PageNode[] = [...root.children].reverse()
  for (let at = stack.pop(); at; at = stack.pop()) {
    if (!isElement(at)) continue
    if (test(at)) return at
    for (let i = at.children.length - 1; i >= 0; i--) stack.push(at.children[i] as PageNode)
  }
  return null
}

/** A page that can be opened: mail and phone links lead nowhere. */
export const isPageAddress = (address: string | undefined): boolean => /^https?:/.test(address ?? '')
