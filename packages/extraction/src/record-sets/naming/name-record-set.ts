import { HEADING_TAGS } from '../../page/element-kinds.data.ts'
import { hasText, type Page, textOf } from '../../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../../page/page-node.ts'
import { findInside } from '../cell-of-node.ts'
import type { Draft } from '../draft.ts'
import { isChromeItself } from '../is-chrome.ts'

const MAX_NAME = 120
const MAX_BESIDE = 200
const MAX_SIBLINGS = 40
const TITLE_WORDS = /(?:^|[-_\s])(?:title|titulo|titular|heading|headline|encabezado)(?:$|[-_\s])/i

/** What the page calls the set: its label, legend or caption, else the nearest heading that governs it. */
export function nameRecordSet(page: Page, { container, spans }: Draft): string | null {
  for (let at: PageElement | null = firstPart(page, container, spans[0]?.first); at; at = parentOf(at)) {
    const isAround = at.order <= container.order
    if (isAround && at.name === 'main') return headingInside(page, at, container)
    const name = (isAround && labelOf(page, at)) || headingBefore(page, at)
    if (name) return name
    if (at.name === 'body') return null
  }
  return null
}

const parentOf = ({ parent }: PageElement): PageElement | null => (parent && isElement(parent) ? parent : null)

/** The child of the container with which the records begin: headings inside the records name no set. */
function firstPart(page: Page, container: PageElement, first: number | undefined): PageElement {
  let at: PageNode | null = first === undefined ? null : (page.nodes[first] ?? null)
  while (at && at.parent !== container) at = at.parent && isElement(at.parent) ? at.parent : null
  return at && isElement(at) ? at : container
}

function labelOf(page: Page, element: PageElement): string | null {
  const { attribs, children } = element
  const by = attribs['aria-labelledby']?.trim().split(/\s+/)[0]
  const labelling = by ? page.elements.find(other => other.attribs.id === by) : undefined
  const inside = children.find(
    child => isElement(child) && (child.name === 'legend' || child.name === 'figcaption' || child.name === 'summary'),
  )
  const holder = labelling ?? inside
  return clean(holder && hasText(holder) ? textOf(page, holder) : attribs['aria-label'])
}

/** The heading among what stands before the element in the same box. */
function headingBefore(page: Page, element: PageElement): string | null {
  let before = element.prev
  for (let looked = 0; before && looked < MAX_SIBLINGS; before = before.prev, looked++) {
    if (!isElement(before) || !hasText(before) || isChromeItself(before)) continue
    const heading = headingOf(before)
    if (heading) return clean(textOf(page, heading))
    const isTitle = TITLE_WORDS.test(before.attribs.class ?? '') && before.textEnd - before.textStart <= MAX_NAME
    if (isTitle) return clean(textOf(page, before))
  }
  return null
}

/** A heading, or one that a small box or a page's first heading that a larger box holds for what follows it. */
function headingOf(element: PageElement): PageElement | null {
  const heading = findInside(element, inner => HEADING_TAGS.has(inner.name) && hasText(inner) && !inner.isHidden)
  if (!heading || heading === element) return heading
  if (element.name === 'section' || element.name === 'article') return null
  return heading.name === 'h1' || element.textEnd - heading.textEnd <= MAX_BESIDE ? heading : null
}

/** Nothing right before it: the main part's first heading, when the set comes after it. */
function headingInside(page: Page, main: PageElement, container: PageElement): string | null {
  const first = findInside(main, inner => inner.name === 'h1' && hasText(inner))
  return first && first.order < container.order ? clean(textOf(page, first)) : null
}

function clean(text: string | undefined): string | null {
  const name = (text ?? '').replace(/\s+/g, ' ').replace(/\s?:$/, '').trim()
  return name && name.length <= MAX_NAME && /\p{L}/u.test(name) ? name : null
}
