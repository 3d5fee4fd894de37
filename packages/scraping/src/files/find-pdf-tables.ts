import type { PdfCell, PdfLine } from './split-into-lines.ts'
import type { FileCell, FileTable } from './write-tables.ts'

const MIN_ROWS = 3
/** Lines of a table stand no further apart than so many times their height. */
const MAX_LEADING = 3.2

type Column = { left: number; right: number }
type Run = { lines: PdfLine[] }

/** Lines in columns that follow each other are tables, also over the end of a page; everything else is text. */
export function findPdfTables(lines: readonly PdfLine[]): { tables: FileTable[]; texts: string[] } {
  const runs: Run[] = []
  const texts: string[] = []
  let run: PdfLine[] = []
  const finish = () => {
    if (run.filter(isRow).length >= MIN_ROWS) runs.push({ lines: run })
    else texts.push(...run.map(textOf))
    run = []
  }
  for (const line of lines) {
    const last = run.at(-1)
    const isNear = last?.page === line.page && last.y - line.y <= Math.max(last.height, line.height) * MAX_LEADING
    if (last && !isNear) finish()
    // A line of one cell inside a table goes on with the cell above it; before one it is a title.
    if (isRow(line) || (run.length > 0 && isInside(line, run))) run.push(line)
    else {
      finish()
      texts.push(textOf(line))
    }
  }
  finish()
  return { tables: joinTables(runs.map(readRun)), texts }
}

const isRow = ({ cells }: PdfLine) => cells.length >= 2
const textOf = ({ cells }: PdfLine) => cells.map(({ text }) => text).join(' ')

/** The widest row says how far the table reaches; a sentence below it is wider than any of its columns. */
function isInside({ cells }: PdfLine, run: PdfLine[]): boolean {
  const [only] = cells
  if (!only || cells.length > 1) return false
  return columnsOf(run).some(({ left, right }) => only.left >= left - 3 && only.right <= right + 12)
}

/** Cells that stand above one another share a column. */
function columnsOf(run: readonly PdfLine[]): Column[] {
  const rows = run.filter(isRow)
  const most = Math.max(...rows.map(({ cells }) => cells.length))
  // Rows with all their cells say best where the columns are; the others fit in.
  const columns: Column[] = []
  const ordered = [
    ...rows.filter(({ cells }) => cells.length === most),
    ...rows.filter(({ cells }) => cells.length < most),
  ]
  for (const { cells } of ordered) {
    for (const { left, right } of cells) {
      const same = columns.find(column => left < column.right && right > column.left)
      if (same) {
        same.left = Math.min(same.left, left)
        same.right = Math.max(same.right, right)
      } else columns.push({ left, right })
    }
  }
  return columns.sort((one, other) => one.left - other.left)
}

function readRun({ lines }: Run): FileTable {
  const columns = columnsOf(lines)
  const rows: FileCell[][] = []
  for (const { page, cells } of lines) {
    const texts = columns.map(column => textIn(cells, column))
    const last = rows.at(-1)
    const isGoingOn =
      last && rows.length > 1 && texts[0] === '' && texts.filter(text => text !== '').length < columns.length / 2
    if (isGoingOn) {
      for (const [index, text] of texts.entries()) {
        const cell = last[index]
        if (cell && text !== '') cell.text = `${cell.text} ${text}`.trim()
      }
    } else rows.push(texts.map((text, index) => ({ text, address: `p${page} f${rows.length + 1} c${index + 1}` })))
  }
  const [header = [], ...body] = rows
  return { name: '', notes: [], header, rows: body }
}

/** Of a cell over two columns the first has it. */
function textIn(cells: readonly PdfCell[], { left, right }: Column): string {
  return cells
    .filter(cell => cell.left >= left - 1 && cell.left < right)
    .map(({ text }) => text)
    .join(' ')
}

/** A table that begins a page with the heading of the one before, or with as many columns and no heading, goes on. */
function joinTables(tables: FileTable[]): FileTable[] {
  const joined: FileTable[] = []
  for (const table of tables) {
    const last = joined.at(-1)
    const heading = ({ header }: FileTable) => header.map(({ text }) => text).join('|')
    if (last && heading(last) === heading(table)) last.rows.push(...table.rows)
    else if (last && last.header.length === table.header.length && isData(table.header) && !isData(last.header)) {
      last.rows.push(table.header, ...table.rows)
    } else joined.push(table)
  }
  return joined
}

const isData = (cells: FileCell[]) => cells.some(({ text }) => /^[\d.,$€%/ -]{2,}$/.test(text))
