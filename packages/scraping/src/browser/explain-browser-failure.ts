import type { Guard } from '../guard/create-guard.ts'
import { type CertificateProblem, Unreadable, type WhyUnreadable } from '../why-unreadable.ts'

/** Turns what the browser threw into one of our reasons. Its own words never leave: they may quote what was typed. */
export async function explainBrowserFailure(failed: {
  error: unknown
  url: URL
  guard: Guard
  afterMs: number
}): Promise<WhyUnreadable> {
  const { error, url, guard, afterMs } = failed
  if (error instanceof Unreadable) return error.why
  const message = error instanceof Error ? error.message : ''
  const code = /net::(ERR_[A-Z_0-9]+)/.exec(message)?.[1] ?? ''
  const host = url.hostname
  if (/TUNNEL_CONNECTION|PROXY|NAME_NOT_RESOLVED|ADDRESS_|EMPTY_RESPONSE|CONNECTION_/.test(code)) {
    const decision = await guard.decide({ hostname: host, port: portOf(url) })
    return decision.ok ? { kind: 'connection-failed', host, code } : decision.why
  }
  if (code.startsWith('ERR_CERT') || code.startsWith('ERR_SSL'))
    return { kind: 'tls', host, problem: problemOf(code), code }
  if (code === 'ERR_TOO_MANY_REDIRECTS') return { kind: 'too-many-redirects', url: url.href, maxRedirects: 20 }
  if (code === 'ERR_UNSAFE_PORT') return { kind: 'blocked-address', host, port: portOf(url), because: 'port' }
  if (code === 'ERR_ABORTED' || message.includes('Download is starting')) {
    return { kind: 'not-html', url: url.href, contentType: '' }
  }
  if (isTimeout(error, code)) return { kind: 'timeout', url: url.href, afterMs }
  return { kind: 'connection-failed', host, code: code || 'BROWSER_GONE' }
}

export const portOf = (url: URL) => Number(url.port) || (url.protocol === 'https:' ? 443 : 80)

const isTimeout = (error: unknown, code: string) =>
  code === 'ERR_TIMED_OUT' || (error instanceof Error && error.name === 'TimeoutError')

function problemOf(code: string): CertificateProblem {
  if (code === 'ERR_CERT_DATE_INVALID') return 'expired'
  if (code === 'ERR_CERT_COMMON_NAME_INVALID') return 'wrong-host'
  return code.startsWith('ERR_CERT') ? 'untrusted' : 'handshake'
}
