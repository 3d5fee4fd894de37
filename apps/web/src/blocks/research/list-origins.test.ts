import type { ResearchDetails } from '@sondeo/contract/product-research'
import { expect, test } from 'vitest'
import { listOrigins } from './list-origins.ts'

const row = (flow: string, rank: number | null, country: string, usd: number) => ({
  Flujo: flow,
  Puesto: rank,
  País: country,
  'Valor (USD)': usd,
})
const rows = [
  row('Exportación', 1, 'México', 40),
  row('Exportación', 2, 'Perú', 14),
  row('Exportación', null, 'Otros', 9),
  row('Importación', 1, 'Chile', 3),
]
const tableParts = [
  { flow: 'exports' as const, title: 'Exportadores', from: 0, count: 3 },
  { flow: 'imports' as const, title: 'Importadores', from: 3, count: 1 },
]

test('origins are the ranked exporters, without the rest of the world and without buyers', () => {
  const { countries, measures, title } = listOrigins(rows, { tableParts } as ResearchDetails)
  expect(countries.map(({ name }) => name)).toEqual(['México', 'Perú'])
  expect(measures).toEqual(['Valor (USD)'])
  expect(title).toBe('Exportadores')
})

test('a report of before, without parts, has no origins to compare', () => {
  expect(listOrigins(rows, {} as ResearchDetails).countries).toEqual([])
})
