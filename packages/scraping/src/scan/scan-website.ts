import { createHash } from 'node:crypto'
import { readPage as readWithExtraction } from '@sondeo/extraction/extraction'
import type { PageReading } from '@sondeo/extraction/page-reading'
import type { Page, PageReader } from '../page.ts'
import { parseAddress } from '../parse-address.ts'
import type { WhyUnreadable } from '../why-unreadable.ts'
import { countRecords } from './count-records.ts'
import { judgeEmptiness } from './judge-emptiness.ts'
import type { Completeness, EndedBecause, ScanLimits, ScannedPage, ScanProgress, ScanResult } from './scan.ts'

export type ScanRequest = {
  url: string
  reader: PageReader
  signal?: AbortSignal
  limits?: Partial<ScanLimits>
  onProgress?: (progress: ScanProgress) => void
  readReading?: (page: Page) => PageReading
}

const defaultLimits: ScanLimits = { maxPages: 500, maxRecords: 10_000, maxTotalBytes: 200_000_000, deadlineMs: 600_000 }

type Step = { next: string } | { ended: EndedBecause; failure?: { url: string; why: WhyUnreadable } }

/** Reads an address and the pages its list goes on with, until the end, a limit, the deadline or a stop. */
export async function scanWebsite(request: ScanRequest): Promise<ScanResult> {
  const { reader, signal, onProgress, readReading = readWithExtraction } = request
  const limits = { ...defaultLimits, ...request.limits }
  const address = parseAddress(request.url)
  if (!address.ok) return address

  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), limits.deadlineMs)
  const within = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
  const pages: ScannedPage[] = []
  const visited = new Set<string>()
  const contents = new Set<string>()
  const records = countRecords()
  let totalBytes = 0

  async function visit(url: string): Promise<Step> {
    visited.add(withoutHash(url))
    const first = await reader.readPage({ url, signal: within })
    // In the middle of a list one hiccup should not cost the rest of it.
    const isWorthAnother = !first.ok && pages.length > 0 && isPassing(first.why) && !within.aborted
    const result = isWorthAnother ? await reader.readPage({ url, signal: within }) : first
    if (!result.ok) return endOf(url, result.why)
    const { page } = result
    const reading = readReading(page)
    const emptiness = judgeEmptiness(page.html)
    // A page may show nothing and still carry its records as data inside.
    if (emptiness !== 'has-content' && reading.recordSets.length === 0) {
      return endOf(url, { kind: 'empty-page', url: page.url, isDrawnByScript: emptiness === 'drawn-by-script' })
    }
    return take(page, reading)
  }

  function endOf(url: string, why: WhyUnreadable): Step {
    if (signal?.aborted) return { ended: 'stopped', failure: { url, why: { kind: 'stopped' } } }
    if (deadline.signal.aborted) {
      return { ended: 'deadline', failure: { url, why: { kind: 'timeout', url, afterMs: limits.deadlineMs } } }
    }
    return { ended: 'page-failed', failure: { url, why } }
  }

  /** Keeps a page that brings something new, and says where the list goes on. */
  function take(page: Page, reading: PageReading): Step {
    visited.add(withoutHash(page.url))
    const hash = createHash('sha256').update(page.html).digest('base64')
    if (contents.has(hash)) return { ended: 'repeats' }
    contents.add(hash)
    const added = records.add(reading)
    if (pages.length > 0 && added === 0) return { ended: 'repeats' }
    pages.push({ page, reading })
    totalBytes += page.bytes
    onProgress?.(describeProgress(pages, records.total()))
    const next = reading.waysOn.next?.url
    if (!next || !isSameSite(next, page.url)) return { ended: 'end' }
    if (visited.has(withoutHash(next))) return { ended: 'repeats' }
    if (records.total() >= limits.maxRecords) return { ended: 'record-limit' }
    if (pages.length >= limits.maxPages) return { ended: 'page-limit' }
    if (totalBytes >= limits.maxTotalBytes) return { ended: 'size-limit' }
    return { next }
  }

  try {
    let step: Step = { next: address.url }
    while ('next' in step) step = within.aborted ? endOf(step.next, { kind: 'stopped' }) : await visit(step.next)
    const first = pages[0]
    if (!first) return { ok: false, why: step.failure?.why ?? { kind: 'stopped' } }
    const completeness = describeCompleteness(step, pages, records.total())
    return { ok: true, url: first.page.url, pages, completeness }
  } finally {
    clearTimeout(timer)
  }
}

function describeCompleteness(
  { ended, failure }: Extract<Step, { ended: EndedBecause }>,
  pages: ScannedPage[],
  recordsFound: number,
): Completeness {
  const recordsAnnounced = announced(pages)
  const isOwnEnd = ended === 'end' || ended === 'repeats'
  return {
    isComplete: isOwnEnd && (recordsAnnounced === null || recordsFound >= recordsAnnounced),
    endedBecause: ended,
    pagesRead: pages.length,
    recordsFound,
    recordsAnnounced,
    failure: failure ?? null,
  }
}

function describeProgress(pages: ScannedPage[], recordsFound: number): ScanProgress {
  const recordsAnnounced = announced(pages)
  const perPage = pages[0]?.reading.recordSets[0]?.records.length ?? 0
  if (recordsAnnounced === null) return { pagesRead: pages.length, recordsFound }
  const known = { pagesRead: pages.length, recordsFound, recordsAnnounced }
  return perPage > 0
    ? { ...known, pagesExpected: Math.max(pages.length, Math.ceil(recordsAnnounced / perPage)) }
    : known
}

const isPassing = ({ kind }: WhyUnreadable) =>
  kind === 'timeout' || kind === 'connection-failed' || kind === 'server-error'

const announced = (pages: ScannedPage[]) => pages[0]?.reading.waysOn.total?.count ?? null

const withoutHash = (url: string) => url.split('#')[0] ?? url

const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '')

const isSameSite = (one: string, other: string) => hostOf(one) === hostOf(other)
