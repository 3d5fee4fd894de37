import { type Page, textOf } from '../../page/page.ts'
import type { TableGrid } from './table-grid.ts'

/** Joins the header texts above each column, outermost first: "Peak chart positions GER". */
export function nameGridColumns(page: Page, grid: TableGrid, headerRows: number): string[] {
  const names: string[] = []
  const top = grid.rows.slice(0, headerRows).filter(row => !isTitleRow(grid, row.cells))
  for (let column = 0; column < grid.width; column++) {
    const parts: string[] = []
    for (const row of top) {
      const cell = row.cells[column]
      const text = cell ? textOf(page, cell.element).replace(/\s+/g, ' ') : ''
      if (text && parts.at(-1) !== text) parts.push(text)
    }
    names.push(parts.join(' '))
  }
  return names
}

/** One cell over the whole width is a title, not a column's name. */
export function isTitleRow(grid: TableGrid, cells: TableGrid['rows'][number]['cells']): boolean {
  const [first] = cells
  return grid.width > 1 && !!first && cells.every(cell => cell?.element === first.element)
}
