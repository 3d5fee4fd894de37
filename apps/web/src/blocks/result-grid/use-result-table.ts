import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  type ReactTable,
  type Row,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type Language, useLanguage } from '../../browser/language.ts'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import type { TypedTable } from './columns/column-readings.ts'
import { compareCells } from './columns/compare-cells.ts'
import { describeColumns, type GridColumn, type WriteCell } from './columns/describe-column.ts'
import { markLowest } from './columns/mark-lowest.ts'
import { type ColumnFilter, isIdle } from './filters/column-filter.ts'
import { readFilter } from './filters/read-filter.ts'
import { isBlank } from './plain-text.ts'

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})
type Features = typeof features
export type ResultTable = ReactTable<Features, ResultRow>
export type TableRow = Row<Features, ResultRow>

const column = createColumnHelper<Features, ResultRow>()

function defineColumn(look: GridColumn, language: Language) {
  const { name, amounts } = look
  type Accepts = ReturnType<typeof readFilter>
  const matches = (row: TableRow, _id: string, accepts: Accepts) =>
    accepts({ value: row.original[name], rowIndex: row.index })
  matches.resolveFilterValue = (filter: unknown) => readFilter(filter as ColumnFilter, look, language)
  matches.autoRemove = (filter: unknown) => isIdle(filter as ColumnFilter | undefined)
  const keyOf = (row: TableRow) => amounts?.[row.index] ?? row.original[name]
  // What says nothing stays last in both directions; among amounts that is also what is none ("Reserved").
  const saysNothing = (row: ResultRow, index: number) =>
    isBlank(row[name]) || (amounts !== undefined && amounts[index] === undefined)
  // By function, not by key: a key with a dot in it would be taken for a path.
  return column.accessor((row, index) => (saysNothing(row, index) ? undefined : row[name]), {
    id: name,
    header: name,
    filterFn: matches,
    sortUndefined: 'last',
    sortFn: (a: TableRow, b: TableRow) => compareCells({ a: keyOf(a), b: keyOf(b), language }),
  })
}

type Shown = {
  rows: readonly ResultRow[]
  typed: TypedTable | null | undefined
  compared: readonly string[] | undefined
  write: WriteCell | undefined
}

/** Sorting, filtering and hiding over rows; what a column looks like is described beside it. */
export function useResultTable({ rows, typed, compared, write }: Shown) {
  const language = useLanguage()
  const described = useMemo(
    () => markLowest(describeColumns(rows, typed), compared).map(look => (write ? { ...look, write } : look)),
    [rows, typed, compared, write],
  )
  const columns = useMemo(() => described.map(look => defineColumn(look, language)), [described, language])
  const data = useMemo(() => [...rows], [rows])
  const table: ResultTable = useTable({ features, columns, data, sortDescFirst: false, enableMultiSort: true })
  return { table, described }
}
