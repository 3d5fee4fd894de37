import type { Header } from '../header/read-header.ts'

// Hours as in France: "18h05" in France.
const HOUR_WITH_H = /^([01]?\d|2[0-3])h[0-5]\d$/

/** The hour of "18h05", null for any other text. */
export const hourWithH = (text: string): number | null => {
  const [, hour] = HOUR_WITH_H.exec(text) ?? []
  return hour === undefined ? null : Number(hour)
}

// Hours without anything between: "0615".
const COMPACT_CLOCK = /^(?:[01]\d|2[0-3])[0-5]\d$/

/** Hours of the day in four digits, some of them before ten in the morning; minutes and marks may stand among them. */
export function areCompactClocks(header: Header, filled: string[]): boolean {
  if (header.namesCodes !== 'no' || header.asksForAmounts) return false
  const clocks = filled.filter(text => /^\d{4}$/.test(text))
  if (!clocks.some(text => /^0[1-9]/.test(text)) || !clocks.every(text => COMPACT_CLOCK.test(text))) return false
  return clocks.length * 2 >= filled.length && !filled.some(text => /^(?:\d{3}|\d{5,})$/.test(text))
}
