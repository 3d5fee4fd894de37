import { absoluteUrl, hasText, type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../page/page-node.ts'
import { NO_NAME } from './contact-labels.data.ts'
import { foldKeepingLength } from './read-lines.ts'

const NAMING_TAGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'b', 'dt', 'caption', 'legend', 'summary'])
const NAMING_CLASS = /(?:^|\s)(?:fn|org|name|nombre|title|titulo|p-name|card-title)(?:\s|$)/i
const MAX_NAME = 90
// How many blocks up a name may stand from what it names.
const MAX_CLIMB = 6
const MAX_PASSED = 12

const isNaming = (element: PageElement): boolean =>
  NAMING_TAGS.has(element.name) ||
  /^(?:name|legalname)$/i.test(element.attribs.itemprop ?? '') ||
  NAMING_CLASS.test(element.attribs.class ?? '')

/** Finds whose a contact is: the nearest name in front of it inside a block they share. */
export class OwnerFinder {
  private readonly page: Page
  private siteName: { name: string | null } | null = null
  private readonly names: { order: number; text: string; isHeading: boolean }[] = []

  constructor(page: Page) {
    this.page = page
    for (const element of page.elements) {
      if (element.isHidden || !hasText(element) || !isNaming(element)) continue
      const length = element.textEnd - element.textStart
      if (length < 2 || length > MAX_NAME) continue
      const text = textOf(page, element)
        .replace(/\s+/g, ' ')
        .replace(/[\s:]+$/, '')
      const isName = /\p{L}{2}/u.test(text) && !/[@?!]|\d{5}/.test(text) && !NO_NAME.test(foldKeepingLength(text))
      if (isName) this.names.push({ order: element.order, text, isHeading: /^h\d$/.test(element.name) })
    }
  }

  /** The name for what stands in `node`, or the site's own name when no block names anybody. */
  find(node: PageNode): string | null {
    let block: PageNode | null = node
    for (let climbed = 0; block && climbed < MAX_CLIMB; climbed++) {
      const name = this.lastNameWithin(block.order, node.order)
      if (name) return name
      block = block.parent && 'order' in block.parent ? block.parent : null
      if (block && isElement(block) && (block.name === 'body' || block.name === 'main')) {
        return this.lastNameWithin(block.order, node.order, true) ?? this.nameOfSite()
      }
    }
    return this.nameOfSite()
  }

  private nameOfSite(): string | null {
    this.siteName ??= { name: this.readSiteName() }
    return this.siteName.name
  }

  /** At the top of the page only a heading names all that follows it. */
  private lastNameWithin(from: number, to: number, isHeadingOnly = false): string | null {
    let low = 0
    let high = this.names.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.names[middle]?.order ?? 0) < to) low = middle + 1
      else high = middle
    }
    let at = low - 1
    while (isHeadingOnly && at >= 0 && low - at < MAX_PASSED && !this.names[at]?.isHeading) at--
    const name = this.names[at]
    return name && name.order >= from && (name.isHeading || !isHeadingOnly) ? name.text : null
  }

  private readSiteName(): string | null {
    const meta = this.page.elements.find(
      element => element.name === 'meta' && element.attribs.property === 'og:site_name',
    )
    const named = meta?.attribs.content?.trim()
    if (named) return named
    const home = this.page.elements.find(
      element =>
        element.name === 'img' &&
        element.attribs.alt &&
        /logo/i.test(`${element.attribs.class} ${element.attribs.src}`),
    )
    const alternative =
      home && absoluteUrl(this.page, home.attribs.src)
        ? home.attribs.alt?.replace(/\blogo(?:tipo)?\b/gi, '').trim()
        : ''
    return alternative || null
  }
}
