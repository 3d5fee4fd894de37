import { numberFormat } from '../../browser/format-number.ts'
import type { Language } from '../../browser/language.ts'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { plainText } from './plain-text.ts'

// A spreadsheet runs a pasted cell that begins like this; signed numbers and telephone numbers are no formulas.
const isFormula = (text: string) => /^[=@]|^[+-](?![\d\s().,/-]*$)/.test(text)

/** Numbers as the reader's own spreadsheet takes them: its decimal sign, nothing between the thousands. */
const writeNumber = (value: number, language: Language) =>
  numberFormat(language, { maximumSignificantDigits: 15, useGrouping: false }).format(value)

function writeCell(value: unknown, language: Language): string {
  if (typeof value === 'number') return writeNumber(value, language)
  const text = plainText(value).replace(/[\t\r\n]+/g, ' ')
  return isFormula(text) ? `'${text}` : text
}

type Parts = { columns: readonly string[]; rows: readonly ResultRow[]; language: Language }

const linesOf = ({ columns, rows, language }: Parts) => [
  columns.map(name => writeCell(name, language)),
  ...rows.map(row => columns.map(column => writeCell(row[column], language))),
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
