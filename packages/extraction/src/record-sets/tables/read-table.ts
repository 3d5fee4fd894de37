import { hasText, type Page, textOf } from '../../page/page.ts'
import type { PageElement } from '../../page/page-node.ts'
import { isElement } from '../../page/page-node.ts'
import { cellOfElement, isPageAddress } from '../cell-of-node.ts'
import type { Draft, DraftCell } from '../draft.ts'
import { countHeaderRows, isMarkedHeader } from './find-header-rows.ts'
import { isTitleRow, nameGridColumns } from './name-grid-columns.ts'
import type { GridRow, TableGrid } from './table-grid.ts'

/** Reads a data table: header lines name the columns, every other row is a record. */
export function readTable(page: Page, grid: TableGrid): Draft | null {
  const headerRows = countHeaderRows(page, grid)
  const columnNames = nameGridColumns(page, grid, headerRows)
  const names = columnNames.join('\n')
  const title = grid.rows.slice(0, headerRows).find(row => isTitleRow(grid, row.cells))
  const draft: Draft = {
    kind: 'table',
    name: captionOf(page, grid.table) ?? (title?.cells[0] ? textOf(page, title.cells[0].element) : null),
    columnNames,
    rows: [],
    detailUrls: [],
    container: grid.table,
    spans: [],
    likeness: 1,
  }
  let section: DraftCell | null = null
  const sections: (DraftCell | null)[] = []
  for (const row of grid.rows.slice(headerRows)) {
    const shown = row.cells.filter(cell => cell && hasText(cell.element))
    if (shown.length === 0 || repeatsHeader(page, row, names) || sumsUp(row)) continue
    if (isTitleRow(grid, row.cells)) {
      section = row.cells[0] ? cellOfElement(page, row.cells[0].element) : null
      continue
    }
    const cells = row.cells.map(cell => (cell ? cellOfElement(page, cell.element) : null))
    draft.rows.push(cells)
    sections.push(section)
    draft.detailUrls.push(cells.find(cell => isPageAddress(cell?.href))?.href)
    draft.spans.push({ first: row.element.order, last: row.element.lastOrder })
  }
  if (draft.rows.length === 0) return null
  return addSections(draft, sections)
}

/** Rows of one wide cell that part the whole table into sections give every record its section. */
function addSections(draft: Draft, sections: (DraftCell | null)[]): Draft {
  if (sections.some(section => section === null) || new Set(sections).size < 2) return draft
  return {
    ...draft,
    columnNames: ['', ...draft.columnNames],
    columnMeanings: ['group', ...draft.columnNames.map(() => null)],
    rows: draft.rows.map((row, at) => [sections[at] ?? null, ...row]),
  }
}

/** What stands below the table under one word for several columns ("Total") is about the rows and none of them. */
const sumsUp = ({ isInFoot, cells }: GridRow): boolean => isInFoot && cells.some(cell => cell && !cell.isFirst)

/** Long tables repeat their header now and then. */
function repeatsHeader(page: Page, row: GridRow, names: string): boolean {
  if (!isMarkedHeader(row)) return false
  return row.cells.map(cell => (cell ? textOf(page, cell.element).replace(/\s+/g, ' ') : '')).join('\n') === names
}

export function captionOf(page: Page, table: PageElement): string | null {
  const caption = table.children.find(child => isElement(child) && child.name === 'caption')
  const text = caption ? textOf(page, caption) : (table.attribs['aria-label'] ?? table.attribs.summary ?? '')
  return text.replace(/\s+/g, ' ').trim() || null
}
