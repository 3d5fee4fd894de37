import { expect, test } from 'vitest'
import { rankByWeights, type ScoredMarket } from './rank-by-weights.ts'

const market = (country: string, size: number | null, distance: number | null): ScoredMarket => ({
  country,
  label: country,
  score: null,
  parts: {
    size: { mark: size, value: null, source: null },
    distance: { mark: distance, value: null, source: null },
  },
})
const rows = [market('USA', 1, 0.2), market('CHL', 0.3, 1), market('NRU', null, null)]

test('the best by the chosen weights stands first, and moves when a weight moves', () => {
  expect(rankByWeights(rows, { size: 5, distance: 1 }).map(({ country }) => country)).toEqual(['USA', 'CHL', 'NRU'])
  expect(rankByWeights(rows, { size: 1, distance: 5 }).map(({ country }) => country)).toEqual(['CHL', 'USA', 'NRU'])
})

test('a market of which nothing that counts is known has no score and stands last', () => {
  expect(rankByWeights(rows, { size: 1 }).at(-1)).toMatchObject({ country: 'NRU', score: null })
})
