import { firstWhere } from '../page/first-where.ts'
import { absoluteUrl, hasText, type Page, textOf } from '../page/page.ts'
import type { PageElement, PageNode } from '../page/page-node.ts'
import { foldKeepingLength } from '../page/read-lines.ts'
import { NO_NAME } from './contact-labels.data.ts'
import { ROLES } from './role-words.data.ts'

const NAMING_TAGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'b', 'dt', 'caption', 'legend', 'summary'])
const NAMING_CLASS = /(?:^|\s)(?:fn|org|name|nombre|title|titulo|p-name|card-title)(?:\s|$)/i
// What hCard, schema.org and people who write their own classes call it.
const ROLE_PROPERTY = /^(?:jobtitle|rolename)$/i
const ROLE_CLASS = /(?:^|\s)(?:role|p-role|p-job-title|job-?title|cargo|puesto|designation)(?:\s|$)/i
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

const isRoleMark = ({ attribs }: PageElement): boolean =>
  ROLE_PROPERTY.test(attribs.itemprop ?? '') || ROLE_CLASS.test(attribs.class ?? '')

/** `kind`: how the name is marked up, which is the same for all cards of one list. */
type Name = { order: number; text: string; from: number; to: number; textEnd: number; kind: string }

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
  private readonly roleMarks: PageElement[] = []
  private kindsWithRoles: Set<string> | null = null
  private siteName: { name: string | null } | null = null

  constructor(page: Page) {
    this.page = page
    for (const element of page.elements) {
      if (element.isHidden || !hasText(element)) continue
      if (isRoleMark(element)) this.roleMarks.push(element)
      if (!isNaming(element)) continue
      const length = element.textEnd - element.textStart
      if (length < 2 || length > MAX_NAME) continue
      const text = textOf(page, element)
        .replace(/\s+/g, ' ')
        .replace(/[\s:]{1,9}$/, '')
      const isName = /\p{L}{2}/u.test(text) && !/[@?!]|\d{5}/.test(text) && !NO_NAME.test(foldKeepingLength(text))
      const kind = `${element.name} ${element.attribs.class ?? ''}`
      if (isName) this.names.push({ order: element.order, text, textEnd: element.textEnd, kind, ...scopeOf(element) })
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

  /** What somebody does: what is marked so, or the line below the name where it, or most such lines, name what one does. */
  private findRole(name: Name, node: PageNode): { role: string } | null {
    const mark = this.roleMarks[firstWhere(this.roleMarks, ({ order }) => order > name.order)]
    if (mark && mark.order <= name.to) return this.asRole(textOf(this.page, mark))
    const line = this.readLineBelow(name, node.textStart)
    return line !== null && (ROLES.test(foldKeepingLength(line)) || this.listsRoles(name.kind)) ? { role: line } : null
  }

  private readLineBelow({ textEnd }: Name, before = Number.POSITIVE_INFINITY): string | null {
    const between = this.page.text.slice(textEnd, Math.min(before, textEnd + MAX_ROLE + 2))
    return this.asRole(between.trim().split(/[\n\t]/)[0] ?? '')?.role ?? null
  }

  private asRole(text: string): { role: string } | null {
    const role = text.replace(/^[\s,·|–-]{1,4}/, '').trim()
    return role.length > 1 && role.length <= MAX_ROLE && !/[@:]|\d{3}/.test(role) ? { role } : null
  }

  /** Cards of one list have the same thing in the same place: where most of their second lines are roles, all are. */
  private listsRoles(kind: string): boolean {
    this.kindsWithRoles ??= this.findKindsWithRoles()
    return this.kindsWithRoles.has(kind)
  }

  private findKindsWithRoles(): Set<string> {
    const counts = new Map<string, { lines: number; roles: number }>()
    for (const name of this.names) {
      const line = this.readLineBelow(name)
      if (line === null) continue
      const { lines, roles } = counts.get(name.kind) ?? { lines: 0, roles: 0 }
      const isRole = ROLES.test(foldKeepingLength(line))
      counts.set(name.kind, { lines: lines + 1, roles: roles + (isRole ? 1 : 0) })
    }
    const kinds = [...counts].filter(([, { lines, roles }]) => roles >= 2 && roles * 2 > lines)
    return new Set(kinds.map(([kind]) => kind))
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
