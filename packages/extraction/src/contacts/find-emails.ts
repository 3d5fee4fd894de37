import { nodeHolding, placeOfStretch } from '../page/locate-text.ts'
import { absoluteUrl, type Page } from '../page/page.ts'
import type { PageElement, PageNode } from '../page/page-node.ts'
import { placeOfAttribute } from '../page/place-on-page.ts'
import type { Contact } from '../page-reading.ts'
import { decodeCloudflareEmail } from './decode-cloudflare-email.ts'
import { findSpelledEmails } from './find-spelled-emails.ts'

/** A contact before its owner is known, and the node it stands in. */
export type FoundContact = Omit<Contact, 'owner'> & {
  node: PageNode
  /** Where the page's own data names the owner. */
  ownerName?: string | null
}

// Bounded everywhere, so that no text makes it backtrack.
const EMAIL = /(?<![\w.+%-])[a-z\d][\w.+%-]{0,63}@(?:[a-z\d][a-z\d-]{0,62}\.){1,6}[a-z]{2,24}(?![a-z\d])/gi
const WHOLE_EMAIL = /^[a-z\d_][\w.+%-]{0,63}@(?:[a-z\d][a-z\d-]{0,62}\.){1,6}[a-z]{2,24}$/i
// Most pages have none: one cheap look saves the careful one.
const MAY_BE_SPELLED = /[\s[({<](?:at|arroba|@)[\s\])}>]/i
const NOT_AN_ENDING = /\.(?:png|jpe?g|gif|webp|svg|css|js|html?|php|pdf)$/i

const isEmail = (text: string): boolean => WHOLE_EMAIL.test(text) && !NOT_AN_ENDING.test(text) && !text.includes('..')

const decodePercent = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readLink(page: Page, element: PageElement): FoundContact[] {
  const href = element.attribs.href?.trim() ?? ''
  if (/^mailto:/i.test(href)) {
    const [addresses = ''] = href.slice(7).split('?')
    return decodePercent(addresses)
      .split(/[,;]/)
      .flatMap(raw => makeFromAttribute(element, 'href', raw.trim()))
  }
  const isProtected =
    href.includes('email-protection') && /\/cdn-cgi\/l\/email-protection#/.test(absoluteUrl(page, href) ?? '')
  return isProtected
    ? makeFromAttribute(element, 'href', decodeCloudflareEmail(href.slice(href.indexOf('#') + 1)) ?? '')
    : []
}

/** A name, the address in its brackets, and some room: what is longer is no address. */
const MAX_WRITTEN = 500

function makeFromAttribute(element: PageElement, name: string, raw: string): FoundContact[] {
  if (raw.length > MAX_WRITTEN) return []
  const [bare = ''] = raw.slice(raw.lastIndexOf('<') + 1).split('>')
  const email = withoutLastDots(bare)
  if (!isEmail(email)) return []
  return [{ kind: 'email', value: email.toLowerCase(), raw, origin: placeOfAttribute(element, name), node: element }]
}

/** By hand: an expression that ends in `[.]+$` tries again at every dot of a long row of them. */
function withoutLastDots(text: string): string {
  let end = text.length
  while (text[end - 1] === '.') end--
  return text.slice(0, end)
}

function makeFromText(
  page: Page,
  { raw, value, start }: { raw: string; value: string; start: number },
): FoundContact[] {
  const end = start + raw.length
  const node = nodeHolding(page, start, end)
  const origin = placeOfStretch(page, start, end)
  return node && origin && isEmail(value) ? [{ kind: 'email', value: value.toLowerCase(), raw, origin, node }] : []
}

/** Finds the e-mails a visitor can see or click, also those hidden from simple robots. */
export function findEmails(page: Page): FoundContact[] {
  const found: FoundContact[] = []
  if (page.text.includes('@')) {
    for (const match of page.text.matchAll(EMAIL)) {
      found.push(...makeFromText(page, { raw: match[0], value: match[0], start: match.index }))
    }
  }
  if (MAY_BE_SPELLED.test(page.text)) {
    for (const spelled of findSpelledEmails(page.text)) found.push(...makeFromText(page, spelled))
  }
  for (const element of page.elements) {
    if (element.attribs.href) found.push(...readLink(page, element))
    const code = element.attribs['data-cfemail']
    if (code) found.push(...makeFromAttribute(element, 'data-cfemail', decodeCloudflareEmail(code) ?? ''))
    if (element.attribs.itemprop === 'email' && element.attribs.content) {
      found.push(...makeFromAttribute(element, 'content', element.attribs.content.replace(/^mailto:/i, '').trim()))
    }
  }
  return found
}
