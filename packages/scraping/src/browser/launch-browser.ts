import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { GuardedProxy } from './open-guarded-proxy.ts'

/** A running browser that can be ended for certain. */
export type LaunchedBrowser = {
  browser: Browser
  /** None where somebody else started it. */
  processId: number | undefined
  /** What each context needs to be told, where the browser as a whole was not. */
  contextSettings?: BrowserContextOptions
  /** Ends it kindly, and with force when it does not answer. */
  end: () => Promise<void>
}

export type LaunchBrowser = (request: {
  proxy: Pick<GuardedProxy, 'address' | 'username' | 'password'>
}) => Promise<LaunchedBrowser>

const CLOSE_MS = 3000

/** Chromium whose every connection is the proxy's: nothing is resolved or opened by the browser itself. */
export const launchBrowser =
  (executablePath: string): LaunchBrowser =>
  async ({ proxy: { address, username, password } }) => {
    // Seven megabytes of script that most scans never need.
    const { chromium } = await import('playwright-core')
    const server = await chromium.launchServer({
      executablePath,
      host: '127.0.0.1',
      headless: true,
      chromiumSandbox: hasSandbox(),
      // Playwright's own: without the bypass rule Chromium would go to loopback past the proxy.
      proxy: { server: address, username, password, bypass: '<-loopback>' },
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 30_000,
      args: flags,
    })
    // A page may say anything at any time; nobody listens to a closed browser.
    server.on('close', () => {})
    const browser = await chromium.connect(server.wsEndpoint(), { timeout: 15_000 })
    return {
      browser,
      processId: server.process().pid,
      end: async () => {
        const isClosed = await Promise.race([
          server.close().then(
            () => true,
            () => false,
          ),
          new Promise<false>(resolve => setTimeout(() => resolve(false), CLOSE_MS).unref()),
        ])
        if (!isClosed) await server.kill().catch(() => {})
      },
    }
  }

/** It cannot be set up by root, and is never given up otherwise. */
export const hasSandbox = (): boolean => process.getuid?.() !== 0

const flags = [
  // Names are the proxy's to resolve; whatever slips past it finds no address.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--dns-prefetch-disable',
  '--no-pings',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--disable-speech-api',
  '--disable-remote-fonts',
  '--mute-audio',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--js-flags=--max-old-space-size=512',
]
