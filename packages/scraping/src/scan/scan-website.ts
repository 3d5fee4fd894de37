import type { BrowserReader, Page, PageReader, PageResult } from '../page.ts'
import { parseAddress } from '../parse-address.ts'
import { type PageWork, workHere } from '../reading/page-work.ts'
import { Unreadable, type WhyUnreadable } from '../why-unreadable.ts'
import { MIN_RECORDS } from './check-script-need.ts'
import { collectPages } from './collect-pages.ts'
import { type KeptPage, type ScanLimits, ScannedPage, type ScanProgress, type ScanResult } from './scan.ts'
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
  refuseFirst?: (scanned: ScannedPage) => WhyUnreadable | undefined
  signal?: AbortSignal
  limits?: Partial<ScanLimits>
  onProgress?: (progress: ScanProgress) => void
  /** Each page as it is taken, before the scan ends. */
  onPage?: (kept: KeptPage) => void
  /** Without it pages are worked on in this process. */
  work?: PageWork
}

type Refusal = Extract<PageResult, { ok: false }>

const defaultLimits: ScanLimits = {
  maxPages: 500,
  maxViews: 2000,
  maxRecords: 10_000,
  maxTotalBytes: 200_000_000,
  deadlineMs: 600_000,
}

/** Reads an address and the pages its list goes on with, until the end, a limit, the deadline or a stop. */
export async function scanWebsite(request: ScanRequest): Promise<ScanResult> {
  const { reader, browser, signal, onProgress, onPage, refuseFirst, work = workHere } = request
  const limits = { ...defaultLimits, ...request.limits }
  const address = parseAddress(request.url)
  if (!address.ok) return address

  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), limits.deadlineMs)
  const within = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
  const collection = collectPages({ limits, onProgress, onPage })
  const { pages } = collection

  async function visit(url: string): Promise<Step> {
    const first = await reader.readPage({ url, signal: within })
    // In the middle of a list one hiccup should not cost the rest of it.
    const isWorthAnother = !first.ok && pages.length > 0 && isPassing(first.why) && !within.aborted
    const result = isWorthAnother ? await reader.readPage({ url, signal: within }) : first
    if (!result.ok) return endOf(url, pages.length === 0 ? await explainRefusal(result) : result.why)
    const scanned = await read(result.page)
    const { page, digest } = scanned
    const refused = pages.length === 0 ? refuseFirst?.(scanned) : undefined
    if (refused) return endOf(url, refused)
    if (page.fileKind) return takeFile(scanned)
    const { scriptNeed: need, emptiness } = digest
    const wall = pages.length === 0 ? digest.wall : null
    const isWalled = endOf(url, { kind: 'wall', url: page.url, wall: wall ?? 'unfinished' })
    if (wall === 'login') return isWalled
    const because = need ?? (wall && `wall-${wall}`)
    if (because && browser && pages.length === 0) {
      collection.setStep('browser')
      const walked = await walk(browser, url, because)
      // Without its scripts there is at least what HTTP gave, unless that is a wall.
      if (pages.length > 0 || need === 'empty-shell' || wall || within.aborted) return walked
      collection.take(scanned)
      return 'failure' in walked ? walked : { ended: 'end' }
    }
    if (wall === 'script' || wall === 'unfinished') return endOf(url, { kind: 'no-browser', url: page.url })
    if (wall) return isWalled
    // A page may show nothing and still carry its records as data inside.
    if (emptiness !== 'has-content' && digest.lists.length === 0) {
      const isDrawnByScript = emptiness === 'drawn-by-script'
      return endOf(
        url,
        isDrawnByScript
          ? { kind: 'no-browser', url: page.url }
          : { kind: 'empty-page', url: page.url, isDrawnByScript },
      )
    }
    const taken = collection.take(scanned)
    return need && 'ended' in taken && taken.ended === 'end' ? { ended: 'no-browser' } : taken
  }

  async function read(page: Page): Promise<ScannedPage> {
    return new ScannedPage(page, await work.readPage(page))
  }

  /** What a site wants of people it says on the page that it refuses with, and with the status that asks who calls. */
  async function explainRefusal({ why, shown }: Refusal): Promise<WhyUnreadable> {
    if (why.kind !== 'refused') return why
    const wall = shown && (await read(shown)).digest.wall
    if (wall === 'login' || wall === 'captcha') return { kind: 'wall', url: shown?.url ?? why.url, wall }
    return why.status === 401 ? { kind: 'wall', url: why.url, wall: 'login' } : why
  }

  /** A file is whole by itself; one in which nothing was found is said to be so. */
  function takeFile(scanned: ScannedPage): Step {
    const { url, contentType } = scanned.page
    const hasData = scanned.digest.lists.length > 0 || scanned.digest.textBlocks > 0
    if (!hasData) return endOf(url, { kind: 'bad-file', url, contentType, problem: 'no-data' })
    collection.take(scanned)
    return { ended: 'end' }
  }

  const walk = (live: BrowserReader, url: string, because: string) =>
    orEnd(url, () => walkInBrowser({ url, because, browser: live, collection, within, read, refuseFirst, endOf }))

  /** A page that cannot be worked on ends the scan, and what was read before it stays. */
  async function orEnd(url: string, task: () => Promise<Step>): Promise<Step> {
    try {
      return await task()
    } catch (error) {
      if (error instanceof Unreadable) return endOf(url, error.why)
      throw error
    }
  }

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
    while ('next' in step) {
      const url = step.next
      step = within.aborted ? endOf(url, { kind: 'stopped' }) : await orEnd(url, () => visit(url))
    }
    const failure = 'failure' in step ? step.failure : null
    const first = pages[0]
    if (!first) return { ok: false, why: failure?.why ?? { kind: 'stopped' } }
    const { page, digest } = first
    const hasList = digest.lists.some(({ identities }) => identities.length >= MIN_RECORDS)
    const frameUrl = hasList || page.fileKind ? null : digest.frameUrl
    if (frameUrl) page.trace.push({ step: 'frame', url: frameUrl })
    return { ok: true, url: page.url, pages, completeness: collection.describe(step.ended, failure), frameUrl }
  } finally {
    clearTimeout(timer)
  }
}
