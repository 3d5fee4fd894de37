import type { Page } from '../../page/page.ts'
import type { PageElement } from '../../page/page-node.ts'
import { readEmbeddedJson } from '../../page/read-embedded-json.ts'
import type { Draft } from '../draft.ts'
import { draftOfObjects, type EmbeddedRecord } from './draft-of-objects.ts'
import { flattenObject, isObject, type JsonObject } from './flatten-object.ts'

const MAX_VISITED = 100_000
const LEAST_RECORDS = 2
const LEAST_FIELDS = 2
const MAX_SETS = 12

type Visit = { value: unknown; pointer: string; key: string; depth: number }

/** Data that scripts carry: schema.org descriptions (JSON-LD) and the state of pages drawn by script. */
export function findJsonSets(page: Page): Draft[] {
  const byType = new Map<string, EmbeddedRecord[]>()
  const drafts: (Draft | null)[] = []
  for (const script of page.elements) {
    if (script.name !== 'script') continue
    const type = script.attribs.type?.toLowerCase() ?? ''
    if (type.includes('ld+json')) collectTyped(script, readEmbeddedJson(script), byType)
    else if (/^application\/(?:[\w.-]+\+)?json$/.test(type))
      drafts.push(...findArrays(page, script, readEmbeddedJson(script)))
  }
  for (const [type, records] of byType) drafts.push(draftOfObjects(page, type, records))
  return drafts.filter(draft => draft !== null)
}

const STRUCTURE =
  /^(?:ItemList|ListItem|WebSite|WebPage|BreadcrumbList|SearchAction|ImageObject|SiteNavigationElement|CollectionPage|Offer|AggregateOffer|AggregateRating|PostalAddress|Rating|Brand)$/

/** Every object with a type of its own, lists opened. */
function collectTyped(script: PageElement, json: unknown, byType: Map<string, EmbeddedRecord[]>): void {
  walk(json, ({ value, pointer }) => {
    const type = Array.isArray(value['@type']) ? value['@type'][0] : value['@type']
    if (typeof type !== 'string' || STRUCTURE.test(type)) return true
    const cells = flattenObject(script, value, pointer)
    if (cells.size < LEAST_FIELDS) return true
    const records = byType.get(type) ?? []
    records.push({ cells, holder: script })
    byType.set(type, records)
    return false
  })
}

/** Arrays of alike objects anywhere in the state, the largest first. */
function findArrays(page: Page, script: PageElement, json: unknown): Draft[] {
  const found: { name: string; records: EmbeddedRecord[] }[] = []
  walk(
    json,
    () => true,
    ({ value, pointer, key }) => {
      const objects = value.filter(isObject)
      if (objects.length < LEAST_RECORDS || objects.length < value.length * 0.8) return
      const records = value.flatMap((entry, i) => {
        const cells = isObject(entry) ? flattenObject(script, entry, `${pointer}/${i}`) : null
        return cells && cells.size >= LEAST_FIELDS ? [{ cells, holder: script }] : []
      })
      if (records.length >= LEAST_RECORDS) found.push({ name: key, records })
    },
  )
  const size = (records: EmbeddedRecord[]): number => records.reduce((sum, { cells }) => sum + cells.size, 0)
  return found
    .sort((a, b) => size(b.records) - size(a.records))
    .slice(0, MAX_SETS)
    .flatMap(({ name, records }) => draftOfObjects(page, name || null, records) ?? [])
}

type OnObject = (visit: Visit & { value: JsonObject }) => boolean
type OnArray = (visit: Visit & { value: unknown[] }) => void

/** Visits a JSON value without recursion; `onObject` says whether to look inside. */
function walk(json: unknown, onObject: OnObject, onArray: OnArray = () => {}): void {
  const queue: Visit[] = [{ value: json, pointer: '', key: '', depth: 0 }]
  for (let at = 0; at < queue.length && at < MAX_VISITED; at++) {
    const visit = queue[at] as Visit
    const { value, pointer, depth } = visit
    const enqueue = (key: string, child: unknown, name: string): void => {
      if (typeof child !== 'object' || child === null) return
      const step = key.replaceAll('~', '~0').replaceAll('/', '~1')
      queue.push({ value: child, pointer: `${pointer}/${step}`, key: name, depth: depth + 1 })
    }
    if (depth > 40) continue
    if (Array.isArray(value)) {
      onArray({ ...visit, value })
      for (const [i, child] of value.entries()) enqueue(String(i), child, visit.key)
    } else if (isObject(value) && onObject({ ...visit, value })) {
      for (const [key, child] of Object.entries(value)) enqueue(key, child, key)
    }
  }
}
