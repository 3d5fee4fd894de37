import type { Page } from '../page/page.ts'
import { isElement, type PageElement } from '../page/page-node.ts'
import { nodeAt } from '../page/place-on-page.ts'
import type { RecordCell } from '../page-reading.ts'
import { checkSelector, selectItems } from './select-elements.ts'

const LEAST_SHARE = 0.8
const MAX_CLASSES = 3
const SAFE_NAME = /^[a-zA-Z_][\w-]*$/

/** The smallest element that holds all values of one record, and more than the only one there is. */
export function findItem(page: Page, cells: RecordCell[]): PageElement | null {
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
export function describe(elements: readonly PageElement[]): string | null {
  const [first] = elements
  if (!first || elements.some(({ name }) => name !== first.name)) return null
  const shared = classesOf(first).filter(name => elements.every(element => classesOf(element).includes(name)))
  return [first.name, ...shared.slice(0, MAX_CLASSES)].join('.')
}

/** The shortest selector that finds all of these and hardly anything else; null where there is none. */
export function chooseItemSelector(page: Page, items: readonly PageElement[]): string | null {
  const own = describe(items)
  if (own === null) return null
  const wanted = new Set(items)
  const candidates = [own]
  let around: readonly PageElement[] = items
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

const MAX_STEPS = 8

const placeOf = (element: PageElement): string => {
  const siblings = element.parent?.children.filter(node => isElement(node) && node.name === element.name) ?? []
  return `${element.name}:nth-of-type(${siblings.indexOf(element) + 1})`
}

/** Every step from the record down. */
const wayTo = (item: PageElement, element: PageElement): string[] => {
  const { parent } = element
  return [...(parent && isElement(parent) && parent !== item ? wayTo(item, parent) : []), placeOf(element)]
}

/** From what says most about the element to where it merely stands. */
export function fieldSelectors(item: PageElement, element: PageElement): string[] {
  if (element === item) return ['']
  const classes = classesOf(element)
  const place = placeOf(element)
  const parent = element.parent && isElement(element.parent) && element.parent !== item ? element.parent : null
  const outer = parent ? [parent.name, ...classesOf(parent).slice(0, 1)].join('.') : null
  const way = wayTo(item, element)
  return [
    ...classes.map(name => `.${name}`),
    element.name,
    place,
    ...(outer ? [`${outer} > ${element.name}`, `${outer} > ${place}`] : []),
    ...(way.length > 2 && way.length <= MAX_STEPS ? [way.join(' > ')] : []),
  ]
}
