import { useMemo, useState } from 'react'
import type { ResultRow } from '../../ai-answer/parse-ai-answer.ts'
import { findLink } from '../find-link.ts'
import { plainText } from '../plain-text.ts'
import type { ResultTable } from '../use-result-table.ts'
import type { GridColumn } from './describe-column.ts'
import { selectBoxPx } from './estimate-width.ts'
import { fitFrozen } from './fit-frozen.ts'

const narrowestColumnPx = 72
const widestColumnPx = 1200

type Parts = {
  rows: readonly ResultRow[]
  described: readonly GridColumn[]
  asked: readonly string[]
  table: ResultTable
  /** How wide the grid stands: what is frozen leaves room in it. */
  viewWidthPx: number
}

type Chosen = { order?: readonly string[]; frozen?: number; widths: Readonly<Record<string, number>> }

const sampleSize = 50

const isNaming = (text: string) => /\p{L}{3}/u.test(text) && findLink(text) === undefined

/** The column that says what a row is: the first with words of its own in most rows; else the first of all. */
function findNameColumn(columns: readonly GridColumn[], rows: readonly ResultRow[]): string | undefined {
  const sample = rows.slice(0, sampleSize)
  const says = ({ name, kind, sourceKind }: GridColumn) => {
    if (kind !== 'text' || (sourceKind !== undefined && sourceKind !== 'text')) return false
    const texts = sample.map(row => plainText(row[name])).filter(text => text !== '')
    return texts.filter(isNaming).length * 2 > sample.length && new Set(texts).size * 2 > texts.length
  }
  return (columns.find(says) ?? columns[0])?.name
}

type Arranged = { order: string[] /** How many columns from the left stay in sight. */; frozen: number }

/** The name stays in sight, what the question was about follows it, then all the rest as it came. */
function arrangeColumns(columns: readonly GridColumn[], name: string | undefined, asked: readonly string[]) {
  const names = columns.map(column => column.name)
  const at = names.indexOf(name ?? '')
  // A code before the name belongs to it; further back the name is fetched to the front.
  const lead = at <= 1 ? names.slice(0, at + 1) : asked.length > 0 ? names.slice(at, at + 1) : []
  const wanted = asked.filter(each => names.includes(each) && !lead.includes(each))
  const rest = names.filter(each => !lead.includes(each) && !wanted.includes(each))
  return { order: [...lead, ...wanted, ...rest], frozen: lead.length } satisfies Arranged
}

/** Order, widths and frozen columns: as the question suggests, until the reader wants them otherwise. */
export function useColumnLayout({ rows, described, asked, table, viewWidthPx }: Parts) {
  const [chosen, setChosen] = useState<Chosen>({ widths: {} })
  const nameColumn = useMemo(() => findNameColumn(described, rows), [described, rows])
  const arranged = useMemo(() => arrangeColumns(described, nameColumn, asked), [described, nameColumn, asked])
  const names = new Set(described.map(({ name }) => name))
  const order = (chosen.order ?? arranged.order).filter(name => names.has(name))
  const isVisible = (name: string) => table.getColumn(name)?.getIsVisible() ?? true
  const byName = new Map(described.map(column => [column.name, column]))
  const own = order.filter(isVisible).flatMap((name, at) => {
    const column = byName.get(name)
    const ownPx = (column?.widthPx ?? 0) + (at === 0 ? selectBoxPx : 0)
    return column ? [{ ...column, widthPx: chosen.widths[name] ?? ownPx }] : []
  })
  const wanted = order.slice(0, chosen.frozen ?? arranged.frozen).filter(isVisible)
  const { lefts, widths, frozenPx } = fitFrozen({
    columns: own,
    count: wanted.length,
    nameColumn,
    viewWidthPx,
    isByHand: chosen.frozen !== undefined || wanted.some(name => chosen.widths[name] !== undefined),
  })
  const columns = own.map((column, at) => ({ ...column, widthPx: widths[at] ?? column.widthPx }))
  const move = (name: string, to: number) => {
    const rest = order.filter(each => each !== name)
    setChosen({
      ...chosen,
      order: [...rest.slice(0, to), name, ...rest.slice(to)],
      frozen: chosen.frozen ?? arranged.frozen,
    })
  }
  return {
    nameColumn,
    /** What a row is called: its name, and the code before it. */
    recordColumns: arranged.order.slice(0, arranged.frozen),
    asked,
    columns,
    /** Where each frozen column stays, by its place; the others move. */
    lefts,
    frozenPx,
    order,
    /** Next to another column, as when dropped on it. */
    moveTo: (name: string, target: string) => name !== target && move(name, order.indexOf(target)),
    step: (name: string, by: 1 | -1) => {
      const shown = columns.map(column => column.name)
      const neighbour = shown[shown.indexOf(name) + by]
      if (neighbour !== undefined) move(name, order.indexOf(neighbour))
    },
    resize: (name: string, widthPx: number) =>
      setChosen(now => ({
        ...now,
        widths: { ...now.widths, [name]: Math.min(widestColumnPx, Math.max(narrowestColumnPx, Math.round(widthPx))) },
      })),
    freezeUpTo: (name: string) => setChosen({ ...chosen, order, frozen: order.indexOf(name) + 1 }),
    unfreeze: () => setChosen({ ...chosen, frozen: 0 }),
  }
}
export type ColumnLayout = ReturnType<typeof useColumnLayout>
