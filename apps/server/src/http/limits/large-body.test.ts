import { expect, test } from 'vitest'
import { isTooDeep } from './large-body.ts'

const isDeep = (json: string) => isTooDeep(Buffer.from(json))

test.each([
  [
    'a plan with conditions within conditions',
    JSON.stringify({ all: [{ any: [{ not: { all: [{ field: 'x' }] } }] }] }),
  ],
  ['brackets that are text', JSON.stringify({ text: '['.repeat(500), quoted: '\\"[[['.repeat(100) })],
  ['many things beside each other', JSON.stringify(Array.from({ length: 1000 }, () => [{}]))],
])('%s are not deep', (_, json) => {
  expect(isDeep(json)).toBe(false)
})

test.each([['['.repeat(500_000)], [`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`]])(
  'brackets within brackets are',
  json => {
    expect(isDeep(json)).toBe(true)
  },
)
