import type { Page } from '../../page/page.ts'
import { placeOfAttribute } from '../../page/place-on-page.ts'
import type { Draft, DraftCell } from '../draft.ts'
import { draftOfObjects } from './draft-of-objects.ts'

const PREFIXES = /^(?:og|article|product|twitter|book|profile|place|business):/

/** What the page says of itself to other sites (Open Graph and its kin): one record. */
export function findPageDescription(page: Page): Draft | null {
  const cells = new Map<string, DraftCell>()
  let holder = null
  for (const element of page.elements) {
    if (element.name !== 'meta') continue
    const key = element.attribs.property ?? element.attribs.name ?? ''
    const text = element.attribs.content
    if (!PREFIXES.test(key) || !text?.trim()) continue
    const name = key.replace(/^[^:]+:/, '').replaceAll(':', '.')
    holder ??= element
    if (!cells.has(name)) cells.set(name, { text, origin: placeOfAttribute(element, 'content') })
  }
  return holder && cells.size >= 2 ? draftOfObjects(page, null, [{ cells, holder }]) : null
}
