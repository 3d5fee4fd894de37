import { isElement, type PageElement, type PageNode } from '../../page/page-node.ts'

// Words that say where an item stands or in what state it is, not what it is.
const POSITION_WORDS =
  /(?:^|[-_])(?:first|last|odd|even|active|current|selected|alt|alternate|impar|primero|ultimo|hover|clearfix|cf|hidden|visible|open|closed|collapsed|expanded)(?:$|[-_])/i

/** Class words that items of one kind share: no numbers, no places in the row. */
export function kindOfClass(element: PageElement): string {
  element.classKind ??= readKind(element.attribs.class)
  return element.classKind
}

// Pages repeat their classes: each is read once, and the store is emptied before it grows large.
const knownKinds = new Map<string, string>()
const MAX_KNOWN = 5000

function readKind(given: string | undefined): string {
  if (!given) return ''
  const known = knownKinds.get(given)
  if (known !== undefined) return known
  const kind = nameKind(given)
  if (knownKinds.size >= MAX_KNOWN) knownKinds.clear()
  if (given.length <= 200) knownKinds.set(given, kind)
  return kind
}

function nameKind(given: string): string {
  const kept: string[] = []
  for (const word of given.split(/\s+/, 12)) {
    if (!word || /\d/.test(word) || word.length > 40 || POSITION_WORDS.test(word)) continue
    kept.push(word.toLowerCase())
  }
  return kept.sort().slice(0, 4).join('.')
}

/** Three ways to call a child, from coarse to fine. */
export const SYMBOL_LEVELS = [0, 1, 2] as const
export type SymbolLevel = (typeof SYMBOL_LEVELS)[number]

export function symbolOf(node: PageNode, level: SymbolLevel): string {
  if (!isElement(node)) return '#text'
  if (level === 0) return node.name
  const named = `${node.name}.${kindOfClass(node)}`
  return level === 1 ? named : `${named}(${shapeOf(node)})`
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

/** Numbers that stand for the chain of tags and class kinds from the root, the same for alike places. */
export function signPaths(elements: PageElement[]): Int32Array {
  const ids = new Int32Array(elements.length === 0 ? 0 : (elements.at(-1)?.order ?? 0) + 1)
  const known = new Map<string, number>()
  for (const element of elements) {
    const parent = element.parent
    const parentId = parent && isElement(parent) ? ids[parent.order] : 0
    const key = `${parentId}/${element.name}${cellNumber(element)}.${kindOfClass(element)}`
    let id = known.get(key)
    if (id === undefined) {
      id = known.size + 1
      known.set(key, id)
    }
    ids[element.order] = id
  }
  return ids
}

const MAX_CELLS_COUNTED = 60

/** Which cell of its row this is, or nothing for other elements: cells of one tag differ by their column. */
export function cellNumber(element: PageElement): string {
  if (element.name !== 'td' && element.name !== 'th') return ''
  let number = 0
  for (let before = element.prev; before && number < MAX_CELLS_COUNTED; before = before.prev)
    if (isElement(before)) number++
  return String(number)
}
