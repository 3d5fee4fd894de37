const NO_CHILDREN: readonly PageNode[] = []

/**
 * Nodes of our tree. The fields up to `prev` are those of domhandler, so css-select works on them; the others are what
 * one walk learns about each. `textStart` and `textEnd` cut the node's visible text out of `page.text`.
 */
export class PageElement {
  readonly type = 'tag'
  readonly name: string
  readonly attribs: Record<string, string> = {}
  children: readonly PageNode[] = NO_CHILDREN
  parent: PageParent | null = null
  next: PageNode | null = null
  prev: PageNode | null = null
  /** Place in document order, counting elements and texts. */
  order = 0
  /** Order of the last node inside, itself when empty. */
  lastOrder = 0
  childIndex = 0
  textStart = 0
  textEnd = 0
  /** True when visitors do not see it (script, hidden, display:none, form choices). */
  isHidden = false
  /** Class words that items of its kind share, once asked for. */
  classKind: string | null = null
  /** Its tag with those words, and its tag with its number among cells: once asked for. */
  kindName: string | null = null
  cellName: string | null = null
  /** Its path, once asked for: cells of one row share most of theirs. */
  knownPath: string | null = null

  constructor(name: string) {
    this.name = name
  }
}

export class PageText {
  readonly type = 'text'
  readonly data: string
  parent: PageParent | null = null
  next: PageNode | null = null
  prev: PageNode | null = null
  order = 0
  childIndex = 0
  textStart = 0
  textEnd = 0

  constructor(data: string) {
    this.data = data
  }
}

export class PageRoot {
  readonly type = 'root'
  children: readonly PageNode[] = NO_CHILDREN
  readonly parent = null
  readonly next = null
  readonly prev = null
}

export type PageNode = PageElement | PageText
export type PageParent = PageElement | PageRoot

export const isElement = (node: PageNode | PageParent): node is PageElement => node.type === 'tag'
export const isText = (node: PageNode | PageParent): node is PageText => node.type === 'text'

/** The node and its ancestors as child indexes from the root: "0/1/4". Depth is bounded by the tree builder. */
export function pathOf(node: PageNode): string {
  const { parent } = node
  const own = String(node.childIndex)
  if (!isElement(node)) return parent && isElement(parent) ? `${pathOf(parent)}/${own}` : own
  node.knownPath ??= parent && isElement(parent) ? `${pathOf(parent)}/${own}` : own
  return node.knownPath
}
