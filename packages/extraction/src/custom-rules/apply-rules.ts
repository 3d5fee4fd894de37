import { absoluteUrl, type Page } from '../page/page.ts'
import { type PageElement, pathOf } from '../page/page-node.ts'
import { placeOfAttribute } from '../page/place-on-page.ts'
import type { PageReading, RecordSet } from '../page-reading.ts'
import { cellOfElement } from '../record-sets/cell-of-node.ts'
import type { Draft, DraftCell } from '../record-sets/draft.ts'
import { finishRecordSet } from '../record-sets/finish-record-set.ts'
import type { ReadingRule, RuleField } from './reading-rule.ts'
import { checkSelector, selectInside, selectItems } from './select-elements.ts'

/** How many elements all fields of all items may look through together. */
const MAX_LOOKS = 4_000_000

/** A rule whose items and fields together would look through the page too often. */
export class RuleTooBroad extends Error {
  constructor() {
    super('the rule looks at too much of the page')
    this.name = 'RuleTooBroad'
  }
}

const addressAttributes = new Set(['href', 'src', 'action', 'poster', 'data-src'])

/** The reading with the lists that these rules find before those that were mined; what a rule covers is not mined again. */
export function applyRules(page: Page, reading: PageReading, rules: readonly ReadingRule[]): PageReading {
  const top = reading.recordSets[0]?.score ?? 0
  const found = rules.flatMap((rule, index) => {
    try {
      return readByRule(page, rule, { id: `rule-${index + 1}`, score: top + rules.length - index }) ?? []
    } catch (error) {
      // It fitted the page it was tried on; on this one what was mined stands.
      if (error instanceof RuleTooBroad) return []
      throw error
    }
  })
  if (found.length === 0) return reading
  const covered = new Set(found.flatMap(({ items }) => items.map(pathOf)))
  const left = reading.recordSets.filter(set => !isCovered(set, covered))
  return { ...reading, recordSets: [...found.map(({ set }) => set), ...left] }
}

/** What one rule finds on a page; null when it finds no record or nothing in them. Throws `RuleTooBroad`. */
export function readByRule(
  page: Page,
  rule: ReadingRule,
  { id, score }: { id: string; score: number },
): { set: RecordSet; items: PageElement[] } | null {
  const selectors = [rule.item, ...rule.fields.map(({ selector }) => selector).filter(selector => selector !== '')]
  if (selectors.some(selector => checkSelector(selector) !== null)) return null
  const items = selectItems(page.root, rule.item)
  checkBreadth(items, rule.fields.length)
  const rows = items.map(item => rule.fields.map(field => readField(page, item, field)))
  const isFilled = rows.map(row => row.some(cell => cell !== null))
  const [first] = items
  if (!first || !isFilled.includes(true)) return null
  const draft: Draft = {
    kind: 'list',
    name: rule.name,
    columnNames: rule.fields.map(({ name }) => name),
    rows: rows.filter((_, index) => isFilled[index]),
    detailUrls: items.map(item => linkOf(page, item)).filter((_, index) => isFilled[index]),
    container: (first.parent as PageElement | null) ?? first,
    spans: [],
    likeness: 1,
  }
  return { set: finishRecordSet(page, draft, { id, score }), items }
}

/** Items may lie inside one another, so that what they hold together can be many times the page. */
export function checkBreadth(items: readonly PageElement[], fieldCount: number): void {
  let held = 0
  for (const { order, lastOrder } of items) held += lastOrder - order + 1
  if (held * (fieldCount + 1) > MAX_LOOKS) throw new RuleTooBroad()
}

function readField(page: Page, item: PageElement, { selector, attribute }: RuleField): DraftCell | null {
  const element = selectInside(item, selector)
  if (!element) return null
  if (attribute === null) return cellOfElement(page, element)
  const text = element.attribs[attribute]?.trim()
  if (!text) return null
  const origin = placeOfAttribute(element, attribute)
  return { text, origin, href: addressAttributes.has(attribute) ? (absoluteUrl(page, text) ?? undefined) : undefined }
}

function linkOf(page: Page, item: PageElement): string | undefined {
  const link = selectInside(item, 'a[href]') ?? (item.name === 'a' ? item : null)
  const address = absoluteUrl(page, link?.attribs.href)
  return address && /^https?:/.test(address) ? address : undefined
}

/** Its values stand inside the records of a rule. */
function isCovered(set: RecordSet, covered: ReadonlySet<string>): boolean {
  if (set.kind === 'embedded') return false
  const [cell] = Object.values(set.records[0]?.cells ?? {})
  const steps = cell?.origin.path.split('/') ?? []
  return steps.some((_, index) => covered.has(steps.slice(0, index + 1).join('/')))
}
