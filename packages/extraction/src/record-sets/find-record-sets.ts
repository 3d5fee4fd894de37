import type { Page } from '../page/page.ts'
import type { PageElement } from '../page/page-node.ts'
import { placeOfAttribute } from '../page/place-on-page.ts'
import type { RecordSet } from '../page-reading.ts'
import type { Note, Step } from '../run-steps.ts'
import { isFieldOf, isSameReading } from './compare-drafts.ts'
import { findDefinitions } from './definitions/find-definitions.ts'
import { mergeDefinitions } from './definitions/merge-definitions.ts'
import type { Draft, DraftCell } from './draft.ts'
import { draftOfObjects } from './embedded/draft-of-objects.ts'
import { findJsonSets } from './embedded/find-json-sets.ts'
import { findMarkedUpItems } from './embedded/find-marked-up-items.ts'
import { finishRecordSet } from './finish-record-set.ts'
import { findGroups, type Taken } from './groups/find-groups.ts'
import { type RankedDraft, rankDrafts } from './rank-drafts.ts'
import { findTables } from './tables/find-tables.ts'

const PREFIXES = /^(?:og|article|product|twitter|book|profile|place|business):/

/** What the page says of itself to other sites (Open Graph and its kin): one record. */
function findPageDescription(page: Page): Draft | null {
  const cells = new Map<string, DraftCell>()
  let holder = null
  for (const element of page.elements) {
    if (element.name !== 'meta') continue
    const key = element.attribs.property ?? element.attribs.name ?? ''
    const text = element.attribs.content
    if (!PREFIXES.test(key) || !text?.trim()) continue
    const name = key.replace(/^[^:]+:/, '').replaceAll(':', '.')
    holder ??= element
    if (!cells.has(name)) cells.set(name, { text, origin: placeOfAttribute(element, 'content') })
  }
  return holder && cells.size >= 2 ? draftOfObjects(page, null, [{ cells, holder }]) : null
}

const MAX_SETS = 20
// Below the first few, groups are parts and fragments of one another.
const MAX_LISTS = 4
// What scores far below the first is chrome or a fragment; reading its values would cost more than it tells.
const LEAST_SHARE = 0.02

/** Every group of alike things on the page, the one a person would call "the list" first. */
export const findRecordSets: Step<Page, RecordSet[]> = {
  name: 'find-record-sets',
  run: (page: Page, note: Note) => {
    const tables = findTables(page, note)
    const isLabels = (draft: Draft): boolean => draft.kind === 'definition'
    const definitions = mergeDefinitions([...tables.filter(isLabels), ...findDefinitions(page)])
    const embedded = [...findJsonSets(page), ...findMarkedUpItems(page), findPageDescription(page) ?? []].flat()
    const groups = findGroups(page, note, takenBy([...tables, ...definitions]))
    const drafts = [...tables.filter(draft => !isLabels(draft)), ...groups, ...definitions, ...embedded]
    const ranked = dropRepeated(rankDrafts(page, drafts))
    const least = (ranked[0]?.score ?? 0) * LEAST_SHARE
    let lists = 0
    return ranked
      .filter(({ draft, score }) => score > least && (draft.kind !== 'list' || ++lists <= MAX_LISTS))
      .slice(0, MAX_SETS)
      .map(({ draft, score }, i) => finishRecordSet(page, draft, { id: `${draft.kind}-${i + 1}`, score }))
  },
}

// A table of a row or two may be how a page draws one record.
const SEVERAL_ROWS = 4

/** Tables and lists that were read by their own names: their rows are not to be read again as a group. */
function takenBy(drafts: Draft[]): Taken {
  const named = drafts.filter(
    ({ kind, columnNames }) => kind === 'definition' || columnNames.filter(Boolean).length >= 2,
  )
  const blocksOf = ({ blocks, container }: Draft): PageElement[] => blocks ?? [container]
  const areLists = (draft: Draft): boolean =>
    draft.kind === 'table' && draft.rows.length >= blocksOf(draft).length * SEVERAL_ROWS
  const lists = named.filter(areLists).flatMap(blocksOf)
  return { elements: new Set(named.flatMap(blocksOf)), lists: lists.sort((a, b) => a.textStart - b.textStart) }
}

/** The same rows read in two ways, or the fields of a record as if they were records: the better way is enough. */
function dropRepeated(ranked: RankedDraft[]): RankedDraft[] {
  const known = new Set<string>()
  const kept: RankedDraft[] = []
  for (const own of ranked) {
    const { draft } = own
    const key = `${draft.rows.length}/${draft.spans[0]?.first}/${draft.spans.at(-1)?.last}`
    if (draft.kind !== 'embedded' && known.has(key)) continue
    if (kept.some(better => isSameReading(draft, better.draft) || isFieldOf(draft, better.draft))) continue
    known.add(key)
    kept.push(own)
  }
  return kept
}
