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
function isBareAmount(text: string, unit: string | undefined): boolean {
  const rest = unit ? text.replace(unit, '') : text
  return /^[\s\u202f]*[-+]?[\d.,\s\u202f'’-]+$/u.test(rest.replace(/\b[A-Z]{3}\b|[$€£¥]|S\/\.?/g, ''))
}

type Shown = {
  value: unknown
  column: GridColumn
  rowIndex: number
  language: Language
  /** Where no head names the unit of the column. */
  withUnit?: boolean | undefined
}

/** A cell as it is shown: what is known to be an amount or a day is written as the reader's country does. */
export function shownText({ value, column, rowIndex, language, withUnit = false }: Shown): string {
  const reading = column.readings?.[rowIndex]
  if (reading?.kind === 'percentage') return formatPercent(reading.percent, language)
  if (reading?.kind === 'date') {
    const day = formatPartialDay(reading.date, language)
    return reading.time ? `${day}, ${formatTimeOfDay(reading.time, language)}` : day
  }
  // Where the head names the unit the cell needs none; where units are mixed each cell keeps its own text.
  const amount = reading?.kind === 'money' ? reading.amount : reading?.kind === 'number' ? reading.number : undefined
  if (
    amount !== undefined &&
    column.unit !== null &&
    column.formatsNumbers &&
    isBareAmount(plainText(value), column.unit)
  ) {
    const figure =
      column.decimals === undefined ? formatNumber(amount, language) : formatDecimals(amount, language, column.decimals)
    const unit = withUnit && unitBeside(column)
    if (!unit) return figure
    return reading?.kind === 'money' ? `${unit}\u00a0${figure}` : `${figure}\u00a0${unit}`
  }
  return valueText(value, { language, formatsNumbers: column.formatsNumbers })
}
