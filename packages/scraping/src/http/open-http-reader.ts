import { Agent } from 'undici'
import type { Pace } from '../create-pace.ts'
import { detectFile, mayBeFile } from '../files/detect-file.ts'
import { isGzipType, unpackGzip } from '../files/unpack-gzip.ts'
import { checkUrl } from '../guard/check-url.ts'
import { connectThroughGuard } from '../guard/connect-through-guard.ts'
import type { Guard } from '../guard/create-guard.ts'
import type { Page, PageReader, PageRequest, PageResult, Redirect, TraceStep } from '../page.ts'
import { type PageWork, workHere } from '../reading/page-work.ts'
import { keepRobots, type Robots } from '../robots/keep-robots.ts'
import { type Wait, wait as waitForReal } from '../wait.ts'
import { Unreadable, type WhyUnreadable } from '../why-unreadable.ts'
import { decodeInTurns } from './decode-html.ts'
import { fetchHop, type Hop, type HopSettings } from './fetch-hop.ts'
import { isHtml, mayBeHtml } from './is-html.ts'
import { type Cookies, keepCookies } from './keep-cookies.ts'
import { loadRobots } from './load-robots.ts'

const MAX_RETRIES = 2
const MAX_WAIT_MS = 20_000

/** How long to wait before asking once more, or undefined when asking again is useless or impolite. */
function retryDelay(why: WhyUnreadable, attempt: number): number | undefined {
  if (attempt > MAX_RETRIES) return undefined
  if (why.kind === 'refused' && why.status === 429 && !why.isChallenge) {
    const waitMs = why.retryAfterMs ?? 2000 * attempt
    return waitMs <= MAX_WAIT_MS ? waitMs : undefined
  }
  if (why.kind === 'server-error' && why.status === 503) {
    const waitMs = why.retryAfterMs ?? 1000 * attempt
    return waitMs <= MAX_WAIT_MS ? waitMs : undefined
  }
  // A kept connection that the site closed in the same moment; the request never reached it.
  if (why.kind === 'connection-failed' && attempt === 1 && isBrokenConnection(why.code)) return 0
  return undefined
}

const isBrokenConnection = (code: string) => code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE'

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
  /** Without it files are worked on in this process. */
  work?: PageWork | undefined
  /** Of an earlier try of the same scan. */
  writtenCookies?: string | undefined
}

/** What the other readers of the same scan share with it. */
export type HttpReader = PageReader & {
  robots: Robots
  cookies: Cookies
  /** Sends a filled-in form and follows where that leads. */
  submitForm: (form: FormRequest) => Promise<PageResult>
}

type FormRequest = { url: string; body: string; referer: string; signal?: AbortSignal }
type Form = { body: string; referer: string }

const HTML = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1'
/** A site may ask for more than a scan can wait; beyond this its wish would only end in a timeout. */
const MAX_CRAWL_DELAY_MS = 2000

/** Opens the HTTP reader of one scan. */
export function openHttpReader(options: HttpReaderOptions): HttpReader {
  const { guard, pace, userAgent, productToken, extraCertificates, wait = waitForReal, work = workHere } = options
  const { maxBytes = 20_000_000, maxRedirects = 10, connectTimeoutMs = 10_000 } = options
  const connect = connectThroughGuard({ guard, connectTimeoutMs, ...(extraCertificates ? { extraCertificates } : {}) })
  const agent = new Agent({ connect, allowH2: false, pipelining: 1, maxHeaderSize: 65_536, keepAliveTimeout: 10_000 })
  const { acceptLanguage = 'es,en;q=0.8,*;q=0.5', delayMs = 250, timeoutMs = 30_000 } = options
  const cookies = keepCookies(options.writtenCookies)
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

  async function fetchPolitely(url: URL, way: Way): Promise<Hop> {
    const { trace, signal, form } = way
    const crawlDelayMs = Math.min(robots.crawlDelayMs(url), MAX_CRAWL_DELAY_MS)
    const request = { url, accept: HTML, delayMs: crawlDelayMs, maxBytes, isCutAtLimit: false, isWanted: isReadable }
    for (let attempt = 1; ; attempt++) {
      const hop = await fetchHop(settings, { ...request, form, signal, trace })
      // A form is sent once: a second wrong try may lock somebody out.
      const waitMs = hop.kind === 'failed' && !form ? retryDelay(hop.why, attempt) : undefined
      if (hop.kind !== 'failed' || waitMs === undefined) return hop
      trace.push({ step: 'retry', url: url.href, because: hop.why.kind, waitMs })
      await wait(waitMs, signal)
    }
  }

  async function follow({ url: requestedUrl, isLogin }: PageRequest, way: Way): Promise<Page> {
    const { trace, signal } = way
    let { form } = way
    let url = checkUrl(requestedUrl)
    const redirects: Redirect[] = []
    while (redirects.length <= maxRedirects) {
      if (!isLogin) await mayRead(url, { trace, signal, isSentThere: redirects.length > 0 })
      const hop = await fetchPolitely(url, { ...way, form })
      const arrived = { requestedUrl, url, redirects, trace, work, maxBytes }
      if (hop.kind === 'failed' && hop.shown && hop.shown.bytes.length > 0)
        throw new Refused(hop.why, await toPage({ ...arrived, hop: hop.shown }))
      if (hop.kind === 'failed') throw new Unreadable(hop.why)
      if (hop.kind === 'body') return await toPage({ ...arrived, hop })
      redirects.push({ status: hop.status, from: url.href, to: hop.to.href })
      trace.push({ step: 'redirect', status: hop.status, from: url.href, to: hop.to.href })
      if (form) form = formAfter({ form, status: hop.status, from: url, to: hop.to })
      url = hop.to
    }
    throw new Unreadable({ kind: 'too-many-redirects', url: requestedUrl, maxRedirects })
  }

  async function read(request: PageRequest, form?: Form): Promise<PageResult> {
    const trace: TraceStep[] = []
    try {
      return { ok: true, page: await follow(request, { trace, signal: request.signal, form }) }
    } catch (error) {
      if (request.signal?.aborted) return { ok: false, why: { kind: 'stopped' }, trace }
      if (error instanceof Refused) return { ok: false, why: error.why, trace, shown: error.shown }
      if (error instanceof Unreadable) return { ok: false, why: error.why, trace }
      throw error
    }
  }

  /** A way in that a site sends to may be closed to robots; it asks people to sign in all the same. */
  async function mayRead(url: URL, { isSentThere, ...visit }: Visit): Promise<void> {
    try {
      await robots.check(url, visit)
    } catch (error) {
      const isClosed = error instanceof Unreadable && error.why.kind === 'robots' && error.why.because === 'rule'
      if (isClosed && isSentThere && WAY_IN.test(url.pathname))
        throw new Unreadable({ kind: 'wall', url: url.href, wall: 'login' }, { cause: error })
      throw error
    }
  }

  return {
    readPage: request => read(request),
    submitForm: ({ url, body, referer, signal }) =>
      read({ url, isLogin: true, ...(signal && { signal }) }, { body, referer }),
    robots,
    cookies,
    close: () => agent.destroy(),
  }
}

/** A refusal that came with a page. */
class Refused extends Unreadable {
  readonly shown: Page

  constructor(why: WhyUnreadable, shown: Page) {
    super(why)
    this.shown = shown
  }
}

type Visit = { trace: TraceStep[]; signal: AbortSignal | undefined; isSentThere: boolean }

/** How sites call the address where one signs in. */
const WAY_IN =
  /(?:^|[/_.-])(?:log-?in|sign-?in|logon|acceso|acceder|entrar|ingres[ao]r?|iniciar-?sesion|inicio-?sesion|auth|sso|session|sesion)(?:$|[/_.-])/i

type Way = { trace: TraceStep[]; signal: AbortSignal | undefined; form?: Form | undefined }

/** Most redirects after a form ask for a plain page; the two that ask to send it again may do so within the site only. */
function formAfter({ form, status, from, to }: { form: Form; status: number; from: URL; to: URL }): Form | undefined {
  if (status !== 307 && status !== 308) return undefined
  if (to.origin === from.origin) return form
  throw new Unreadable({ kind: 'login', url: from.href, problem: 'foreign-form' })
}

type Arrived = {
  requestedUrl: string
  url: URL
  hop: Omit<Extract<Hop, { kind: 'body' }>, 'kind'>
  redirects: Redirect[]
  trace: TraceStep[]
  work: PageWork
  maxBytes: number
}

const isReadable = (contentType: string) => mayBeHtml(contentType) || mayBeFile(contentType) || isGzipType(contentType)

async function toPage({ requestedUrl, url, hop, redirects, trace, work, maxBytes }: Arrived): Promise<Page> {
  const { status } = hop
  const { url: fileUrl, contentType, bytes } = await unpackGzip({ ...hop, url, maxBytes })
  if (bytes.length === 0) throw new Unreadable({ kind: 'empty-page', url: url.href, isDrawnByScript: false })
  const fetchedAt = new Date().toISOString()
  const about = { url: url.href, requestedUrl, status, contentType, bytes: bytes.length, fetchedAt, redirects, trace }
  if (isHtml(contentType, bytes)) return { ...about, ...(await decodeInTurns(bytes, contentType)), readBy: 'http' }
  const kind = detectFile({ contentType, url: fileUrl, bytes })
  if (!kind) throw new Unreadable({ kind: 'not-html', url: url.href, contentType })
  const file = await work.readFile({ kind, url: fileUrl, contentType, bytes })
  return { ...about, ...file, readBy: 'http', fileKind: kind }
}
