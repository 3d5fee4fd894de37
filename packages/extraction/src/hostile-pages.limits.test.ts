import { measureCpuMs } from '@sondeo/test-kit/cpu-time'
import { makeRandom } from '@sondeo/test-kit/make-random'
import { mutatePage } from '@sondeo/test-kit/mutate-page'
import { expect, test } from 'vitest'
import { readCases } from '../cases/read-cases.ts'
import { readPage } from './extraction.ts'
import { MAX_NODES, PageTooComplex } from './page/build-tree.ts'
import { openPage } from './page/open-page.ts'
import { parseHtml } from './page/parse-html.ts'
import { textAtPlace } from './page/place-on-page.ts'
import type { PageReading } from './page-reading.ts'

const url = 'https://example.com/'
/** The slowest of them takes a second and a half; what grows with the square of its length takes minutes. */
const patienceMs = 15_000

const shapeOf = ({ recordSets, contacts, text, navigation }: PageReading) => ({
  sets: recordSets.map(({ records, columns }) => [records.length, columns.length]),
  contacts: contacts.length,
  text: text.length,
  navigation,
})
const nothing = { sets: [], contacts: 0, text: 0, navigation: { next: null, total: null, login: null } }

test.each([
  ['100,000 open elements', '<div>'.repeat(100_000), nothing],
  // Deeper than the tree may be, rows stand side by side.
  ['10,000 nested tables', '<table><tr><td>x'.repeat(10_000), { ...nothing, sets: [[9830, 1]] }],
  ['1,000,000 attributes', `<p ${'a=1 '.repeat(1_000_000)}>x`, nothing],
  ['a million spaces', `<p>a${' '.repeat(1_000_000)}b`, nothing],
  ['a number without end', `<p>${'1'.repeat(300_000)}`, nothing],
  ['labels without end', `<p>${'a: '.repeat(50_000)}`, nothing],
  ['addresses without end', `<p>${'a@'.repeat(50_000)}${'.b'.repeat(50_000)}`, nothing],
  [
    'spans that ask for a billion cells',
    `<table>${'<tr><td rowspan=65000 colspan=1000>x'.repeat(300)}</table>`,
    { ...nothing, sets: [[300, 1]] },
  ],
  ['nested JSON', `<script type="application/ld+json">${'['.repeat(100_000)}</script>`, nothing],
  ['only NULs', '\0'.repeat(10_000), nothing],
  ['half a tag', '<a href="', nothing],
  ['nothing', '', nothing],
])('a page of %s is read in bounded time, and nothing is found that is not there', (_, html, found) => {
  const { result, cpuMs } = measureCpuMs(() => readPage({ html, url }))
  expect(shapeOf(result)).toEqual(found)
  expect(cpuMs).toBeLessThan(patienceMs)
})

test('a page of more parts than a reader can hold is refused', () => {
  expect(() => parseHtml('<b></b>'.repeat(MAX_NODES + 1))).toThrow(PageTooComplex)
})

const squeeze = (text: string | null) => text?.replace(/[\s\p{Cf}]+/gu, '')

/** Cells that belong to no column, or whose words do not stand where they say. */
function strayCells({ recordSets }: PageReading, html: string): unknown[] {
  const page = openPage({ html, url })
  return recordSets.flatMap(({ columns, records }) => {
    const keys = new Set(columns.map(({ key }) => key))
    return records.flatMap(({ cells }) =>
      Object.entries(cells)
        .map(([key, { text, origin }]) => ({ key, text, there: textAtPlace(page, origin) }))
        .filter(({ key, text, there }) => !keys.has(key) || !squeeze(there)?.includes(squeeze(text) ?? '')),
    )
  })
}

test('damaged pages are read in bounded time, and every cell stands in its column and on the page', () => {
  const cases = readCases()
  const random = makeRandom(1)
  for (let i = 0; i < 300; i++) {
    const { html } = cases[i % cases.length] as (typeof cases)[number]
    const damaged = mutatePage(html, random)
    const { result, cpuMs } = measureCpuMs(() => readPage({ html: damaged, url }))
    expect(strayCells(result, damaged)).toEqual([])
    expect(cpuMs).toBeLessThan(patienceMs)
  }
})

test('the same page gives the same reading', () => {
  for (const { html, source } of readCases().slice(0, 10)) {
    expect(readPage({ html, url: source.url })).toEqual(readPage({ html, url: source.url }))
  }
})

test('a reading survives being stored as JSON', () => {
  for (const { html, source } of readCases().slice(0, 10)) {
    const reading = readPage({ html, url: source.url })
    expect(JSON.parse(JSON.stringify(reading))).toEqual(reading)
  }
})
