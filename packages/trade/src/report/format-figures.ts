import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'

type Options = Intl.NumberFormatOptions & { digits: number }

const write = (value: number, locale: Locale, { digits, ...options }: Options): string =>
  new Intl.NumberFormat(locale, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    useGrouping: 'always',
    ...options,
  }).format(value)

/** Dollars as people say them: billions and millions with as many digits as one can hold. */
export function formatUsd(value: number, locale: Locale): string {
  const { units } = messagesIn(locale)
  // "8.0 million" would say more than a figure that is rounded to the million knows.
  const short = (amount: number) => write(amount, locale, { digits: amount < 100 ? 1 : 0, minimumFractionDigits: 0 })
  if (value >= 1e9) return units.billionUsd(short(value / 1e9))
  if (value >= 1e6) return units.millionUsd(short(value / 1e6))
  return units.usd(write(value, locale, { digits: 0 }))
}

/** A part of one as a percentage without its sign: the words beside it say up or down. */
export const formatPercent = (part: number, locale: Locale, digits = 1): string =>
  write(Math.abs(part), locale, { digits, style: 'percent' })

/** A part of a whole within a sentence: "el 32,9 %", "al menos el 32,9 %"; where only what is known counts, at least. */
export function tellPart(part: number, isLeast: boolean, locale: Locale): string {
  const { atLeast, part: tell } = messagesIn(locale).summary
  const told = tell(formatPercent(part, locale))
  return isLeast ? atLeast(told) : told
}

export const formatPerKg = (value: number, locale: Locale): string =>
  messagesIn(locale).units.usdPerKg(formatDecimal(value, locale))

export const formatWhole = (value: number, locale: Locale): string => write(value, locale, { digits: 0 })
export const formatDecimal = (value: number, locale: Locale): string => write(value, locale, { digits: 2 })

export type DecimalSign = '.' | ','

/** Whoever reads figures in texts must know it: 1.234 is two numbers. */
export const decimalSignOf = (locale: Locale): DecimalSign => (formatDecimal(0, locale).includes(',') ? ',' : '.')

/** A month in words: "2026-05" as "mayo de 2026" or "May 2026". */
export const formatMonth = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** As one sentence offers a choice: "fresh, dried or preserved". */
export const joinChoices = (items: string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(items)

export const joinList = (items: string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)

export const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A name as it stands within a sentence: "avocados", but "DC motors" and "HFC-23". */
export const withinSentence = (name: string): string =>
  /^\p{Lu}(?:\p{Lu}|\p{N}|-)/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** A code as customs write it: `180631` is `1806.31`. */
export const dotCode = (code: string): string => (code.length > 4 ? `${code.slice(0, 4)}.${code.slice(4)}` : code)
