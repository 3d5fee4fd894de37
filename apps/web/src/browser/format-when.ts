import { dateFormat } from './format-date.ts'
import type { Language } from './language.ts'
import { localeOf } from './region.ts'

const dayMs = 86_400_000
const startOfDay = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())

/** "hoy", "ayer", "mañana" where it is that near; else the day as it is written. Where the reader is. */
export function formatNearDay(moment: string, language: Language, now = new Date()): string {
  const date = new Date(moment)
  const days = Math.round((startOfDay(date) - startOfDay(now)) / dayMs)
  if (Math.abs(days) > 1) return dateFormat(language, { dateStyle: 'medium' }).format(date)
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(days, 'day')
}

export const formatTime = (moment: string, language: Language): string =>
  dateFormat(language, { timeStyle: 'short' }).format(new Date(moment))

/** Day and time, with a near day in words: "hoy, 08:00". */
export const formatWhen = (moment: string, language: Language, now = new Date()): string =>
  `${formatNearDay(moment, language, now)}, ${formatTime(moment, language)}`
