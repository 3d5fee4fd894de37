import type { Value, ValueKind } from '@sondeo/table/value'
import type { ResultRow } from '../../ai-answer/parse-ai-answer.ts'
import type { CellPlace } from '../cell-place.ts'
import { findLink } from '../find-link.ts'
import { isBlank, plainText } from '../plain-text.ts'
import { amountOf, belongsTo, readingsOf, sharedUnit, type TypedTable } from './column-readings.ts'
import { estimateTextWidth, estimateWidth } from './estimate-width.ts'

/** How a column is ordered, filtered and added up. */
type ColumnKind = 'text' | 'choice' | 'number' | 'date'

export type WriteCell = (shown: string, cell: CellPlace & { value: unknown }) => string

export type GridColumn = {
  /** The key in the row, and the name shown. */
  name: string
  kind: ColumnKind
  /** What the server says the column holds; where it says nothing, what most of the texts look like. */
  sourceKind: ValueKind | undefined
  /** No row says anything here. */
  isEmpty: boolean
  /** Numbers stand below each other: aligned to the right. */
  isNumeric: boolean
  /** False where numbers are names of something: years, codes, telephone numbers. */
  formatsNumbers: boolean
  /** What all values are measured in; null where several units are mixed, so that no sum means anything. */
  unit: string | null | undefined
  /** As many decimals as the column's amounts have, so that they line up; undefined leaves each as it is. */
  decimals: number | undefined
  /** What is known of the cells beyond their texts, row by row. */
  readings: readonly (Value | undefined)[] | undefined
  /** What each row's value counts for in order, ranges and totals. */
  amounts: readonly (number | undefined)[] | undefined
  /** The rows in which this price is the lowest of those that are compared. */
  lowest?: ReadonlySet<number>
  /** The values of a column that has only a few, the most frequent first. */
  choices: readonly string[] | undefined
  /** Writes the cells in a way of its own; given how they would stand else. */
  write?: WriteCell | undefined
  widthPx: number
}

const codeWords =
  /(^|[^\p{L}])(a[nñ]o|year|ejercicio|c[oó]digo|code|cod|hs|sa|partida|arancel\p{L}*|id|nº|n°|no|num|n[uú]mero|number|tel|tel[eé]fono|phone|fax|whatsapp|cp|zip|postal|ean|gtin|upc|sku|isbn|ruc|rut|nit|rfc|cuit|dni|vat|rank|ranking|puesto)($|[^\p{L}])/iu

const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100

/** Whether the numbers of a column name something instead of counting it. */
function namesByNumber(name: string, numbers: readonly number[]): boolean {
  return codeWords.test(name) || (numbers.length > 0 && numbers.every(isYear))
}

const sampleSize = 400
const mostChoices = 30

/** The different values of a column where most repeat; a list of all names would be no help to choose from. */
function findChoices(values: readonly unknown[]): string[] | undefined {
  const counts = new Map<string, number>()
  for (const value of values) {
    const text = plainText(value)
    counts.set(text, (counts.get(text) ?? 0) + 1)
    if (counts.size > mostChoices || text.length > 80) return undefined
  }
  if (counts.size < 2 || counts.size * 2 > values.length) return undefined
  return [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text)
}

const decimalsOf = (amount: number): number => {
  const [, fraction = ''] = String(Number(amount.toPrecision(15))).split('.')
  return fraction.length
}

const looks: readonly [ValueKind, (text: string) => boolean][] = [
  ['email', text => findLink(text)?.startsWith('mailto:') ?? false],
  ['phone', text => findLink(text)?.startsWith('tel:') ?? false],
  ['url', text => findLink(text)?.startsWith('http') ?? false],
  ['date', text => /^\d{4}-\d{2}-\d{2}(T|$)/.test(text)],
]

function guessKind(sample: readonly unknown[]): ValueKind | undefined {
  const texts = sample.map(value => plainText(Array.isArray(value) ? value[0] : value))
  return looks.find(([, isSo]) => texts.filter(isSo).length * 2 > texts.length)?.[0]
}

const dateKinds = new Set(['date', 'date-range'])
const amountKinds = new Set(['number', 'money', 'percentage', 'duration'])

function describeColumn(name: string, rows: readonly ResultRow[], typed: TypedTable | undefined): GridColumn {
  const values = rows.map(row => row[name]).filter(value => !isBlank(value))
  const numbers = values.filter(value => typeof value === 'number')
  // Evenly from the whole table, so that a long name at the end counts too.
  const step = Math.max(1, Math.floor(values.length / sampleSize))
  const sample = values.filter((_value, index) => index % step === 0)
  const readings = typed && readingsOf(typed, name)
  const isDate = readings !== undefined && dateKinds.has(readings.kind)
  const isAmount = readings !== undefined && amountKinds.has(readings.kind)
  const isPlainNumber = values.length > 0 && numbers.length === values.length
  const formatsNumbers = !namesByNumber(name, numbers)
  const amounts =
    isDate || isAmount
      ? readings.values.map(amountOf)
      : isPlainNumber
        ? rows.map(row => (typeof row[name] === 'number' ? row[name] : undefined))
        : undefined
  const isNumber = isAmount || (isPlainNumber && formatsNumbers)
  const decimals = (amounts ?? []).reduce<number>((most, each) => Math.max(most, decimalsOf(each ?? 0)), 0)
  const choices = isDate || isNumber ? undefined : findChoices(values)
  const unit = isAmount ? sharedUnit(readings.values) : undefined
  return {
    name,
    kind: isDate ? 'date' : isNumber ? 'number' : choices ? 'choice' : 'text',
    sourceKind: readings?.kind ?? guessKind(sample),
    isEmpty: values.length === 0,
    isNumeric: isPlainNumber || isAmount,
    formatsNumbers,
    unit,
    decimals: readings?.kind === 'money' && (decimals === 1 || decimals === 2) ? 2 : undefined,
    readings: isDate || isAmount ? readings.values : undefined,
    amounts,
    choices,
    widthPx: estimateWidth(unit && !name.includes(unit) ? `${name} ${unit}` : name, sample.map(plainText)),
  }
}

/** The columns of a result: the keys of its first row, and no others. */
export function describeColumns(rows: readonly ResultRow[], typed?: TypedTable | null): GridColumn[] {
  const own = belongsTo(typed, rows) ? typed : undefined
  return Object.keys(rows[0] ?? {}).map(name => describeColumn(name, rows, own))
}

/** The unit that stands beside a column's name, which may say it itself: "Monto (S/)". */
export const unitBeside = ({ name, unit }: GridColumn): string | null => (unit && !name.includes(unit) ? unit : null)

/** Whether a text is sure to be seen whole; what may be cut can be opened. */
export const fitsInto = (widthPx: number, text: string) => text.length <= 60 && estimateTextWidth(text) <= widthPx
