import { randomBytes } from 'node:crypto'
import type { LookupAddress } from 'node:dns'
import { Agent } from 'node:http'
import { RequestError, Server } from 'proxy-chain'
import type { Guard } from '../guard/create-guard.ts'

/** What a page on plain http gets instead of a forbidden address; no real site answers with it. */
export const BLOCKED_STATUS = 597

/** Answered by the proxy itself; the name exists nowhere else (RFC 2606). */
export const CHECK_ADDRESS = 'http://proxy-check.sondeo.invalid/'
const CHECK_HOST = new URL(CHECK_ADDRESS).hostname

/** Only our own browser knows the password: whoever else is on this machine gets nothing through. */
export type GuardedProxy = { address: string; username: string; password: string; close: () => Promise<void> }

const USERNAME = 'sondeo'

type Lookup = NonNullable<Exclude<Awaited<ReturnType<PrepareRequest>>, undefined>['dnsLookup']>
type PrepareRequest = NonNullable<NonNullable<ConstructorParameters<typeof Server>[0]>['prepareRequestFunction']>

/**
 * The browser's only way out: every request and every tunnel is decided by the guard, and what gets connected to is what
 * the guard judged. A literal address is judged as it stands; a name is resolved by the guard and by nobody else.
 */
export async function openGuardedProxy(guard: Guard, host = '127.0.0.1'): Promise<GuardedProxy> {
  const password = randomBytes(18).toString('base64url')
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const server = new Server({
    host,
    port: 0,
    prepareRequestFunction: async ({ hostname, port, ...given }) => {
      if (given.password !== password) return { requestAuthentication: true }
      if (hostname === CHECK_HOST) return { customResponseFunction: answerCheck }
      const decision = await guard.decide({ hostname, port })
      if (!decision.ok) throw new RequestError('blocked', BLOCKED_STATUS)
      return { dnsLookup: answerWith(decision.addresses), httpAgent: agent }
    },
  })
  // Failures of strangers' sites are the reader's to tell; unheard they would end the process.
  server.on('requestFailed', () => {})
  await server.listen()
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`,
    username: USERNAME,
    password,
    close: async () => {
      agent.destroy()
      await server.close(true)
    },
  }
}

const answerCheck = () => ({ statusCode: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html>' })

/** A lookup that asks nobody: it repeats what was judged. */
function answerWith(addresses: string[]): Lookup {
  const known: LookupAddress[] = addresses
    .slice(0, 3)
    .map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
  const lookup = (_: string, options: unknown, done?: unknown) => {
    const callback = (done ?? options) as (error: null, address: unknown, family?: number) => void
    const wantsAll = typeof options === 'object' && options !== null && 'all' in options && options.all === true
    if (wantsAll) callback(null, known)
    else callback(null, known[0]?.address, known[0]?.family)
  }
  return lookup as Lookup
}
