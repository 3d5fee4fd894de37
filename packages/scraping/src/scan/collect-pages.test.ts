import { readPage } from '@sondeo/extraction/extraction'
import { expect, test } from 'vitest'
import type { Page } from '../page.ts'
import { packReading } from '../reading/page-work.ts'
import { collectPages } from './collect-pages.ts'
import { ScannedPage } from './scan.ts'

const limits = { maxPages: 3, maxViews: 5, maxRecords: 1000, maxTotalBytes: 1e6, deadlineMs: 1000 }

test('views of a live list are counted as pages, and have a limit of their own', () => {
  const collection = collectPages({ limits })
  const url = 'https://example.com/lista'
  const html = '<ul><li>Uno</li><li>Dos</li></ul>'
  const page = { url, requestedUrl: url, html, bytes: html.length } as Page
  collection.take(new ScannedPage(page, packReading(page, readPage({ html, url }))))
  for (let view = 0; view < 4; view++) collection.countBatch(8)
  expect(collection.limitReached()).toBeUndefined()
  collection.countBatch(8)
  expect(collection.limitReached()).toBe('page-limit')
  expect(collection.describe('page-limit', null)).toMatchObject({ pagesRead: 6, isComplete: false })
})

test('one page that holds more than the limit counts up to it and is not called complete', () => {
  const collection = collectPages({ limits: { ...limits, maxRecords: 4 } })
  const url = 'https://example.com/lista'
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `<tr><td>Fila ${at}</td><td>${at}</td></tr>`)
  const html = `<table><tr><th>Nombre</th><th>Número</th></tr>${rows(9).join('')}</table>`
  const page = { url, requestedUrl: url, html, bytes: html.length } as Page
  collection.take(new ScannedPage(page, packReading(page, readPage({ html, url }))))
  expect(collection.describe('end', null)).toMatchObject({
    isComplete: false,
    endedBecause: 'record-limit',
    recordsFound: 4,
  })
})

test('a page that holds exactly as many as the limit is whole', () => {
  const collection = collectPages({ limits: { ...limits, maxRecords: 3 } })
  const url = 'https://example.com/lista'
  const html = '<table><tr><th>A</th></tr><tr><td>Uno</td></tr><tr><td>Dos</td></tr><tr><td>Tres</td></tr></table>'
  const page = { url, requestedUrl: url, html, bytes: html.length } as Page
  collection.take(new ScannedPage(page, packReading(page, readPage({ html, url }))))
  expect(collection.describe('end', null)).toMatchObject({ isComplete: true, endedBecause: 'end', recordsFound: 3 })
})
