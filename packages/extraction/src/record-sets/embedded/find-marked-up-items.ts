import { hasText, type Page, textOf } from '../../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../../page/page-node.ts'
import { placeOfAttribute, placeOfText } from '../../page/place-on-page.ts'
import type { Draft, DraftCell } from '../draft.ts'
import { draftOfObjects, type EmbeddedRecord } from './draft-of-objects.ts'

type Vocabulary = { scope: string; type: string; property: string }
const vocabularies: Vocabulary[] = [
  { scope: 'itemscope', type: 'itemtype', property: 'itemprop' },
  { scope: 'typeof', type: 'typeof', property: 'property' },
]
const LEAST_FIELDS = 2

/** Items that the page marks up itself (microdata, RDFa), one set per type. */
export function findMarkedUpItems(page: Page): Draft[] {
  const drafts: (Draft | null)[] = []
  for (const vocabulary of vocabularies) {
    const byType = new Map<string, EmbeddedRecord[]>()
    for (const element of page.elements) {
      if (element.attribs[vocabulary.scope] === undefined || element.attribs[vocabulary.property] !== undefined)
        continue
      const type = (element.attribs[vocabulary.type] ?? '').split('/').at(-1) ?? ''
      if (
        !type ||
        /^(?:WebPage|WebSite|BreadcrumbList|ListItem|SiteNavigationElement|WPHeader|WPFooter|WPSideBar|ItemList)$/.test(
          type,
        )
      )
        continue
      const cells = readItem(page, element, vocabulary)
      if (cells.size < LEAST_FIELDS) continue
      const records = byType.get(type) ?? []
      records.push({ cells, holder: element })
      byType.set(type, records)
    }
    for (const [type, records] of byType) drafts.push(draftOfObjects(page, type, records))
  }
  return drafts.filter(draft => draft !== null)
}

/** The item's own properties; those of an item inside it get the outer property's name in front. */
function readItem(page: Page, item: PageElement, { scope, property }: Vocabulary): Map<string, DraftCell> {
  const cells = new Map<string, DraftCell>()
  const stack: { node: PageNode; prefix: string }[] = item.children.map(node => ({ node, prefix: '' })).reverse()
  for (let at = stack.pop(); at; at = stack.pop()) {
    const { node } = at
    if (!isElement(node)) continue
    let { prefix } = at
    const name = node.attribs[property]?.trim().split(/\s+/)[0]?.split(':').at(-1)
    const isScope = node.attribs[scope] !== undefined
    if (isScope && !name) continue
    if (name && isScope) prefix = `${prefix}${name}.`
    else if (name) {
      const cell = readValue(page, node)
      const key = `${prefix}${name}`
      if (cell && !cells.has(key)) cells.set(key, cell)
    }
    for (let i = node.children.length - 1; i >= 0; i--) stack.push({ node: node.children[i] as PageNode, prefix })
  }
  return cells
}

const ADDRESS_ATTRIBUTE: Record<string, string> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  iframe: 'src',
  video: 'src',
  audio: 'src',
}

function readValue(page: Page, element: PageElement): DraftCell | null {
  const named =
    element.attribs.content !== undefined
      ? 'content'
      : element.name === 'time'
        ? 'datetime'
        : element.name === 'data'
          ? 'value'
          : ''
  const attribute = named || (hasText(element) ? '' : (ADDRESS_ATTRIBUTE[element.name] ?? ''))
  const value = attribute ? element.attribs[attribute] : undefined
  if (value?.trim()) return { text: value, origin: placeOfAttribute(element, attribute) }
  return hasText(element) ? { text: textOf(page, element), origin: placeOfText(element) } : null
}
