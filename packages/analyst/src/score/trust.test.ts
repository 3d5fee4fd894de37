import { expect, test } from 'vitest'
import { readLearned } from './learned.ts'
import { type Evidence, toCertainty, toTrust } from './trust.ts'

const evidence: Evidence = {
  share: 0.99,
  next: 0.001,
  unused: 0,
  decisive: 0,
  absent: 0,
  isAgreed: true,
  isReaderOnly: false,
  open: 0,
  refused: 0,
  used: 3,
  isBare: false,
  isByTopic: false,
  isOfNothing: false,
  isCountOfAll: false,
}

test('an answer that leaves out a word, or whose condition is odd, is never shown as certain, however likely it seems', () => {
  const { trust } = readLearned()
  expect(toCertainty(0.99, evidence, trust)).toBe('sure')
  expect(toCertainty(0.99, { ...evidence, decisive: 1 }, trust)).toBe('doubtful')
  expect(toCertainty(0.99, { ...evidence, isByTopic: true }, trust)).toBe('doubtful')
  expect(toCertainty(0.99, { ...evidence, isOfNothing: true }, trust)).toBe('doubtful')
})

test('a word that is known to change nothing may be left out of an answer that is shown as certain', () => {
  const left: Evidence = { ...evidence, unused: 1 }
  expect(toCertainty(0.99, left, readLearned().trust)).toBe('sure')
})

test('what speaks for an answer raises its probability, a word left out lowers it', () => {
  const { trust } = readLearned()
  const usual = toTrust(evidence, trust)
  expect(usual).toBeGreaterThan(toTrust({ ...evidence, share: 0.3, next: 0.2 }, trust))
  expect(usual).toBeGreaterThan(toTrust({ ...evidence, unused: 2, used: 1 }, trust))
})
