import { type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../page/page-node.ts'
import { nodeAt } from '../page/place-on-page.ts'
import type { RecordCell, RecordSet } from '../page-reading.ts'
import type { ReadingRule, RuleField } from './reading-rule.ts'
import { checkSelector, selectInside, selectItems } from './select-elements.ts'

const LEAST_SHARE = 0.8
const MAX_CLASSES = 3
const SAFE_NAME = /^[a-zA-Z_][\w-]*$/

/** A rule that reads what was mined, to start from: each selector was tried on the page. Null where none fits. */
export function suggestRule(page: Page, set: RecordSet): ReadingRule | null {
  const items = set.records.flatMap(({ cells }) => findItem(page, Object.values(cells)) ?? [])
  if (items.length < set.records.length || new Set(items).size < items.length) return null
  const item = chooseItemSelector(page, items)
  if (item === null) return null
  const fields = set.columns.flatMap(({ key, name }): RuleField[] => {
    const cells = set.records.map(({ cells }) => cells[key])
    const found = chooseField(page, items, cells)
    return found ? [{ name, ...found }] : []
  })
  return fields.length > 0 ? { name: set.name ?? page.title, item, fields } : null
}

/** The smallest element that holds all values of one record, and more than the only one there is. */
function findItem(page: Page, cells: RecordCell[]): PageElement | null {
  const paths = cells.map(({ origin }) => origin.path.split('/'))
  const [first = []] = paths
  let shared = 0
  while (shared < first.length && paths.every(path => path[shared] === first[shared])) shared++
  const depth = paths.length === 1 ? shared - 1 : shared
  const node = nodeAt(page, first.slice(0, depth).join('/'))
  return node && isElement(node) ? node : null
}

const classesOf = (element: PageElement) =>
  (element.attribs.class ?? '').split(/\s+/).filter(name => SAFE_NAME.test(name))

/** Tag and the classes that all of them share. */
function describe(elements: readonly PageElement[]): string | null {
  const [first] = elements
  if (!first || elements.some(({ name }) => name !== first.name)) return null
  const shared = classesOf(first).filter(name => elements.every(element => classesOf(element).includes(name)))
  return [first.name, ...shared.slice(0, MAX_CLASSES)].join('.')
}

function chooseItemSelector(page: Page, items: PageElement[]): string | null {
  const own = describe(items)
  if (own === null) return null
  const wanted = new Set(items)
  const candidates = [own]
  let around: PageElement[] = items
  for (let step = 0; step < 3; step++) {
    around = [...new Set(around.flatMap(({ parent }) => (parent && isElement(parent) ? [parent] : [])))]
    const outer = around.length > 0 ? describe(around) : null
    if (outer === null) break
    candidates.push(`${outer} ${step === 0 ? '> ' : ''}${own}`)
    const id = around.length === 1 ? around[0]?.attribs.id : undefined
    if (id && SAFE_NAME.test(id)) candidates.push(`#${id} ${step === 0 ? '> ' : ''}${own}`)
  }
  const tried = candidates.flatMap(selector => {
    const found = checkSelector(selector) === null ? selectItems(page.root, selector) : []
    const right = found.filter(element => wanted.has(element)).length
    const isFit = right === items.length && found.length <= items.length / LEAST_SHARE
    return isFit ? [{ selector, isExact: found.length === items.length }] : []
  })
  return (tried.find(({ isExact }) => isExact) ?? tried[0])?.selector ?? null
}

function chooseField(
  page: Page,
  items: PageElement[],
  cells: (RecordCell | undefined)[],
): Omit<RuleField, 'name'> | null {
  const first = cells.findIndex(cell => cell !== undefined)
  const item = items[first]
  const origin = cells[first]?.origin
  if (!item || !origin || origin.kind === 'embedded') return null
  const element = elementOf(nodeAt(page, origin.path))
  if (!element) return null
  const attribute = origin.kind === 'attribute' ? origin.name : null
  const reads = (selector: string, isRight: (text: string, wanted: string) => boolean) => {
    const right = cells.filter((cell, at) => {
      const inside = items[at] && selectInside(items[at], selector)
      const text = inside && (attribute ? inside.attribs[attribute]?.trim() : textOf(page, inside))
      return cell === undefined || isRight(text ?? '', cell.text)
    })
    return right.length >= cells.length * LEAST_SHARE
  }
  const candidates = candidatesFor(item, element)
  // Mining may take a part out of a text ("3" of "Room 3"); a selector reads the whole.
  const selector =
    candidates.find(candidate => reads(candidate, (text, wanted) => text === wanted)) ??
    candidates.find(candidate => reads(candidate, (text, wanted) => text.includes(wanted)))
  return selector === undefined ? null : { selector, attribute }
}

const elementOf = (node: PageNode | null): PageElement | null => {
  if (!node || isElement(node)) return node
  return node.parent && isElement(node.parent) ? node.parent : null
}

/** From what says most about the element to where it merely stands. */
function candidatesFor(item: PageElement, element: PageElement): string[] {
  if (element === item) return ['']
  const classes = classesOf(element)
  const siblings = element.parent?.children.filter(node => isElement(node) && node.name === element.name) ?? []
  const place = `${element.name}:nth-of-type(${siblings.indexOf(element) + 1})`
  const parent = element.parent && isElement(element.parent) && element.parent !== item ? element.parent : null
  const outer = parent ? [parent.name, ...classesOf(parent).slice(0, 1)].join('.') : null
  return [
    ...classes.map(name => `.${name}`),
    element.name,
    place,
    ...(outer ? [`${outer} > ${element.name}`, `${outer} > ${place}`] : []),
  ]
}
