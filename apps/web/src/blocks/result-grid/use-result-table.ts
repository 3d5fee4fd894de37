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
import { isBlank } from './cell-text.ts'
import { compareCells } from './compare-cells.ts'
import { describeColumns, type GridColumn } from './describe-column.ts'
import { readFilter } from './matches-filter.ts'

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

function matches(row: TableRow, id: string, accepts: (value: unknown) => boolean) {
  return accepts(row.getValue(id))
}
matches.resolveFilterValue = (filter: unknown) => readFilter(String(filter))
matches.autoRemove = (filter: unknown) => String(filter ?? '').trim() === ''

const defineColumn = (name: string, language: Language) =>
  // By function, not by key: a key with a dot in it would be taken for a path. Blank cells stay last in both directions.
  column.accessor(row => (isBlank(row[name]) ? undefined : row[name]), {
    id: name,
    header: name,
    filterFn: matches,
    sortUndefined: 'last',
    sortFn: (a: TableRow, b: TableRow, id: string) => compareCells({ a: a.getValue(id), b: b.getValue(id), language }),
  })

/** Sorting, filtering and hiding over rows; what a column looks like is described beside it. */
export function useResultTable(rows: readonly ResultRow[]) {
  const language = useLanguage()
  const described = useMemo(() => describeColumns(rows), [rows])
  const columns = useMemo(() => described.map(({ name }) => defineColumn(name, language)), [described, language])
  const data = useMemo(() => [...rows], [rows])
  const table: ResultTable = useTable({ features, columns, data, sortDescFirst: false, enableMultiSort: true })
  const looks = useMemo(() => new Map<string, GridColumn>(described.map(look => [look.name, look])), [described])
  return { table, looks }
}
