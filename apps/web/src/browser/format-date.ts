import type { Language } from './language.ts'
import { localeOf } from './region.ts'

const made = new Map<string, Intl.DateTimeFormat>()

/** A format of the reader's country, made once. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeOf(language)
  const key = `${locale} ${JSON.stringify(options)}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, known)
  return known
}

/** A moment as a day where the reader is; what is no moment stays as it is. */
export function formatDate(moment: string, language: Language): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? moment : dateFormat(language, { dateStyle: 'medium' }).format(date)
}

/** Day and time of a moment where the reader is. */
export const formatMoment = (moment: string, language: Language): string =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))

const utc = { timeZone: 'UTC' } as const

/** What figures are of, within a sentence: a month in words, "2024" and "2018–2023" as they are. */
export const formatPeriod = (period: string, language: Language): string =>
  /^\d{4}-\d{2}$/.test(period)
    ? dateFormat(language, { month: 'long', year: 'numeric', ...utc }).format(new Date(`${period}-01T00:00:00Z`))
    : period

/** A time of day as a page gave it, "17:25:00", the way the reader's country writes it. */
export const formatTimeOfDay = (time: string, language: Language): string =>
  dateFormat(language, { timeStyle: 'short', ...utc })
    .format(new Date(`1970-01-01T${time.slice(0, 5)}Z`))
    .replaceAll(' ', '\u00a0')

/** A day as a page gave it, or as much of it as it gave: "2026", "2026-03", "2026-03-15". It has no time zone. */
export function formatPartialDay(day: string, language: Language): string {
  const [, month, date] = day.split('-')
  if (month === undefined) return day
  const options = date === undefined ? { month: 'short', year: 'numeric' } : { dateStyle: 'medium' }
  const start = new Date(`${day}${date === undefined ? '-01' : ''}T00:00:00Z`)
  return Number.isNaN(start.getTime())
    ? day
    : dateFormat(language, { ...(options as Intl.DateTimeFormatOptions), ...utc }).format(start)
}
