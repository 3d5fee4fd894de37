import { hasText, type Page, textOf } from '../../page/page.ts'
import { cellOfElement } from '../cell-of-node.ts'
import type { Draft } from '../draft.ts'
import { isTitleRow } from './name-grid-columns.ts'
import { captionOf } from './read-table.ts'
import type { GridRow, TableGrid } from './table-grid.ts'

/** A table whose rows each pair a label with values: one record per value column. Null when it is none. */
export function readLabelTable(page: Page, grid: TableGrid): Draft | null {
  const rows = grid.rows.filter(
    row => row.cells.some(cell => cell && hasText(cell.element)) && !isTitleRow(grid, row.cells),
  )
  const pairs = rows.filter(row => isLabelRow(page, row))
  if (pairs.length < 2 || pairs.length < rows.length * 0.7) return null
  const width = pairs.reduce((widest, row) => Math.max(widest, row.cells.length), 0) - 1
  const draft: Draft = {
    kind: 'definition',
    name: captionOf(page, grid.table),
    columnNames: pairs.map(row => labelOf(page, row)),
    rows: [],
    detailUrls: [],
    container: grid.table,
    spans: [],
    likeness: 1,
  }
  for (let column = 1; column <= width; column++) {
    const cells = pairs.map(row => {
      const cell = row.cells[column]
      return cell?.isFirst || column === 1 ? cell && cellOfElement(page, cell.element) : null
    })
    if (!cells.some(cell => cell !== null)) continue
    draft.rows.push(cells.map(cell => cell ?? null))
    draft.detailUrls.push(undefined)
    draft.spans.push({ first: grid.table.order, last: grid.table.lastOrder })
  }
  return draft.rows.length > 0 ? draft : null
}

function isLabelRow(page: Page, row: GridRow): boolean {
  const [label, value, ...more] = row.cells
  if (!label || !value || label.element === value.element || !hasText(label.element)) return false
  if (value.isHeader || more.some(cell => cell?.isHeader)) return false
  return label.isHeader || (row.cells.length === 2 && /:$/.test(textOf(page, label.element)))
}

const labelOf = (page: Page, row: GridRow): string =>
  row.cells[0] ? textOf(page, row.cells[0].element).replace(/\s+/g, ' ').replace(/\s?:$/, '') : ''
