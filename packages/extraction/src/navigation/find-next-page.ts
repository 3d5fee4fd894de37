import { absoluteUrl, type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement } from '../page/page-node.ts'
import { placeOfAttribute } from '../page/place-on-page.ts'
import { foldKeepingLength } from '../page/read-lines.ts'
import type { Navigation } from '../page-reading.ts'
import { findNumberedNext } from './find-numbered-next.ts'
import { ARROWS, MORE_WORDS, NEXT_NAMES, NEXT_WORDS, PAGER_NAMES, POST_NAVIGATION } from './next-words.data.ts'
import { findPageStep, type PageStep } from './page-step.ts'

type Candidate = { url: string; score: number; because: string; element: PageElement; attribute: string }

const ENOUGH = 5
const MAX_CLIMB = 4
const ADDRESS_ATTRIBUTES = [
  'href',
  'data-href',
  'data-url',
  'data-next',
  'data-next-url',
  'data-link',
  'data-ajax-url',
  'data-load-more-url',
]
const hasAddress = ({ attribs }: PageElement): boolean => ADDRESS_ATTRIBUTES.some(name => attribs[name])

const stepWorth: Record<Exclude<PageStep, null>, number> = { next: 3, forward: 1.5, back: -8, same: -20 }

const namesOf = ({ attribs }: PageElement): string =>
  attribs.class || attribs.id ? `${attribs.class ?? ''} ${attribs.id ?? ''}`.toLowerCase() : ''

function surroundings(element: PageElement): { isPager: boolean; isPost: boolean } {
  let isPager = false
  let isPost = false
  let at: PageElement | null = element
  for (let climbed = 0; at && climbed < MAX_CLIMB; climbed++) {
    const names = namesOf(at)
    isPager ||= PAGER_NAMES.test(names) || /pagina|pager/i.test(at.attribs['aria-label'] ?? '')
    isPost ||= POST_NAVIGATION.test(names)
    at = at.parent && 'order' in at.parent ? at.parent : null
  }
  return { isPager, isPost }
}

/** Called "next" by its own class or id, or by the box that holds nothing else. */
function isNextByName(element: PageElement): boolean {
  if (NEXT_NAMES.test(namesOf(element))) return true
  const parent = element.parent && 'order' in element.parent ? element.parent : null
  const isOnlyChild = parent !== null && parent.children.length <= 5 && parent.children.filter(isElement).length === 1
  return isOnlyChild && parent !== null && NEXT_NAMES.test(namesOf(parent))
}

const DISABLED = /(?:^|[\s_-])(?:disabled|deshabilitado|inactivo|is-disabled|unavailable)(?=$|[\s_-])/

/** Greyed out, itself or its list item: the list ends here although the link has an address. */
function isDisabled(element: PageElement): boolean {
  const parent = element.parent && 'order' in element.parent ? element.parent : null
  return [element, parent].some(
    one =>
      one !== null &&
      (one.attribs['aria-disabled'] === 'true' || one.attribs.disabled !== undefined || DISABLED.test(namesOf(one))),
  )
}

const ENDINGS = new Set('>›»→])|.… \t\n')

/** The words of a button without the signs around them. */
function strip(text: string): string {
  const begun = foldKeepingLength(text)
    .replace(/^[\s<‹«←[(|]+/, '')
    .replace(/\s{2,}|[^\S ]/g, ' ')
  let end = begun.length
  while (end > 0 && ENDINGS.has(begun[end - 1] as string)) end--
  return begun.slice(0, end)
}

/** The words of a link: its text, else what it says to those who cannot see it. */
function wordsOf(page: Page, element: PageElement): string[] {
  const image = element.children.find(child => 'attribs' in child && child.name === 'img') as PageElement | undefined
  const text = element.textEnd - element.textStart <= 60 ? textOf(page, element) : 'a long text that is no button'
  return [text, element.attribs['aria-label'], element.attribs.title, image?.attribs.alt].flatMap(words =>
    words?.trim() ? [words.trim()] : [],
  )
}

const LINKING_TAGS = new Set(['a', 'link', 'button', 'div', 'span', 'li'])

/** Where an element leads, and the attribute that says so. */
function addressOf(page: Page, element: PageElement): { url: string; attribute: string } | null {
  const attribute = ADDRESS_ATTRIBUTES.find(name => absoluteUrl(page, element.attribs[name]))
  const url = attribute && absoluteUrl(page, element.attribs[attribute])
  return attribute && url && /^https?:/.test(url) ? { url, attribute } : null
}

const isRelNext = ({ attribs }: PageElement): boolean =>
  attribs.rel !== undefined && /(?:^|\s)next(?:\s|$)/i.test(attribs.rel)

function classifyLinkElement(page: Page, element: PageElement): Candidate | null {
  const address = isRelNext(element) ? addressOf(page, element) : null
  if (!address) return null
  const step = findPageStep(page.url, address.url)
  return { ...address, score: 5 + (step ? stepWorth[step] : -1.5), because: 'rel=next', element }
}

function judge(page: Page, element: PageElement): Candidate | null {
  if (!LINKING_TAGS.has(element.name)) return null
  if (element.name === 'link') return classifyLinkElement(page, element)
  if (element.textEnd - element.textStart > 200 || !hasAddress(element)) return null
  const isRel = isRelNext(element)
  const words = wordsOf(page, element)
  const stripped = words.map(strip)
  const isNext = stripped.some(text => NEXT_WORDS.test(text))
  const isMore = stripped.some(text => MORE_WORDS.test(text))
  const isArrow = words.some(text => ARROWS.test(text))
  const isNamedNext = isNextByName(element)
  if (!isNext && !isMore && !isArrow && !isNamedNext && !isRel) return null
  const address = isDisabled(element) ? null : addressOf(page, element)
  if (!address) return null
  const { url, attribute } = address
  const { isPager, isPost } = surroundings(element)
  const step = findPageStep(page.url, url)
  if (isMore && !isNext && step === null && attribute === 'href') return null
  const isLong = (words[0]?.length ?? 0) > 30
  const score =
    (isNext ? 4 : 0) +
    (isMore && !isNext ? 3 : 0) +
    (isArrow ? 2.5 : 0) +
    (isNamedNext ? 2 : 0) +
    (isRel ? 3 : 0) +
    (isPager ? 1.5 : 0) +
    (step ? stepWorth[step] : -1) -
    (isPost ? 4 : 0) -
    (isLong ? 3 : 0)
  const because = isRel
    ? 'rel=next'
    : isNext
      ? `says "${words[0]}"`
      : isMore
        ? 'loads more'
        : isArrow
          ? 'arrow'
          : 'named next'
  return { url, score, because, element, attribute }
}

/** Finds the address of the list's next page, or nothing when this is the last or no list at all. */
export function findNextPage(page: Page): Navigation['next'] {
  let best: Candidate | null = null
  for (const element of page.elements) {
    const candidate = judge(page, element)
    if (candidate && candidate.score > (best?.score ?? 0)) best = candidate
  }
  const numbered = findNumberedNext(page)
  // A word and a number that lead to the same address prove each other.
  if (numbered && best?.url === numbered.url) best = { ...best, score: best.score + numbered.score }
  else if (numbered && numbered.score > (best?.score ?? 0)) best = { ...numbered, attribute: 'href' }
  if (!best || best.score < ENOUGH) return null
  return { url: best.url, because: best.because, origin: placeOfAttribute(best.element, best.attribute) }
}
