import { hasText, type Page, textOf } from '../page/page.ts'
import type { PageElement } from '../page/page-node.ts'
import { placeInEmbedded, placeOfAttribute, placeOfText } from '../page/place-on-page.ts'
import { readEmbeddedJson } from '../page/read-embedded-json.ts'
import type { FoundContact } from './find-emails.ts'

const ADDRESS_PARTS = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry']
const MAX_VISITS = 20_000
// An address has few parts; what holds more is a list of them.
const MAX_INSIDE = 120

type Visit = { value: unknown; pointer: string; owner: string | null }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textIn = (value: unknown): string => {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim()
  return isObject(value) && typeof value.name === 'string' ? value.name.trim() : ''
}

const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

function readAddress(address: Record<string, unknown>): string | null {
  const street = textIn(address.streetAddress)
  if (!street) return null
  const parts = ADDRESS_PARTS.map(part => textIn(address[part])).filter(part => part !== '')
  return parts.length >= 2 ? parts.join(', ') : null
}

/** Walks a JSON-LD tree without recursion and collects its PostalAddress entries. */
function readJsonLd(script: PageElement): FoundContact[] {
  const found: FoundContact[] = []
  const pending: Visit[] = [{ value: readEmbeddedJson(script), pointer: '', owner: null }]
  for (let visits = 0; pending.length > 0 && visits < MAX_VISITS; visits++) {
    const { value, pointer, owner } = pending.pop() as Visit
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) pending.push({ value: item, pointer: `${pointer}/${index}`, owner })
    } else if (isObject(value)) {
      const address = readAddress(value)
      if (address) {
        const origin = placeInEmbedded(script, `${pointer}/streetAddress`)
        found.push({ kind: 'address', value: address, raw: address, origin, node: script, ownerName: owner })
        continue
      }
      const name = typeof value.name === 'string' ? value.name : owner
      for (const [key, item] of Object.entries(value)) {
        if (typeof item === 'object')
          pending.push({ value: item, pointer: `${pointer}/${escapePointer(key)}`, owner: name })
      }
    }
  }
  return found
}

const wordsOf = (element: PageElement): string =>
  `${element.attribs.class ?? ''} ${element.attribs.itemprop ?? ''} ${element.attribs.itemtype ?? ''}`
const isAddressBlock = (element: PageElement): boolean =>
  (element.attribs.class ?? element.attribs.itemprop ?? element.attribs.itemtype) !== undefined &&
  /(?:^|[\s/])(?:adr|h-adr|PostalAddress)(?:\s|$)/.test(wordsOf(element))
const isStreet = (element: PageElement): boolean =>
  /(?:^|\s)(?:street-address|p-street-address|streetAddress)(?:\s|$)/.test(wordsOf(element))

/** Addresses marked up by microdata or a microformat: the block's own visible text. */
function readMarkup(page: Page, block: PageElement): FoundContact | null {
  if (block.lastOrder - block.order > MAX_INSIDE) return null
  const inside = page.nodes.slice(block.order + 1, block.lastOrder + 1)
  const street = inside.find(node => 'attribs' in node && isStreet(node)) as PageElement | undefined
  if (!street) return null
  if (hasText(block) && hasText(street)) {
    const raw = textOf(page, block)
    const value = raw
      .replace(/\s{0,9}[\n\t]\s{0,9}/g, ', ')
      .replace(/\s+/g, ' ')
      .replace(/(?:\s?,){2,}/g, ',')
    return raw.length <= 300 ? { kind: 'address', value, raw, origin: placeOfText(block), node: block } : null
  }
  const parts = inside.flatMap(node =>
    'attribs' in node && ADDRESS_PARTS.includes(node.attribs.itemprop ?? '')
      ? [node.attribs.content ?? textOf(page, node)]
      : [],
  )
  const value = parts.filter(Boolean).join(', ')
  return parts.length >= 2 && street.attribs.content
    ? { kind: 'address', value, raw: value, origin: placeOfAttribute(street, 'content'), node: block }
    : null
}

/** Finds addresses that the page itself marks as such: JSON-LD, microdata, microformats. */
export function findStructuredAddresses(page: Page): FoundContact[] {
  const found: FoundContact[] = []
  for (const element of page.elements) {
    if (element.name === 'script' && /ld\+json/i.test(element.attribs.type ?? '')) found.push(...readJsonLd(element))
    else if (!element.isHidden && isAddressBlock(element)) {
      const address = readMarkup(page, element)
      if (address) found.push(address)
    }
  }
  return found
}
