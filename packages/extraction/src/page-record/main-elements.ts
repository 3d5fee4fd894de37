import { oncePerPage } from '../page/once-per-page.ts'
import { hasText } from '../page/page.ts'
import type { PageElement } from '../page/page-node.ts'
import { isChromeItself } from '../record-sets/is-chrome.ts'

const FORM_PARTS = new Set(['form', 'button', 'fieldset'])

/** The elements with text that stand neither in menus, footers and side boxes nor in forms. */
export const mainElements = oncePerPage(page => {
  const found: PageElement[] = []
  let skipTo = -1
  for (const element of page.elements) {
    if (element.order <= skipTo || element.isHidden || !hasText(element)) continue
    const { name } = element
    if (name !== 'body' && name !== 'main' && (FORM_PARTS.has(name) || isChromeItself(element))) {
      skipTo = element.lastOrder
      continue
    }
    found.push(element)
  }
  return found
})
