import { expect, test } from 'vitest'
import { foldText } from '../fold-text.ts'
import { splitWords } from '../words/split-words.ts'
import { findDays } from './find-days.ts'

const daysOf = (text: string) =>
  findDays(foldText(text), splitWords(text), '2026-11-15').map(({ first, last }) => [first, last])

test.each([
  ['en los próximos ocho días', '2026-11-23'],
  ['in the next nine days', '2026-11-24'],
  ['within a week', '2026-11-22'],
  ['en los próximos 30 días', '2026-12-15'],
])('numbers of days are read as digits and as any number word: %s', (text, last) => {
  expect(daysOf(text)).toEqual([['2026-11-15', last]])
})
