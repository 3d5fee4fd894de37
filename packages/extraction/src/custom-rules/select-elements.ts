import { compile, selectAll, selectOne } from 'css-select'
import { isElement, type PageElement, type PageNode, type PageParent, type PageRoot } from '../page/page-node.ts'

// Everything that makes a match look through the page again for each element of it.
const COSTLY = /:(?:has|is|where|matches|any|contains|icontains|parent|not)\s*\(/gi
const MAX_COSTLY = 2
const MAX_PARTS = 12
// The parser takes a dot or a hash without a name for a name that nothing has.
const NAMELESS = /[.#](?![\w\\\u00a1-\uffff-])/
const IN_BRACKETS = /\[[^\]]{0,99}\]|"[^"]{0,99}"|'[^']{0,99}'|\([^)]{0,99}\)/g

/** Why a selector cannot be used; null when it can. */
export function checkSelector(selector: string): 'malformed' | 'too-complex' | null {
  if (selector.trim() === '' || NAMELESS.test(selector.replace(IN_BRACKETS, ''))) return 'malformed'
  if ((selector.match(COSTLY) ?? []).length > MAX_COSTLY || /:has\s*\(/i.test(selector)) return 'too-complex'
  if (selector.split(/[\s>+~,]+/).length > MAX_PARTS) return 'too-complex'
  try {
    compile(selector)
    return null
  } catch {
    return 'malformed'
  }
}

const options = { xmlMode: false, cacheResults: true }

/** All elements of the page that visitors see and the selector names, in document order. */
export const selectItems = (root: PageRoot, selector: string): PageElement[] =>
  (selectAll(selector, [...root.children], options) as PageNode[])
    .filter(isElement)
    .filter(element => !isUnseen(element))

/** The first inside; with an empty selector the element itself. */
export function selectInside(element: PageElement, selector: string): PageElement | null {
  if (selector === '') return element
  const found = selectOne(selector, [...element.children], options) as PageNode | null
  return found && isElement(found) ? found : null
}

function isUnseen(element: PageElement): boolean {
  let at: PageParent | null = element
  while (at && isElement(at)) {
    if (at.isHidden) return true
    at = at.parent
  }
  return false
}
