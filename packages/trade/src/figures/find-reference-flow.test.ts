import { expect, test } from 'vitest'
import { allCountries } from '../countries/countries.ts'
import { isKnownCode } from '../product/catalog.ts'
import { findReferenceFlow } from './find-reference-flow.ts'
import { referenceProducts } from './reference-figures.data.ts'

test('every built-in list has its year, its page, known countries and falling amounts', () => {
  expect(referenceProducts).toHaveLength(46)
  for (const { code, exports, imports } of referenceProducts) {
    expect(isKnownCode(code), code).toBe(true)
    for (const flow of [exports, imports]) {
      if (!flow) continue
      expect(flow.year).toBeGreaterThan(2010)
      expect(flow.page).toMatch(/^https?:\/\//)
      expect(flow.rows.length).toBeGreaterThan(0)
      for (const [country, usd] of flow.rows) {
        expect(allCountries, `${code} ${country}`).toContain(country)
        expect(usd).toBeGreaterThan(0)
      }
      const sum = flow.rows.reduce((total, [, usd]) => total + usd, 0)
      if (flow.worldUsd) expect(sum, `${code} ${flow.page}`).toBeLessThanOrEqual(flow.worldUsd * 1.02)
    }
  }
})

test('shares are told only where the page states the world total', () => {
  expect(findReferenceFlow('1701', 'exports')?.countries[0]?.share?.value).toBeCloseTo(15.8 / 36.3, 6)
  expect(findReferenceFlow('080440', 'imports')?.countries[0]?.share).toBeNull()
})

test('a subheading takes its heading, a heading its chapter, and both say so', () => {
  expect(findReferenceFlow('170199', 'exports')).toMatchObject({
    code: '1701',
    notes: expect.arrayContaining(['wider-product']),
  })
  expect(findReferenceFlow('1701', 'exports')?.notes).not.toContain('wider-product')
})

test('a product without figures has none', () => {
  expect(findReferenceFlow('9706', 'exports')).toBeNull()
})
