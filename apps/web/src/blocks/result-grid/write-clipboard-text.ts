import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { plainText } from './cell-text.ts'

// A spreadsheet runs a pasted cell that begins like this; signed numbers and telephone numbers are no formulas.
const isFormula = (text: string) => /^[=@]|^[+-](?![\d\s().,/-]*$)/.test(text)

function writeCell(value: unknown): string {
  const text = plainText(value).replace(/[\t\r\n]+/g, ' ')
  return typeof value !== 'number' && isFormula(text) ? `'${text}` : text
}

/** Rows as spreadsheets take them from the clipboard: one line each, tabs between the cells. */
export function writeClipboardText(columns: readonly string[], rows: readonly ResultRow[]): string {
  const lines = rows.map(row => columns.map(column => writeCell(row[column])).join('\t'))
  return [columns.map(writeCell).join('\t'), ...lines].join('\n')
}
