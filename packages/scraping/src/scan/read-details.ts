import type { BrowserReader, Page, PageReader } from '../page.ts'
import { type PageWork, workHere } from '../reading/page-work.ts'
import { Unreadable, type WhyUnreadable } from '../why-unreadable.ts'
import { type EndedBecause, ScannedPage } from './scan.ts'

export type DetailsRequest = {
  /** The records' own pages. */
  urls: string[]
  reader: PageReader
  browser?: BrowserReader
  /** A session that lives in the browser only. */
  isBrowserOnly?: boolean
  /** Without it pages are worked on in this process. */
  work?: PageWork
  signal?: AbortSignal
  limits: { maxPages: number; maxTotalBytes?: number; deadlineMs: number }
  /** Each page as it comes, so that a stop keeps what was read. */
  onPage: (scanned: ScannedPage, url: string) => Promise<void>
  onProgress?: (progress: { pagesRead: number; pagesExpected: number; step: 'details' }) => void
}

export type DetailsResult = {
  pagesRead: number
  failed: { url: string; why: WhyUnreadable }[]
  endedBecause: EndedBecause
}

/** As many as the pace lets through to one site at a time. */
const AT_A_TIME = 2
/** A site that answers none of so many in a row will not answer the next. */
const MAX_FAILURES_IN_A_ROW = 10

/** Reads the own pages of a list's records, each by itself: one that cannot be read does not end the others. */
export async function readDetails(request: DetailsRequest): Promise<DetailsResult> {
  const { reader, browser, signal, limits, onPage, onProgress, work = workHere } = request
  const deadline = AbortSignal.timeout(limits.deadlineMs)
  const within = signal ? AbortSignal.any([signal, deadline]) : deadline
  const urls = [...new Set(request.urls)].slice(0, limits.maxPages)
  const { maxTotalBytes = 200_000_000 } = limits
  const failed: DetailsResult['failed'] = []
  let pagesRead = 0
  let totalBytes = 0
  let failuresInARow = 0
  let next = 0
  let inBrowser: Promise<unknown> = Promise.resolve()

  async function readOne(url: string): Promise<ScannedPage | WhyUnreadable> {
    if (browser && request.isBrowserOnly) return await readInBrowser(browser, url, 'signed-in-there')
    const result = await reader.readPage({ url, signal: within })
    if (!result.ok) return result.why
    const scanned = await read(result.page)
    if (!(scanned instanceof ScannedPage)) return scanned
    const { scriptNeed: need, textBlocks } = scanned.digest
    if (!browser || need === null || textBlocks > 3) return scanned
    return await readInBrowser(browser, url, need)
  }

  async function read(page: Page): Promise<ScannedPage | WhyUnreadable> {
    try {
      return new ScannedPage(page, await work.readPage(page))
    } catch (error) {
      if (error instanceof Unreadable) return error.why
      throw error
    }
  }

  /** There is one tab: those that need it wait for one another. */
  async function readInBrowser(
    live: BrowserReader,
    url: string,
    because: string,
  ): Promise<ScannedPage | WhyUnreadable> {
    const turn = inBrowser.then(() => live.openPage({ url, signal: within, because }))
    inBrowser = turn.catch(() => {})
    const drawn = await turn
    return drawn.ok ? await read(drawn.page) : drawn.why
  }

  const isOver = () =>
    within.aborted || failuresInARow >= MAX_FAILURES_IN_A_ROW || totalBytes >= maxTotalBytes || next >= urls.length

  async function takeTurns(): Promise<void> {
    while (!isOver()) {
      const url = urls[next++] ?? ''
      const read = await readOne(url)
      if (within.aborted && !(read instanceof ScannedPage)) return
      if (read instanceof ScannedPage) {
        failuresInARow = 0
        totalBytes += read.page.bytes
        await onPage(read, url)
        pagesRead++
      } else {
        failuresInARow++
        failed.push({ url, why: read })
      }
      onProgress?.({ pagesRead: pagesRead + failed.length, pagesExpected: urls.length, step: 'details' })
    }
  }

  onProgress?.({ pagesRead: 0, pagesExpected: urls.length, step: 'details' })
  await Promise.all(Array.from({ length: AT_A_TIME }, takeTurns))
  return { pagesRead, failed, endedBecause: whyEnded() }

  function whyEnded(): EndedBecause {
    if (signal?.aborted) return 'stopped'
    if (deadline.aborted) return 'deadline'
    if (failuresInARow >= MAX_FAILURES_IN_A_ROW) return 'page-failed'
    if (totalBytes >= maxTotalBytes) return 'size-limit'
    return urls.length < request.urls.length ? 'page-limit' : 'end'
  }
}
