import { rememberTexts } from '@sondeo/values/remember-texts'
import { isElement, type PageElement, type PageNode } from '../../page/page-node.ts'

// Words that say where an item stands or in what state it is, not what it is.
const POSITION_WORDS =
  /(?:^|[-_])(?:first|last|odd|even|active|current|selected|alt|alternate|impar|primero|ultimo|hover|clearfix|cf|hidden|visible|open|closed|collapsed|expanded)(?:$|[-_])/i

/** Class words that items of one kind share: no numbers, no places in the row. */
export function kindOfClass(element: PageElement): string {
  element.classKind ??= element.attribs.class ? readKind(element.attribs.class) : ''
  return element.classKind
}

/** How many classes are worth keeping. */
export const CLASS_BOUNDS = { maxKnown: 5000, maxLength: 200 }

const readKind = rememberTexts((given: string): string => {
  const kept: string[] = []
  for (const word of given.split(/\s+/, 12)) {
    if (!word || /\d/.test(word) || word.length > 40 || POSITION_WORDS.test(word)) continue
    kept.push(word.toLowerCase())
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

export function symbolOf(node: PageNode, level: SymbolLevel): string {
  if (!isElement(node)) return '#text'
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
