import { readPage as readWithExtraction } from '@sondeo/extraction/extraction'
import type { PageReading } from '@sondeo/extraction/page-reading'
import type { BrowserReader, Page, PageReader } from '../page.ts'
import { parseAddress } from '../parse-address.ts'
import type { WhyUnreadable } from '../why-unreadable.ts'
import { collectPages } from './collect-pages.ts'
import { findFrame } from './find-frame.ts'
import { judgeEmptiness } from './judge-emptiness.ts'
import { judgeScriptNeed, MIN_RECORDS } from './judge-script-need.ts'
import type { ScanLimits, ScanProgress, ScanResult } from './scan.ts'
import { isPassing, type Step } from './step.ts'
import { walkInBrowser } from './walk-in-browser.ts'

export type ScanRequest = {
  url: string
  reader: PageReader
  /** Absent where this machine has none. */
  browser?: BrowserReader
  /** A session that lives in the browser only: every page is read there. */
  isBrowserOnly?: boolean
  /** Says of the first page why it is not what was asked for. */
  refuseFirst?: (page: Page, reading: PageReading) => WhyUnreadable | undefined
  signal?: AbortSignal
  limits?: Partial<ScanLimits>
  onProgress?: (progress: ScanProgress) => void
  readReading?: (page: Page) => PageReading
}

const defaultLimits: ScanLimits = {
  maxPages: 500,
  maxViews: 2000,
  maxRecords: 10_000,
  maxTotalBytes: 200_000_000,
  deadlineMs: 600_000,
}

/** Reads an address and the pages its list goes on with, until the end, a limit, the deadline or a stop. */
export async function scanWebsite(request: ScanRequest): Promise<ScanResult> {
  const { reader, browser, signal, onProgress, refuseFirst, readReading = readWithExtraction } = request
  const limits = { ...defaultLimits, ...request.limits }
  const address = parseAddress(request.url)
  if (!address.ok) return address

  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), limits.deadlineMs)
  const within = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
  const collection = collectPages({ limits, onProgress })
  const { pages } = collection

  async function visit(url: string): Promise<Step> {
    const first = await reader.readPage({ url, signal: within })
    // In the middle of a list one hiccup should not cost the rest of it.
    const isWorthAnother = !first.ok && pages.length > 0 && isPassing(first.why) && !within.aborted
    const result = isWorthAnother ? await reader.readPage({ url, signal: within }) : first
    if (!result.ok) return endOf(url, result.why)
    const { page } = result
    const reading = readReading(page)
    const refused = pages.length === 0 ? refuseFirst?.(page, reading) : undefined
    if (refused) return endOf(url, refused)
    if (page.fileKind) return takeFile(page, reading)
    const need = judgeScriptNeed(page.html, reading)
    if (need && browser && pages.length === 0) {
      collection.setStep('browser')
      const walked = await walk(browser, url, need)
      // Without its scripts there is at least what HTTP gave.
      if (pages.length > 0 || need === 'empty-shell' || within.aborted) return walked
      collection.take(page, reading)
      return 'failure' in walked ? walked : { ended: 'end' }
    }
    const emptiness = judgeEmptiness(page.html)
    // A page may show nothing and still carry its records as data inside.
    if (emptiness !== 'has-content' && reading.recordSets.length === 0) {
      const isDrawnByScript = emptiness === 'drawn-by-script'
      return endOf(
        url,
        isDrawnByScript
          ? { kind: 'no-browser', url: page.url }
          : { kind: 'empty-page', url: page.url, isDrawnByScript },
      )
    }
    const taken = collection.take(page, reading)
    return need && 'ended' in taken && taken.ended === 'end' ? { ended: 'no-browser' } : taken
  }

  /** A file is whole by itself; one in which nothing was found is said to be so. */
  function takeFile(page: Page, reading: PageReading): Step {
    const { url, contentType } = page
    const hasData = reading.recordSets.length > 0 || reading.text.length > 0
    if (!hasData) return endOf(url, { kind: 'bad-file', url, contentType, problem: 'no-data' })
    collection.take(page, reading)
    return { ended: 'end' }
  }

  const walk = (live: BrowserReader, url: string, because: string) =>
    walkInBrowser({ url, because, browser: live, collection, within, readReading, refuseFirst, endOf })

  function endOf(url: string, why: WhyUnreadable): Step {
    if (signal?.aborted) return { ended: 'stopped', failure: { url, why: { kind: 'stopped' } } }
    if (deadline.signal.aborted) {
      return { ended: 'deadline', failure: { url, why: { kind: 'timeout', url, afterMs: limits.deadlineMs } } }
    }
    return { ended: 'page-failed', failure: { url, why } }
  }

  try {
    let step: Step = { next: address.url }
    if (request.isBrowserOnly && browser) step = await walk(browser, address.url, 'signed-in-there')
    while ('next' in step) step = within.aborted ? endOf(step.next, { kind: 'stopped' }) : await visit(step.next)
    const failure = 'failure' in step ? step.failure : null
    const first = pages[0]
    if (!first) return { ok: false, why: failure?.why ?? { kind: 'stopped' } }
    const { page, reading } = first
    const hasList = reading.recordSets.some(({ records }) => records.length >= MIN_RECORDS)
    const frameUrl = hasList || page.fileKind ? null : findFrame(page.html, page.url)
    if (frameUrl) page.trace.push({ step: 'frame', url: frameUrl })
    return { ok: true, url: page.url, pages, completeness: collection.describe(step.ended, failure), frameUrl }
  } finally {
    clearTimeout(timer)
  }
}
