import type { FigureOrigin, Origin, PageOrigin } from './origin.ts'
import type { Table } from './table.ts'

/** One place that cells come from: which columns, and which rows, counted from 1 ("1-40, 52"). */
export type TableSource = {
  name: string | null
  address: string | null
  method: string | null
  /** The stored page, where it is one. */
  pageId: string | null
  columns: string[]
  rows: string
}

type Copied = PageOrigin | FigureOrigin
type Draft = Omit<TableSource, 'columns' | 'rows'> & { columns: Set<string>; rows: Set<number> }

const copiedFrom = (origin: Origin): readonly Copied[] =>
  origin.kind === 'derived' ? origin.inputs.flatMap(({ origins }) => origins) : [origin]

function describeOrigin(origin: Copied): Omit<Draft, 'columns' | 'rows'> {
  if (origin.kind === 'page') return { name: null, address: origin.url, method: null, pageId: origin.pageId }
  const { source, reporter, year, method, address } = origin
  const name = [source, reporter, year].filter(part => part !== null && part !== '').join(', ')
  return { name, address, method, pageId: null }
}

/** 1, 2, 3, 7 is "1-3, 7". */
function joinRanges(rows: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const row of rows) {
    const last = ranges.at(-1)
    if (last && last[1] === row - 1) last[1] = row
    else ranges.push([row, row])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
}

/** Every source of a table's cells, in the order they first appear. */
export function listSources({ columns, rows }: Table): TableSource[] {
  const drafts = new Map<string, Draft>()
  rows.forEach(({ cells }, at) => {
    for (const { id, name } of columns) {
      const origin = cells[id]?.origin
      if (!origin) continue
      for (const copied of copiedFrom(origin)) {
        const described = describeOrigin(copied)
        const key = JSON.stringify(described)
        const draft = drafts.get(key) ?? { ...described, columns: new Set(), rows: new Set() }
        drafts.set(key, draft)
        draft.columns.add(name)
        draft.rows.add(at + 1)
      }
    }
  })
  const order = columns.map(({ name }) => name)
  return [...drafts.values()].map(({ columns: found, rows: places, ...source }) => ({
    ...source,
    columns: order.filter(name => found.has(name)),
    rows: joinRanges([...places].sort((a, b) => a - b)),
  }))
}
