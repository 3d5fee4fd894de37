import { type Cell, type Column, TABLE_VERSION, type Table } from '@sondeo/table/table'
import { emptyCell } from '../run/make-cell.ts'
import { chooseValue } from './choose-value.ts'
import { findNameColumn, type ListSource } from './consolidate-tables.ts'
import { type ColumnMatch, nameApart } from './match-columns.ts'
import { groupProducts, matchProducts, type Product, type ProductPair } from './match-products.ts'

type Parts = {
  sources: readonly ListSource[]
  columns: readonly ColumnMatch[]
  /** What people said of pairs, by key. */
  decisions: Readonly<Record<string, boolean>>
  /** Which column the cells show; null where nobody chose. */
  valueColumn: string | null
  /** What all sites were asked; empty where nothing was. */
  question: string
  words: MatrixWords
}

export type MatrixWords = {
  /** What the added column is called, and what stands in it. */
  match: string
  byCode: string
  byName: (percent: number) => string
  byPerson: string
  alone: string
}

type Side = { site: string; name: string; value: string }
export type Matrix = {
  table: Table
  /** The names of the columns that stand for the sites. */
  siteColumns: string[]
  matches: (Pick<ProductPair, 'key' | 'by' | 'confidence' | 'isJoined'> & { one: Side; other: Side })[]
  valueColumns: string[]
  valueColumn: string | null
}

type Found = Product & { cells: Record<string, Cell> }

/** People look through these; the least certain come first. */
const MAX_MATCHES = 300

/** One row per product and one column per site; every cell copied from its own page. */
export function makeMatrix({ sources, columns, decisions, words, ...wanted }: Parts): Matrix {
  const ids = columns.map((_, at) => `c${at}`)
  const described: Column[] = columns.map(({ name, kind }, at) => ({ id: ids[at] ?? '', name, kind }))
  const nameId = findNameColumn(described)?.id ?? ids[0] ?? ''
  const others = described.filter(({ id }) => id !== nameId)
  const rows = sources.flatMap(({ table }, at) =>
    table.rows.map(({ cells }) =>
      Object.fromEntries(columns.map(({ from }, nth) => [ids[nth], cells[from[at] ?? '']])),
    ),
  )
  const value =
    others.find(({ name }) => name === wanted.valueColumn) ??
    chooseValue(
      others.map(column => ({ ...column, names: namesOf(columns[ids.indexOf(column.id)], sources) })),
      { question: wanted.question, rows },
    )
  const codes = others.filter(({ id, kind }) => kind === 'identifier' && id !== value?.id)
  const products: Found[] = sources.flatMap((source, at) =>
    source.table.rows.map(row => {
      const cells = Object.fromEntries(
        columns.map(({ from }, index) => [ids[index] ?? '', row.cells[from[at] ?? ''] ?? emptyCell()]),
      )
      const unit = others.find(({ kind, id }) => kind === 'text' && isSize(cells[id]?.text))?.id
      return {
        store: source.name,
        name: cells[nameId]?.text ?? '',
        codes: codes.map(({ id }) => cells[id]?.text ?? '').filter(Boolean),
        unit: (unit && cells[unit]?.text) || '',
        cells,
      }
    }),
  )
  const once = dropRepeated(products, value?.id)
  const pairs = matchProducts(once, decisions)
  const groups = groupProducts(once, pairs)
  const groupOf = new Map(groups.flatMap(group => group.map(at => [at, group] as const)))
  const side = (at: number): Side => {
    const { store = '', name = '', cells } = once[at] ?? {}
    return { site: store, name, value: (value && cells?.[value.id]?.text) || '' }
  }
  const matches = pairs
    .filter(({ by }) => by !== 'code')
    .map(({ one, other, key, by, confidence, isJoined }) => {
      const isOne = isJoined && groupOf.get(one) === groupOf.get(other)
      return { one: side(one), other: side(other), key, by, confidence, isJoined: isOne }
    })
    .sort((a, b) => Number(a.by === 'person') - Number(b.by === 'person') || a.confidence - b.confidence)
    .slice(0, MAX_MATCHES)
  const held = Map.groupBy(
    pairs.filter(({ one, other, isJoined }) => isJoined && groupOf.get(one) === groupOf.get(other)),
    ({ one }) => groupOf.get(one) ?? [],
  )
  const written = writeTable({ products: once, groups, held, nameId, codes, value, described, words })
  return { ...written, matches, valueColumns: others.map(({ name }) => name), valueColumn: value?.name ?? null }
}

const isSize = (text = '') => /^\s*(?:\d+\s*[x×]\s*)?\d+(?:[.,]\d+)?\s*\p{L}{1,12}\.?\s*$/u.test(text)

const namesOf = (column: ColumnMatch | undefined, sources: readonly ListSource[]): string[] =>
  sources.flatMap(({ table }, at) => table.columns.find(({ id }) => id === column?.from[at])?.name ?? [])

/** A page read twice, or a product on two lists of one shop, is one product of that shop. */
function dropRepeated(products: readonly Found[], valueId: string | undefined): Found[] {
  const seen = new Set<string>()
  return products.filter(({ store, name, unit, codes, cells }) => {
    const value = (valueId && cells[valueId]?.text) || ''
    const told = [store, name, unit, value, ...codes].join('\n')
    if (name.trim() === '' || seen.has(told)) return false
    seen.add(told)
    return true
  })
}

type Writing = {
  products: readonly Found[]
  groups: readonly (readonly number[])[]
  /** What holds each group together. */
  held: ReadonlyMap<readonly number[], readonly ProductPair[]>
  nameId: string
  codes: readonly Column[]
  value: Column | undefined
  described: readonly Column[]
  words: MatrixWords
}

function writeTable({ products, groups, held, nameId, codes, value, described, words }: Writing) {
  const stores = [...new Set(products.map(({ store }) => store))]
  const nameColumn = described.find(({ id }) => id === nameId)
  const heads = [
    { name: nameColumn?.name ?? '', kind: 'text' as const },
    ...stores.map(name => ({ name, kind: value?.kind ?? ('text' as const) })),
    { name: words.match, kind: 'text' as const },
    // Last: what is compared has to be in sight on a small screen.
    ...codes.map(({ name }) => ({ name, kind: 'identifier' as const })),
  ]
  const columns = nameApart(heads).map((head, at) => ({ id: `c${at}`, ...head }))
  const ordered = [...groups].sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
  const rows = ordered.map(group => {
    const members = group.flatMap(at => products[at] ?? [])
    const firstOf = (id: string) => members.map(({ cells }) => cells[id]).find(cell => cell?.text.trim()) ?? emptyCell()
    const shown = [
      firstOf(nameId),
      ...stores.map(store => {
        const cells = members.find(member => member.store === store)?.cells
        return (value && cells?.[value.id]) || emptyCell()
      }),
      describeMatch(group, { products, held, nameId, words }),
      ...codes.map(({ id }) => firstOf(id)),
    ]
    return { cells: Object.fromEntries(columns.map(({ id }, at) => [id, shown[at] ?? emptyCell()])) }
  })
  const table: Table = { version: TABLE_VERSION, title: null, columns, rows }
  return { table, siteColumns: columns.slice(1, 1 + stores.length).map(({ name }) => name) }
}

/** A row is as certain as the least certain of what holds it together. */
function describeMatch(
  group: readonly number[],
  { products, held, nameId, words }: Pick<Writing, 'products' | 'held' | 'nameId' | 'words'>,
): Cell {
  const inputs = group.flatMap(at => {
    const { store = '', name = '', cells } = products[at] ?? {}
    const origin = cells?.[nameId]?.origin
    return [{ name: store, text: name, origins: origin && origin.kind !== 'derived' ? [origin] : [] }]
  })
  const [weakest] = (held.get(group) ?? []).toSorted((a, b) => a.confidence - b.confidence)
  const text = !weakest
    ? words.alone
    : weakest.by === 'name'
      ? words.byName(Math.floor(weakest.confidence * 100))
      : weakest.by === 'code'
        ? words.byCode
        : words.byPerson
  return { text, value: { kind: 'text', text }, origin: { kind: 'derived', formula: 'matched', inputs } }
}
