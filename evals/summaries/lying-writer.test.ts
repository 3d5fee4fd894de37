import { expect, test } from 'vitest'
import { askLyingWriter } from './ask-lying-writer.ts'

test('a writing model gets no number, year or country through that is not in the figures, and keeps its true sentences', async () => {
  const { leaks, trueKept, trueSentences } = await askLyingWriter(150, 3)
  expect(leaks).toEqual([])
  expect(trueKept / trueSentences).toBeGreaterThan(0.95)
})
