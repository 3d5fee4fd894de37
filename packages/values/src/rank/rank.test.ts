import { expect, test } from 'vitest'
import { explainCell } from './explain-cell.ts'
import { packWeights, unpackWeights } from './pack-weights.ts'

test('weights come back from their packed form, small ones as nothing', () => {
  const weights = new Float32Array(100)
  weights[3] = 0.5
  weights[4] = -2
  weights[99] = 0.01
  const back = unpackWeights({ packed: packWeights(weights, 0.04), unit: 0.04, count: 100 })
  expect(back[3]).toBeCloseTo(0.5, 1)
  expect(back[4]).toBeCloseTo(-2, 5)
  expect(back[99]).toBe(0)
})

test('a ranking adds up to all belief and names what speaks for its first', () => {
  const { ranked, because } = explainCell({ texts: ['1943', '1951', '1936'], at: 0 }, { name: 'First elected' })
  expect(ranked.map(({ kind }) => kind).toSorted()).toEqual(['code', 'date', 'number', 'open', 'text'])
  expect(ranked.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  expect(ranked[0]?.kind).toBe('date')
  expect(because.length).toBeGreaterThan(0)
})

test('the header turns the ranking of the same cells', () => {
  const firstUnder = (name: string) => explainCell({ texts: ['1943', '1951', '1936'], at: 0 }, { name }).ranked[0]?.kind
  expect([firstUnder('Año de fundación'), firstUnder('Código postal')]).toEqual(['date', 'code'])
})
