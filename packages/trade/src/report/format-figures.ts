import { tradeMessages } from '../messages/trade-messages.ts'

export type Lang = 'es' | 'en'

const locales = { es: 'es-ES', en: 'en-US' }

const write = (value: number, digits: number, lang: Lang): string =>
  new Intl.NumberFormat(locales[lang], {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    useGrouping: 'always',
  }).format(value)

/** Dollars as people say them: billions and millions with as many digits as one can hold. */
export function formatUsd(value: number, lang: Lang): string {
  const { units } = tradeMessages[lang]
  const digitsOf = (amount: number) => (amount < 100 ? 1 : 0)
  if (value >= 1e9) return units.billionUsd(write(value / 1e9, digitsOf(value / 1e9), lang))
  if (value >= 1e6) return units.millionUsd(write(value / 1e6, digitsOf(value / 1e6), lang))
  return units.usd(write(value, 0, lang))
}

/** A part of one as a percentage without its sign: the words beside it say up or down. */
export const formatPercent = (part: number, lang: Lang): string =>
  tradeMessages[lang].units.percent(write(Math.abs(part) * 100, 1, lang))

export const formatPerKg = (value: number, lang: Lang): string =>
  tradeMessages[lang].units.usdPerKg(write(value, 2, lang))

export const formatWhole = (value: number, lang: Lang): string => write(value, 0, lang)
export const formatDecimal = (value: number, lang: Lang): string => write(value, 2, lang)

/** "2026-05" as "mayo de 2026" or "May 2026". */
export const formatMonth = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(locales[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** "Fresh, dried or preserved". */
export const joinChoices = (items: string[], lang: Lang): string =>
  new Intl.ListFormat(locales[lang], { type: 'disjunction' }).format(items)

export const joinList = (items: string[], lang: Lang): string =>
  new Intl.ListFormat(locales[lang], { type: 'conjunction' }).format(items)

export const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `180631` is written `1806.31`. */
export const dotCode = (code: string): string => (code.length > 4 ? `${code.slice(0, 4)}.${code.slice(4)}` : code)
