import { rememberTexts } from '@sondeo/values/remember-texts'
import { BLOCK_TAGS, HEADING_TAGS } from '../../page/element-kinds.data.ts'
import { hasText, type Page, textOf } from '../../page/page.ts'
import { isElement, type PageElement, type PageNode, type PageText } from '../../page/page-node.ts'
import { meaningOfClasses, wordsOfClasses } from '../naming/name-from-classes.ts'
import { isRestOfAmount, isSignOf, isSignOfMoney } from './amount-parts.ts'
import { type RecordPlace, startPlaceOf } from './record-place.ts'
import type { Segment } from './segment.ts'
import { CLASS_BOUNDS, kindOfClass } from './signature.ts'

/** One text of a line, with the inline tags around it ("a", "b/a", "" for bare text). */
export type Piece = {
  from: number
  to: number
  node: PageText
  path: string
  /** Its line's block and its path in one word. */
  place: string
  link: PageElement | null
  isAction: boolean
  classWords: string
}

/** Texts that a visitor sees on one line, or flowing as one paragraph. */
/** `term` is the word that a dt or th before it gives the line; `isTerm` says that it is such a word. */
export type Line = { block: string; pieces: Piece[]; start: number; end: number; term: string; isTerm: boolean }

const MAX_TEXTS = 400
// A currency sign set apart by markup belongs to the amount that it touches; a bracket only opens.
const SIGN = /^[^\p{L}\p{N}\p{Ps}\p{Pi}]{1,3}$/u

/** The mark between "12" and "99" belongs to the amount, too. */
function joinMark(page: Page, { pieces }: Line, text: string): void {
  const [whole, mark] = pieces.slice(-2)
  if (!whole || !mark || !/^\d{2,3}$/.test(text) || whole.to !== mark.from) return
  if (!/^[.,]$/.test(textOf(page, mark.node)) || !/\d$/.test(page.text.slice(whole.from, whole.to))) return
  pieces.pop()
  whole.to = mark.to
}

/** What a text takes over from the elements around it. */
type Around = { place: RecordPlace; link: PageElement | null; isAction: boolean; isStruck: boolean }

const NEARLY_ALL = 0.8

/**
 * How many boxes stand around all that a record holds, in nearly every record: one that marks some of them ("card
 * featured") is the record as much as the element that it stands in.
 */
export function countShells(segments: readonly Segment[]): number {
  let boxes = segments.flatMap(({ nodes }) => ownElement(nodes) ?? [])
  for (let shells = 1; ; shells++) {
    boxes = boxes.flatMap(box => (isElement(box) ? (onlyChild(box) ?? []) : [])).filter(isElement)
    if (boxes.length === 0 || boxes.length < segments.length * NEARLY_ALL) return shells
  }
}

function onlyChild({ children }: PageElement): PageNode | undefined {
  const shown = children.filter(child => isElement(child) || hasText(child))
  return shown.length === 1 ? shown[0] : undefined
}

// What follows a record's own element (an advertisement, a note) must not change where its fields stand.
function ownElement(nodes: readonly PageNode[]): PageNode | undefined {
  const [first] = nodes
  return nodes.length === 1 || (first && isElement(first) && BLOCK_TAGS.has(first.name)) ? first : undefined
}

/** The lines of a record, top to bottom. */
export function readLines(page: Page, { nodes, container }: Segment, shells: number): Line[] {
  const lines: Line[] = []
  let line: Line | null = null
  let count = 0
  const only = ownElement(nodes)
  const add = (node: PageText, around: Around): void => {
    const { block, inline, key } = around.place
    const piece: Piece = {
      from: node.textStart,
      to: node.textEnd,
      node,
      path: inline,
      place: key,
      link: around.link,
      isAction: around.isAction,
      classWords: around.isStruck ? 'oldprice' : findClassWords(node, container),
    }
    if (!line || line.block !== block || /[\n\t]/.test(page.text.slice(line.end, node.textStart))) {
      line = { block, pieces: [piece], start: piece.from, end: piece.to, term: '', isTerm: false }
      lines.push(line)
      return
    }
    const text = textOf(page, node)
    joinMark(page, line, text)
    const last = line.pieces.at(-1)
    const gap = last ? node.textStart - last.to : Number.POSITIVE_INFINITY
    if (last && gap <= 1) {
      const before = page.text.slice(last.from, last.to)
      if (isRestOfAmount(before, text, gap)) {
        last.to = line.end = piece.to
        return
      }
      if (gap === 0 ? SIGN.test(before) || isSignOfMoney(before) : isSignOf(before, text)) {
        line.pieces.pop()
        piece.from = last.from
      }
    }
    line.pieces.push(piece)
    line.end = piece.to
  }
  const walk = (node: PageNode, around: Around, depth: number): void => {
    if (!hasText(node) || count >= MAX_TEXTS) return
    if (!isElement(node)) {
      count++
      add(node, around)
    } else if (!node.isHidden) {
      const inside = goInto(node, around, depth < shells)
      const next = depth + 1 < shells && onlyChild(node) ? depth + 1 : shells
      for (const child of node.children) walk(child, inside, next)
    }
  }
  const around: Around = { place: startPlaceOf(page), link: null, isAction: false, isStruck: false }
  for (const node of nodes) walk(node, around, node === only ? 0 : shells)
  return takeTerms(page, lines)
}

function goInto(element: PageElement, { place, link, isAction, isStruck }: Around, isRecord: boolean): Around {
  const { name, attribs } = element
  return {
    place: place.within(element, isRecord),
    link: name === 'a' && attribs.href !== undefined ? element : link,
    isAction: isAction || name === 'button' || attribs.role === 'button',
    isStruck: isStruck || STRUCK.has(name) || LINE_THROUGH.test(`${attribs.style ?? ''} ${attribs.class ?? ''}`),
  }
}

const STRUCK = new Set(['del', 's', 'strike'])
const LINE_THROUGH = /line-through|(?:^|[\s_-])(?:strike|strikethrough|struck|tachado)(?:$|[\s_-])/
const TERM = /(?:^|\/)(?:dt|th\d*)\.[^/]*$/
const MEANT = /(?:^|\/)(?:dd|td\d*)\.[^/]*$/

/** What stands in a term or header cell may name the description or cell after it. */
function takeTerms(page: Page, lines: Line[]): Line[] {
  return lines.map((line, i) => {
    const before = lines[i - 1]
    if (!before || !MEANT.test(line.block) || !TERM.test(before.block)) return line
    before.isTerm = true
    return { ...line, term: page.text.slice(before.start, before.end).replace(/\s{0,9}:\s{0,9}$/, '') }
  })
}

/** Words of the innermost elements that hold little besides this text, those first that say what it is. */
function findClassWords(node: PageText, container: PageElement): string {
  let first = ''
  for (let at = node.parent; at && at !== container && isElement(at) && isMostly(at, node); at = at.parent) {
    const words = at.attribs.itemprop ?? at.attribs.property ?? wordsOf(at)
    const isHeadline = meaningOfClasses(words) === 'description' && isInHeading(at, container)
    if (words && isSpeaking(words, isOnly(at, node)) && !isHeadline) return words
    first ||= words
  }
  return first
}

/** No class makes a heading a description ("t-body"). */
function isInHeading(element: PageElement, container: PageElement): boolean {
  for (let at: PageNode | null = element; at && at !== container && isElement(at); at = boxAround(at))
    if (HEADING_TAGS.has(at.name)) return true
  return false
}

const boxAround = ({ parent }: PageElement): PageElement | null => (parent && isElement(parent) ? parent : null)

const isSpeaking = (words: string, mayName: boolean): boolean =>
  meaningOfClasses(words) !== null || (mayName && wordsOfClasses(words) !== '')

/** A box with other texts as well gives none of them its name ("attributes"). */
const isOnly = (element: PageElement, node: PageText): boolean =>
  element.textEnd - element.textStart <= node.textEnd - node.textStart + MARKS
const MARKS = 3

/** The element holds little besides this text, so its class speaks of it. */
const isMostly = (element: PageElement, node: PageText): boolean =>
  element.textEnd - element.textStart <= (node.textEnd - node.textStart) * 1.5 + 20

// "text-xs", "mt-1", "md:flex": many of them on one element draw it, and the words among them say nothing either.
const DRAWING =
  /^-?[a-z]+(?:-[a-z]+)*-(?:\d[\d./]*|x?[smxl]|\dxl|full|auto|none|px|bold|semibold|medium)$|[:[\]]|^(?:flex|grid|block|inline|relative|absolute|uppercase|truncate|italic|underline)$/
const LEAST_DRAWING = 2
const isDrawn = rememberTexts(
  (given: string): boolean => given.split(/\s+/, 12).filter(name => DRAWING.test(name)).length >= LEAST_DRAWING,
  CLASS_BOUNDS,
)

/** The tag where it tells something, and the words of the class unless they only draw. */
function wordsOf(element: PageElement): string {
  const tag = HEADING_TAGS.has(element.name) ? 'title ' : element.name === 'time' ? 'date ' : ''
  const own = element.name.includes('-') && meaningOfClasses(element.name) ? `${element.name} ` : ''
  const words = kindOfClass(element)
  const told = isDrawn(element.attribs.class ?? '') ? words.split('.').filter(meaningOfClasses).join('.') : words
  return `${tag}${own}${told}`.trim()
}
