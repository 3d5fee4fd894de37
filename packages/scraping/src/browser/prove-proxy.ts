import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Guard } from '../guard/create-guard.ts'
import { bounded } from './bounded.ts'
import { BLOCKED_STATUS, CHECK_ADDRESS } from './open-guarded-proxy.ts'
import { runInPage } from './run-in-page.ts'

/** A browser that was started by others and does not send all that it asks through our proxy. */
export class ProxyNotEnforced extends Error {
  override readonly name = 'ProxyNotEnforced'
}

const PAGE_MS = 15_000
const GATHER_MS = 1_500

/** What the guard keeps shut whatever an operator opens: our port there is one that was just made up. */
const shutHosts = ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '10.255.255.1']

type Proof = { browser: Browser; settings: BrowserContextOptions; guard: Guard; host: string }

/**
 * Lets the browser try what a page could: plain requests to addresses that are shut must be answered by our proxy and by
 * nobody else, and nothing may arrive at a door of ours that only somebody past the proxy can find.
 */
export async function proveProxy({ browser, settings, guard, host }: Proof): Promise<void> {
  await using door = await openDoor(host)
  const context = await bounded(browser.newContext(settings), { ms: PAGE_MS })
  try {
    const page = await context.newPage()
    const answer = await open(page, CHECK_ADDRESS)
    if (answer !== 200) throw new ProxyNotEnforced(`our proxy is not reached through it (${answer})`)
    // Sockets and datagrams first, from a page that has an origin.
    const found = await bounded(
      runInPage(page, 'tryDirectWays', { host: urlHost(host), ...door.ports, ms: GATHER_MS }),
      {
        ms: PAGE_MS,
      },
    )
    if (typeof found !== 'number' || found > 0 || door.arrivals() > 0)
      throw new ProxyNotEnforced(
        'WebRTC or a socket goes past the proxy; start it with --force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      )
    for (const shut of [host, ...shutHosts].map(urlHost)) {
      const decision = await guard.decide({ hostname: shut, port: door.ports.tcp })
      if (decision.ok) continue
      const status = await open(page, `http://${shut}:${door.ports.tcp}/`)
      if (status !== BLOCKED_STATUS || door.arrivals() > 0)
        throw new ProxyNotEnforced(`${shut} is asked past the proxy`)
    }
  } finally {
    await bounded(context.close(), { ms: PAGE_MS }).catch(() => {})
  }
}

const urlHost = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host)

async function open(page: Page, url: string): Promise<number | string> {
  try {
    const response = await page.goto(url, { timeout: PAGE_MS, waitUntil: 'commit' })
    return response?.status() ?? 'no answer'
  } catch (error) {
    // Only its code: the rest may quote the address of the browser, with what it is guarded by.
    return /net::(ERR_[A-Z_0-9]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? 'no answer'
  }
}

/** Counts whoever comes, by connection or by datagram. */
async function openDoor(host: string) {
  let arrivals = 0
  const server = createServer((_, response) => response.end('past the proxy'))
  server.on('connection', () => arrivals++)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve))
  const udp = createSocket(host.includes(':') ? 'udp6' : 'udp4').on('message', () => arrivals++)
  await new Promise<void>((resolve, reject) => udp.once('error', reject).bind(0, host, resolve))
  return {
    ports: { tcp: (server.address() as AddressInfo).port, udp: udp.address().port },
    arrivals: () => arrivals,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await Promise.all([
        new Promise(resolve => server.close(resolve)),
        new Promise<void>(resolve => udp.close(resolve)),
      ])
    },
  }
}
