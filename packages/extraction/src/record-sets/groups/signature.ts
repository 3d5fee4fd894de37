import { rememberTexts } from '@sondeo/values/remember-texts'
import { isElement, type PageElement, type PageNode } from '../../page/page-node.ts'

// Words that say where an item stands or in what state it is, not what it is.
const POSITION_WORDS =
  /(?:^|[-_])(?:first|last|odd|even|active|current|selected|alt|alternate|impar|primero|ultimo|hover|clearfix|cf|hidden|visible|open|closed|collapsed|expanded)(?:$|[-_])/i

/** Class words that items of one kind share: no numbers, no places in the row. */
export function kindOfClass(element: PageElement): string {
  element.classKind ??= readClassKind(element)
  return element.classKind
}

/** What pages call their parts for scripts, tests and the components that show them. */
const PART_NAMES = ['slot', 'data-testid', 'data-test', 'data-qa', 'data-field', 'data-name']

function readClassKind({ attribs }: PageElement): string {
  const kind = attribs.class ? readKind(attribs.class) : ''
  const named = PART_NAMES.find(name => attribs[name] !== undefined)
  const part = named && attribs[named]
  if (!part || part.length > 40 || /[\d\s]/.test(part)) return kind
  const name = asWritten(part)
  return kind ? `${kind}.${name}` : name
}

// "PropertyPrice_price__VL65t" and "businessName__09f24__HG_pC" hold the author's word between those of a program.
const OF_A_MODULE = /^[A-Z][A-Za-z\d]*_([A-Za-z][A-Za-z\d-]*)__[\w+-]+$|^([a-z][A-Za-z]*)__[a-z\d]{5}__[\w-]+$/
// "vtex-product-price-1-x-listPrice": the part and its version before the word.
const VERSIONED = /^[a-z-]+-\d+-x-([A-Za-z]+)(?:--.*)?$/

/** The word that the page's author gave a class, in small letters with hyphens. */
function asWritten(name: string): string {
  const match = OF_A_MODULE.exec(name) ?? VERSIONED.exec(name)
  const own = match?.[1] ?? match?.[2] ?? name
  return own.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
}

/** How many classes are worth keeping. */
export const CLASS_BOUNDS = { maxKnown: 5000, maxLength: 200 }

const readKind = rememberTexts((given: string): string => {
  const kept: string[] = []
  for (const name of given.split(/\s+/, 12)) {
    const word = name && asWritten(name)
    if (!word || /\d/.test(word) || word.length > 40 || POSITION_WORDS.test(word)) continue
    kept.push(word)
  }
  return kept.sort().slice(0, 4).join('.')
}, CLASS_BOUNDS)

/** Tag and class kind: "li.product.card". */
export function kindNameOf(element: PageElement): string {
  element.kindName ??= `${element.name}.${kindOfClass(element)}`
  return element.kindName
}

/** Three ways to call a child, from coarse to fine. */
export const SYMBOL_LEVELS = [0, 1, 2] as const
type SymbolLevel = (typeof SYMBOL_LEVELS)[number]

/** A line break, also one in a box that holds nothing else. */
export const isBreak = (element: PageElement): boolean =>
  element.name === 'br' ||
  (element.textEnd === element.textStart &&
    element.children.length > 0 &&
    element.children.every(child => (isElement(child) ? child.name === 'br' : child.data.trim() === '')) &&
    element.children.some(isElement))

export function symbolOf(node: PageNode, level: SymbolLevel): string {
  if (!isElement(node)) return '#text'
  if (isBreak(node)) return 'br'
  if (level === 0) return node.name
  return level === 1 ? kindNameOf(node) : `${kindNameOf(node)}(${shapeOf(node)})`
}

/** The tags of the children, repeats told once; for rows the number of cells. */
function shapeOf(element: PageElement): string {
  const tags: string[] = []
  for (const child of element.children) {
    if (!isElement(child)) {
      if (child.textEnd > child.textStart && tags.at(-1) !== '#') tags.push('#')
      continue
    }
    if (child.isHidden || child.name === 'br') continue
    const tag = child.attribs.colspan ? `${child.name}:${child.attribs.colspan}` : child.name
    if (element.name === 'tr' || tags.at(-1) !== tag) tags.push(tag)
    if (tags.length > 12) break
  }
  return tags.join(',')
}

/** Numbers that stand for the chain of steps from the root, the same for alike places. */
export function signPaths(elements: PageElement[], stepOf: (element: PageElement) => string): Int32Array {
  const ids = new Int32Array(elements.length === 0 ? 0 : (elements.at(-1)?.order ?? 0) + 1)
  const mostNames = elements.length
  const names = new Map<string, number>()
  const known = new Map<number, number>()
  for (const element of elements) {
    const { parent } = element
    const parentId = parent && isElement(parent) ? (ids[parent.order] as number) : 0
    const step = stepOf(element)
    let nameId = names.get(step)
    if (nameId === undefined) {
      nameId = names.size
      names.set(step, nameId)
    }
    const key = parentId * mostNames + nameId
    let id = known.get(key)
    if (id === undefined) {
      id = known.size + 1
      known.set(key, id)
    }
    ids[element.order] = id
  }
  return ids
}

/** What tells an element from others at its place: tag, class kind, and for cells their column. */
export function stepNameOf(element: PageElement): string {
  const cell = cellNameOf(element)
  return cell === element.name ? kindNameOf(element) : `${cell}.${kindOfClass(element)}`
}

const MAX_CELLS_COUNTED = 60

/** The tag, for cells with the number of their column: cells of one tag differ by it. */
export function cellNameOf(element: PageElement): string {
  if (element.name !== 'td' && element.name !== 'th') return element.name
  element.cellName ??= `${element.name}${countCellsBefore(element)}`
  return element.cellName
}

function countCellsBefore(cell: PageElement): number {
  let number = 0
  for (let before = cell.prev; before && number < MAX_CELLS_COUNTED; before = before.prev)
    if (isElement(before)) number++
  return number
}
