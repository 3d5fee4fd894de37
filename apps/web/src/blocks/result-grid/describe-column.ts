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
function namesByNumber(name: string, numbers: readonly number[]): boolean {
  return codeWords.test(name) || (numbers.length > 0 && numbers.every(isYear))
}

// Inter at 14 px with tabular figures, measured: capitals and figures are wider than the rest.
const wideCharacterPx = 9.4
const characterPx = 7.4
const paddingPx = 28
const sortIconPx = 20
// Names of columns stand in semibold.
const nameStretch = 1.12
const narrowestPx = 88
const widestPx = 336
const sampleSize = 400

/** About how wide a text stands in the grid. */
function estimateTextWidth(text: string): number {
  const shown = text.length > 60 ? text.slice(0, 60) : text
  const wide = shown.match(/[\p{Lu}\p{N}@%wm–—\u0250-\u{10ffff}]/gu)?.length ?? 0
  return wide * wideCharacterPx + (shown.length - wide) * characterPx
}

function estimateWidth(name: string, texts: readonly string[]): number {
  const widest = Math.max(estimateTextWidth(name) * nameStretch + sortIconPx, ...texts.map(estimateTextWidth))
  return Math.round(Math.min(widestPx, Math.max(narrowestPx, widest + paddingPx)))
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

/** Whether a text is sure to be seen whole; what may be cut can be opened. */
export const fitsInto = (column: GridColumn, text: string) =>
  text.length <= 60 && estimateTextWidth(text) + paddingPx <= column.widthPx
