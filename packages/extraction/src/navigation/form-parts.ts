import { type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement } from '../page/page-node.ts'
import { foldKeepingLength } from '../page/read-lines.ts'

const TEXT_TYPES = new Set(['text', 'email', 'tel', 'number', ''])

export const typeOf = (input: PageElement): string => (input.attribs.type ?? 'text').trim().toLowerCase()
export const isPassword = (input: PageElement): boolean =>
  typeOf(input) === 'password' || /(?:current|new)-password/.test(input.attribs.autocomplete ?? '')
export const isTextField = (input: PageElement): boolean =>
  input.name === 'input' && !isPassword(input) && TEXT_TYPES.has(typeOf(input))

/** The inputs inside an element, hidden ones too: they carry tokens. */
export const inputsIn = (page: Page, element: PageElement): PageElement[] =>
  page.nodes
    .slice(element.order, element.lastOrder + 1)
    .filter((node): node is PageElement => isElement(node) && ['input', 'select', 'textarea'].includes(node.name))

/** What the buttons inside an element say. */
export const buttonsIn = (page: Page, element: PageElement): string[] =>
  page.nodes.slice(element.order, element.lastOrder + 1).flatMap(node => {
    if (!isElement(node)) return []
    if (node.name === 'button') return [textOf(page, node)]
    return node.name === 'input' && ['submit', 'button', 'image'].includes(typeOf(node))
      ? [`${node.attribs.value ?? ''} ${node.attribs.alt ?? ''}`]
      : []
  })

/** Everything a form says of itself: names, address, buttons, the words in it. */
export function wordsOf(page: Page, form: PageElement, inputs: PageElement[]): string {
  const buttons = buttonsIn(page, form)
  const own = [form.attribs.id, form.attribs.class, form.attribs.name, form.attribs.action]
  return foldKeepingLength(
    [...own, ...buttons, ...inputs.map(input => input.attribs.name)].join(' ').replace(/[_/-]/g, ' '),
  )
}
