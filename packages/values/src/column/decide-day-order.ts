import type { CertainValue } from '@sondeo/table/value'
import type { DayOrder } from '../cells/read-date.ts'
import { baseLanguage, type ColumnContext, contextCountry } from './column-context.ts'

/** What a date text says with the day first and with the month first. */
export type DateForm = { 'day-first': CertainValue | null; 'month-first': CertainValue | null }

const same = (a: CertainValue, b: CertainValue): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The only reading of a date, whatever the order; null when the order matters or nothing fits. */
export function soleReading(form: DateForm): CertainValue | null {
  const day = form['day-first']
  const month = form['month-first']
  if (day && month) return same(day, month) ? day : null
  return day ?? month
}

// Both orders are seen in these countries, whatever the language says.
const mixedCountries = ['US', 'PR', 'PA', 'PH', 'CA']
const dayFirstLanguages = ['es', 'pt', 'fr', 'it', 'ca', 'gl', 'nl', 'de']

/** The order usual where the page comes from, or null when that is not known. */
export function usualDayOrder(context: ColumnContext): DayOrder | null {
  const country = contextCountry(context)
  const language = baseLanguage(context)
  if (country && mixedCountries.includes(country)) {
    return country === 'US' && language === 'en' ? 'month-first' : null
  }
  if (language === 'en') return country ? 'day-first' : null
  return language && dayFirstLanguages.includes(language) ? 'day-first' : null
}

/** The order a column's own dates prove; "mixed" when they contradict each other. */
export function proveDayOrder(forms: DateForm[]): DayOrder | 'mixed' | null {
  const onlyDay = forms.some(form => form['day-first'] && !form['month-first'])
  const onlyMonth = forms.some(form => form['month-first'] && !form['day-first'])
  if (onlyDay && onlyMonth) return 'mixed'
  return onlyDay ? 'day-first' : onlyMonth ? 'month-first' : null
}
