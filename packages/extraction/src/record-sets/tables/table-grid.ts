import { isElement, type PageElement } from '../../page/page-node.ts'

type GridCell = {
  element: PageElement
  isHeader: boolean
  /** False where a span repeats the cell of a row above or a column before. */
  isFirst: boolean
}

export type GridRow = { element: PageElement; isInHead: boolean; isInFoot: boolean; cells: (GridCell | null)[] }

export type TableGrid = { table: PageElement; rows: GridRow[]; width: number }

const MAX_SPAN = 200
const MAX_WIDTH = 400
// A page may ask for a billion cells with a few spans; no honest table comes near this.
const MAX_CELLS = 400_000

/** Lays the cells out on a grid, repeating those that span rows or columns. Nested tables are left alone. */
export function layOutGrid(table: PageElement): TableGrid {
  const rowElements = findRows(table)
  const rows: GridRow[] = []
  let width = 0
  let cellCount = 0
  let hanging: ({ cell: GridCell; rowsLeft: number } | undefined)[] = []
  for (const element of rowElements) {
    const cells: (GridCell | null)[] = []
    const next: typeof hanging = []
    let column = 0
    const takeHanging = (): void => {
      for (let hang = hanging[column]; hang; hang = hanging[column]) {
        cells[column] = hang.cell
        if (hang.rowsLeft > 1) next[column] = { cell: hang.cell, rowsLeft: hang.rowsLeft - 1 }
        column++
      }
    }
    for (const child of element.children) {
      if (!isElement(child) || !isCell(child)) continue
      takeHanging()
      const columns = readSpan(child.attribs.colspan ?? child.attribs['aria-colspan'])
      const rowsDown = child.attribs.rowspan === '0' ? MAX_SPAN : readSpan(child.attribs.rowspan)
      const isHeader =
        child.name === 'th' || child.attribs.role === 'columnheader' || child.attribs.role === 'rowheader'
      for (let i = 0; i < columns && column < MAX_WIDTH && cellCount < MAX_CELLS; i++, column++, cellCount++) {
        cells[column] = { element: child, isHeader, isFirst: i === 0 }
        if (rowsDown > 1) {
          next[column] = { cell: { element: child, isHeader, isFirst: false }, rowsLeft: rowsDown - 1 }
        }
      }
    }
    takeHanging()
    for (const [at, hang] of hanging.entries()) {
      if (!hang || cells[at]) continue
      cells[at] = hang.cell
      if (hang.rowsLeft > 1) next[at] = { cell: hang.cell, rowsLeft: hang.rowsLeft - 1 }
    }
    hanging = next
    width = Math.max(width, cells.length)
    rows.push({
      element,
      isInHead: isIn(element, 'thead'),
      isInFoot: isIn(element, 'tfoot'),
      cells,
    })
  }
  for (const row of rows) for (let i = 0; i < width; i++) row.cells[i] ??= null
  return { table, rows, width }
}

const isIn = ({ parent }: PageElement, name: string): boolean =>
  parent !== null && isElement(parent) && parent.name === name

const isCell = ({ name, attribs }: PageElement): boolean =>
  name === 'td' || name === 'th' || /^(?:cell|gridcell|columnheader|rowheader)$/.test(attribs.role ?? '')

const readSpan = (span: string | undefined): number =>
  Math.min(MAX_SPAN, Math.max(1, Number.parseInt(span ?? '1', 10) || 1))

/** Rows of this table and not of a table inside it. */
function findRows(table: PageElement): PageElement[] {
  const rows: PageElement[] = []
  const visit = (parent: PageElement): void => {
    for (const child of parent.children) {
      if (!isElement(child) || child.isHidden) continue
      if (child.name === 'tr' || child.attribs.role === 'row') rows.push(child)
      else if (child.name !== 'table' && child.name !== 'caption' && child.name !== 'colgroup') visit(child)
    }
  }
  visit(table)
  return rows
}
