import { expect, test } from 'vitest'
import { websiteAnalysis as en } from './en/website-analysis.ts'
import { websiteAnalysis as es } from './es/website-analysis.ts'

test('one page that was read is spoken of in the singular', () => {
  expect(es.progress.soFar(1, 1)).toBe('1 página leída · 1 registro')
  expect(es.progress.soFar(2, 20)).toBe('2 páginas leídas · 20 registros')
  expect(es.progress.detailsSoFar(1)).toBe('1 ficha leída')
  expect(en.progress.soFar(1, 1)).toBe('1 page read · 1 record')
})
