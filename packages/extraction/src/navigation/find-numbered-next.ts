import { absoluteUrl, type Page, textOf } from '../page/page.ts'
import { isElement, isText, type PageElement, type PageNode } from '../page/page-node.ts'
import { PAGER_NAMES, POST_NAVIGATION } from './next-words.data.ts'
import { findPageStep, readPageNumber } from './page-step.ts'

/** A link of a numbered pager to the page behind the current one. */
type NumberedNext = { url: string; score: number; because: string; element: PageElement }

const NUMBER = /^[[(]?\s?(\d{1,5})\s?[\])]?$/
const CURRENT =
  /(?:^|[\s_-])(?:current|active|selected|on|actual|activo|activa|this|here|cur|sel|highlight|disabled|inactive-page|currentpage)(?=$|[\s_-])/i
const MAX_CLIMB = 3
const MAX_INSIDE = 400

const numberOf = (text: string): number | null => {
  const match = NUMBER.exec(text.trim())
  return match ? Number(match[1]) : null
}

/** The block that holds the whole pager: the nearest one with two numbers or more in it. */
function pagerOf(page: Page, link: PageElement): PageElement | null {
  let at: PageElement | null = link
  for (let climbed = 0; climbed < MAX_CLIMB; climbed++) {
    at = at.parent && 'order' in at.parent ? at.parent : null
    if (!at || at.lastOrder - at.order > MAX_INSIDE) return null
    const numbers = textOf(page, at).match(/(?<![\d.,:/])\d{1,5}(?![\d.,:/])/g)?.length ?? 0
    if (numbers >= 2) return at
  }
  return null
}

const isMarked = (element: PageElement): boolean =>
  element.attribs['aria-current'] !== undefined ||
  CURRENT.test(`${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`)

/** The number of the page one is on: marked, or the only one that is no link. */
function findCurrent(page: Page, pager: PageElement): number | null {
  let unlinked: number | null = null
  for (const node of page.nodes.slice(pager.order, pager.lastOrder + 1)) {
    const number = node.textEnd - node.textStart <= 8 ? numberOf(textOf(page, node)) : null
    if (number === null) continue
    if (isElement(node) && isMarked(node)) return number
    if (isText(node) && unlinked === null && !isInLink(page, node, pager)) unlinked = number
  }
  return unlinked
}

function isInLink(page: Page, node: PageNode, within: PageElement): boolean {
  let at = node.parent
  while (at && 'order' in at && at !== within) {
    if (at.name === 'a' && absoluteUrl(page, at.attribs.href)) return true
    at = at.parent
  }
  return false
}

const hasName = (pattern: RegExp, element: PageElement): boolean => {
  let at: PageElement | null = element
  for (let climbed = 0; at && climbed < MAX_CLIMB; climbed++) {
    if (pattern.test(`${at.attribs.class ?? ''} ${at.attribs.id ?? ''}`.toLowerCase())) return true
    at = at.parent && 'order' in at.parent ? at.parent : null
  }
  return false
}

/** Reads pagers that show numbers: the link whose number follows the current page's. */
export function findNumberedNext(page: Page): NumberedNext | null {
  const currents = new Map<PageElement, number | null>()
  let best: NumberedNext | null = null
  for (const element of page.elements) {
    if (element.name !== 'a' || element.isHidden || element.textEnd - element.textStart > 8) continue
    const number = numberOf(textOf(page, element))
    const url = number === null ? null : absoluteUrl(page, element.attribs.href)
    const pager = url ? pagerOf(page, element) : null
    if (number === null || !url || !pager || hasName(POST_NAVIGATION, pager)) continue
    if (!currents.has(pager)) currents.set(pager, findCurrent(page, pager) ?? readPageNumber(page.url))
    const current = currents.get(pager) ?? null
    if (current === null || number !== current + 1) continue
    const step = findPageStep(page.url, url)
    const isPager = hasName(PAGER_NAMES, pager)
    // Neighbouring years are other subjects, not other pages.
    if (number >= 1900 && number <= 2100 && !isPager) continue
    const score = 2.5 + (step === 'next' ? 4 : step === 'forward' ? 2.5 : step === null ? 0 : -8) + (isPager ? 2.5 : 0)
    if (score > (best?.score ?? 0)) best = { url, score, because: `page ${number} behind page ${current}`, element }
  }
  return best
}
