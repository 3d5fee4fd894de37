import { hasText, type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement } from '../page/page-node.ts'
import { placeInEmbedded, placeOfText } from '../page/place-on-page.ts'
import { readEmbeddedJson } from '../page/read-embedded-json.ts'
import type { RecordSet } from '../page-reading.ts'
import type { DraftCell } from '../record-sets/draft.ts'
import { sayKey } from '../record-sets/embedded/draft-of-objects.ts'
import { isObject, type JsonObject } from '../record-sets/embedded/flatten-object.ts'
import { finishRecordSet } from '../record-sets/finish-record-set.ts'
import { namingLanguage } from '../record-sets/naming/name-from-classes.ts'

const LEAST = 2
const MAX_LISTS = 8
const MAX_VALUES = 200
const MAX_DEPTH = 3
// How the page is built, not what its thing has.
const STRUCTURE = /^(?:@|itemListElement|sameAs|image|potentialAction|breadcrumb|offers|review|mainEntity$)/

type ValueList = { key: string; holder: PageElement; cells: DraftCell[] }

/** Properties that the page's thing has many values of, such as ingredients or authors: a list of one column each. */
export function findValueLists(page: Page): RecordSet[] {
  const found = [...listsInJson(page), ...listsInMarkup(page)].slice(0, MAX_LISTS)
  return found.map(({ key, holder, cells }, at) => {
    const name = sayKey(key, namingLanguage(page.language))
    const draft = {
      kind: 'embedded' as const,
      name,
      columnNames: [name],
      rows: cells.map(cell => [cell]),
      detailUrls: cells.map(() => undefined),
      container: holder,
      spans: cells.map(() => ({ first: holder.order, last: holder.lastOrder })),
      likeness: 1,
    }
    return finishRecordSet(page, draft, { id: `values-${at + 1}`, score: 0 })
  })
}

function listsInJson(page: Page): ValueList[] {
  const found: ValueList[] = []
  for (const script of page.elements) {
    if (script.name !== 'script' || !script.attribs.type?.toLowerCase().includes('ld+json')) continue
    const visit = (object: JsonObject, pointer: string, depth: number): void => {
      for (const [key, value] of Object.entries(object)) {
        const here = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
        if (Array.isArray(value) && !STRUCTURE.test(key)) {
          const cells = value.slice(0, MAX_VALUES).flatMap((entry, at) => cellOf(script, entry, `${here}/${at}`))
          if (cells.length >= LEAST && cells.length === Math.min(value.length, MAX_VALUES))
            found.push({ key, holder: script, cells })
        } else if (isObject(value) && depth < MAX_DEPTH) visit(value, here, depth + 1)
      }
    }
    const json = readEmbeddedJson(script)
    if (isObject(json)) visit(json, '', 1)
    const graph = isObject(json) && Array.isArray(json['@graph']) ? json['@graph'] : []
    for (const [at, entry] of graph.slice(0, MAX_VALUES).entries())
      if (isObject(entry)) visit(entry, `/@graph/${at}`, 1)
  }
  return found
}

/** A plain value, or what an object is called. */
function cellOf(script: PageElement, entry: unknown, pointer: string): DraftCell[] {
  const key = isObject(entry) ? ['text', 'name'].find(name => typeof entry[name] === 'string') : undefined
  const value = isObject(entry) ? key && entry[key] : entry
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return []
  return [{ text: String(value), origin: placeInEmbedded(script, key ? `${pointer}/${key}` : pointer) }]
}

/** The same property again and again in one item (microdata). */
function listsInMarkup(page: Page): ValueList[] {
  const lists = new Map<string, ValueList>()
  for (const element of page.elements) {
    const key = element.attribs.itemprop?.trim()
    if (!key || STRUCTURE.test(key) || element.attribs.itemscope !== undefined || !hasText(element)) continue
    const holder = itemOf(element)
    if (!holder || element.isHidden) continue
    const id = `${holder.order} ${key}`
    const list = lists.get(id) ?? { key, holder, cells: [] }
    if (list.cells.length < MAX_VALUES) list.cells.push({ text: textOf(page, element), origin: placeOfText(element) })
    lists.set(id, list)
  }
  return [...lists.values()].filter(({ cells }) => new Set(cells.map(({ text }) => text)).size >= LEAST)
}

function itemOf(element: PageElement): PageElement | null {
  let at = element.parent
  while (at && isElement(at) && at.attribs.itemscope === undefined) at = at.parent
  return at && isElement(at) ? at : null
}
