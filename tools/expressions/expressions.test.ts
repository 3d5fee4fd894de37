import { expect, test } from 'vitest'
import { gatherExpressions } from './gather-expressions.ts'
import { makeBait } from './make-bait.ts'
import { measureGrowth } from './measure-growth.ts'

const usual = [' ', 'a', '1', '.'].map(repeated => ({ before: '', repeated }))

const baitsFor = (source: string) => [
  ...usual,
  ...makeBait(source).flatMap(bait => [bait, { before: '', repeated: bait.before + bait.repeated }]),
]

test.each([
  ['dots at the end', '[.]+$'],
  ['everything up to a bracket', '^.*<|>.*$'],
  ['blanks around an ending', '(?:-->|\\]\\]>)\\s*;?\\s*$'],
  ['a repetition inside a repetition', '(?:[\\s,;]+|\\s-)+$'],
])('an expression of %s that tries again and again is found out', (_, source) => {
  expect(baitsFor(source).some(bait => measureGrowth({ source, flags: '', at: '' }, bait) !== undefined)).toBe(true)
})

test('no expression that meets strangers’ text takes longer than in proportion to it', () => {
  const slow: string[] = []
  let cases = 0
  for (const expression of gatherExpressions('.')) {
    for (const bait of baitsFor(expression.source)) {
      cases++
      const growth = measureGrowth(expression, bait)
      if (growth) slow.push(`${expression.at} /${expression.source}/ on ${JSON.stringify(bait)}: ${growth.toFixed(1)}`)
    }
  }
  expect(slow).toEqual([])
  expect(cases).toBeGreaterThan(3000)
})
