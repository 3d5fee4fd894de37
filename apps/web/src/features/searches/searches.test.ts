import { expect, test } from 'vitest'
import { formatDay } from '../../browser/format-day.ts'
import { isLongName, shortenName } from './shorten-name.ts'
import { pageSize, takePage } from './take-page.ts'

const letters = (count: number) => 'x'.repeat(count)

test('a name of 20 characters stays whole and has the target', () => {
  expect(shortenName(letters(20))).toBe(letters(20))
  expect(isLongName(letters(20))).toBe(false)
})

test('a name of 21 characters is cut to 20 with an ellipsis and has the globe', () => {
  expect(shortenName(letters(21))).toBe(`${letters(20)}…`)
  expect(isLongName(letters(21))).toBe(true)
})

test('characters count as people see them', () => {
  expect(isLongName('🥑'.repeat(20))).toBe(false)
  expect(shortenName('🥑'.repeat(21))).toBe(`${'🥑'.repeat(20)}…`)
})

test('the day is written as the language writes it', () => {
  expect(formatDay('2024-03-05T12:00:00Z', 'en')).toBe('Mar 5, 2024')
  expect(formatDay('2024-03-05T12:00:00Z', 'es')).toBe('mar 5, 2024')
  expect(formatDay('2024-09-15T12:00:00Z', 'es')).toBe('sep 15, 2024')
})

test('narrow windows show five to a page, others ten', () => {
  expect(pageSize(true)).toBe(5)
  expect(pageSize(false)).toBe(10)
})

test('a list is taken page by page', () => {
  const items = Array.from({ length: 11 }, (_, index) => index)
  expect(takePage({ items, page: 1, size: 5 })).toEqual({ items: [0, 1, 2, 3, 4], page: 1, pages: 3 })
  expect(takePage({ items, page: 3, size: 5 })).toEqual({ items: [10], page: 3, pages: 3 })
})

test('a page beyond the last, as after deleting, becomes the last', () => {
  expect(takePage({ items: [1, 2, 3, 4, 5], page: 2, size: 5 })).toMatchObject({ page: 1, pages: 1 })
  expect(takePage({ items: [], page: 4, size: 5 })).toEqual({ items: [], page: 1, pages: 1 })
})
