export type AskMembership = (email: string, password: string) => Promise<'member' | 'stranger' | 'unreachable'>

/** Asks the related membership network whether e-mail and password are right: 200 means yes. */
export function buildMembership(loginUrl: string, timeoutMs = 8_000): AskMembership {
  return async (email, password) => {
    try {
      const reply = await fetch(loginUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ email, password }),
        // A redirect would carry the password to an address that nobody configured.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await reply.body?.cancel()
      if (reply.status === 200) return 'member'
      return reply.status === 429 || reply.status >= 500 ? 'unreachable' : 'stranger'
    } catch {
      return 'unreachable'
    }
  }
}
