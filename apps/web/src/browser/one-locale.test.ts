import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
// `formatDay` writes the specified days of the sidebar; the terms have a specified day.
const makers = ['./format-number.ts', './format-date.ts', './format-day.ts', '../screens/public/terms.tsx']

test('numbers and days are written as the reader’s country does, because only one place makes formats', () => {
  const others = Object.entries(sources).filter(([path]) => !makers.includes(path))
  expect(others.length).toBeGreaterThan(300)
  const own = others.filter(([, code]) => /toLocale\w*String\(|new Intl\.(Number|DateTime)Format/.test(code))
  expect(own.map(([path]) => path)).toEqual([])
})
