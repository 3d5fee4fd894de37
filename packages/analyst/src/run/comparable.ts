import type { Value } from '@sondeo/table/value'

/** Among prices and quantities these words are a number. */
const nothingWords =
  /^\s*(?:free|gratis|gratuit[oa]|libre|sin experiencia|no experience(?: required)?|agotad[oa]|sold out|out of stock|sin stock)\s*$/i

/** The number a value can be compared and added up by; undefined where there is none. */
export function numberOf(value: Value | undefined): number | undefined {
  if (!value) return undefined
  if (value.kind === 'number') return value.number
  if (value.kind === 'money') return value.amount
  if (value.kind === 'percentage') return value.percent
  if (value.kind === 'duration') return value.seconds
  if (value.kind === 'text' && nothingWords.test(value.text)) return 0
  return value.kind === 'ambiguous' ? numberOrCode(value.between) : undefined
}

/** Digits that may be a code are a number for whoever compares them or adds them up. */
function numberOrCode(between: readonly Value[]): number | undefined {
  const [only, ...more] = between.filter(({ kind }) => kind !== 'identifier')
  return only && more.length === 0 && between.length > 1 ? numberOf(only) : undefined
}

export const currencyOf = (value: Value | undefined): string | null => (value?.kind === 'money' ? value.currency : null)

/** First and last day a date covers, as YYYY-MM-DD: "2026-03" is a whole month. */
export function daysOf(value: Value | undefined): { from: string; to: string } | undefined {
  if (value?.kind === 'date') return { from: firstDay(value.date), to: lastDay(value.date) }
  if (value?.kind === 'date-range') return { from: firstDay(value.from), to: lastDay(value.to) }
  return undefined
}

const firstDay = (day: string) => `${day}${'-01'.repeat((10 - day.length) / 3)}`

function lastDay(day: string): string {
  if (day.length === 10) return day
  const [year = 0, month = 12] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

const MS_PER_DAY = 86_400_000

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY)

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day it is at a moment in a zone. */
export function dayAt(moment: string, timeZone: string): string {
  // Making a format takes far longer than using it; there are few zones.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(new Date(moment))
}
