import type { TokenizerCallbacks } from 'htmlparser2'
import {
  CLOSES_P,
  FORMATTING_TAGS,
  HEAD_TAGS,
  HEADING_TAGS,
  SCOPE_TAGS,
  SPECIAL_TAGS,
  VOID_TAGS,
} from './element-kinds.data.ts'
import { isElement, PageElement, type PageNode, PageRoot, PageText } from './page-node.ts'

// As deep as Blink goes; what lies deeper becomes a sibling, so no walk can overflow and every search is bounded.
const MAX_DEPTH = 512
const MAX_ATTRIBUTES = 256
/** Longer ones are pictures or programs written into the page; their beginning is all that anybody reads. */
const MAX_ATTRIBUTE_LENGTH = 65_536
/** About five times what the largest honest page of twenty megabytes has. */
export const MAX_NODES = 1_500_000

/** A page of more parts than a reader can hold. */
export class PageTooComplex extends Error {
  constructor() {
    super(`the page has more than ${MAX_NODES} parts`)
    this.name = 'PageTooComplex'
  }
}

const TABLE_PARTS = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th', 'caption', 'colgroup'])
const ROW_GROUPS = new Set(['tbody', 'thead', 'tfoot'])
const ONCE_TAGS = new Set(['html', 'head', 'body', 'form'])
const isForeign = (name: string): boolean => name === 'svg' || name === 'math'
const NO_WALLS: ReadonlySet<string> = new Set()
const LIST_WALLS = SPECIAL_TAGS.difference(new Set(['address', 'div', 'p', 'li', 'dd', 'dt']))
const names = {
  p: new Set(['p']),
  li: new Set(['li']),
  definition: new Set(['dd', 'dt']),
  table: new Set(['table']),
  template: new Set(['template']),
  rowParents: new Set(['table', ...ROW_GROUPS]),
  cellParents: new Set(['table', 'tr', ...ROW_GROUPS]),
}

// One and the same string for each usual tag: later comparisons need not look at its letters.
const COMMON_NAMES: ReadonlyMap<string, string> = new Map(
  [...SPECIAL_TAGS, ...FORMATTING_TAGS, ...VOID_TAGS, 'span'].map(name => [name, name]),
)

/**
 * Builds the tree from htmlparser2's tokens with the HTML standard's rules on what a tag closes: htmlparser2's own
 * parser lets a stray closing tag leave a table cell, and its stack costs the square of the depth.
 */
export class TreeBuilder implements TokenizerCallbacks {
  readonly root = new PageRoot()
  private readonly html: string
  private readonly stack: PageElement[] = []
  private opening: PageElement | null = null
  private attributeName = ''
  private attributeValue = ''
  private attributeCount = 0
  private nodeCount = 0
  private pendingText = ''
  private readonly openCounts = new Map<string, number>()
  private foreignCount = 0

  constructor(html: string) {
    this.html = html
  }

  isInForeignContext(): boolean {
    return this.foreignCount > 0
  }

  ontext(start: number, end: number): void {
    this.pendingText += this.html.slice(start, end)
  }

  ontextentity(codepoint: number): void {
    this.pendingText += String.fromCodePoint(codepoint)
  }

  onopentagname(start: number, end: number): void {
    this.flushText()
    const name = this.readName(start, end)
    this.attributeCount = 0
    this.opening = this.isIgnored(name) ? null : new PageElement(name === 'image' ? 'img' : name)
  }

  onattribname(start: number, end: number): void {
    this.attributeName = this.html.slice(start, end).toLowerCase()
    this.attributeValue = ''
  }

  onattribdata(start: number, end: number): void {
    this.attributeValue += this.html.slice(start, end)
  }

  onattribentity(codepoint: number): void {
    this.attributeValue += String.fromCodePoint(codepoint)
  }

  onattribend(): void {
    const attribs = this.opening?.attribs
    if (!attribs || this.attributeName === '__proto__' || this.attributeCount >= MAX_ATTRIBUTES) return
    if (Object.hasOwn(attribs, this.attributeName)) return
    attribs[this.attributeName] = this.attributeValue.slice(0, MAX_ATTRIBUTE_LENGTH)
    this.attributeCount++
  }

  onopentagend(): void {
    this.insertOpening(false)
  }

  onselfclosingtag(): void {
    this.insertOpening(this.isInForeignContext())
  }

  onclosetag(start: number, end: number): void {
    this.flushText()
    this.close(this.readName(start, end))
  }

  oncdata(start: number, end: number, endOffset: number): void {
    if (this.isInForeignContext()) this.ontext(start, end - endOffset)
  }

  onend(): void {
    this.flushText()
  }

  /** What a CDATA section holds that nothing closes is text in the standard, and a comment to the tokenizer. */
  oncomment(start: number, end: number): void {
    const opening = '<![CDATA['
    if (this.isInForeignContext() && this.html.startsWith(opening, start - 2))
      this.ontext(start - 2 + opening.length, end)
  }

  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  private readName(start: number, end: number): string {
    const name = this.html.slice(start, end)
    return COMMON_NAMES.get(name) ?? name.toLowerCase()
  }

  private get top(): PageElement | undefined {
    return this.stack[this.stack.length - 1]
  }

  private isIgnored(name: string): boolean {
    return ONCE_TAGS.has(name) && (this.openCounts.get(name) ?? 0) > 0
  }

  /** Position of the innermost open element of one of these names, not looking out of `walls`, else -1. */
  private indexOfOpen(names: ReadonlySet<string>, walls: ReadonlySet<string>): number {
    let isAnyOpen = false
    for (const name of names) isAnyOpen ||= (this.openCounts.get(name) ?? 0) > 0
    if (!isAnyOpen) return -1
    for (let i = this.stack.length - 1; i >= 0; i--) {
      const open = this.stack[i]?.name as string
      if (names.has(open)) return i
      if (walls.has(open)) return -1
    }
    return -1
  }

  private push(element: PageElement): void {
    if (this.stack.length >= MAX_DEPTH) return
    this.stack.push(element)
    this.openCounts.set(element.name, (this.openCounts.get(element.name) ?? 0) + 1)
    if (isForeign(element.name)) this.foreignCount++
  }

  private popTo(index: number): void {
    while (index >= 0 && this.stack.length > index) this.forget(this.stack.pop() as PageElement)
  }

  private forget({ name }: PageElement): void {
    this.openCounts.set(name, (this.openCounts.get(name) ?? 1) - 1)
    if (isForeign(name)) this.foreignCount--
  }

  private popTop(): void {
    this.popTo(this.stack.length - 1)
  }

  private insertOpening(isSelfClosed: boolean): void {
    const element = this.opening
    this.opening = null
    if (!element) return
    if (!this.isInForeignContext()) this.closeWhatEndsBefore(element.name)
    this.append(element)
    if (!isSelfClosed && !VOID_TAGS.has(element.name)) this.push(element)
  }

  private closeWhatEndsBefore(name: string): void {
    if (this.top?.name === 'head' && !HEAD_TAGS.has(name)) this.popTop()
    if (TABLE_PARTS.has(name) && name !== 'table') {
      this.closeTableParts(name)
      return
    }
    if (name === 'li') this.popTo(this.indexOfOpen(names.li, LIST_WALLS))
    else if (name === 'dd' || name === 'dt') this.popTo(this.indexOfOpen(names.definition, LIST_WALLS))
    if (CLOSES_P.has(name)) this.popTo(this.indexOfOpen(names.p, SCOPE_TAGS))
    if (HEADING_TAGS.has(name) && this.top && HEADING_TAGS.has(this.top.name)) this.popTop()
    else if (name === 'a' || name === 'button' || name === 'nobr') this.closeFormatting(name)
    else if (FORMATTING_TAGS.has(name) && this.top?.name === name && this.endsInBlock(this.top)) this.popTop()
    else if ((name === 'option' || name === 'optgroup') && this.top?.name === 'option') this.popTop()
    // A table right inside a table, outside any cell, ends the first one, as in browsers.
    else if (name === 'table' && this.top && (this.top.name === 'table' || ROW_GROUPS.has(this.top.name)))
      this.popTo(this.indexOfOpen(names.table, NO_WALLS))
  }

  /** Old pages open a new font for every item and close none: the items are siblings, not nested ever deeper. */
  private endsInBlock({ children }: PageElement): boolean {
    for (let i = children.length - 1; i >= Math.max(0, children.length - 3); i--) {
      const child = children[i]
      if (child && isElement(child)) return SPECIAL_TAGS.has(child.name)
    }
    return false
  }

  private closeTableParts(name: string): void {
    if (name === 'td' || name === 'th') {
      this.popTo(this.indexOfOpen(names.cellParents, NO_WALLS) + 1 || -1)
      if (this.top?.name === 'table' || (this.top && ROW_GROUPS.has(this.top.name))) {
        const row = new PageElement('tr')
        this.append(row)
        this.push(row)
      }
    } else this.popTo(this.indexOfOpen(name === 'tr' ? names.rowParents : names.table, NO_WALLS) + 1 || -1)
  }

  /** A formatting element that ends across blocks leaves the stack while the blocks stay open. */
  private closeFormatting(name: string): void {
    const index = this.indexOfOpen(new Set([name]), SCOPE_TAGS)
    if (index < 0) return
    const hasBlockInside = this.stack.some((open, i) => i > index && SPECIAL_TAGS.has(open.name))
    if (hasBlockInside) for (const removed of this.stack.splice(index, 1)) this.forget(removed)
    else this.popTo(index)
  }

  private close(name: string): void {
    if (name === 'body' || name === 'html') return
    if (this.top?.name === name) this.popTop()
    else if (name === 'br') this.append(new PageElement('br'))
    else if (FORMATTING_TAGS.has(name) || name === 'form') this.closeFormatting(name)
    else if (name === 'table') this.popTo(this.indexOfOpen(names.table, NO_WALLS))
    // Whatever is open in a template ends with it: what follows must not be hidden with it.
    else if (name === 'template') this.popTo(this.indexOfOpen(names.template, NO_WALLS))
    else if (TABLE_PARTS.has(name)) this.popTo(this.indexOfOpen(new Set([name]), names.table))
    else if (HEADING_TAGS.has(name)) this.popTo(this.indexOfOpen(HEADING_TAGS, SCOPE_TAGS))
    else this.popTo(this.indexOfOpen(new Set([name]), SPECIAL_TAGS.has(name) ? SCOPE_TAGS : SPECIAL_TAGS))
  }

  private append(node: PageElement | PageText): void {
    if (++this.nodeCount > MAX_NODES) throw new PageTooComplex()
    const parent = this.top ?? this.root
    const children = parent.children as PageNode[]
    const last = children[children.length - 1]
    node.parent = parent
    node.childIndex = children.length
    if (last) {
      last.next = node
      node.prev = last
      children.push(node)
      // Most elements have one child or none: an array that never grew holds no room for more.
    } else parent.children = [node]
  }

  private flushText(): void {
    const text = this.pendingText
    if (!text) return
    this.pendingText = ''
    if (this.top?.name === 'head' && text.trim()) this.popTop()
    if ((this.openCounts.get('pre') ?? 0) === 0 || !text.includes('\n')) {
      this.append(new PageText(text))
      return
    }
    // In preformatted text a line end is a line break like any other.
    for (const [i, line] of text.split('\n').entries()) {
      if (i > 0) this.append(new PageElement('br'))
      if (line) this.append(new PageText(line))
    }
  }
}
