import type { Page as BrowserPage, Response } from 'playwright-core'
import type { Pace } from '../create-pace.ts'
import { checkUrl } from '../guard/check-url.ts'
import type { Guard } from '../guard/create-guard.ts'
import { checkAnswer } from '../http/check-answer.ts'
import { isHtmlType } from '../http/is-html.ts'
import type { BrowserForm, Page, PageRequest, PageResult, TraceStep } from '../page.ts'
import type { Robots } from '../robots/keep-robots.ts'
import { looksUnfinished } from '../scan/check-script-need.ts'
import { IGNORED_FRAMES } from '../scan/find-frame.ts'
import { Unreadable, type WhyUnreadable } from '../why-unreadable.ts'
import { bounded } from './bounded.ts'
import type { BrowserPool, Lease } from './create-browser-pool.ts'
import { explainBrowserFailure, portOf } from './explain-browser-failure.ts'
import { followRequests } from './follow-requests.ts'
import { BLOCKED_STATUS } from './open-guarded-proxy.ts'
import { prepareContext } from './prepare-context.ts'
import { runInPage } from './run-in-page.ts'
import { createShowMore, VIEW } from './show-more.ts'
import { findLoginFields, typeInto } from './type-into.ts'
import { waitForPage } from './wait-for-page.ts'

type BrowserCookie = { name: string; value: string; url: string }

type BrowserReaderOptions = {
  pool: BrowserPool
  whose?: string | undefined
  guard: Guard
  pace: Pace
  robots: Robots
  userAgent: string
  delayMs: number
  /** Cookies that the scan has for an address. */
  cookiesFor: (url: URL) => BrowserCookie[]
  timeoutMs?: number
  maxBytes?: number
}

type Visit = { trace: TraceStep[]; signal: AbortSignal | undefined; isLogin: boolean | undefined }

type Tab = {
  lease: Lease
  page: BrowserPage
  openRequests: () => number
  showMore: ReturnType<typeof createShowMore>
  /** What the page itself, not its frames, was last answered with. */
  lastAnswer: () => Response | undefined
}

const QUIET_MS = 300
const MAX_SETTLE_MS = 10_000
const MAX_SHELL_LENGTH = 1_000_000

/** Opens the browser reader of one scan; the browser itself is asked for with the first page. */
export function openBrowserReader(options: BrowserReaderOptions): BrowserForm {
  const {
    pool,
    whose,
    guard,
    pace,
    robots,
    userAgent,
    delayMs,
    cookiesFor,
    timeoutMs = 30_000,
    maxBytes = 20_000_000,
  } = options
  const waitMs = Math.min(MAX_SETTLE_MS, timeoutMs)
  let tab: Tab | undefined
  /** A page that took too much is ended by the watch over its processes; at another try it would be again. */
  let hasCrashed = false
  let opened: { requestedUrl: string; status: number; trace: TraceStep[] } | undefined

  async function takeLease(signal?: AbortSignal): Promise<Lease> {
    const settings = {
      userAgent,
      locale: 'es',
      serviceWorkers: 'block',
      acceptDownloads: false,
      viewport: VIEW,
    } as const
    try {
      return await pool.lease(settings, { whose, signal })
    } catch (error) {
      signal?.throwIfAborted()
      // One that is there and does not start is as good as none.
      throw new Unreadable({ kind: 'no-browser', url: '' }, { cause: error })
    }
  }

  async function takeTab(signal?: AbortSignal): Promise<Tab> {
    if (tab && !tab.page.isClosed()) return tab
    await tab?.lease.giveBack()
    tab = undefined
    const lease = await takeLease(signal)
    try {
      const page = await bounded(prepareContext(lease.context), { ms: timeoutMs, signal })
      const openRequests = followRequests(page)
      page.on('crash', () => {
        hasCrashed = true
        void page.close().catch(() => {})
      })
      let last: Response | undefined
      page.on('response', answer => {
        if (answer.request().isNavigationRequest() && answer.frame() === page.mainFrame()) last = answer
      })
      tab = { lease, page, openRequests, showMore: createShowMore({ page, openRequests }), lastAnswer: () => last }
      return tab
    } catch (error) {
      await lease.giveBack()
      throw error
    }
  }

  async function go(url: URL, { trace, signal, isLogin }: Visit): Promise<Page> {
    if (!isLogin) await robots.check(url, { trace, signal })
    const decision = await guard.decide({ hostname: url.hostname, port: portOf(url) })
    if (!decision.ok) throw new Unreadable(decision.why)
    const { page, openRequests, lease, lastAnswer } = await takeTab(signal)
    const cookies = cookiesFor(url)
    if (cookies.length > 0) await lease.context.addCookies(cookies)
    const startedAt = performance.now()
    const pause = decision.isAllowedPair ? 0 : Math.max(delayMs, robots.crawlDelayMs(url))
    const answer = await pace.run({ host: url.host, delayMs: pause, signal }, () =>
      bounded(page.goto(url.href, { waitUntil: 'domcontentloaded', timeout: timeoutMs }), {
        ms: timeoutMs + 1000,
        signal,
      }),
    )
    const status = answer?.status() ?? 200
    trace.push({ step: 'request', url: url.href, status, tookMs: Math.round(performance.now() - startedAt) })
    if (answer) await checkResponse(answer, url)
    const settling = { page, openRequests, signal }
    await waitForPage({ ...settling, quietMs: QUIET_MS, maxMs: waitMs })
    const banner = await bounded(runInPage(page, 'dismissBanner'), { ms: 5000, signal }).catch(() => null)
    if (typeof banner === 'string') {
      trace.push({ step: 'banner', url: page.url(), done: banner })
      await waitForPage({ ...settling, quietMs: 100, maxMs: 3000 })
    }
    const led = lastAnswer()
    if (led && led !== answer) await checkResponse(led, url)
    await checkWhereWeAre(url, page, { trace, signal, isLogin })
    opened = { requestedUrl: url.href, status, trace }
    const first = await take(signal)
    // What waits for something is small; a large page is not looked through for it here.
    if (first.html.length > MAX_SHELL_LENGTH || !looksUnfinished(first.html)) return first
    // Still a shell: what draws it may wait for a timer of its own.
    await waitForPage({ ...settling, quietMs: 2000, maxMs: waitMs })
    return await take(signal)
  }

  /** Scripts and meta tags may have led elsewhere, where other rules hold. */
  async function checkWhereWeAre(asked: URL, page: BrowserPage, { trace, signal, isLogin }: Visit) {
    if (page.url().startsWith('chrome-error:')) {
      throw new Unreadable({ kind: 'connection-failed', host: asked.hostname, code: 'LED_NOWHERE' })
    }
    const now = checkUrl(page.url())
    if (now.href === asked.href) return
    trace.push({ step: 'redirect', status: 200, from: asked.href, to: now.href })
    if (!isLogin) await robots.check(now, { trace, signal })
  }

  async function take(signal?: AbortSignal): Promise<Page> {
    const { page } = await takeTab(signal)
    const how = { maxLength: maxBytes, ignoredFrames: IGNORED_FRAMES }
    const written = await bounded(runInPage(page, 'writeOutPage', how), { ms: 20_000, signal })
    const html = typeof written === 'string' ? written : ''
    const bytes = Buffer.byteLength(html)
    const url = page.url()
    if (bytes > maxBytes) throw new Unreadable({ kind: 'too-large', url, maxBytes })
    const { requestedUrl = url, status = 200, trace = [] } = opened ?? {}
    const about = { url, requestedUrl, status, contentType: 'text/html; charset=utf-8', charset: 'utf-8', html, bytes }
    return { ...about, fetchedAt: new Date().toISOString(), redirects: [], trace, readBy: 'browser' }
  }

  async function resultOf(
    task: () => Promise<Page>,
    about: { url: URL; trace: TraceStep[]; signal?: AbortSignal | undefined },
  ): Promise<PageResult> {
    try {
      return { ok: true, page: await task() }
    } catch (error) {
      if (about.signal?.aborted) return { ok: false, why: { kind: 'stopped' }, trace: about.trace }
      const url = about.url.href
      const why: WhyUnreadable = hasCrashed
        ? { kind: 'too-complex', url }
        : await explainBrowserFailure({ error, url: about.url, guard, afterMs: timeoutMs })
      // What hangs or died is not asked again: the next page gets a new tab.
      if (hasCrashed || why.kind === 'timeout' || why.kind === 'connection-failed') await letGo()
      return { ok: false, why, trace: about.trace }
    }
  }

  async function letGo(): Promise<void> {
    const gone = tab
    tab = undefined
    hasCrashed = false
    await gone?.lease.giveBack()
  }

  return {
    openPage: async ({ url, signal, because, isLogin }: PageRequest & { because: string }) => {
      const trace: TraceStep[] = [{ step: 'reader', reader: 'browser', because }]
      let target: URL
      try {
        target = checkUrl(url)
      } catch (error) {
        if (error instanceof Unreadable) return { ok: false, why: error.why, trace }
        throw error
      }
      return await resultOf(() => go(target, { trace, signal, isLogin }), { url: target, trace, signal })
    },
    live: {
      snapshot: async signal => {
        const url = new URL(tab?.page.url() ?? 'http://page.invalid/')
        return await resultOf(() => take(signal), { url, trace: opened?.trace ?? [], signal })
      },
      showMore: async signal => {
        if (!tab || tab.page.isClosed()) return { kind: 'end' }
        const shown = await tab.showMore(signal)
        const found = shown.kind === 'end' ? 'nothing' : `${shown.kind} ${shown.items}`
        opened?.trace.push({ step: 'more', url: tab.page.url(), by: shown.kind === 'end' ? '' : shown.by, found })
        return shown
      },
    },
    findLoginFields: async signal => {
      const { page } = await takeTab(signal)
      return await findLoginFields(page, signal)
    },
    typeInto: async typed => {
      const { page, openRequests } = await takeTab(typed.signal)
      await typeInto({ page, openRequests, ...typed })
    },
    close: letGo,
  }
}

async function checkResponse(answer: Response, url: URL): Promise<void> {
  const status = answer.status()
  if (status === BLOCKED_STATUS) {
    const at = new URL(answer.url())
    throw new Unreadable({ kind: 'blocked-address', host: at.hostname, port: portOf(at), because: 'private' })
  }
  const headers = await answer.allHeaders()
  const why = checkAnswer({ url, status, headers }, new Date())
  if (why) throw new Unreadable(why)
  const contentType = headers['content-type'] ?? ''
  if (contentType !== '' && !isHtmlType(contentType))
    throw new Unreadable({ kind: 'not-html', url: url.href, contentType })
}
