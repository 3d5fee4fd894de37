import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { plainText } from './cell-text.ts'

export type GridColumn = {
  /** The key in the row, and the name shown. */
  name: string
  /** Every value that is there is a number: aligned to the right. */
  isNumeric: boolean
  /** False where numbers are names of something: years, codes, telephone numbers. */
  formatsNumbers: boolean
  widthPx: number
}

const codeWords =
  /(^|[^\p{L}])(a[nñ]o|year|ejercicio|c[oó]digo|code|cod|hs|sa|partida|arancel\p{L}*|id|nº|n°|no|num|n[uú]mero|number|tel|tel[eé]fono|phone|fax|whatsapp|cp|zip|postal|ean|gtin|upc|sku|isbn|ruc|rut|nit|rfc|cuit|dni|vat|rank|ranking|puesto)($|[^\p{L}])/iu

const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100

/** Whether the numbers of a column name something instead of counting it. */
export function namesByNumber(name: string, numbers: readonly number[]): boolean {
  return codeWords.test(name) || (numbers.length > 0 && numbers.every(isYear))
}

const characterPx = 7.6
const paddingPx = 36
const narrowestPx = 88
const widestPx = 336
const sampleSize = 400

function estimateWidth(name: string, texts: readonly string[]): number {
  const longest = Math.max(name.length + 2, ...texts.map(text => text.length))
  return Math.round(Math.min(widestPx, Math.max(narrowestPx, longest * characterPx + paddingPx)))
}

function describeColumn(name: string, rows: readonly ResultRow[]): GridColumn {
  const values = rows.map(row => row[name]).filter(value => value !== null && value !== undefined && value !== '')
  const numbers = values.filter(value => typeof value === 'number')
  // Evenly from the whole table, so that a long name at the end counts too.
  const step = Math.max(1, Math.floor(values.length / sampleSize))
  const sample = values.filter((_value, index) => index % step === 0)
  return {
    name,
    isNumeric: values.length > 0 && numbers.length === values.length,
    formatsNumbers: !namesByNumber(name, numbers),
    widthPx: estimateWidth(name, sample.map(plainText)),
  }
}

/** The columns of a result: the keys of its first row, and no others. */
export function describeColumns(rows: readonly ResultRow[]): GridColumn[] {
  return Object.keys(rows[0] ?? {}).map(name => describeColumn(name, rows))
}

/** About how many characters of a cell are seen; what is longer can be opened. */
export const visibleCharacters = (column: GridColumn) => Math.floor((column.widthPx - paddingPx + 8) / characterPx)
