import { BLOCK_TAGS, HEADING_TAGS } from '../../page/element-kinds.data.ts'
import { hasText, type Page } from '../../page/page.ts'
import { isElement, type PageElement, type PageNode, type PageText } from '../../page/page-node.ts'
import type { Segment } from './segment-siblings.ts'
import { cellNumber, kindOfClass } from './signature.ts'

/** One text of a line, with the inline tags around it ("a", "b/a", "" for bare text). */
export type Piece = { node: PageText; path: string; link: PageElement | null; isAction: boolean; classWords: string }

/** Texts that a visitor sees on one line, or flowing as one paragraph. */
/** `term` is the word that a dt or th before it gives the line. */
export type Line = { block: string; pieces: Piece[]; start: number; end: number; term: string }

const MAX_TEXTS = 400

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
        line = { block: place.block, pieces: [], start: node.textStart, end: node.textEnd, term: '' }
        lines.push(line)
      }
      line.pieces.push({
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

const TERM = /(?:^|\/)(?:dt|th\d*)\.[^/]*$/
const MEANT = /(?:^|\/)(?:dd|td\d*)\.[^/]*$/

/** What stands in a term or header cell names the description or cell after it. */
function takeTerms(page: Page, lines: Line[]): Line[] {
  if (!lines.some(line => TERM.test(line.block))) return lines
  const kept: Line[] = []
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1]
    const after = lines[i + 1]
    if (TERM.test(line.block) && after && MEANT.test(after.block)) continue
    if (MEANT.test(line.block) && before && TERM.test(before.block)) {
      kept.push({ ...line, term: page.text.slice(before.start, before.end).replace(/\s*:\s*$/, '') })
    } else kept.push(line)
  }
  return kept
}

type Place = { block: string; inline: string; link: PageElement | null; isAction: boolean; classWords: string }

/** Tags from the record down to the text, parted into blocks and what flows inside the last block. */
function placeIn(node: PageText, segment: Segment): Place {
  const block: string[] = []
  const inline: string[] = []
  let link: PageElement | null = null
  let isAction = false
  let classWords = ''
  const only = segment.nodes.length === 1 ? segment.nodes[0] : null
  for (let at = node.parent; at && at !== segment.container && isElement(at); at = at.parent) {
    if (at.name === 'a' && at.attribs.href !== undefined) link ??= at
    if (at.name === 'button' || at.attribs.role === 'button') isAction = true
    if (!classWords && isMostly(at, node)) classWords = at.attribs.itemprop ?? at.attribs.property ?? wordsOf(at)
    const isBlock = BLOCK_TAGS.has(at.name) || at.name === 'td' || at.name === 'th'
    if (block.length === 0 && !isBlock && at !== only) inline.push(nameInline(at))
    // The record's own class is what differs between special and plain records, never between fields.
    else block.push(at === only ? at.name : `${at.name}${cellNumber(at)}.${kindOfClass(at)}`)
  }
  return { block: block.reverse().join('/'), inline: inline.reverse().join('/'), link, isAction, classWords }
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
