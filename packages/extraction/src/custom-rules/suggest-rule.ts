import { type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../page/page-node.ts'
import { nodeAt } from '../page/place-on-page.ts'
import type { RecordCell, RecordSet } from '../page-reading.ts'
import { chooseItemSelector, fieldSelectors, findItem } from './choose-selectors.ts'
import type { ReadingRule, RuleField } from './reading-rule.ts'
import { selectInside } from './select-elements.ts'

const LEAST_SHARE = 0.8

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
  const candidates = fieldSelectors(item, element)
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
