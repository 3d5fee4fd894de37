import { packWeights, unpackWeights } from '@sondeo/values/pack-weights'
import { expect, test } from 'vitest'
import { hashFeature, WEIGHT_COUNT } from './hash-feature.ts'
import { readLearned } from './learned.ts'

test('weights come out of their packing as they went in, to the unit', () => {
  const weights = new Float32Array(WEIGHT_COUNT)
  weights[0] = 0.5
  weights[hashFeature('o:count:how_many')] = -1.26
  weights[WEIGHT_COUNT - 1] = 7.7
  const back = unpackWeights({ packed: packWeights(weights, 0.02), unit: 0.02, count: WEIGHT_COUNT })
  weights.forEach((weight, place) => {
    if (Math.abs((back[place] ?? 0) - weight) > 0.0101) throw new Error(`${place}: ${weight} became ${back[place]}`)
  })
})

test('what ships was learned: many weights, and a line from which on answers are sure', () => {
  const { weights, trust } = readLearned()
  expect(weights.filter(weight => weight !== 0).length).toBeGreaterThan(1000)
  expect(trust.sure).toBeGreaterThan(trust.doubtful)
})
