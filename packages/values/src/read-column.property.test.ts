import { makeRandom } from '@sondeo/test-kit/make-random'
import { expect, test } from 'vitest'
import { readMoney } from './cells/read-money.ts'
import { readColumn } from './read-column.ts'

const locales = [
  'es-ES',
  'es-MX',
  'es-PE',
  'es-AR',
  'es-CO',
  'es-CL',
  'en-US',
  'en-GB',
  'de-DE',
  'de-CH',
  'pt-BR',
  'fr-FR',
]

test.each(locales)('numbers written the way of %s come back, or are marked as open', locale => {
  const random = makeRandom(7)
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const [language, country] = locale.split('-')
  let open = 0
  let taken = 0
  for (let round = 0; round < 200; round++) {
    const expected = Array.from(
      { length: 8 },
      () => Math.round((random() - 0.2) * 10 ** (2 + Math.floor(random() * 8))) / 100,
    )
    const { values } = readColumn(
      expected.map(number => format.format(number)),
      { language, country },
    )
    values.forEach((value, index) => {
      if (value.kind === 'ambiguous') open++
      else if (value.kind === 'number') expect(value.number).toBeCloseTo(expected[index] ?? Number.NaN, 6)
      else {
        expect(value.kind).toBe('identifier')
        taken++
      }
    })
  }
  expect(open / 1600).toBeLessThan(0.02)
  // Eight bare numbers of one length may be codes; nearly always they are not.
  expect(taken / 1600).toBeLessThan(0.02)
})

test.each([
  ['es-PE', 'PEN'],
  ['es-MX', 'MXN'],
  ['es-CL', 'CLP'],
  ['es-ES', 'EUR'],
  ['en-US', 'USD'],
  ['pt-BR', 'BRL'],
])('prices written the way of %s come back with their currency', (locale, currency) => {
  const random = makeRandom(11)
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const [language, country] = locale.split('-')
  for (let round = 0; round < 300; round++) {
    const amount = Number((random() * 10 ** (1 + Math.floor(random() * 7))).toFixed(digits))
    const text = format.format(amount)
    expect(readMoney(text).amount).toBeCloseTo(amount, 6)
    expect(readColumn([text], { language, country }).values[0]).toMatchObject({ kind: 'money', amount, currency })
  }
})

test.each(['es', 'en'])('dates written out in %s come back', language => {
  const random = makeRandom(13)
  for (const dateStyle of ['full', 'long', 'medium'] as const) {
    const format = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' })
    for (let round = 0; round < 200; round++) {
      const day = new Date(Date.UTC(1950 + Math.floor(random() * 120), 0, 1 + Math.floor(random() * 365)))
      expect(readColumn([format.format(day)]).values[0]).toEqual({ kind: 'date', date: day.toISOString().slice(0, 10) })
    }
  }
})

const bait = [
  '1.'.repeat(20_000),
  '1 '.repeat(20_000),
  '-'.repeat(40_000),
  '1,234'.repeat(10_000),
  `a@${'a.'.repeat(20_000)}`,
  'de '.repeat(20_000),
  `${'1/'.repeat(20_000)}2026`,
  'S/ '.repeat(15_000),
  `www.${'a'.repeat(40_000)} `,
  '12 de '.repeat(8000),
]

test.each(bait.map((text, index) => [index, text] as const))('hostile text %i is left as text', (_, text) => {
  expect(['text', 'url']).toContain(readColumn([text]).values[0]?.kind)
  expect(text).toContain(String(readMoney(text).amount ?? ''))
})
