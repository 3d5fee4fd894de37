import { type CertificateProblem, Unreadable, type WhyUnreadable } from '../why-unreadable.ts'

/** Turns whatever the network threw into one of our reasons. */
export function explainFailure({ error, url, afterMs }: { error: unknown; url: URL; afterMs: number }): WhyUnreadable {
  for (const cause of causesOf(error)) if (cause instanceof Unreadable) return cause.why
  const code = codeOf(error)
  const host = url.hostname
  if (isTimeout(error, code)) return { kind: 'timeout', url: url.href, afterMs }
  const problem = certificateProblem(code)
  if (problem) return { kind: 'tls', host, problem, code }
  return { kind: 'connection-failed', host, code }
}

function* causesOf(error: unknown): Generator<unknown> {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) yield cause
}

function codeOf(error: unknown): string {
  for (const cause of causesOf(error)) {
    const { code } = cause as NodeJS.ErrnoException
    if (typeof code === 'string') return code
  }
  return 'UNKNOWN'
}

function isTimeout(error: unknown, code: string): boolean {
  const isOurs = error instanceof Error && error.name === 'TimeoutError'
  return isOurs || code === 'ETIMEDOUT' || /^UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT$/.test(code)
}

function certificateProblem(code: string): CertificateProblem | undefined {
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') return 'expired'
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'wrong-host'
  if (/SELF_SIGNED|UNABLE_TO|CERT_|CRL_|INVALID_CA|PATH_LENGTH|HOSTNAME_MISMATCH/.test(code)) return 'untrusted'
  if (/^(?:ERR_SSL_|ERR_TLS_|EPROTO)/.test(code)) return 'handshake'
  return undefined
}
