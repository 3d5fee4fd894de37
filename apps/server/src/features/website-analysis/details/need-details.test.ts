import { expect, test } from 'vitest'
import { needDetails } from './need-details.ts'

const unread = { available: 700, read: 0, failed: 0, atOnce: 500, aboutSeconds: 600 }
const over = (set: string, missing: string[] = []) => ({ found: true, plan: { set }, missing }) as const

test('a question that the list answers needs no other pages', () => {
  expect(needDetails(over('list-1'), unread)).toBeUndefined()
  expect(needDetails({ found: false, missing: ['2000'] }, unread)).toBeUndefined()
})

test('what the list lacks is named, with the number of pages within the limit', () => {
  expect(needDetails({ found: false, missing: ['correo'] }, unread)).toEqual({ words: ['correo'], pages: 500 })
  expect(needDetails(over('list-1', ['documentos']), unread)).toEqual({ words: ['documentos'], pages: 500 })
  expect(needDetails(over('contacts'), unread)).toEqual({ words: [], pages: 500 })
})

test('pages that are not there, or were read already, are not offered', () => {
  expect(needDetails({ found: false, missing: ['correo'] }, { ...unread, available: 0, atOnce: 0 })).toBeUndefined()
  expect(needDetails({ found: false, missing: ['correo'] }, { ...unread, read: 500, atOnce: 200 })).toBeUndefined()
})
