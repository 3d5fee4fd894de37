import { connectBrowser } from './browser/connect-browser.ts'
import { type BrowserPool, createBrowserPool } from './browser/create-browser-pool.ts'
import { findBrowser } from './browser/find-browser.ts'
import { hasSandbox, launchBrowser } from './browser/launch-browser.ts'
import { openBrowserReader } from './browser/open-browser-reader.ts'
import { createPace } from './create-pace.ts'
import { createGuard, type Guard, type GuardOptions } from './guard/create-guard.ts'
import { type HttpReader, type HttpReaderOptions, openHttpReader } from './http/open-http-reader.ts'
import { type Message, type Posted, postMessage } from './http/post-message.ts'
import { openSignedIn, scanSignedIn } from './login/scan-signed-in.ts'
import type { SiteLogin } from './login/site-login.ts'
import type { BrowserForm, PageReader } from './page.ts'
import type { PageWork } from './reading/page-work.ts'
import { type WatchRead, watchReads } from './reading/watch-reads.ts'
import { listSection, type SectionRequest, type SectionResult } from './scan/list-section.ts'
import { type ReadBefore, readOn } from './scan/read-before.ts'
import { type DetailsRequest, type DetailsResult, readDetails } from './scan/read-details.ts'
import type { ScanResult } from './scan/scan.ts'
import { type ScanRequest, scanWebsite } from './scan/scan-website.ts'
import type { WhyUnreadable } from './why-unreadable.ts'

export type { Posted, ReadBefore }

export type BrowserChoice = {
  /** The operator's own; without it one is looked for. */
  path?: string | undefined
  /** One that runs elsewhere, by its DevTools address; `proxyHost` is where it reaches this process. */
  remote?: { url: string; proxyHost: string; onRefused: (why: string) => void } | undefined
  maxContexts?: number
  idleMs?: number
}

export type ScrapingOptions = GuardOptions &
  Partial<Omit<HttpReaderOptions, 'guard' | 'pace'>> & {
    /** Requests at a time to one host, over all scans of this process. */
    maxConcurrentPerHost?: number
    /** Without it pages are read over HTTP only. */
    browser?: BrowserChoice
    watchRead?: WatchRead
  }

/** Who asks; the browser goes round among people. */
type Caller = { login?: SiteLogin; whose?: string }

type PlainScan = Omit<Parameters<Scraping['scanWebsite']>[0], 'login'>

/** What a server holds one of: the guard, the pace and the browser are shared, everything else lives for one scan. */
export type Scraping = {
  guard: Guard
  /** Whether pages drawn by script can be read. */
  hasBrowser: boolean
  /** Whether the system keeps the browser's pages in; not where it is started by root. */
  hasSandbox: boolean
  /** What runs right now; none where there is no browser. */
  browserState: () => ReturnType<BrowserPool['state']> | undefined
  /**
   * `isBare`: typed without http:// or https://, so that http counts where https reaches nobody. Never with a login.
   * `before`: goes on from there; a scan with a login starts anew.
   */
  scanWebsite: (
    request: Omit<ScanRequest, 'reader' | 'browser'> & Caller & { isBare?: boolean; before?: ReadBefore | undefined },
  ) => Promise<ScanResult>
  /** The own pages of records; fails as a whole only when signing in does. */
  readDetails: (
    request: Omit<DetailsRequest, 'reader' | 'browser'> & Caller,
  ) => Promise<({ ok: true } & DetailsResult) | { ok: false; why: WhyUnreadable }>
  /** The pages of a section, without reading more than it takes to find them. */
  listSection: (request: Omit<SectionRequest, 'reader'> & { work: PageWork }) => Promise<SectionResult>
  openReader: () => PageReader
  /** Sends one message to an address that a user gave. */
  post: (message: Message) => Promise<Posted>
  close: () => Promise<void>
}

export function createScraping(options: ScrapingOptions = {}): Scraping {
  const { maxConcurrentPerHost = 2, productToken = 'SondeoBot' } = options
  const userAgent = options.userAgent ?? `Mozilla/5.0 (compatible; ${productToken}/1.0)`
  const guard = createGuard(options)
  const pace = createPace({ maxConcurrent: maxConcurrentPerHost, ...(options.wait ? { wait: options.wait } : {}) })
  const pool = openPool(guard, options.browser)
  const { watchRead } = options
  const openReader = (work = options.work, writtenCookies?: string) => {
    const reader = openHttpReader({ ...options, work, writtenCookies, guard, pace, userAgent, productToken })
    return { ...reader, readPage: watchReads(reader.readPage, watchRead && (() => watchRead('http'))) }
  }

  const openBrowser = (from: BrowserPool, { robots, cookies }: HttpReader, whose?: string): BrowserForm =>
    openBrowserReader({
      pool: from,
      whose,
      guard,
      pace,
      robots,
      userAgent,
      delayMs: options.delayMs ?? 250,
      ...(options.timeoutMs && { timeoutMs: options.timeoutMs }),
      cookiesFor: url => cookies.listFor(url).map(cookie => ({ ...cookie, url: url.origin })),
    })

  async function withReaders<T>(
    { work, whose, cookies }: { work?: PageWork | undefined; whose?: string | undefined; cookies?: string | undefined },
    task: (readers: { reader: HttpReader; browser: BrowserForm | undefined }) => Promise<T>,
  ): Promise<T> {
    const reader = openReader(work, cookies)
    const opened = pool && openBrowser(pool, reader, whose)
    const browser = opened && {
      ...opened,
      openPage: watchReads(opened.openPage, watchRead && (() => watchRead('browser'))),
    }
    try {
      return await task({ reader, browser })
    } finally {
      await Promise.all([reader.close(), browser?.close()])
    }
  }

  async function scanPlainly({ whose, isBare = false, before, ...request }: PlainScan): Promise<ScanResult> {
    const asked = { work: request.work, whose, cookies: before?.cookies }
    const { result, isInDoubt } = await withReaders(asked, async ({ reader, browser }) => {
      const on = before && readOn(before, reader)
      const onPage: ScanRequest['onPage'] = kept => request.onPage?.({ ...kept, cookies: reader.cookies.write() })
      const parts = { ...request, onPage, reader: on?.reader ?? reader, ...(browser && { browser }) }
      const scan = (url: string) => scanWebsite({ ...parts, url })
      const result = await (isBare ? scanBareAddress(request.url, scan) : scan(request.url))
      return { result, isInDoubt: on?.isInDoubt(result) ?? false }
    })
    if (!isInDoubt) return result
    const anew = await scanPlainly({ ...request, isBare, ...(whose && { whose }) })
    return anew.ok ? anew : result
  }

  return {
    guard,
    hasBrowser: pool !== undefined,
    hasSandbox: options.browser?.remote !== undefined || hasSandbox(),
    browserState: () => pool?.state(),
    openReader,
    post: message => postMessage({ guard, userAgent, extraCertificates: options.extraCertificates }, message),
    scanWebsite: ({ login, ...scan }) => {
      if (!login) return scanPlainly(scan)
      const { whose, isBare: _, before: __, ...request } = scan
      return withReaders({ work: request.work, whose }, readers => scanSignedIn({ ...request, login, ...readers }))
    },
    readDetails: ({ login, whose, ...request }) =>
      withReaders({ work: request.work, whose }, async readers => {
        const { signal, urls, work } = request
        const outside = { ok: true as const, ...readers, isBrowserOnly: false }
        const inside = login ? await openSignedIn({ ...readers, login, url: urls[0] ?? '', work, signal }) : outside
        if (!inside.ok) return inside
        const { reader, browser, isBrowserOnly } = inside
        return { ok: true, ...(await readDetails({ ...request, reader, isBrowserOnly, ...(browser && { browser }) })) }
      }),
    listSection: ({ work, ...request }) => withReaders({ work }, ({ reader }) => listSection({ ...request, reader })),
    close: async () => pool?.close(),
  }
}

function openPool(guard: Guard, choice: BrowserChoice | undefined): BrowserPool | undefined {
  if (choice?.remote) {
    const { proxyHost } = choice.remote
    return createBrowserPool({ guard, launch: connectBrowser({ guard, ...choice.remote }), proxyHost, ...choice })
  }
  const executablePath = choice && findBrowser({ browserPath: choice.path })
  return executablePath ? createBrowserPool({ guard, launch: launchBrowser(executablePath), ...choice }) : undefined
}

/** The site was not reached in this way of speaking; whether it can be in another is not known. */
const isUnreached = ({ kind }: WhyUnreadable) => kind === 'tls' || kind === 'connection-failed'

/**
 * An address that was typed without `https://`: many sites know only `http://`. What https says counts, unless http
 * reaches the site.
 */
async function scanBareAddress(url: string, scan: (url: string) => Promise<ScanResult>): Promise<ScanResult> {
  const secure = await scan(url)
  if (secure.ok || !isUnreached(secure.why)) return secure
  const plain = await scan(url.replace(/^https:/, 'http:'))
  return plain.ok || !isUnreached(plain.why) ? plain : secure
}
