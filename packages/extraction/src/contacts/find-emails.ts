import { nodeHolding, placeOfStretch } from '../page/locate-text.ts'
import { absoluteUrl, type Page } from '../page/page.ts'
import type { PageElement, PageNode } from '../page/page-node.ts'
import { placeOfAttribute } from '../page/place-on-page.ts'
import type { Contact } from '../page-reading.ts'
import { decodeCloudflareEmail } from './decode-cloudflare-email.ts'

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

/** An e-mail spelled to escape robots, as it stands in the text and as it is meant. */
type SpelledEmail = { raw: string; value: string; start: number }

const AT = String.raw`(?:\s?[[({<]\s?(?:at|arroba|@)\s?[\])}>]\s?|\s(?:at|arroba)\s|\s?@\s)`
const DOT = String.raw`(?:\s?[[({<]\s?(?:dot|punto|\.)\s?[\])}>]\s?|\s(?:dot|punto)\s|\.)`
const SPELLED = new RegExp(
  String.raw`(?<![\w.+-])[a-z\d][\w.+-]{0,40}${AT}[a-z\d][a-z\d-]{0,40}(?:${DOT}[a-z\d][a-z\d-]{0,30}){1,4}(?![\w-])`,
  'gi',
)
// A bare " at " is also an English word, so something else must show the intent.
const BRACKETED = /[[({<]\s?(?:at|arroba|@|dot|punto|\.)\s?[\])}>]/i
const SPELLED_DOT = /\s(?:dot|punto)\s/i
const MAX_AROUND = 120
const SPANISH_AT = /\sarroba\s/i

/** "home at last dot com" may be a sentence: in English the address must be most of its line. */
function isSpelledOut(raw: string, text: string, at: number): boolean {
  if (SPANISH_AT.test(raw)) return true
  if (!SPELLED_DOT.test(raw)) return false
  const before =
    text
      .slice(Math.max(0, at - MAX_AROUND), at)
      .split('\n')
      .at(-1) ?? ''
  const behind = text.slice(at + raw.length, at + raw.length + MAX_AROUND).split('\n')[0] ?? ''
  return raw.length >= before.length + behind.length
}

/** Finds "ventas [arroba] ejemplo [punto] com", "info at example dot com" and their like. */
function findSpelledEmails(text: string): SpelledEmail[] {
  const found: SpelledEmail[] = []
  for (const match of text.matchAll(SPELLED)) {
    const raw = match[0]
    if (!BRACKETED.test(raw) && !isSpelledOut(raw, text, match.index)) continue
    const value = raw.replace(new RegExp(AT, 'i'), '@').replace(new RegExp(DOT, 'gi'), '.')
    found.push({ raw, value, start: match.index })
  }
  return found
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
