import { afterEach, expect, test, vi } from 'vitest'
import { keepLately } from './keep-lately.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('what is kept goes after its time, before what came later, and never counts twice', () => {
  vi.useFakeTimers()
  const kept = keepLately<string>({ maxBytes: 10, maxBytesOfOne: 6, keptMs: 1000 })
  kept.keep('a', 'first', 4)
  kept.keep('b', 'second', 4)
  kept.keep('b', 'again', 6)
  kept.keep('large', 'too large', 7)
  expect(['a', 'b', 'large'].map(kept.find)).toEqual(['first', 'again', undefined])
  kept.keep('c', 'third', 4)
  expect(['a', 'b', 'c'].map(kept.find)).toEqual([undefined, 'again', 'third'])
  vi.advanceTimersByTime(1000)
  expect(['b', 'c'].map(kept.find)).toEqual([undefined, undefined])
})
