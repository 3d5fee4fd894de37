import { isElement, type PageElement, type PageParent } from '../page/page-node.ts'

const CHROME_TAGS = new Set(['nav', 'footer', 'header', 'aside'])
const CHROME_ROLES = /^(?:navigation|banner|contentinfo|search)$/
const CHROME_WORDS =
  /(?:^|[-_\s])(?:nav|navbar|navigation|menu|menus|footer|breadcrumbs?|sidebar|side-bar|pagination|pager|toolbar|cookies?|share|social|migas|pie|cabecera|facets?|filters?|filtros|references|reflist|footnotes?|bibliography|navbox|toc|catlinks|related|relacionad[oa]s)(?:$|[-_\s\d])/i

/** Stands in a part of the page that repeats on every page of a site. */
export function isChrome(element: PageElement): boolean {
  let at: PageParent | null = element
  while (at && isElement(at) && at.name !== 'body' && at.name !== 'main') {
    if (CHROME_TAGS.has(at.name) || hasChromeWords(at)) return true
    at = at.parent
  }
  return false
}

/** The element is such a part; a header is one only at the top of the page, elsewhere it heads what follows. */
export function isChromeItself(element: PageElement): boolean {
  if (element.name !== 'header') return CHROME_TAGS.has(element.name) || hasChromeWords(element)
  const { parent } = element
  return !parent || !isElement(parent) || parent.name === 'body'
}

const hasChromeWords = ({ attribs }: PageElement): boolean =>
  CHROME_ROLES.test(attribs.role ?? '') || CHROME_WORDS.test(attribs.class ?? '') || CHROME_WORDS.test(attribs.id ?? '')
