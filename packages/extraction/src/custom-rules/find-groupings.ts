import { type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement } from '../page/page-node.ts'
import type { RecordSet } from '../page-reading.ts'
import { chooseItemSelector, describe, fieldSelectors, findItem } from './choose-selectors.ts'
import { selectInside, selectItems } from './select-elements.ts'

const MAX_GROUPINGS = 4
const MAX_LIKE = 2000
// Further out, an element holds more than one record.
const MAX_AROUND = 12

/**
 * Selectors of the records that a value may belong to, best first: those of the lists that were mined, then the
 * elements around it that repeat, and last the one thing that the whole page is about.
 */
export function findGroupings(page: Page, sets: readonly RecordSet[], element: PageElement): string[] {
  const isRich = ({ columns }: RecordSet): boolean => columns.length > 1
  const mined = (some: readonly RecordSet[]) => some.flatMap(set => minedGrouping(page, set, element) ?? [])
  const around = ancestorsOf(element)
  const repeated = around.slice(0, MAX_AROUND).flatMap((one, depth) => repeatedGrouping(page, one, { element, depth }))
  repeated.sort((a, b) => Number(a.isValue) - Number(b.isValue) || b.count - a.count || b.depth - a.depth)
  const whole = page.elements.find(({ name }) => name === 'body') ?? around.at(-1)
  // A list of one column may be the cells of another.
  const poor = mined(sets.filter(set => !isRich(set)))
  const all = [...mined(sets.filter(isRich)), ...repeated.map(({ selector }) => selector), ...poor].slice(
    0,
    MAX_GROUPINGS,
  )
  return [...new Set([...all, ...(whole ? [describe([whole]) ?? ''] : [])])].filter(selector => selector !== '')
}

/** The element itself first, then what stands around it. */
function ancestorsOf(element: PageElement): PageElement[] {
  const { parent } = element
  return [element, ...(parent && isElement(parent) ? ancestorsOf(parent) : [])]
}

const holds = (outer: PageElement, { order }: PageElement): boolean => outer.order <= order && order <= outer.lastOrder

function minedGrouping(page: Page, set: RecordSet, element: PageElement): string | null {
  if (set.kind === 'embedded') return null
  let items = set.records.flatMap(({ cells }) => findItem(page, Object.values(cells)) ?? [])
  if (items.length < 2 || new Set(items).size < items.length) return null
  // What was not read may stand beside what was: as long as each has its own, the element around a record is the record.
  while (!items.some(item => holds(item, element))) {
    const wider = items.flatMap(({ parent }) => (parent && isElement(parent) ? [parent] : []))
    if (wider.length < items.length || new Set(wider).size < wider.length) return null
    items = wider
  }
  return chooseItemSelector(page, items)
}

type Repeated = { selector: string; count: number; depth: number; isValue: boolean }

/** An element that stands beside others like it, if they too hold such a value. */
function repeatedGrouping(
  page: Page,
  around: PageElement,
  { element, depth }: { element: PageElement; depth: number },
): Repeated[] {
  const own = describe([around])
  const { parent } = around
  if (own === null || !parent || !isElement(parent)) return []
  const like = parent.children.filter(
    (child): child is PageElement => isElement(child) && !child.isHidden && describe([child]) === own,
  )
  const outer = describe([parent])
  const selector = (like.length >= 2 && chooseItemSelector(page, like)) || (outer ? `${outer} > ${own}` : own)
  const items = selectItems(page.root, selector)
  if (!items.includes(around) || items.length > MAX_LIKE) return []
  const count = Math.max(
    0,
    ...fieldSelectors(around, element)
      .filter(inside => selectInside(around, inside) === element)
      .map(inside => items.filter(item => selectInside(item, inside)).length),
  )
  // Where the value is all there is of it, it is rather a cell of a record than a record.
  const isValue = textOf(page, around) === textOf(page, element)
  return count >= 2 ? [{ selector, count, depth, isValue }] : []
}
