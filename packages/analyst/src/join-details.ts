import { foldText } from './fold-text.ts'
import { factsOf } from './gather-facts.ts'
import type { ReadPage, SourceColumn, SourceSet } from './record-source.ts'

/** A column that fewer of the details have is an accident of one page. */
const MIN_SHARE = 0.2

/** Lists whose records have pages of their own get the columns that only those pages have. */
export function joinDetails(sets: SourceSet[], details: readonly ReadPage[]): SourceSet[] {
  if (details.length === 0) return sets
  const pages = new Map(details.flatMap(page => addressesOf(page).map(address => [address, page] as const)))
  const facts = new Map<ReadPage, ReturnType<typeof factsOf>>()
  const factsFor = (page: ReadPage) => {
    const known = facts.get(page) ?? factsOf(page)
    facts.set(page, known)
    return known
  }
  return sets.map(set => {
    const columns: SourceColumn[] = []
    const own = new Set(set.columns.map(({ name }) => foldText(name)))
    const records = set.records.map(record => {
      const page = record.detailUrl === null ? undefined : pages.get(addressKey(record.detailUrl))
      if (!page) return record
      const { columns: found, cells } = factsFor(page)
      const added = found.flatMap(column => {
        const cell = cells[column.key]
        if (!cell || own.has(foldText(column.name))) return []
        return [[keyFor(columns, column), { ...cell, page: { pageId: page.pageId, url: page.url } }] as const]
      })
      return { ...record, cells: { ...record.cells, ...Object.fromEntries(added) } }
    })
    const read = records.filter((record, at) => record !== set.records[at]).length
    const usual = columns.filter(
      ({ key }) => records.filter(({ cells }) => cells[key]).length >= Math.max(1, read * MIN_SHARE),
    )
    return columns.length === 0 ? set : { ...set, columns: [...set.columns, ...usual], records }
  })
}

/** Columns of details meet by name. */
function keyFor(columns: SourceColumn[], { name, kind }: SourceColumn): string {
  const same = columns.find(column => foldText(column.name) === foldText(name))
  if (same) return same.key
  const key = `detail-${columns.length + 1}`
  columns.push({ key, name, kind, isDetail: true })
  return key
}

/** A page may have been found under another address than the one that was linked. */
const addressesOf = ({ detailOf = '', url }: ReadPage): string[] => [addressKey(detailOf), addressKey(url)]

const addressKey = (address: string): string => (URL.parse(address)?.href ?? address).replace(/#.*/s, '')
