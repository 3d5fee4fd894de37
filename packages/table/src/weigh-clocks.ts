import type { Header } from './read-header.ts'

// "18h05" in France
const HOUR_WITH_H = /^([01]?\d|2[0-3])h[0-5]\d$/

/** The hour of "18h05", null for any other text. */
export const hourWithH = (text: string): number | null => {
  const [, hour] = HOUR_WITH_H.exec(text) ?? []
  return hour === undefined ? null : Number(hour)
}

// "0615"
const COMPACT_CLOCK = /^([01]\d|2[0-3])[0-5]\d$/
const HOURS_APART = 3

/** Hours of the day in four digits, some of them before ten in the morning. */
export function areCompactClocks(header: Header, filled: string[]): boolean {
  if (header.namesCodes !== 'no' || header.asksForAmounts || !filled.some(text => text.startsWith('0'))) return false
  const hours = filled.map(text => COMPACT_CLOCK.exec(text)?.[1])
  return !hours.includes(undefined) && new Set(hours).size >= HOURS_APART
}
