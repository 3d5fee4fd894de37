import { formatPartialDay, formatTimeOfDay } from '../../browser/format-date.ts'
import { formatDecimals, formatNumber, formatPercent } from '../../browser/format-number.ts'
import type { Language } from '../../browser/language.ts'
import { resultGrid as en } from '../../messages/en/result-grid.ts'
import { resultGrid as es } from '../../messages/es/result-grid.ts'
import { type GridColumn, unitBeside } from './columns/describe-column.ts'
import { plainText } from './plain-text.ts'

const truthWords = { es: es.truth, en: en.truth }

type Look = { language: Language /** False for years and codes. */; formatsNumbers: boolean }

/** A value without its column. Only numbers of the data are formatted; texts that look like numbers stay as they are. */
export function valueText(value: unknown, look: Look): string {
  if (typeof value === 'number' && look.formatsNumbers) return formatNumber(value, look.language)
  if (typeof value === 'boolean') return truthWords[look.language][value ? 1 : 0]
  if (Array.isArray(value)) return value.map(item => valueText(item, look)).join(', ')
  return plainText(value)
}

/** Nothing but figures and the unit that the head names: "120+" or "from 120" say more than their number. */
function saysOnlyAmount(text: string, unit: string | undefined): boolean {
  const rest = unit ? text.replace(unit, '') : text
  return /^[\s\u202f]*[-+]?[\d.,\s\u202f'’-]+$/u.test(rest.replace(/\b[A-Z]{3}\b|[$€£¥]|S\/\.?/g, ''))
}

type Placed = { value: unknown; column: GridColumn; rowIndex: number }

/** The amount of a cell whose unit the head names; where units are mixed each cell keeps its own text. */
export function bareAmount({ value, column, rowIndex }: Placed): number | undefined {
  const reading = column.readings?.[rowIndex]
  const amount = reading?.kind === 'money' ? reading.amount : reading?.kind === 'number' ? reading.number : undefined
  const isBare = column.unit !== null && column.formatsNumbers && saysOnlyAmount(plainText(value), column.unit)
  return isBare ? amount : undefined
}

type Shown = Placed & {
  language: Language
  /** Where no head names the unit of the column. */
  withUnit?: boolean | undefined
}

/** A cell as it is shown, also by whoever writes the column in a way of its own. */
export function shownText(shown: Shown): string {
  const told = tellCell(shown)
  const { column, rowIndex, value } = shown
  return column.write ? column.write(told, { rowIndex, column: column.name, value }) : told
}

/** What is known to be an amount or a day is written as the reader's country does. */
function tellCell({ value, column, rowIndex, language, withUnit = false }: Shown): string {
  const reading = column.readings?.[rowIndex]
  if (reading?.kind === 'percentage') return formatPercent(reading.percent, language)
  if (reading?.kind === 'date') {
    const day = formatPartialDay(reading.date, language)
    return reading.time ? `${day}, ${formatTimeOfDay(reading.time, language)}` : day
  }
  const amount = bareAmount({ value, column, rowIndex })
  if (amount !== undefined) {
    const figure =
      column.decimals === undefined ? formatNumber(amount, language) : formatDecimals(amount, language, column.decimals)
    const unit = withUnit && unitBeside(column)
    if (!unit) return figure
    return reading?.kind === 'money' ? `${unit}\u00a0${figure}` : `${figure}\u00a0${unit}`
  }
  return valueText(value, { language, formatsNumbers: column.formatsNumbers })
}
