import { firstWhere } from '../page/first-where.ts'
import { absoluteUrl, hasText, type Page, textOf } from '../page/page.ts'
import type { PageElement, PageNode } from '../page/page-node.ts'
import { foldKeepingLength } from '../page/read-lines.ts'
import { NO_NAME } from './contact-labels.data.ts'
import { ROLES } from './role-words.data.ts'

const NAMING_TAGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'b', 'dt', 'caption', 'legend', 'summary'])
const NAMING_CLASS = /(?:^|\s)(?:fn|org|name|nombre|title|titulo|p-name|card-title)(?:\s|$)/i
const MAX_NAME = 90
const MAX_ROLE = 80
// A line of explanation may share the name's wrapper.
const MAX_SUBTITLE = 80
const MAX_PASSED = 40

const isNaming = (element: PageElement): boolean =>
  NAMING_TAGS.has(element.name) ||
  /^(?:name|legalname)$/i.test(element.attribs.itemprop ?? '') ||
  NAMING_CLASS.test(element.attribs.class ?? '')

const isHeader = (element: PageElement): boolean =>
  element.name === 'header' ||
  element.name === 'hgroup' ||
  /head|title|titulo|caption/i.test(element.attribs.class ?? '')

type Name = { order: number; text: string; from: number; to: number; textEnd: number }

/** What a name stands over: the block it opens, not the wrapper it is dressed in. */
function scopeOf(element: PageElement): { from: number; to: number } {
  let scope: PageElement = element
  while (scope.parent && 'order' in scope.parent) {
    scope = scope.parent
    const surplus = scope.textEnd - scope.textStart - (element.textEnd - element.textStart)
    if (surplus > (isHeader(scope) ? MAX_SUBTITLE : 0)) break
  }
  return { from: scope.order, to: scope.lastOrder }
}

/** Finds whose a contact is: the nearest name in front of it whose block it stands in. */
export class OwnerFinder {
  private readonly page: Page
  private readonly names: Name[] = []
  private siteName: { name: string | null } | null = null

  constructor(page: Page) {
    this.page = page
    for (const element of page.elements) {
      if (element.isHidden || !hasText(element) || !isNaming(element)) continue
      const length = element.textEnd - element.textStart
      if (length < 2 || length > MAX_NAME) continue
      const text = textOf(page, element)
        .replace(/\s+/g, ' ')
        .replace(/[\s:]{1,9}$/, '')
      const isName = /\p{L}{2}/u.test(text) && !/[@?!]|\d{5}/.test(text) && !NO_NAME.test(foldKeepingLength(text))
      if (isName) this.names.push({ order: element.order, text, textEnd: element.textEnd, ...scopeOf(element) })
    }
  }

  /** The name for what stands in `node`, or the site's own name when no block names anybody; and what that person does. */
  find(node: PageNode): { owner: string | null; role?: string } {
    const last = firstWhere(this.names, ({ order }) => order >= node.order) - 1
    for (let at = last; at >= 0 && last - at < MAX_PASSED; at--) {
      const name = this.names[at]
      if (name && name.from <= node.order && node.order <= name.to)
        return { owner: name.text, ...this.findRole(name, node) }
    }
    this.siteName ??= { name: this.readSiteName() }
    return { owner: this.siteName.name }
  }

  /** What the first line below the name says, where it names what somebody does. */
  private findRole({ textEnd }: Name, node: PageNode): { role: string } | null {
    const between = this.page.text.slice(textEnd, Math.min(node.textStart, textEnd + MAX_ROLE + 2))
    const [line = ''] = between.trim().split(/[\n\t]/)
    const role = line.replace(/^[\s,·|–-]{1,4}/, '').trim()
    const isRole = role.length > 1 && role.length <= MAX_ROLE && !/[@:]|\d{3}/.test(role)
    return isRole && ROLES.test(foldKeepingLength(role)) ? { role } : null
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
