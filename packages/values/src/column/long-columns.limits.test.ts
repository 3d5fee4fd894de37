import { expect, test } from 'vitest'
import { readTexts } from '../../test/read-texts.ts'

test('the longest columns are read like short ones', () => {
  const texts = Array.from({ length: 200_000 }, (_, at) => (at % 2 === 0 ? '1,839' : '765'))
  expect(readTexts(texts, { language: 'es' }).slice(0, 2)).toEqual([1839, 765])
})
