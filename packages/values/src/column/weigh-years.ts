import type { Header } from '../header/read-header.ts'

const isBetween = (text: string, from: number, to: number): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= from && Number(text) <= to

/** Bare years: four digits, none outside what years are, and no header that asks for amounts or codes. */
export function areYears(header: Header, filled: string[]): boolean {
  if (filled.length === 0) return false
  if (header.says('year')) return filled.every(text => isBetween(text, 1000, 2199))
  if (header.asksForAmounts || header.namesCodes === 'surely') return false
  return filled.every(text => isBetween(text, 1950, 2049))
}
