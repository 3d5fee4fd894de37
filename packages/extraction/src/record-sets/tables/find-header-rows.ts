import { hasText, type Page, textOf } from '../../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../../page/page-node.ts'
import { isTitleRow } from './name-grid-columns.ts'
import type { GridRow, TableGrid } from './table-grid.ts'

const HEADER_WORD = /(^|[-_\s])(head|header|heading|hdr|cabecera|encabezado|titulos?|th)($|[-_\s\d])/i
const NUMBER_LIKE = /^[\s$€£¥S/.()+\-−–]*\d[\d.,:%/\s$€£¥()+\-−–]*[a-z%]{0,3}$/i
const MAX_HEADER_ROWS = 4

/** Index of the first row that is data; the rows before it name the columns. */
export function countHeaderRows(page: Page, grid: TableGrid): number {
  const { rows } = grid
  let count = 0
  while (count < Math.min(rows.length - 1, MAX_HEADER_ROWS) && isMarkedHeader(rows[count] as GridRow)) count++
  if (count > 0) return count
  if (hasHeaderColumn(rows)) return 0
  const titles = countTitleRows(grid)
  const body = { ...grid, rows: rows.slice(titles) }
  const spanned = countSpannedRows(page, body)
  if (spanned > 0) return titles + spanned
  const [first] = body.rows
  return first && body.rows.length > 2 && looksLikeHeader(page, body, first) ? titles + 1 : 0
}

/** Spreadsheets have what they are about, and an empty line, above the header. */
function countTitleRows(grid: TableGrid): number {
  const isTitle = ({ cells }: GridRow): boolean =>
    isTitleRow(grid, cells) || !cells.some(cell => cell && hasText(cell.element))
  const count = grid.rows.findIndex(row => !isTitle(row))
  return count > MAX_HEADER_ROWS ? 0 : Math.max(count, 0)
}

const IS_YEAR = /^(?:19|20)\d\d$/

/** "Código" over two rows beside "Abril 2024" over two columns: only headers are built so, whatever their tags. */
function countSpannedRows(page: Page, { rows, width }: TableGrid): number {
  const [first] = rows
  const elements = (first?.cells ?? []).map(cell => cell?.element)
  const isWide = elements.some((element, i) => i > 0 && element !== undefined && element === elements[i - 1])
  const below = rows.slice(1, MAX_HEADER_ROWS)
  const further = below.findIndex(({ cells }) => !cells.some((cell, i) => cell && cell.element === elements[i]))
  const count = 1 + (further < 0 ? below.length : further)
  if (!isWide || count < 2 || count >= rows.length - 1 || new Set(elements).size < Math.min(3, width)) return 0
  const texts = rows.slice(0, count).flatMap(({ cells }) => cells.map(cell => (cell ? textOf(page, cell.element) : '')))
  const isName = (text: string): boolean => text.length <= 60 && (!NUMBER_LIKE.test(text) || IS_YEAR.test(text))
  return texts.every(isName) ? count : 0
}

/** Each row begins with its name: such tables have one thing per column. */
const hasHeaderColumn = (rows: GridRow[]): boolean =>
  rows.filter(({ cells: [first, second] }) => first?.isHeader && second && !second.isHeader).length >= rows.length * 0.8

/** Rows that the markup itself declares as header: thead, or nothing but th. */
export function isMarkedHeader(row: GridRow): boolean {
  const filled = row.cells.filter(cell => cell !== null)
  if (filled.length === 0) return false
  const shown = filled.filter(cell => hasText(cell.element))
  if (row.isInHead) return true
  if (shown.length > 0 && shown.every(cell => cell.isHeader))
    return shown.length > 1 || filled.every(cell => cell.isHeader)
  return false
}

/** Without th: a first row of short words, drawn or typed otherwise than the rows below it. */
function looksLikeHeader(page: Page, grid: TableGrid, first: GridRow): boolean {
  const cells = first.cells.filter(cell => cell?.isFirst).filter(cell => cell !== null && cell !== undefined)
  const texts = cells.map(cell => textOf(page, cell.element))
  const shown = texts.filter(text => text !== '')
  if (shown.length < 2 || shown.length < cells.length * 0.6) return false
  if (shown.some(text => text.length > 60 || NUMBER_LIKE.test(text)) || new Set(shown).size < shown.length) return false
  if (HEADER_WORD.test(classesOf(first.element))) return true
  const isEmphasised = (row: GridRow): boolean => {
    const filled = row.cells.filter(cell => cell && hasText(cell.element))
    return (
      filled.length > 0 &&
      filled.every(cell => cell && (isAllBold(cell.element) || HEADER_WORD.test(classesOf(cell.element))))
    )
  }
  const body = grid.rows.slice(1, 12)
  if (isEmphasised(first) && body.filter(isEmphasised).length <= body.length / 3) return true
  // Words on top of numbers.
  let numericColumns = 0
  for (let column = 0; column < grid.width; column++) {
    const below = body.map(row => row.cells[column]).filter(cell => cell && hasText(cell.element))
    const numbers = below.filter(cell => cell && NUMBER_LIKE.test(textOf(page, cell.element)))
    if (below.length >= 2 && numbers.length >= below.length * 0.8) numericColumns++
  }
  return numericColumns > 0 && !isDrawnLikeBody(first, body)
}

const isDrawnLikeBody = (first: GridRow, body: GridRow[]): boolean =>
  body.some(row =>
    row.cells.some(
      (cell, i) =>
        cell &&
        first.cells[i] &&
        hasLink(cell.element) &&
        hasLink((first.cells[i] as { element: PageElement }).element),
    ),
  )

const hasLink = (element: PageElement): boolean =>
  element.children.some(child => isElement(child) && child.name === 'a' && child.attribs.href !== undefined)

const classesOf = (element: PageElement): string => `${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`

const BOLD = new Set(['b', 'strong', 'th'])

/** All visible text of the cell stands in bold. */
function isAllBold(cell: PageElement): boolean {
  let at: PageElement = cell
  for (let depth = 0; depth < 6; depth++) {
    const shown: PageNode[] = at.children.filter(hasText)
    if (shown.length === 0) return false
    if (shown.every(child => isElement(child) && BOLD.has(child.name))) return true
    const only = shown[0] as PageNode
    if (shown.length > 1 || !isElement(only)) return false
    at = only
  }
  return false
}
