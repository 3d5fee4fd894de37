import type { PageElement, PageNode, PageRoot } from './page-node.ts'

/** One parsed page, shared by all steps; everything here is computed once. */
export type Page = {
  url: string
  /** What relative addresses on the page are relative to. */
  baseUrl: string
  root: PageRoot
  /** All elements and texts in document order: `nodes[node.order] === node`. */
  nodes: PageNode[]
  elements: PageElement[]
  /** The whole visible text; each node knows its slice. */
  text: string
  title: string
  language: string | null
  country: string | null
  currency: string | null
  /** Addresses made absolute before: a page repeats its links, and parsing one is dear. */
  knownUrls: Map<string, string | null>
}

/** What a visitor sees of this node, white space collapsed. */
export const textOf = (page: Page, node: PageNode): string => page.text.slice(node.textStart, node.textEnd)

export const hasText = (node: PageNode): boolean => node.textEnd > node.textStart

/** The address made absolute, or null when it is none that a visitor could open. */
export function absoluteUrl(page: Page, address: string | undefined): string | null {
  if (!address) return null
  const known = page.knownUrls.get(address)
  if (known !== undefined) return known
  const url = makeAbsolute(address.trim(), page.baseUrl)
  page.knownUrls.set(address, url)
  return url
}

function makeAbsolute(address: string, base: string): string | null {
  if (!address || address.startsWith('#') || /^(javascript|data|about|blob):/i.test(address)) return null
  return URL.parse(address, base)?.href ?? URL.parse(address)?.href ?? null
}
