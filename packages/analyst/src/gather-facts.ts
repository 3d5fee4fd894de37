import { foldText } from './fold-text.ts'
import { gatherContacts } from './gather-contacts.ts'
import type { ReadPage, SourceColumn, SourceRecord, SourceSet } from './record-source.ts'

/** A page with a longer list than this is about many things. */
const MAX_LIST = 3

/** What a page about one thing says of it, from all its single records and contacts, as one record. */
export function gatherFacts(pages: readonly ReadPage[]): SourceSet[] {
  const [page] = pages
  if (!page || pages.length > 1) return []
  const { recordSets } = page.reading
  if (!recordSets.some(({ records }) => records.length === 1) || (recordSets[0]?.records.length ?? 0) > MAX_LIST)
    return []
  const { columns, cells } = factsOf(page)
  if (columns.length < 2) return []
  const record = { cells, pageId: page.pageId, url: page.url, detailUrl: null }
  return [{ id: 'page', name: null, kind: 'definition', columns, records: [record], pages: 1 }]
}

/** All that a page says once: its single records and its contacts. */
export function factsOf(page: ReadPage): { columns: SourceColumn[]; cells: SourceRecord['cells'] } {
  const single = page.reading.recordSets.filter(({ records }) => records.length === 1)
  const columns: SourceColumn[] = []
  const cells: SourceRecord['cells'] = {}
  const add = (name: string, kind: SourceColumn['kind'], cell: SourceRecord['cells'][string] | undefined) => {
    if (!cell || columns.some(column => foldText(column.name) === foldText(name))) return
    const key = `f${columns.length + 1}`
    columns.push({ key, name, kind })
    cells[key] = cell
  }
  for (const set of single) for (const { key, name, type } of set.columns) add(name, type, set.records[0]?.cells[key])
  for (const set of gatherContacts([page]))
    for (const { key, name, kind } of set.columns)
      if (key !== 'owner') add(name, kind, set.records.find(record => record.cells[key])?.cells[key])
  return { columns, cells }
}
