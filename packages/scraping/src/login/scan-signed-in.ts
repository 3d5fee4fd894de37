import type { HttpReader } from '../http/open-http-reader.ts'
import type { BrowserForm, BrowserReader, PageReader, PageResult } from '../page.ts'
import { type PageWork, workHere } from '../reading/page-work.ts'
import type { ScannedPage, ScanResult } from '../scan/scan.ts'
import { type ScanRequest, scanWebsite } from '../scan/scan-website.ts'
import { Unreadable, type WhyUnreadable } from '../why-unreadable.ts'
import { type Hide, hideSecrets } from './hide-secrets.ts'
import { logIn } from './log-in.ts'
import type { SiteLogin } from './site-login.ts'

const LOGIN_MS = 120_000

type Readers = { reader: HttpReader; browser: BrowserForm | undefined }

type Opened =
  | { ok: false; why: WhyUnreadable }
  | { ok: true; reader: PageReader; browser: BrowserReader | undefined; isBrowserOnly: boolean }

/** Signs in and gives readers that are inside. What was typed to sign in is in no page that they bring. */
export async function openSignedIn(
  request: Readers & {
    login: SiteLogin
    url: string
    work?: PageWork | undefined
    signal?: AbortSignal | undefined
  },
): Promise<Opened> {
  const { login, url, reader, browser, work = workHere, signal } = request
  const time = AbortSignal.timeout(LOGIN_MS)
  try {
    const within = signal ? AbortSignal.any([signal, time]) : time
    const place = await logIn({ login, url, reader, browser, work, signal: within })
    const hide = hideSecrets(login)
    const inside = { reader: hideInPages(reader, hide), browser: browser && hideInBrowser(browser, hide) }
    return { ok: true, ...inside, isBrowserOnly: place === 'browser' }
  } catch (error) {
    if (signal?.aborted) return { ok: false, why: { kind: 'stopped' } }
    if (error instanceof Unreadable) return { ok: false, why: error.why }
    if (time.aborted) return { ok: false, why: { kind: 'timeout', url: login.loginUrl, afterMs: LOGIN_MS } }
    // Whatever else went wrong may quote what was typed.
    throw new Error('signing in failed')
  }
}

type SignedInRequest = Omit<ScanRequest, 'reader' | 'browser'> & Readers & { login: SiteLogin }

/** Signs in, then scans with that session. */
export async function scanSignedIn({ login, reader, browser, ...request }: SignedInRequest): Promise<ScanResult> {
  const { signal, onProgress, url, work } = request
  onProgress?.({ pagesRead: 0, recordsFound: 0, step: 'login' })
  const inside = await openSignedIn({ login, url, reader, browser, work, signal })
  if (!inside.ok) return inside
  const result = await scanWebsite({
    ...request,
    reader: inside.reader,
    ...(inside.browser && { browser: inside.browser }),
    isBrowserOnly: inside.isBrowserOnly,
    refuseFirst: refuseWayIn,
  })
  return !result.ok && isSentBack(result.why, login)
    ? { ok: false, why: { kind: 'login', url, problem: 'not-kept' } }
    : result
}

/** Sent back to a way in, also one that robots may not visit: what matters is that the session was not kept. */
const isSentBack = (why: WhyUnreadable, { loginUrl }: SiteLogin): boolean =>
  (why.kind === 'wall' && why.wall === 'login') || (why.kind === 'robots' && isSamePath(why.url, loginUrl))

const isSamePath = (one: string, other: string) => URL.parse(one)?.pathname === URL.parse(other)?.pathname

/** Asked for a list and shown the way in once more: the session was not kept. */
function refuseWayIn({ page: { url }, digest }: ScannedPage): WhyUnreadable | undefined {
  const asksAgain = digest.login?.fields.some(({ role }) => role === 'password') ?? false
  const hasList = (digest.lists[0]?.identities.length ?? 0) >= 3
  return asksAgain && !hasList ? { kind: 'login', url, problem: 'not-kept' } : undefined
}

async function hideIn(result: PageResult, hide: Hide): Promise<PageResult> {
  if (!result.ok) return { ok: false, why: await hideInReason(result.why, hide), trace: [] }
  const { page } = result
  const redirects: typeof page.redirects = []
  for (const { status, from, to } of page.redirects)
    redirects.push({ status, from: await hide(from), to: await hide(to) })
  const [url, requestedUrl, html] = [await hide(page.url), await hide(page.requestedUrl), await hide(page.html)]
  return { ok: true, page: { ...page, url, requestedUrl, html, redirects, trace: [] } }
}

const PLACES = new Set(['url', 'host', 'address'])

/** A reason tells where it happened, and addresses are where sites write back most. */
async function hideInReason(why: WhyUnreadable, hide: Hide): Promise<WhyUnreadable> {
  const shown: [string, unknown][] = []
  for (const [name, value] of Object.entries(why))
    shown.push([name, PLACES.has(name) ? await hide(String(value)) : value])
  return Object.fromEntries(shown) as WhyUnreadable
}

const hideInPages = (reader: PageReader, hide: Hide): PageReader => ({
  readPage: async request => hideIn(await reader.readPage(request), hide),
  close: reader.close,
})

const hideInBrowser = (browser: BrowserReader, hide: Hide): BrowserReader => ({
  openPage: async request => hideIn(await browser.openPage(request), hide),
  live: {
    snapshot: async signal => hideIn(await browser.live.snapshot(signal), hide),
    showMore: browser.live.showMore,
  },
  close: browser.close,
})
