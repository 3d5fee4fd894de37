import type { RecordCell, RecordSet } from '@sondeo/extraction/page-reading'
import { foldText } from './fold-text.ts'
import type { ReadPage, SourceRecord, SourceSet } from './record-source.ts'

/** Sets whose columns agree by this much are the same list, seen on another page. */
const SAME_SHAPE = 0.6

/** `captions`: what stood above each record's list; `isUnited` where that tells lists of one page apart. */
type Draft = SourceSet & {
  identities: Set<string>
  seenOn: Set<string>
  captions: Map<SourceRecord, Caption>
  isUnited: boolean
}
type Caption = NonNullable<RecordSet['caption']>

const namesOf = (set: { columns: { name: string }[] }) => new Set(set.columns.map(({ name }) => foldText(name)))

function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter(name => other.has(name)).length
  return shared / Math.max(1, Math.max(one.size, other.size))
}

/** What makes two records the same thing: its own address, else everything it says. */
function identityOf({ cells, detailUrl }: Pick<SourceRecord, 'cells' | 'detailUrl'>): string {
  const words = Object.keys(cells)
    .sort()
    .map(key => cells[key]?.text ?? '')
  return `${detailUrl ?? ''}\n${words.join('\n')}`
}

function findSame(drafts: Draft[], set: RecordSet, pageId: string): Draft | undefined {
  const names = namesOf(set)
  let best: Draft | undefined
  let bestLikeness = 0
  for (const draft of drafts) {
    const alike = likeness(names, namesOf(draft))
    if (draft.kind !== set.kind || (draft.seenOn.has(pageId) && !continues(draft, set, alike))) continue
    if (alike >= SAME_SHAPE && alike > bestLikeness) {
      best = draft
      bestLikeness = alike
    }
  }
  return best
}

/** Two sets of one page are one list where they have the same fields and a caption each, and no record stands in both. */
function continues({ captions, columns, records }: Draft, set: RecordSet, alike: number): boolean {
  const { caption } = set
  if (!caption || alike < 1 || columns.length < 2) return false
  if ([...captions.values()].some(({ text }) => text === caption.text) || captions.size < records.length) return false
  const places = new Set(records.flatMap(({ cells }) => Object.values(cells).map(placeOf)))
  return !set.records.some(({ cells }) => Object.values(cells).some(cell => places.has(placeOf(cell))))
}

const placeOf = ({ origin }: RecordCell): string => JSON.stringify(origin)

/** Columns meet by name; a column that only a later page has is added at the end. */
function joinColumns(draft: Draft, set: RecordSet): Map<string, string> {
  const keys = new Map<string, string>()
  for (const column of set.columns) {
    const same = draft.columns.find(({ name }) => foldText(name) === foldText(column.name))
    const isFree = !draft.columns.some(({ key }) => key === column.key)
    const key = same?.key ?? (isFree ? column.key : `${column.key}-${draft.columns.length}`)
    if (!same) draft.columns.push({ key, name: column.name, kind: column.type })
    keys.set(column.key, key)
  }
  return keys
}

function addRecords(draft: Draft, set: RecordSet, { pageId, url }: ReadPage) {
  const keys = joinColumns(draft, set)
  const added: string[] = []
  for (const { cells, detailUrl } of set.records) {
    const renamed = Object.fromEntries(Object.entries(cells).map(([key, cell]) => [keys.get(key) ?? key, cell]))
    const record = { cells: renamed, pageId, url, detailUrl: detailUrl ?? null }
    const identity = identityOf(record)
    // A page that overlaps the one before repeats its records; equal rows of one page are the page's own affair.
    if (draft.identities.has(identity)) continue
    added.push(identity)
    draft.records.push(record)
    if (set.caption) draft.captions.set(record, set.caption)
  }
  for (const identity of added) draft.identities.add(identity)
  draft.isUnited ||= draft.seenOn.has(pageId)
  draft.seenOn.add(pageId)
  draft.pages = draft.seenOn.size
}

/** The lists of all pages, best first, with the records of every page in the order they were read. */
export function mergeSets(pages: readonly ReadPage[]): SourceSet[] {
  const drafts: Draft[] = []
  for (const page of pages) {
    for (const set of page.reading.recordSets) {
      // What a page says better as its record or as its text is no list.
      if (set.betterAs) continue
      const same = findSame(drafts, set, page.pageId)
      const draft = same ?? {
        id: `list-${drafts.length + 1}`,
        name: set.name,
        kind: set.kind,
        columns: [],
        records: [],
        pages: 0,
        identities: new Set<string>(),
        seenOn: new Set<string>(),
        captions: new Map(),
        isUnited: false,
      }
      if (!same) drafts.push(draft)
      addRecords(draft, set, page)
    }
  }
  const isSpanish = pages[0]?.reading.language === 'es'
  return drafts.map(draft => (draft.isUnited ? addCaptions(draft, isSpanish ? 'Sección' : 'Section') : finish(draft)))
}

const finish = ({ identities: _, seenOn: __, captions: ___, isUnited: ____, ...set }: Draft): SourceSet => set

/** As a reader meets them: the better of two lists of a page may stand below the other. */
function inOrderOfPages(records: readonly SourceRecord[]): SourceRecord[] {
  const pages = [...new Set(records.map(({ pageId }) => pageId))]
  const placed = records.map(record => ({ record, place: placesOf(record) }))
  return placed
    .sort(
      (one, other) =>
        pages.indexOf(one.record.pageId) - pages.indexOf(other.record.pageId) || comparePlaces(one.place, other.place),
    )
    .map(({ record }) => record)
}

const placesOf = ({ cells }: SourceRecord): number[] =>
  Object.values(cells)[0]?.origin.path.split('/').map(Number) ?? []

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((step, i) => step !== other[i])
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}

/** What stood above each of the lists that became one is a column of it. */
function addCaptions(draft: Draft, name: string): SourceSet {
  const { captions, columns, records } = draft
  const withCaption = (record: SourceRecord): SourceRecord => {
    const caption = captions.get(record)
    if (!caption) return record
    const { text, origin } = caption
    return { ...record, cells: { caption: { text, value: { kind: 'text', text }, origin }, ...record.cells } }
  }
  return {
    ...finish(draft),
    name: null,
    columns: [{ key: 'caption', name, kind: 'text' }, ...columns],
    records: inOrderOfPages(records).map(withCaption),
  }
}
