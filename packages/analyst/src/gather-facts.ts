import { foldText } from './fold-text.ts'
import { gatherContacts } from './gather-contacts.ts'
import type { ReadPage, SourceColumn, SourceRecord, SourceSet } from './record-source.ts'

/** The set that holds what a page about one thing says of it. */
export const PAGE_SET = 'page'

/** What a page about one thing says of it, as a list of one record. */
export function gatherFacts(pages: readonly ReadPage[]): SourceSet[] {
  const [page] = pages
  const about = page?.reading.pageRecord
  const [record] = about?.records ?? []
  if (!page || !about || !record || pages.length > 1) return []
  const { pageId, url } = page
  const columns = about.columns.map(({ key, name, type }) => ({ key, name, kind: type }))
  const records = [{ cells: record.cells, pageId, url, detailUrl: null }]
  return [{ id: PAGE_SET, name: null, kind: 'definition', columns, records, pages: 1 }]
}

/** What that thing has many of, each as a list of one column. */
export function gatherValueLists(pages: readonly ReadPage[]): SourceSet[] {
  const [page] = pages
  if (!page || pages.length > 1) return []
  const { pageId, url, reading } = page
  return (reading.valueLists ?? []).map(({ id, name, kind, columns, records }) => ({
    id,
    name,
    kind,
    columns: columns.map(({ key, name: own, type }) => ({ key, name: own, kind: type })),
    records: records.map(({ cells }) => ({ cells, pageId, url, detailUrl: null })),
    pages: 1,
  }))
}

/** All that a page says once: its own record, its single records and its contacts. */
export function factsOf(page: ReadPage): { columns: SourceColumn[]; cells: SourceRecord['cells'] } {
  const { recordSets, pageRecord } = page.reading
  const single = recordSets.filter(({ records, betterAs }) => records.length === 1 && !betterAs)
  const columns: SourceColumn[] = []
  const cells: SourceRecord['cells'] = {}
  const add = (name: string, kind: SourceColumn['kind'], cell: SourceRecord['cells'][string] | undefined) => {
    if (!cell || columns.some(column => foldText(column.name) === foldText(name))) return
    const key = `f${columns.length + 1}`
    columns.push({ key, name, kind })
    cells[key] = cell
  }
  for (const set of [pageRecord ?? [], ...single].flat())
    for (const { key, name, type } of set.columns) add(name, type, set.records[0]?.cells[key])
  for (const set of gatherContacts([page]))
    for (const { key, name, kind } of set.columns)
      if (key !== 'owner') add(name, kind, set.records.find(record => record.cells[key])?.cells[key])
  return { columns, cells }
}
