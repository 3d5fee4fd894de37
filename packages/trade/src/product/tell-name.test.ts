import { expect, test } from 'vitest'
import { listSubheadingNames } from '../names/subheading-names.ts'
import { nameCode } from './catalog.ts'
import { tellName } from './tell-name.ts'

test('the numbers in the name of a code are written as in the reader’s country', () => {
  const carbon = nameCode('720711')
  expect(tellName(carbon, 'es-ES')).toBe('Palanquilla de acero con menos de 0,25 % de carbono')
  expect(tellName(carbon, 'es-PE')).toBe('Palanquilla de acero con menos de 0.25% de carbono')
  expect(tellName(carbon, 'en-US')).toBe('Steel billets with under 0.25% carbon')
  expect(tellName(carbon, 'en-ES')).toContain('0,25')
})

test('places in a molecule are no decimals', () => {
  const chemicals = listSubheadingNames().filter(([code, { es }]) => code < '3806' && /\d,\d+-|,\d,/.test(es))
  expect(chemicals.length).toBeGreaterThan(3)
  for (const [, names] of chemicals) expect(tellName(names, 'es-PE')).toBe(names.es)
})
