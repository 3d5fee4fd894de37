import { BLOCK_TAGS, HEADING_TAGS } from '../../page/element-kinds.data.ts'
import { hasText, type Page } from '../../page/page.ts'
import { isElement, type PageElement, type PageNode, type PageText } from '../../page/page-node.ts'
import type { Segment } from './segment-siblings.ts'
import { cellNumber, kindOfClass } from './signature.ts'

/** One text of a line, with the inline tags around it ("a", "b/a", "" for bare text). */
export type Piece = {
  from: number
  to: number
  node: PageText
  path: string
  link: PageElement | null
  isAction: boolean
  classWords: string
}

/** Texts that a visitor sees on one line, or flowing as one paragraph. */
/** `term` is the word that a dt or th before it gives the line; `isTerm` says that it is such a word. */
export type Line = { block: string; pieces: Piece[]; start: number; end: number; term: string; isTerm: boolean }

const MAX_TEXTS = 400
// A currency sign set apart by markup belongs to the amount that it touches.
const SIGN = /^[^\p{L}\p{N}]{1,3}$/u

/** The lines of a record, top to bottom. */
export function readLines(page: Page, segment: Segment): Line[] {
  const lines: Line[] = []
  let line: Line | null = null
  let count = 0
  for (const root of segment.nodes) {
    const last = isElement(root) ? root.lastOrder : root.order
    for (let order = root.order; order <= last && count < MAX_TEXTS; order++) {
      const node = page.nodes[order] as PageNode
      if (isElement(node)) {
        if (node.isHidden) order = node.lastOrder
        continue
      }
      if (!hasText(node)) continue
      count++
      const place = placeIn(node, segment)
      const gap = line ? page.text.slice(line.end, node.textStart) : '\n'
      if (!line || line.block !== place.block || /[\n\t]/.test(gap)) {
        line = { block: place.block, pieces: [], start: node.textStart, end: node.textEnd, term: '', isTerm: false }
        lines.push(line)
      }
      const sign = line.pieces.at(-1)
      if (
        sign &&
        sign.node.textEnd === node.textStart &&
        SIGN.test(page.text.slice(sign.node.textStart, sign.node.textEnd))
      ) {
        line.pieces.pop()
        place.from = sign.from
      }
      line.pieces.push({
        from: place.from ?? node.textStart,
        to: node.textEnd,
        node,
        path: place.inline,
        link: place.link,
        isAction: place.isAction,
        classWords: place.classWords,
      })
      line.end = node.textEnd
    }
  }
  return takeTerms(page, lines)
}

const STRUCK = new Set(['del', 's', 'strike'])
// Tags that say nothing of what a text is.
const NEUTRAL = new Set(['ins', 'bdi', 'bdo', 'wbr', 'nobr'])
const TERM = /(?:^|\/)(?:dt|th\d*)\.[^/]*$/
const MEANT = /(?:^|\/)(?:dd|td\d*)\.[^/]*$/

/** What stands in a term or header cell may name the description or cell after it. */
function takeTerms(page: Page, lines: Line[]): Line[] {
  return lines.map((line, i) => {
    const before = lines[i - 1]
    if (!before || !MEANT.test(line.block) || !TERM.test(before.block)) return line
    before.isTerm = true
    return { ...line, term: page.text.slice(before.start, before.end).replace(/\s*:\s*$/, '') }
  })
}

type Place = {
  from?: number
  block: string
  inline: string
  link: PageElement | null
  isAction: boolean
  classWords: string
}

/** Tags from the record down to the text, parted into blocks and what flows inside the last block. */
function placeIn(node: PageText, segment: Segment): Place {
  const block: string[] = []
  const inline: string[] = []
  let link: PageElement | null = null
  let isAction = false
  let isStruck = false
  let classWords = ''
  // What follows a record's own element (an advertisement, a note) must not change where its fields stand.
  const [first] = segment.nodes
  const only = segment.nodes.length === 1 || (first && isElement(first) && BLOCK_TAGS.has(first.name)) ? first : null
  for (let at = node.parent; at && at !== segment.container && isElement(at); at = at.parent) {
    if (at.name === 'a' && at.attribs.href !== undefined) link ??= at
    if (STRUCK.has(at.name)) isStruck = true
    if (at.name === 'button' || at.attribs.role === 'button') isAction = true
    if (!classWords && isMostly(at, node)) classWords = at.attribs.itemprop ?? at.attribs.property ?? wordsOf(at)
    const isBlock = BLOCK_TAGS.has(at.name) || at.name === 'td' || at.name === 'th'
    if (block.length === 0 && !isBlock && at !== only) {
      if (!NEUTRAL.has(at.name)) inline.push(nameInline(at))
    }
    // The record's own class is what differs between special and plain records, never between fields.
    else block.push(at === only ? at.name : `${at.name}${cellNumber(at)}.${kindOfClass(at)}`)
  }
  return {
    block: block.reverse().join('/'),
    inline: inline.reverse().join('/'),
    link,
    isAction,
    classWords: isStruck ? 'oldprice' : classWords,
  }
}

/** The element holds little besides this text, so its class speaks of it. */
const isMostly = (element: PageElement, node: PageText): boolean =>
  element.textEnd - element.textStart <= (node.textEnd - node.textStart) * 1.5 + 20

const wordsOf = (element: PageElement): string =>
  `${HEADING_TAGS.has(element.name) ? 'title ' : element.name === 'time' ? 'date ' : ''}${kindOfClass(element)}`.trim()

const nameInline = (element: PageElement): string => {
  const kind = kindOfClass(element)
  return kind ? `${element.name}.${kind}` : element.name
}
