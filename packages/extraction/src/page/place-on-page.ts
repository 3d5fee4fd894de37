import type { PlaceOnPage } from '@sondeo/table/origin'
import type { Page } from './page.ts'
import { isElement, type PageElement, type PageNode, pathOf } from './page-node.ts'
import { readEmbeddedJson } from './read-embedded-json.ts'

/** Offsets are within the node's own visible text. */
export function placeOfText(node: PageNode, start = 0, end = node.textEnd - node.textStart): PlaceOnPage {
  return { kind: 'text', path: pathOf(node), start, end }
}

export const placeOfAttribute = (element: PageElement, name: string): PlaceOnPage => ({
  kind: 'attribute',
  path: pathOf(element),
  name,
})

/** `pointer` is an RFC 6901 JSON pointer into the script's JSON. */
export const placeInEmbedded = (script: PageElement, pointer: string): PlaceOnPage => ({
  kind: 'embedded',
  path: pathOf(script),
  pointer,
})

/** Every cell of every list is looked up by its path: it is followed without being taken apart. */
export function nodeAt(page: Page, path: string): PageNode | null {
  let children: readonly PageNode[] = page.root.children
  let found: PageNode | null = null
  for (let from = 0; from <= path.length; ) {
    const slash = path.indexOf('/', from)
    const to = slash < 0 ? path.length : slash
    found = children[Number(path.slice(from, to))] ?? null
    if (!found) return null
    children = isElement(found) ? found.children : []
    from = to + 1
  }
  return found
}

/** The raw text that stands at a place, or null when the page has no such place. */
export function textAtPlace(page: Page, place: PlaceOnPage): string | null {
  const node = nodeAt(page, place.path)
  if (!node) return null
  if (place.kind === 'text') return page.text.slice(node.textStart + place.start, node.textStart + place.end)
  if (!isElement(node)) return null
  if (place.kind === 'attribute') return node.attribs[place.name] ?? null
  const value = followPointer(readEmbeddedJson(node), place.pointer)
  return value === undefined || value === null || typeof value === 'object' ? null : String(value)
}

function followPointer(json: unknown, pointer: string): unknown {
  let at = json
  for (const part of pointer.split('/').slice(1)) {
    if (typeof at !== 'object' || at === null) return undefined
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    at = Object.hasOwn(at, key) ? (at as Record<string, unknown>)[key] : undefined
  }
  return at
}
