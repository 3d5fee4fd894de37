import { expect, test } from 'vitest'
import { priceOf } from './price-of.ts'

const usage = { inputTokens: 2_000, outputTokens: 500 }

test('tokens cost what the list says, also for a dated release of a model', () => {
  expect(priceOf('gpt-4o-mini', usage)).toBe(0.0006)
  expect(priceOf('gpt-4o-2024-08-06', usage)).toBe(0.01)
  expect(priceOf('claude-opus-4-5-20251101', usage)).toBe(0.0225)
})

test('a model nobody lists has tokens and no price', () => {
  for (const model of ['llama3.1', 'gpt-4o-mini-of-mine', 'gpt-4', '']) expect(priceOf(model, usage)).toBeNull()
})
