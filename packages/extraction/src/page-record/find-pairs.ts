import { placeOfStretch } from '../page/locate-text.ts'
import { absoluteUrl, hasText, type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../page/page-node.ts'
import { findInside } from '../record-sets/cell-of-node.ts'
import { cleanLabel } from '../record-sets/definitions/read-pairs.ts'
import type { DraftCell } from '../record-sets/draft.ts'
import { kindNameOf } from '../record-sets/groups/signature.ts'
import { mainElements } from './main-elements.ts'

/** A text that may name the one beside it. */
export type Pair = {
  label: string
  cell: DraftCell
  /** Offsets in `page.text`: where the label begins and the value ends. */
  start: number
  end: number
  /** The element that is the label, where one is. */
  labelElement: PageElement | null
  hasColon: boolean
  /** How the pair is drawn: pairs of one block share it. */
  shape: string
}

const MAX_LABEL = 60
const MAX_VALUE = 600
const MAX_PARTS = 200
// More stand on no page about one thing; each is compared with the others.
const MAX_PAIRS = 1000
const LABEL_TAGS = new Set(['dt', 'th', 'b', 'strong', 'label'])
const LABEL_CLASS =
  /(?:^|[-_\s])(?:labels?|etiqueta|term|termino|key|clave|campo|field|caption|dt|rotulo|heading)(?:$|[-_\s\d])/i

/** Whether its tag or class says that an element names what follows. */
export const isMarkedLabel = (node: PageNode): boolean =>
  isElement(node) && (LABEL_TAGS.has(node.name) || LABEL_CLASS.test(node.attribs.class ?? ''))

/** Every two neighbouring texts of which the first may name the second, in any markup; most are no pairs. */
export function findPairs(page: Page): Pair[] {
  const pairs = new Map<string, Pair>()
  const add = (pair: Pair | null): void => {
    const key = pair && `${pair.start} ${pair.end}`
    if (key && !pairs.has(key)) pairs.set(key, pair)
  }
  for (const element of mainElements(page)) {
    const parts = element.children.filter(child => hasText(child) && !(isElement(child) && child.isHidden))
    if (parts.length === 0 || parts.length > MAX_PARTS || pairs.size > MAX_PAIRS) continue
    for (const found of neighbours(page, parts)) add(pairOf(page, { ...found, holder: element }))
    add(colonPair(page, element, parts))
  }
  return [...pairs.values()].sort((a, b) => a.start - b.start)
}

type Neighbours = { label: PageNode; value: PageNode[] }

/** Two texts alone in a box; among more, each marked label with what stands up to the next one. */
function neighbours(page: Page, parts: readonly PageNode[]): Neighbours[] {
  const [first, second] = parts
  if (parts.length === 2 && first && second) return [{ label: first, value: [second] }]
  const found: Neighbours[] = []
  for (const [at, label] of parts.entries()) {
    if (!isMarkedLabel(label)) continue
    const value: PageNode[] = []
    for (const next of parts.slice(at + 1)) {
      const gap = page.text.slice((value.at(-1) ?? label).textEnd, next.textStart)
      // A line break ends an inline value; the first block after a label is its value, the second is not.
      if (isMarkedLabel(next) || (value.length > 0 && /[\n\t]/.test(gap))) break
      value.push(next)
    }
    const after = parts[at + 1 + value.length]
    // A row's name stands before several cells: it names none of them.
    const isRowName = isElement(label) && label.name === 'th' && after !== undefined && !isMarkedLabel(after)
    if (value.length > 0 && !isRowName) found.push({ label, value })
  }
  return found
}

type Drawn = Neighbours & { holder: PageElement }

function pairOf(page: Page, { holder, label, value }: Drawn): Pair | null {
  const [from, to] = [value[0]?.textStart ?? 0, value.at(-1)?.textEnd ?? 0]
  if (label.textEnd - label.textStart > MAX_LABEL || to - from > MAX_VALUE) return null
  const raw = textOf(page, label)
  const before = /^\s*:?\s*/.exec(page.text.slice(from, to))?.[0] ?? ''
  const start = from + before.length
  const text = page.text.slice(start, to)
  const words = cleanLabel(raw)
  if (!words || !text || raw.includes('\n')) return null
  const origin = placeOfStretch(page, start, to)
  if (!origin) return null
  const shapeOf = (node: PageNode): string => (isElement(node) ? kindNameOf(node) : '#')
  return {
    label: words,
    cell: { text, origin, href: hrefIn(page, value) },
    start: label.textStart,
    end: to,
    labelElement: isElement(label) ? label : null,
    hasColon: raw.endsWith(':') || before.includes(':'),
    shape: `${kindNameOf(holder)}>${shapeOf(label)}+${shapeOf(value[0] as PageNode)}`,
  }
}

function hrefIn(page: Page, nodes: readonly PageNode[]): string | undefined {
  for (const node of nodes) {
    const link = isElement(node)
      ? findInside(node, inner => inner.name === 'a' && inner.attribs.href !== undefined)
      : null
    if (link) return absoluteUrl(page, link.attribs.href) ?? undefined
  }
  return undefined
}

// The colon of "7:28" parts hours from minutes.
const LABELLED = /^(\p{L}[\p{L}\p{N}\s./()º°ª'-]{0,48}?)\s*:(?!\/\/|(?<=\d:)\d\d(?!\d))\s*(?=\S)/u

/** One line that holds both: "Label: value". */
function colonPair(page: Page, holder: PageElement, parts: readonly PageNode[]): Pair | null {
  const { textStart: start, textEnd: end } = holder
  if (end - start > MAX_VALUE) return null
  const text = page.text.slice(start, end)
  if (text.includes('\n') || text.includes('\t')) return null
  const match = LABELLED.exec(text)
  const origin = match && placeOfStretch(page, start + match[0].length, end)
  if (!match?.[1] || !origin) return null
  return {
    label: cleanLabel(match[1]),
    cell: { text: text.slice(match[0].length), origin, href: hrefIn(page, parts) },
    start,
    end,
    labelElement: null,
    hasColon: true,
    shape: `${kindNameOf(holder)}>:`,
  }
}
