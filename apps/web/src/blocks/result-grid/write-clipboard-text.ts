import { numberFormat } from '../../browser/format-number.ts'
import type { Language } from '../../browser/language.ts'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { bareAmount } from './cell-text.ts'
import { type GridColumn, unitBeside } from './columns/describe-column.ts'
import { plainText } from './plain-text.ts'

// A spreadsheet runs a pasted cell that begins like this; signed numbers and telephone numbers are no formulas.
const isFormula = (text: string) => /^[=@]|^[+-](?![\d\s().,/-]*$)/.test(text)

/** Numbers as the reader's own spreadsheet takes them: its decimal sign, nothing between the thousands. */
const writeNumber = (value: number, language: Language) =>
  numberFormat(language, { maximumSignificantDigits: 15, useGrouping: false }).format(value)

function writeText(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ')
  return isFormula(line) ? `'${line}` : line
}

const wholeDay = /^\d{4}-\d{2}-\d{2}$/
const timeOfDay = /^\d{2}:\d{2}(:\d{2})?$/

type Row = { index: number; original: ResultRow }

/** As the Excel file has it: what is known to be an amount, a share or a day is one in a spreadsheet too. */
function writeCell(column: GridColumn, { index, original }: Row, language: Language): string {
  const value = original[column.name]
  const reading = column.readings?.[index]
  const amount = typeof value === 'number' ? value : bareAmount({ value, column, rowIndex: index })
  if (amount !== undefined) return writeNumber(amount, language)
  if (reading?.kind === 'percentage') return `${writeNumber(reading.percent, language)}%`
  // Written so, a day is read the same in every country.
  if (reading?.kind === 'date' && wholeDay.test(reading.date) && !reading.zone) {
    if (!reading.time) return reading.date
    if (timeOfDay.test(reading.time)) return `${reading.date} ${reading.time}`
  }
  return writeText(plainText(value))
}

const writeHead = (column: GridColumn): string => {
  const unit = unitBeside(column)
  return writeText(unit ? `${column.name} (${unit})` : column.name)
}

type Parts = { columns: readonly GridColumn[]; rows: readonly Row[]; language: Language }

const linesOf = ({ columns, rows, language }: Parts) => [
  columns.map(writeHead),
  ...rows.map(row => columns.map(column => writeCell(column, row, language))),
]

/** Rows as spreadsheets take them from the clipboard: one line each, tabs between the cells. */
export const writeClipboardText = (parts: Parts): string =>
  linesOf(parts)
    .map(cells => cells.join('\t'))
    .join('\n')

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The same as a table, for mails and documents. */
export function writeClipboardTable(parts: Parts): string {
  const [head = [], ...rows] = linesOf(parts)
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map(cell => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map(row => line(row, 'td')).join('')}</tbody></table>`
}
