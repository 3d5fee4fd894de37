import type { DecimalSeparator } from '../cells/number-form.ts'
import type { DayOrder } from '../cells/read-date.ts'
import { countryCurrencies } from '../data/country-currencies.data.ts'

/** What the page says around a column; everything that is known helps, nothing is required. */
export type ColumnContext = {
  /** The column's header. */
  name?: string | undefined
  /** BCP 47 language of the page: "es", "es-PE", "en". */
  language?: string | undefined
  /** ISO 3166 country of the page. */
  country?: string | undefined
  /** ISO 4217 code that the page's prices are in. */
  currency?: string | undefined
  /** What other parts of the page proved already. */
  decimalSeparator?: DecimalSeparator | undefined
  dayOrder?: DayOrder | undefined
}

export const baseLanguage = (context: ColumnContext): string | undefined =>
  context.language?.toLowerCase().split(/[-_]/)[0] || undefined

/** The country, also where only the language tag carries it ("es-PE"). */
export const contextCountry = (context: ColumnContext): string | undefined =>
  context.country?.toUpperCase() || /[-_]([A-Za-z]{2})$/.exec(context.language ?? '')?.[1]?.toUpperCase()

/** What the page's prices are in: what it says, or what its country pays with. */
export const ownCurrency = (context: ColumnContext): string | undefined =>
  context.currency ?? countryCurrencies[contextCountry(context) ?? '']

/** What people pay with where the page's language is at home, if nothing else is known of it. */
export function homeCurrency(context: ColumnContext): string | undefined {
  const own = ownCurrency(context)
  if (own || !context.language || contextCountry(context)) return own
  try {
    return countryCurrencies[new Intl.Locale(context.language).maximize().region ?? '']
  } catch {
    return undefined
  }
}
