import type { BrowserContextOptions } from 'playwright-core'
import type { Guard } from '../guard/create-guard.ts'
import type { LaunchBrowser } from './launch-browser.ts'
import { ProxyNotEnforced, proveProxy } from './prove-proxy.ts'

const CONNECT_MS = 15_000
const CLOSE_MS = 3_000

type Remote = {
  /** Of a browser, or a pool of them, that speaks the DevTools protocol. */
  url: string
  guard: Guard
  /** Where that browser reaches us. */
  proxyHost: string
  /** Told in one sentence why it cannot be used: for the operator, since whoever scans can do nothing about it. */
  onRefused: (why: string) => void
}

/**
 * A browser that somebody else started. We did not choose its settings, so every context is given our proxy, and nothing
 * is read before the browser has shown, on this very connection, that it asks nobody past it.
 */
export const connectBrowser =
  ({ url, guard, proxyHost, onRefused }: Remote): LaunchBrowser =>
  async ({ proxy: { address, username, password } }) => {
    const { chromium } = await import('playwright-core')
    const contextSettings: BrowserContextOptions = {
      proxy: { server: address, username, password, bypass: '<-loopback>' },
    }
    // Its own words may quote the address, which often holds a secret.
    const browser = await chromium.connectOverCDP(url, { timeout: CONNECT_MS }).catch(() => undefined)
    if (!browser) {
      const why = 'The browser at BROWSER_URL cannot be reached.'
      onRefused(why)
      throw new Error(why)
    }
    const end = async () => {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>(resolve => {
        timer = setTimeout(resolve, CLOSE_MS)
      })
      await Promise.race([browser.close().catch(() => {}), late])
      clearTimeout(timer)
    }
    try {
      await proveProxy({ browser, settings: contextSettings, guard, host: proxyHost })
    } catch (error) {
      await end()
      const because = error instanceof ProxyNotEnforced ? error.message : 'it ended or fell silent while it was tried'
      const why = `The browser at BROWSER_URL is not used: ${because}.`
      onRefused(why)
      throw new ProxyNotEnforced(why)
    }
    return { browser, processId: undefined, end, contextSettings }
  }
