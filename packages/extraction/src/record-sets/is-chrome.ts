import { isElement, type PageElement, type PageParent } from '../page/page-node.ts'

const CHROME_TAGS = new Set(['nav', 'footer', 'header', 'aside'])
const CHROME_ROLES = /^(?:navigation|banner|contentinfo|search)$/
const CHROME_WORDS =
  /(?:^|[-_\s])(?:nav|navbar|navigation|menu|menus|footer|breadcrumbs?|sidebar|side-bar|pagination|pager|toolbar|cookies?|share|social|migas|pie|cabecera|facets?|filters?|filtros|references|reflist|footnotes?|bibliography|navbox|toc|catlinks|related|relacionad[oa]s)(?:$|[-_\s\d])/i

/** Stands in a part of the page that repeats on every page of a site. */
export function isChrome(element: PageElement): boolean {
  let at: PageParent | null = element
  while (at && isElement(at) && at.name !== 'body' && at.name !== 'main') {
    if (CHROME_TAGS.has(at.name) || CHROME_ROLES.test(at.attribs.role ?? '')) return true
    if (CHROME_WORDS.test(at.attribs.class ?? '') || CHROME_WORDS.test(at.attribs.id ?? '')) return true
    at = at.parent
  }
  return false
}
