import { hasText, type Page } from '../../page/page.ts'
import { isElement, type PageElement } from '../../page/page-node.ts'
import type { TableGrid } from './table-grid.ts'

type TableUse = 'data' | 'layout'
type TableVerdict = { use: TableUse; because: string }

/** Tells tables that hold data from tables that only place things on the page. */
export function classifyTable(page: Page, grid: TableGrid): TableVerdict {
  const { table, rows, width } = grid
  const layout = (because: string): TableVerdict => ({ use: 'layout', because })
  const data = (because: string): TableVerdict => ({ use: 'data', because })
  if (/^(presentation|none)$/.test(table.attribs.role ?? '')) return layout('declared as presentation')
  if (rows.length === 0 || width === 0) return layout('no rows')
  const cells = new Set<PageElement>()
  let headers = 0
  for (const row of rows) {
    for (const cell of row.cells) {
      if (!cell || cells.has(cell.element)) continue
      cells.add(cell.element)
      if (cell.isHeader && hasText(cell.element)) headers++
    }
  }
  const shown = [...cells].filter(hasText)
  if (shown.length < 2) return layout('fewer than two cells with text')
  const lengths = shown.map(cell => cell.textEnd - cell.textStart).sort((a, b) => a - b)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const nested = shown.filter(holdsTable)
  const nestedText = nested.reduce((sum, cell) => sum + cell.textEnd - cell.textStart, 0)
  if (nestedText > total / 2) return layout('most of its text stands in tables inside it')
  if (total > page.text.length * 0.9 && shown.length < 8 && headers === 0) return layout('frames the whole page')
  if (width < 2) return layout('a single column')
  if (headers > 0 || rows.some(row => row.isInHead)) return data('has header cells')
  if (hasRowsInPacks(grid)) return layout('several rows make one record')
  const full = rows.filter(row => row.cells.filter(cell => cell && hasText(cell.element)).length >= 2)
  if (full.length < 2) return layout('fewer than two rows with two cells')
  const longest = lengths.at(-1) ?? 0
  if (longest > total * 0.5 && longest > 400) return layout('one cell holds most of the text')
  const counts = new Map<number, number>()
  for (const row of rows) {
    const count = new Set(row.cells.filter(cell => cell !== null).map(cell => cell.element)).size
    counts.set(count, (counts.get(count) ?? 0) + 1)
  }
  const modal = Math.max(...counts.values())
  if (modal < rows.length * 0.6) return layout('rows of many shapes')
  const blocky = shown.filter(cell => countBlocks(cell) > 2).length
  if (blocky > shown.length * 0.3) return layout('cells hold blocks of their own')
  return data('rows of one shape')
}

/** The first column spans two rows or more nearly everywhere. */
function hasRowsInPacks({ rows }: TableGrid): boolean {
  const spanned = rows.filter(row => row.cells[0] && Number(row.cells[0].element.attribs.rowspan ?? 1) > 1)
  return rows.length > 3 && spanned.length >= rows.length * 0.6
}

function holdsTable(cell: PageElement): boolean {
  return someInside(cell, element => element.name === 'table')
}

const BLOCKS = new Set(['div', 'p', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'table', 'form'])

function countBlocks(cell: PageElement): number {
  let count = 0
  someInside(cell, element => {
    if (BLOCKS.has(element.name)) count++
    return count > 2
  })
  return count
}

function someInside(root: PageElement, test: (element: PageElement) => boolean): boolean {
  const stack: PageElement[] = [root]
  for (let at = stack.pop(); at; at = stack.pop()) {
    if (at !== root && test(at)) return true
    for (const child of at.children) if (isElement(child)) stack.push(child)
  }
  return false
}
