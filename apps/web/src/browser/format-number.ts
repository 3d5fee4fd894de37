import type { Language } from './language.ts'
import { localeOf } from './region.ts'

const made = new Map<string, Intl.NumberFormat>()

/** A format of the reader's country; made once, because making one takes longer than using it a hundred times. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const locale = localeOf(language)
  const key = `${locale} ${JSON.stringify(options)}`
  const known = made.get(key) ?? new Intl.NumberFormat(locale, options)
  made.set(key, known)
  return known
}

/** 1234567.5 as people of the country read it: 1.234.567,5 in Spain, 1,234,567.5 in Peru. */
export const formatNumber = (number: number, language: Language): string =>
  numberFormat(language, { maximumSignificantDigits: 15, useGrouping: 'always' }).format(number)

/** With as many decimals as are asked for, neither more nor less: amounts below each other line up. */
export const formatDecimals = (number: number, language: Language, digits: number): string =>
  numberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(number)

/** "pesos dominicanos (DOP)"; a code that nobody has a name for stands alone. */
export function nameCurrency(code: string, language: Language): string {
  const format = numberFormat(language, { style: 'currency', currency: code, currencyDisplay: 'name' })
  const name = format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? code
  return name === code ? code : `${name} (${code})`
}

/** 0.404 as "40.4 %"; the sign never goes to another line than its number. */
export const formatShare = (part: number, language: Language): string =>
  numberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(part)
    .replaceAll(' ', '\u00a0')

/** 12.55 as "12.55 %", with every digit it has. */
export const formatPercent = (percent: number, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumSignificantDigits: 15 })
    .format(Number((percent / 100).toPrecision(15)))
    .replaceAll(' ', '\u00a0')
