import { decodeCloudflareEmail } from '../contacts/decode-cloudflare-email.ts'
import { oncePerPage } from '../page/once-per-page.ts'
import { absoluteUrl, hasText, type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement } from '../page/page-node.ts'
import { placeOfAttribute, placeOfText } from '../page/place-on-page.ts'
import type { DraftCell, Picture } from './draft.ts'
import { findPicture } from './find-picture.ts'

const CUT_OFF = /(?:…|\.\.\.)$/

/** Ends in dots, as texts do that go on elsewhere. */
export const isCutOff = (text: string): boolean => text.endsWith('…') || text.endsWith('...')

/** The cell that an element's visible text makes, or null when it shows none. */
export function cellOfElement(page: Page, element: PageElement): DraftCell | null {
  if (!hasText(element)) return cellOfImage(page, element)
  const link = findInside(element, inner => inner.name === 'a' && inner.attribs.href !== undefined && hasText(inner))
  const text = textOf(page, element)
  const whole = isCutOff(text) ? findWholeText(element, text) : null
  const email = text.length <= MAX_PROTECTED ? findProtectedEmail(page, element) : null
  return {
    ...(whole ?? { text, origin: placeOfText(element) }),
    href: absoluteUrl(page, link?.attribs.href) ?? undefined,
    ...(email !== null && { email }),
  }
}

const MAX_PROTECTED = 30

/** Without any on the page, no cell need be searched for one. */
const hasProtectedEmails = oncePerPage(page =>
  page.elements.some(({ attribs }) => attribs['data-cfemail'] !== undefined),
)

/** The e-mail that Cloudflare's script writes over "[email protected]". */
export function findProtectedEmail(page: Page, element: PageElement): string | null {
  if (!hasProtectedEmails(page)) return null
  const holder = findInside(element, inner => inner.attribs['data-cfemail'] !== undefined)
  return holder ? decodeCloudflareEmail(holder.attribs['data-cfemail'] as string) : null
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

/** First element inside (or the element itself) that passes, in document order; depth is bounded by the tree builder. */
export function findInside(root: PageElement, test: (element: PageElement) => boolean): PageElement | null {
  if (test(root)) return root
  for (const child of root.children) {
    const found = isElement(child) ? findInside(child, test) : null
    if (found) return found
  }
  return null
}

const NO_DETAILS =
  /^https?:\/\/(?:[\w-]+\.)*(?:(?:facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|whatsapp)\.com|x\.com|wa\.me|t\.me)\/|\/cdn-cgi\/l\/email-protection/

/** A page that may tell more of a record: mail, phone and profile links do not. */
export const isPageAddress = (address: string | undefined): boolean =>
  address !== undefined && /^https?:/.test(address) && !NO_DETAILS.test(address)
