import { formatPartialDay } from '../../../browser/format-date.ts'
import { formatNumber, numberFormat } from '../../../browser/format-number.ts'
import type { Language } from '../../../browser/language.ts'

/** Thousands of millions line up with one decimal each, 2.0 below 15.8; less says no more than three digits. */
export const formatShort = (value: number, language: Language): string =>
  shorten(value, language, value >= 1e9 ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : threeDigits)

const threeDigits = { maximumSignificantDigits: 3 }

/** 15,8 mil M or 15.8B: short enough for the end of a bar. Spanish counts thousands of millions. */
function shorten(value: number, language: Language, digits: Intl.NumberFormatOptions): string {
  if (language === 'es' && value >= 1e9) return `${numberFormat('es', digits).format(value / 1e9)}\u00a0mil\u00a0M`
  return numberFormat(language, { notation: 'compact', ...digits }).format(value)
}

/** Digits grouped as in the grid; rounded to as many decimals as are of use. */
export const formatPlain = (value: number, language: Language, digits = 2): string =>
  formatNumber(Number(value.toFixed(digits)), language)

/** A point of time on an axis. A year stays as it is; "2026-05" becomes "may 2026". */
export function formatPoint(at: string, language: Language): string {
  if (!at.includes('-')) return at
  return formatPartialDay(at, language)
}

/** A value of a line: money short, a price as it is. */
export const formatOf = (unit: string, language: Language) => (value: number) =>
  unit === 'usd' ? shorten(value, language, threeDigits) : formatPlain(value, language, value < 10 ? 2 : 0)
