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
