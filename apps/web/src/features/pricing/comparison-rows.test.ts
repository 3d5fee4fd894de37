import { expect, test } from 'vitest'
import { pricing as en } from '../../messages/en/public/pricing.ts'
import { pricing as es } from '../../messages/es/public/pricing.ts'
import { buildComparisonRows } from './comparison-rows.ts'
import { priceOf } from './price-of.ts'

const format = (value: number) => value.toLocaleString('en')

test('the limits of the specification stand in the first rows', () => {
  const [reports, scans, records] = buildComparisonRows(en.compare, format)
  expect([reports?.standard, reports?.pro]).toEqual(['10', 'Unlimited'])
  expect([scans?.standard, scans?.pro]).toEqual(['50', '200'])
  expect([records?.standard, records?.pro]).toEqual(['Up to 1,000', 'Up to 10,000'])
})

test('how many lists a plan watches, and how often, is what the server allows', () => {
  const [, , , watches] = buildComparisonRows(en.compare, format)
  expect(watches).toMatchObject({ standard: '5, up to once a day', pro: '25, up to once an hour' })
})

test('whatever Standard has, Pro has too, and some rows explain themselves', () => {
  const rows = buildComparisonRows(es.compare, format)
  expect(rows.filter(row => row.standard && !row.pro)).toEqual([])
  expect(rows.some(row => row.tooltip)).toBe(true)
  expect(rows.some(row => !row.tooltip)).toBe(true)
})

test('annual billing shows the discounted month and the whole year', () => {
  expect(priceOf('standard', 'monthly')).toEqual({ perMonth: 39, perYear: undefined })
  expect(priceOf('standard', 'annual')).toEqual({ perMonth: 29, perYear: 348 })
  expect(priceOf('pro', 'monthly')).toEqual({ perMonth: 79, perYear: undefined })
  expect(priceOf('pro', 'annual')).toEqual({ perMonth: 69, perYear: 828 })
})
