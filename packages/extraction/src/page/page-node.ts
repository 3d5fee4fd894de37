import { Document, Element, Text } from 'domhandler'

/**
 * Nodes of our tree: domhandler's (so css-select works on them) with what one walk learns about each.
 * `textStart` and `textEnd` cut the node's visible text out of `page.text`.
 */
export class PageElement extends Element {
  declare children: PageNode[]
  declare parent: PageParent | null
  declare next: PageNode | null
  declare prev: PageNode | null
  /** Place in document order, counting elements and texts. */
  order = 0
  /** Order of the last node inside, itself when empty. */
  lastOrder = 0
  childIndex = 0
  depth = 0
  textStart = 0
  textEnd = 0
  /** True when visitors do not see it (script, hidden, display:none, form choices). */
  isHidden = false
  /** Class words that items of its kind share, once asked for. */
  classKind: string | null = null
  /** Its path, once asked for: cells of one row share most of theirs. */
  knownPath: string | null = null
}

export class PageText extends Text {
  declare parent: PageParent | null
  declare next: PageNode | null
  declare prev: PageNode | null
  order = 0
  childIndex = 0
  depth = 0
  textStart = 0
  textEnd = 0
}

export class PageRoot extends Document {
  declare children: PageNode[]
  declare parent: null
}

export type PageNode = PageElement | PageText
export type PageParent = PageElement | PageRoot

export const isElement = (node: PageNode | PageParent): node is PageElement => node instanceof PageElement
export const isText = (node: PageNode | PageParent): node is PageText => node instanceof PageText

/** The node and its ancestors as child indexes from the root: "0/1/4". Depth is bounded by the tree builder. */
export function pathOf(node: PageNode): string {
  const { parent } = node
  const own = String(node.childIndex)
  if (!(node instanceof PageElement)) return parent instanceof PageElement ? `${pathOf(parent)}/${own}` : own
  node.knownPath ??= parent instanceof PageElement ? `${pathOf(parent)}/${own}` : own
  return node.knownPath
}
