import { expect, test } from 'vitest'
import { askLyingModel } from './ask-lying-model.ts'
import { lies } from './lies.ts'

test('a model that lies in every way we know cannot put an invented value into an answer', async () => {
  const { answered, invented, headings, failed } = await askLyingModel(Math.max(30, Object.keys(lies).length))
  expect({ invented, headings, failed }).toEqual({ invented: 0, headings: [], failed: 0 })
  expect(answered).toBeGreaterThan(15)
})
