import { Agent } from 'undici'
import { checkUrl } from '../guard/check-url.ts'
import { connectThroughGuard } from '../guard/connect-through-guard.ts'
import type { Guard } from '../guard/create-guard.ts'
import { Unreadable, type WhyUnreadable } from '../why-unreadable.ts'
import { drainBody, exchange } from './exchange.ts'
import { explainFailure } from './explain-failure.ts'

type Way = { guard: Guard; userAgent: string; extraCertificates?: string[] | undefined }
export type Message = { url: string; headers: Record<string, string>; body: string; timeoutMs?: number }
/** Whatever was answered counts as an answer; what it means is the caller's matter. */
export type Posted = { ok: true; status: number } | { ok: false; why: WhyUnreadable }

const CONNECT_TIMEOUT_MS = 10_000

/** Sends one message to an address that a user gave, through the guard. Redirects are not followed, answers not read. */
export async function postMessage(way: Way, message: Message): Promise<Posted> {
  const { guard, userAgent, extraCertificates } = way
  const { timeoutMs = 15_000, body } = message
  const connectTimeoutMs = Math.min(CONNECT_TIMEOUT_MS, timeoutMs)
  const connect = connectThroughGuard({ guard, connectTimeoutMs, ...(extraCertificates && { extraCertificates }) })
  const agent = new Agent({ connect, allowH2: false, pipelining: 1, maxHeaderSize: 65_536 })
  let url: URL | undefined
  try {
    url = checkUrl(message.url)
    const headers = { 'user-agent': userAgent, ...message.headers }
    const answer = await exchange({ agent, url, headers, body, signal: AbortSignal.timeout(timeoutMs) })
    await drainBody(answer)
    return { ok: true, status: answer.status }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, why: error.why }
    if (!url) throw error
    return { ok: false, why: explainFailure({ error, url, afterMs: timeoutMs }) }
  } finally {
    await agent.destroy()
  }
}
