import { type ListSiteOptions, startListSite } from '@sondeo/test-kit/sites/start-list-site'
import { expect, test } from 'vitest'
import { createScraping } from '../scraping.ts'
import type { ScanLimits } from './scan.ts'

async function scanList(options: ListSiteOptions, limits: Partial<ScanLimits> = {}) {
  const site = await startListSite(options)
  try {
    const scraping = createScraping({ allow: [{ host: site.host, port: site.port }] })
    const result = await scraping.scanWebsite({ url: site.start, limits })
    if (!result.ok) throw new Error(`unreadable: ${result.why.kind}`)
    const records = result.pages.flatMap(({ reading }) => reading.recordSets[0]?.records ?? [])
    const names = records.map(record => Object.values(record.cells)[0]?.text ?? '')
    return { names, expected: site.names, completeness: result.completeness }
  } finally {
    await site.close()
  }
}

test.each(['next-link', 'numbers', 'arrows', 'offset', 'path', 'head-link'] as const)(
  'every record of a list over twenty pages comes back, once each: %s',
  async pager => {
    const { names, expected, completeness } = await scanList({ pager, records: 195, pageSize: 10 })
    expect(names).toEqual(expected)
    const figures = { pagesRead: 20, recordsFound: 195, recordsAnnounced: 195 }
    expect(completeness).toEqual({ ...figures, isComplete: true, endedBecause: 'end', failure: null })
  },
)

test('a site that promises more than it shows is said to be incomplete', async () => {
  const { completeness } = await scanList({ pager: 'numbers', records: 30, pageSize: 10, announced: 45 })
  expect(completeness).toMatchObject({ isComplete: false, endedBecause: 'end', recordsFound: 30, recordsAnnounced: 45 })
})

test('a list longer than the plan allows ends with the page that reaches the limit', async () => {
  const { names, completeness } = await scanList({ pager: 'next-link', records: 100, pageSize: 10 }, { maxRecords: 45 })
  expect(completeness).toMatchObject({ isComplete: false, endedBecause: 'record-limit', pagesRead: 5 })
  expect(names).toHaveLength(50)
})

test('of a list drawn by script the first page comes back, and what is missing is known', async () => {
  const { completeness } = await scanList({ pager: 'load-more', records: 30, pageSize: 10 })
  expect(completeness).toMatchObject({ isComplete: false, pagesRead: 1, recordsFound: 10, recordsAnnounced: 30 })
})
