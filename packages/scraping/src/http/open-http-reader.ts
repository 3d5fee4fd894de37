import { Agent } from 'undici'
import type { Pace } from '../create-pace.ts'
import { checkUrl } from '../guard/check-url.ts'
import { connectThroughGuard } from '../guard/connect-through-guard.ts'
import type { Guard } from '../guard/create-guard.ts'
import type { Page, PageReader, PageRequest, PageResult, Redirect, TraceStep } from '../page.ts'
import { keepRobots, type Robots } from '../robots/keep-robots.ts'
import { type Wait, wait as waitForReal } from '../wait.ts'
import { Unreadable } from '../why-unreadable.ts'
import { decodeHtml } from './decode-html.ts'
import { fetchHop, type Hop, type HopSettings } from './fetch-hop.ts'
import { isHtml, mayBeHtml } from './is-html.ts'
import { type Cookies, keepCookies } from './keep-cookies.ts'
import { loadRobots } from './load-robots.ts'
import { retryDelay } from './retry-delay.ts'

export type HttpReaderOptions = {
  guard: Guard
  pace: Pace
  userAgent: string
  /** The name by which `robots.txt` may address us. */
  productToken: string
  acceptLanguage?: string
  delayMs?: number
  timeoutMs?: number
  connectTimeoutMs?: number
  maxBytes?: number
  maxRedirects?: number
  extraCertificates?: string[]
  wait?: Wait
}

/** What the other readers of the same scan share with it. */
export type HttpReader = PageReader & { robots: Robots; cookies: Cookies }

const HTML = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1'
/** A site may ask for more than a scan can wait; beyond this its wish would only end in a timeout. */
const MAX_CRAWL_DELAY_MS = 2000

/** Opens the HTTP reader of one scan. */
export function openHttpReader(options: HttpReaderOptions): HttpReader {
  const { guard, pace, userAgent, productToken, extraCertificates, wait = waitForReal } = options
  const { maxBytes = 20_000_000, maxRedirects = 10, connectTimeoutMs = 10_000 } = options
  const connect = connectThroughGuard({ guard, connectTimeoutMs, ...(extraCertificates ? { extraCertificates } : {}) })
  const agent = new Agent({ connect, allowH2: false, pipelining: 1, maxHeaderSize: 65_536, keepAliveTimeout: 10_000 })
  const { acceptLanguage = 'es,en;q=0.8,*;q=0.5', delayMs = 250, timeoutMs = 30_000 } = options
  const cookies = keepCookies()
  const settings: HopSettings = {
    agent,
    guard,
    pace,
    cookies,
    userAgent,
    acceptLanguage,
    delayMs,
    timeoutMs,
  }
  const robots = keepRobots({ productToken, load: (url, signal) => loadRobots({ settings, url, signal }) })

  async function fetchPolitely(url: URL, trace: TraceStep[], signal?: AbortSignal): Promise<Hop> {
    const crawlDelayMs = Math.min(robots.crawlDelayMs(url), MAX_CRAWL_DELAY_MS)
    const request = { url, accept: HTML, delayMs: crawlDelayMs, maxBytes, isCutAtLimit: false, isWanted: mayBeHtml }
    for (let attempt = 1; ; attempt++) {
      const hop = await fetchHop(settings, { ...request, signal, trace })
      const waitMs = hop.kind === 'failed' ? retryDelay(hop.why, attempt) : undefined
      if (hop.kind !== 'failed' || waitMs === undefined) return hop
      trace.push({ step: 'retry', url: url.href, because: hop.why.kind, waitMs })
      await wait(waitMs, signal)
    }
  }

  async function follow({ url: requestedUrl, signal }: PageRequest, trace: TraceStep[]): Promise<Page> {
    let url = checkUrl(requestedUrl)
    const redirects: Redirect[] = []
    while (redirects.length <= maxRedirects) {
      await robots.check(url, { trace, signal })
      const hop = await fetchPolitely(url, trace, signal)
      if (hop.kind === 'failed') throw new Unreadable(hop.why)
      if (hop.kind === 'body') return toPage({ requestedUrl, url, hop, redirects, trace })
      redirects.push({ status: hop.status, from: url.href, to: hop.to.href })
      trace.push({ step: 'redirect', status: hop.status, from: url.href, to: hop.to.href })
      url = hop.to
    }
    throw new Unreadable({ kind: 'too-many-redirects', url: requestedUrl, maxRedirects })
  }

  async function readPage(request: PageRequest): Promise<PageResult> {
    const trace: TraceStep[] = []
    try {
      return { ok: true, page: await follow(request, trace) }
    } catch (error) {
      if (request.signal?.aborted) return { ok: false, why: { kind: 'stopped' }, trace }
      if (error instanceof Unreadable) return { ok: false, why: error.why, trace }
      throw error
    }
  }

  return { readPage, robots, cookies, close: () => agent.destroy() }
}

function toPage({
  requestedUrl,
  url,
  hop,
  redirects,
  trace,
}: {
  requestedUrl: string
  url: URL
  hop: Extract<Hop, { kind: 'body' }>
  redirects: Redirect[]
  trace: TraceStep[]
}): Page {
  const { status, contentType, bytes } = hop
  if (bytes.length === 0) throw new Unreadable({ kind: 'empty-page', url: url.href, isDrawnByScript: false })
  if (!isHtml(contentType, bytes)) throw new Unreadable({ kind: 'not-html', url: url.href, contentType })
  const { html, charset } = decodeHtml(bytes, contentType)
  const fetchedAt = new Date().toISOString()
  const base = { url: url.href, requestedUrl, status, contentType, charset, html, bytes: bytes.length }
  return { ...base, fetchedAt, redirects, trace, readBy: 'http' }
}
