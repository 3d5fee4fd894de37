import { makeRandom } from '@sondeo/test-kit/make-random'
import { mutatePage } from '@sondeo/test-kit/mutate-page'
import { expect, test } from 'vitest'
import { readCases } from '../cases/read-cases.ts'
import { readPage } from './extraction.ts'

const url = 'https://example.com/'

test.each([
  ['100,000 open elements', '<div>'.repeat(100_000)],
  ['100,000 nested tables', '<table><tr><td>x'.repeat(10_000)],
  ['1,000,000 attributes', `<p ${'a=1 '.repeat(1_000_000)}>x`],
  ['a million spaces', `<p>a${' '.repeat(1_000_000)}b`],
  ['a number without end', `<p>${'1'.repeat(300_000)}`],
  ['labels without end', `<p>${'a: '.repeat(50_000)}`],
  ['addresses without end', `<p>${'a@'.repeat(50_000)}${'.b'.repeat(50_000)}`],
  ['spans that ask for a billion cells', `<table>${'<tr><td rowspan=65000 colspan=1000>x'.repeat(300)}</table>`],
  ['nested JSON', `<script type="application/ld+json">${'['.repeat(100_000)}</script>`],
  ['only NULs', '\0'.repeat(10_000)],
  ['half a tag', '<a href="'],
  ['nothing', ''],
])('a page of %s is read', (_, html) => {
  expect(readPage({ html, url }).engineVersion).toBeGreaterThan(0)
})

test('damaged pages are read like any other', () => {
  const cases = readCases()
  const random = makeRandom(1)
  for (let i = 0; i < 300; i++) {
    const { html } = cases[i % cases.length] as (typeof cases)[number]
    expect(() => readPage({ html: mutatePage(html, random), url })).not.toThrow()
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
