import { expect, test } from 'vitest'
import { isNeutral } from './find-unused.ts'

const cues = new Set(['descending:highest', '~descending:won', '~limit:won', '~text:played'])

test('a word is neutral only where it changed nothing in all that a plan does', () => {
  expect(isNeutral('won', ['descending', 'limit'], cues)).toBe(true)
  expect(isNeutral('won', ['descending', 'limit', 'text'], cues)).toBe(false)
  expect(isNeutral('played', ['count'], cues)).toBe(false)
})
