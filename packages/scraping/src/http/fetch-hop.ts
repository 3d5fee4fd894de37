import { isUtf8 } from 'node:buffer'
import type { Agent } from 'undici'
import type { Pace } from '../create-pace.ts'
import { checkUrl } from '../guard/check-url.ts'
import type { Guard } from '../guard/create-guard.ts'
import type { TraceStep } from '../page.ts'
import { Unreadable, type WhyUnreadable } from '../why-unreadable.ts'
import { checkAnswer } from './check-answer.ts'
import { acceptedEncodings } from './decode-body.ts'
import { type Answer, discardBody, drainBody, exchange, headerOf } from './exchange.ts'
import { explainFailure } from './explain-failure.ts'
import { isHtmlType } from './is-html.ts'
import type { Cookies } from './keep-cookies.ts'
import { readBody } from './read-body.ts'

const redirectStatuses = new Set([301, 302, 303, 307, 308])

/** Where an answer sends us, checked like any other address; the fragment stays if the new place names none. */
function readLocation(answer: Answer): URL | undefined {
  const location = headerOf(answer, 'location')
  if (!redirectStatuses.has(answer.status) || location === undefined) return undefined
  // Headers arrive byte by byte; sites write addresses in UTF-8.
  const bytes = Buffer.from(location, 'latin1')
  const target = checkUrl(isUtf8(bytes) ? bytes.toString('utf8') : location, answer.url.href)
  if (target.hash === '') target.hash = answer.url.hash
  return target
}

export type HopSettings = {
  agent: Agent
  guard: Guard
  pace: Pace
  cookies: Cookies
  userAgent: string
  acceptLanguage: string
  delayMs: number
  timeoutMs: number
}

type HopRequest = {
  url: URL
  accept: string
  delayMs: number
  maxBytes: number
  isCutAtLimit: boolean
  /** Says from the type alone whether the body is worth reading. */
  isWanted: (contentType: string) => boolean
  /** A filled-in form, and the page it stood on. */
  form?: { body: string; referer: string } | undefined
  signal?: AbortSignal | undefined
  trace: TraceStep[]
}

export type Hop =
  | { kind: 'body'; status: number; contentType: string; bytes: Buffer }
  | { kind: 'redirect'; status: number; to: URL }
  /** `shown` is the page that a site refuses with. */
  | { kind: 'failed'; why: WhyUnreadable; shown?: Shown }

type Shown = { status: number; contentType: string; bytes: Buffer }

/** A page that asks people to sign in or to prove that they are people is small. */
const MAX_SHOWN_BYTES = 1_000_000

/** One request with its answer, in its turn and within its time. A redirect is reported, not followed. */
export async function fetchHop(settings: HopSettings, request: HopRequest): Promise<Hop> {
  const { agent, guard, pace, cookies, userAgent, acceptLanguage, timeoutMs } = settings
  const { url, accept, form, signal, trace } = request
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  // The operator's own sites need no politeness from us.
  const isOwn = guard.isAllowedPair({ hostname: url.hostname, port })
  const delayMs = isOwn ? 0 : Math.max(settings.delayMs, request.delayMs)
  const startedAt = performance.now()

  async function ask(within: AbortSignal): Promise<Hop> {
    const cookie = cookies.headerFor(url)
    const headers = {
      'user-agent': userAgent,
      accept,
      'accept-language': acceptLanguage,
      'accept-encoding': acceptedEncodings,
      ...(cookie ? { cookie } : {}),
      ...(form && {
        'content-type': 'application/x-www-form-urlencoded',
        referer: form.referer,
        origin: new URL(form.referer).origin,
      }),
    }
    const answer = await exchange({ agent, url, headers, body: form?.body, signal: within })
    trace.push({
      step: 'request',
      url: url.href,
      status: answer.status,
      tookMs: Math.round(performance.now() - startedAt),
    })
    cookies.keepFrom(answer)
    return await takeAnswer(answer, request)
  }

  try {
    return await pace.run({ host: url.host, delayMs, signal }, () => withTimeout({ url, timeoutMs, signal }, ask))
  } catch (error) {
    if (signal?.aborted) return { kind: 'failed', why: { kind: 'stopped' } }
    return { kind: 'failed', why: explainFailure({ error, url, afterMs: timeoutMs }) }
  }
}

async function takeAnswer(answer: Answer, request: HopRequest): Promise<Hop> {
  const url = answer.url.href
  const contentType = headerOf(answer, 'content-type') ?? ''
  let location: URL | undefined
  try {
    location = readLocation(answer)
  } catch (error) {
    discardBody(answer)
    throw error
  }
  if (location) {
    await drainBody(answer)
    return { kind: 'redirect', status: answer.status, to: location }
  }
  const why = checkAnswer(answer, new Date())
  if (why?.kind === 'refused' && isHtmlType(contentType)) {
    const bytes = await readBody({ answer, maxBytes: MAX_SHOWN_BYTES, isCutAtLimit: true })
    return { kind: 'failed', why, shown: { status: answer.status, contentType, bytes } }
  }
  if (why) {
    await drainBody(answer)
    return { kind: 'failed', why }
  }
  if (!request.isWanted(contentType)) {
    discardBody(answer)
    throw new Unreadable({ kind: 'not-html', url, contentType })
  }
  const { maxBytes, isCutAtLimit } = request
  const bytes = await readBody({ answer, maxBytes, isCutAtLimit })
  return { kind: 'body', status: answer.status, contentType, bytes }
}

/** Runs a task under a signal that says by its reason whether time ran out or somebody stopped it. */
async function withTimeout<T>(
  { url, timeoutMs, signal }: { url: URL; timeoutMs: number; signal?: AbortSignal | undefined },
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const stop = () => controller.abort(new Unreadable({ kind: 'stopped' }))
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(
    () => controller.abort(new Unreadable({ kind: 'timeout', url: url.href, afterMs: timeoutMs })),
    timeoutMs,
  )
  try {
    return await task(controller.signal)
  } catch (error) {
    // A stream that is torn down may report its own error first; the reason is what happened.
    throw controller.signal.aborted ? controller.signal.reason : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
