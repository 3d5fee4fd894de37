import { expect, test } from 'vitest'
import { checkCase } from '../cases/check-case.ts'
import { readCases } from '../cases/read-cases.ts'
import { readPage } from './extraction.ts'
import { openPage } from './page/open-page.ts'
import { textAtPlace } from './page/place-on-page.ts'

const cases = readCases()

// Prose is shown without the tabs that part cells.
const collapse = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ')

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
  for (const { origin, raw } of reading.contacts) {
    // What attributes and scripts hold is encoded or in parts; what visitors read stands there as it is.
    if (origin.kind === 'text') expect(collapse(textAtPlace(page, origin))).toContain(collapse(raw))
    else expect(textAtPlace(page, origin)).not.toBe(null)
  }
  for (const block of reading.text) expect(collapse(textAtPlace(page, block.origin))).toBe(collapse(block.text))
})
