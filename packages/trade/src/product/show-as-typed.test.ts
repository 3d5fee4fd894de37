import { expect, test } from 'vitest'
import { findProduct } from '../find-product.ts'

test.each([
  ['Azúcar', 'es', { kind: 'known-name', matched: 'Azúcar' }],
  ['  Café ', 'es', { kind: 'known-name', matched: 'Café' }],
  ['Plátanos', 'es', { kind: 'known-name', matched: 'Plátanos' }],
  ['azucra', 'es', { kind: 'corrected', typed: 'azucra', taken: 'azúcar' }],
] as const)('the reason for %j shows words as they are written', (name, lang, reason) => {
  expect(findProduct({ name, lang }).reason).toEqual(reason)
})
