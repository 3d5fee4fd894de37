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
}

/** What a visitor sees of this node, white space collapsed. */
export const textOf = (page: Page, node: PageNode): string => page.text.slice(node.textStart, node.textEnd)

export const hasText = (node: PageNode): boolean => node.textEnd > node.textStart

/** The address made absolute, or null when it is none that a visitor could open. */
export function absoluteUrl(page: Page, address: string | undefined): string | null {
  const trimmed = address?.trim()
  if (!trimmed || trimmed.startsWith('#') || /^(javascript|data|about|blob):/i.test(trimmed)) return null
  return URL.parse(trimmed, page.baseUrl)?.href ?? URL.parse(trimmed)?.href ?? null
}
