import { expect, test } from 'vitest'
import { checkCase } from '../cases/check-case.ts'
import { readCases } from '../cases/read-cases.ts'
import { readPage } from './extraction.ts'
import { openPage } from './page/open-page.ts'
import { textAtPlace } from './page/place-on-page.ts'

const cases = readCases()

test.each(cases)('case $name: $source.asks', ({ html, source, expected }) => {
  expect(checkCase(readPage({ html, url: source.url, country: source.country }), expected)).toEqual([])
})

test.each(cases)('every value of $name stands where its origin says', ({ html, source }) => {
  const page = openPage({ html, url: source.url, country: source.country })
  const reading = readPage({ html, url: source.url, country: source.country })
  for (const set of reading.recordSets) {
    for (const record of set.records) {
      for (const cell of Object.values(record.cells)) expect(textAtPlace(page, cell.origin)).toBe(cell.text)
    }
  }
  for (const contact of reading.contacts) expect(textAtPlace(page, contact.origin)).toContain(contact.raw)
  for (const block of reading.text) expect(textAtPlace(page, block.origin)).toBe(block.text)
})
