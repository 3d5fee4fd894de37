import { hasText, type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement } from '../page/page-node.ts'
import { nodeAt } from '../page/place-on-page.ts'
import type { RecordSet } from '../page-reading.ts'
import { DROPPED_TAGS } from '../show-place/copy-rules.data.ts'
import { isValue } from '../show-place/write-pointing-copy.ts'
import { checkBreadth } from './apply-rules.ts'
import { fieldSelectors } from './choose-selectors.ts'
import { findGroupings } from './find-groupings.ts'
import { checkSelector, selectInside, selectItems } from './select-elements.ts'

/** What else is read where one value of a page is pointed at. */
export type Pointed = {
  /** Selector of one record, and those of other ways to see the records, best first. */
  item: string
  groupings: string[]
  itemCount: number
  /** Selector of the value inside its record. */
  selector: string
  /** What the page calls such values; empty where it does not say. */
  name: string
  /** The values that would be read, by the number of their element. */
  read: { at: number; text: string }[]
}

type Asked = {
  /** Number of the element that was pointed at: its place in document order. */
  at: number
  /** The records that were decided on before; null when this is the first value. */
  item: string | null
}

/** One value stands for its like in every record. Null where nothing is there, or it lies outside of the records. */
export function pointAt(page: Page, sets: readonly RecordSet[], { at, item }: Asked): Pointed | null {
  const element = page.nodes[at]
  if (!element || !isElement(element) || (!hasText(element) && element.name !== 'img')) return null
  const groupings = findGroupings(page, sets, element)
  for (const grouping of item === null ? groupings : [item]) {
    const found = readLike(page, element, grouping)
    if (found) return { ...found, item: grouping, groupings, name: nameOf(page, sets, element) }
  }
  return null
}

const LONGEST_VALUE = 120

/** The first values that can be pointed at, in the order of the page. */
export function listValues(page: Page, most: number): { at: number; text: string }[] {
  const values: { at: number; text: string }[] = []
  for (const element of page.elements) {
    if (values.length === most) break
    if (DROPPED_TAGS.has(element.name) || !isValue(element)) continue
    values.push({ at: element.order, text: textOf(page, element).slice(0, LONGEST_VALUE) })
  }
  return values
}

/** How many records are looked at to choose between selectors. */
const SAMPLE = 200

function readLike(page: Page, element: PageElement, item: string) {
  if (checkSelector(item) !== null) return null
  const items = selectItems(page.root, item)
  const own = items.findLast(({ order, lastOrder }) => order <= element.order && element.order <= lastOrder)
  if (!own) return null
  checkBreadth(items, 1)
  const sample = items.slice(0, SAMPLE)
  const tried = fieldSelectors(own, element)
    .filter(selector => selector === '' || checkSelector(selector) === null)
    .filter(selector => selectInside(own, selector) === element)
    .map(selector => ({ selector, count: sample.filter(one => isFilled(selectInside(one, selector))).length }))
  const most = Math.max(0, ...tried.map(({ count }) => count))
  // What says most about the value comes first; only one that misses many records is passed over.
  const selector = tried.find(({ count }) => count >= most / 2)?.selector
  if (selector === undefined) return null
  const read = items.flatMap(one => {
    const found = selectInside(one, selector)
    return found && isFilled(found) ? [{ at: found.order, text: textOf(page, found) || (found.attribs.alt ?? '') }] : []
  })
  return { itemCount: items.length, selector, read }
}

const isFilled = (element: PageElement | null): boolean =>
  element !== null && (hasText(element) || (element.attribs.alt ?? '').trim() !== '')

/** What mining calls the column that the value stands in. */
function nameOf(page: Page, sets: readonly RecordSet[], element: PageElement): string {
  for (const { columns, records, kind } of sets.toSorted(
    (a, b) => Math.min(b.columns.length, 2) - Math.min(a.columns.length, 2),
  )) {
    if (kind === 'embedded') continue
    for (const { cells } of records)
      for (const { key, name } of columns) {
        const node = cells[key] && nodeAt(page, cells[key].origin.path)
        if (node && isSame(node, element)) return name
      }
  }
  return ''
}

/** One within the other: a cell and the link in it are the same value. */
const isSame = (one: { order: number }, other: PageElement): boolean => {
  const last = 'lastOrder' in one ? (one.lastOrder as number) : one.order
  return (one.order >= other.order && last <= other.lastOrder) || (one.order <= other.order && last >= other.lastOrder)
}
