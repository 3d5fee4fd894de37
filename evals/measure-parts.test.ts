import { expect, test } from 'vitest'
import { isClosed } from './closed-quarter.ts'
import { measureParts, seenOf } from './measure-parts.ts'

const items = Array.from({ length: 40 }, (_, at) => ({ key: `item ${at}`, isRight: isClosed(`item ${at}`) }))
const keyOf = ({ key }: { key: string }) => key

test('figures of the closed quarter stand beside those of what was seen', () => {
  const measure = (own: typeof items) => [
    { measure: 'right', value: own.filter(({ isRight }) => isRight).length / own.length, n: own.length },
    { measure: 'all', value: 1, n: own.length },
  ]
  const figures = measureParts({ items, keyOf, measure })
  expect(figures.map(({ measure: name, part, value }) => [name, part, value])).toEqual([
    ['right', 'seen', 0],
    ['right', 'closed', 1],
    ['all', 'seen', 1],
    ['all', 'closed', 1],
  ])
})

test('no closed item is among those that may be shown', () => {
  expect(seenOf(items, keyOf).filter(({ isRight }) => isRight)).toEqual([])
})
