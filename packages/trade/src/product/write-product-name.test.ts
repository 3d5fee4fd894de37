import { expect, test } from 'vitest'
import { findProduct } from '../find-product.ts'
import { nameAsMeant, titleProduct } from './write-product-name.ts'

function titleOf(name: string, locale: 'es-PE' | 'en-US', code?: string) {
  const { reason, names } = findProduct({ name, code, lang: locale === 'es-PE' ? 'es' : 'en' })
  if (!names) throw new Error('The product is not known')
  return titleProduct({ name: nameAsMeant(name, reason), reason, names }, locale)
}

test.each([
  ['cafe', 'es-PE', 'Café'],
  [' CAFÉ ', 'es-PE', 'CAFÉ'],
  ['azucr', 'es-PE', 'Azúcar'],
  ['bicicletas electricas', 'es-PE', 'Bicicletas eléctricas'],
  ['Aguacate', 'es-PE', 'Aguacate'],
  ['avocado', 'en-US', 'Avocado'],
] as const)('a report of %j is called by the product, well written', (name, locale, title) => {
  expect(titleOf(name, locale)).toBe(title)
})

test('who chose a code is told what the code is called, whatever words stood beside it', () => {
  expect(titleOf('0901', 'es-PE')).toBe('Café')
  expect(titleOf('café', 'es-PE', '0901.21')).toBe('Café tostado')
  expect(titleOf('café', 'en-US', '0901.21')).toBe('Roasted coffee')
})
