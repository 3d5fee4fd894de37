import { dateFormat } from '../../browser/format-date.ts'
import type { Language } from '../../browser/language.ts'

const dateOf = (month: string) => new Date(`${month}-15T12:00:00Z`)

/** `2026-11` as people read it; short below a column, long in a table. */
export const formatMonth = (month: string, language: Language, style: 'short' | 'long'): string =>
  dateFormat(language, {
    month: style,
    timeZone: 'UTC',
    ...(style === 'long' && { year: 'numeric' }),
  }).format(dateOf(month))
