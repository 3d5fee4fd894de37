import type { Agent } from 'undici'
import type { Pace } from '../create-pace.ts'
import type { Guard } from '../guard/create-guard.ts'
import type { TraceStep } from '../page.ts'
import { Unreadable, type WhyUnreadable } from '../why-unreadable.ts'
import { acceptedEncodings } from './decode-body.ts'
import { type Answer, discardBody, drainBody, exchange, headerOf } from './exchange.ts'
import { explainFailure } from './explain-failure.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { Cookies } from './keep-cookies.ts'
import { readBody } from './read-body.ts'
import { readLocation } from './read-location.ts'
import { withTimeout } from './with-timeout.ts'

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
  | { kind: 'failed'; why: WhyUnreadable }

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
  const why = judgeAnswer(answer, new Date())
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
