import type { Page } from '../page/page.ts'
import type { PageElement } from '../page/page-node.ts'
import { SIDE_ROLES, SIDE_TAGS, SIDE_WORDS, TEXT_WORDS } from './boilerplate-words.data.ts'
import type { Weights } from './sum-weights.ts'

export const isTextHolder = (element: PageElement): boolean =>
  element.attribs.itemprop === 'articleBody' ||
  TEXT_WORDS.test(`${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`)

function isSidePart(element: PageElement): boolean {
  if (SIDE_TAGS.has(element.name) || SIDE_ROLES.test(element.attribs.role ?? '')) return true
  if (element.attribs['aria-hidden'] === 'true' || element.name === 'figcaption') return true
  const words = `${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`
  return words.length > 1 && words.length < 400 && SIDE_WORDS.test(words)
}

const NEVER_SIDE = new Set(['html', 'body', 'main', 'article'])

/** Finds the stretches of text that belong to menus, banners, comments and the like, in document order. */
export function markSideParts(page: Page, weights: Weights): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = []
  let skipTo = -1
  for (const element of page.elements) {
    if (element.order <= skipTo || element.textEnd === element.textStart) continue
    if (NEVER_SIDE.has(element.name) || isTextHolder(element) || !isSidePart(element)) continue
    // A wrapper named for what stands in one corner of it holds the text as well.
    const held = weights.between(element.textStart, element.textEnd)
    if (held > weights.total * 0.5) continue
    stretches.push({ start: element.textStart, end: element.textEnd })
    skipTo = element.lastOrder
  }
  return stretches
}
