import { createSocket } from 'node:dgram'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { startRemoteBrowser } from '@sondeo/test-kit/start-remote-browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPace } from '../create-pace.ts'
import { createGuard, type Guard } from '../guard/create-guard.ts'
import type { PageResult } from '../page.ts'
import { connectBrowser } from './connect-browser.ts'
import { type BrowserPool, createBrowserPool } from './create-browser-pool.ts'
import { findBrowser } from './find-browser.ts'
import { launchBrowser } from './launch-browser.ts'
import { openBrowserReader } from './open-browser-reader.ts'
import { openGuardedProxy } from './open-guarded-proxy.ts'
import { ProxyNotEnforced, proveProxy } from './prove-proxy.ts'

let site: Site
let victim: Site
let datagrams = 0
const udp = createSocket('udp4')
const pools: BrowserPool[] = []

/** Every way a page has to make its browser ask somebody something. */
const attacks = (target: string, udpPort: number) => `<!doctype html><html><head><title>Lista</title>
<link rel="prefetch" href="${target}/prefetch"><link rel="preload" as="script" href="${target}/preload">
<link rel="preconnect" href="${target}"><link rel="dns-prefetch" href="${target}"><link rel="stylesheet" href="${target}/style">
<style>@import url("${target}/import"); @font-face{font-family:x;src:url("${target}/font")} body{font-family:x;background:url("${target}/background")}</style>
<script src="${target}/script"></script><script type="speculationrules">{"prerender":[{"urls":["${target}/prerender"]}]}</script></head><body>
<h1>Una lista con mala intención que tiene bastante texto para ser leída</h1>
<iframe src="${target}/frame"></iframe><iframe srcdoc="<img src='${target}/inner'>"></iframe><iframe src="file:///etc/passwd"></iframe>
<img src="${target}/image"><img srcset="${target}/set 2x"><video src="${target}/video" autoplay></video><audio src="${target}/audio"></audio>
<object data="${target}/object"></object><embed src="${target}/embed"><input type="image" src="${target}/input">
<a id="ping" href="#" ping="${target}/ping">x</a>
<form id="form" action="${target}/form" target="other"></form><p id="done">en curso</p>
<script>
const target = ${JSON.stringify(target)}, socket = target.replace('http', 'ws')
const tasks = [
  () => fetch(target + '/fetch', { mode: 'no-cors' }),
  () => fetch('/away').then(() => {}),
  () => fetch('file:///etc/passwd'),
  () => navigator.sendBeacon(target + '/beacon', 'x'),
  () => fetch(target + '/keepalive', { method: 'POST', keepalive: true, mode: 'no-cors' }),
  () => new Promise(done => { const s = new WebSocket(socket + '/socket'); s.onopen = s.onerror = done }),
  () => new Promise(done => { const s = new EventSource(target + '/events'); s.onerror = () => { s.close(); done() } }),
  () => new Promise(done => { const r = new XMLHttpRequest(); r.onloadend = done; r.open('GET', target + '/xhr'); r.send() }),
  () => navigator.serviceWorker?.register('/worker.js'),
  () => new Promise(done => { const w = new Worker('/thread.js'); w.onmessage = w.onerror = done; setTimeout(done, 500) }),
  () => import(target + '/module'),
  () => window.open(target + '/window'),
  () => document.getElementById('form').submit(),
  () => document.getElementById('ping').click(),
  () => new WebTransport(target.replace('http:', 'https:') + '/transport').ready,
  async () => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }, { urls: 'turn:127.0.0.1:' + new URL(target).port + '?transport=tcp', username: 'a', credential: 'b' }] })
    peer.createDataChannel('x')
    await peer.setLocalDescription(await peer.createOffer())
    await new Promise(done => { peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && done(); setTimeout(done, 800) })
  },
]
Promise.allSettled(tasks.map(async task => task())).then(() => { document.getElementById('done').textContent = 'todo intentado' })
</script></body></html>`

beforeAll(async () => {
  remote = await startRemoteBrowser({ executablePath })
  await new Promise<void>(resolve => udp.bind(0, '127.0.0.1', resolve))
  udp.on('message', () => datagrams++)
  victim = await startSite({ '*': { headers: { 'access-control-allow-origin': '*' }, body: 'forbidden ground' } })
  site = await startSite({
    '/robots.txt': { status: 404 },
    '/all': () => attacks(victim.url, udp.address().port),
    '/by-name': () => attacks(`http://localhost:${victim.port}`, udp.address().port),
    '/away': () => ({ status: 302, headers: { location: `${victim.url}/redirected` } }),
    '/refresh': () => `<meta http-equiv="refresh" content="0;url=${victim.url}/refreshed"><p>espere</p>`,
    '/script-navigation': () => `<p>espere</p><script>location.href = '${victim.url}/navigated'</script>`,
    '/to-file': '<p>Una página que quiere abrir un archivo.</p><script>location.href = "file:///etc/passwd"</script>',
    '/download': {
      headers: { 'content-disposition': 'attachment; filename=a.bin', 'content-type': 'application/octet-stream' },
      body: 'x',
    },
    '/worker.js': () => ({
      headers: { 'content-type': 'text/javascript' },
      body: `fetch('${victim.url}/worker', { mode: 'no-cors' })`,
    }),
    '/thread.js': () => ({
      headers: { 'content-type': 'text/javascript' },
      body: `fetch('${victim.url}/thread', { mode: 'no-cors' }).finally(() => postMessage(1)); try { importScripts('${victim.url}/imported') } catch {}`,
    }),
  })
})
afterAll(async () => {
  await Promise.all(pools.map(pool => pool.close()))
  await remote.kill()
  await Promise.all([site.close(), victim.close()])
  udp.close()
})

const executablePath = findBrowser() ?? ''
let remote: Awaited<ReturnType<typeof startRemoteBrowser>>
const refusals: string[] = []
const places = ['on this machine', 'elsewhere'] as const

function connectTo(url: string, guard: Guard) {
  return connectBrowser({ url, guard, proxyHost: '127.0.0.1', onRefused: why => refusals.push(why) })
}

function openReader(allowed: Site[], place: (typeof places)[number]) {
  const guard = createGuard({ allow: allowed.map(({ host, port }) => ({ host, port })) })
  const launch = place === 'elsewhere' ? connectTo(remote.url, guard) : launchBrowser(executablePath)
  const pool = createBrowserPool({ guard, launch })
  pools.push(pool)
  const robots = { check: async () => {}, crawlDelayMs: () => 0, sitemaps: () => [] }
  const shared = { pool, guard, robots, pace: createPace(), userAgent: 'test', delayMs: 0, cookiesFor: () => [] }
  const reader = openBrowserReader({ ...shared, timeoutMs: 8000 })
  return { close: reader.close, read: (url: string): Promise<PageResult> => reader.openPage({ url, because: 'test' }) }
}

test.each(places)(
  'nothing that a page can make a browser %s do reaches an address the guard keeps shut',
  async place => {
    const { read, close } = openReader([site], place)
    for (const path of ['/all', '/by-name']) {
      const result = await read(site.url + path)
      expect(result.ok && result.page.html).toContain('todo intentado')
    }
    for (const path of ['/away', '/refresh', '/script-navigation', '/download']) {
      expect((await read(site.url + path)).ok, path).toBe(false)
    }
    const afterFile = await read(`${site.url}/to-file`)
    expect(afterFile.ok && afterFile.page.html).not.toContain('root:')
    for (const url of ['file:///etc/passwd', 'view-source:http://example.com/', 'chrome://version', victim.url]) {
      expect((await read(url)).ok, url).toBe(false)
    }
    await close()
    expect(victim.requests).toEqual([])
    expect(victim.connectionCount()).toBe(0)
    expect(datagrams).toBe(0)
  },
)

test.each(places)('the same page does reach an address that is open %s, so the test above can fail', async place => {
  const { read, close } = openReader([site, victim], place)
  victim.requests.length = 0
  await read(`${site.url}/all`)
  await close()
  const asked = victim.requests.map(line => line.split(' ')[1])
  expect(asked).toEqual(expect.arrayContaining(['/frame', '/fetch', '/xhr', '/events', '/script', '/thread']))
  expect(asked).not.toContain('/image')
  expect(asked).not.toContain('/video')
  expect(asked).not.toContain('/worker')
  expect(datagrams).toBe(0)
})

test('a browser elsewhere that lets WebRTC past the proxy is refused, and nothing is read with it', async () => {
  const loose = await startRemoteBrowser({ executablePath, flags: [] })
  const guard = createGuard()
  const pool = createBrowserPool({ guard, launch: connectTo(loose.url, guard) })
  await expect(pool.lease({})).rejects.toThrow(/WebRTC or a socket goes past the proxy/)
  expect(refusals.at(-1)).toMatch(/^The browser at BROWSER_URL is not used: WebRTC/)
  expect(refusals.at(-1)).not.toContain(loose.url)
  await pool.close()
  await loose.kill()
})

test('a browser elsewhere is proved to ask our proxy, and nobody past it', async () => {
  const { chromium } = await import('playwright-core')
  const browser = await chromium.connectOverCDP(remote.url)
  const guard = createGuard()
  const proxy = await openGuardedProxy(guard)
  const prove = (given: object) => proveProxy({ browser, settings: given, guard, host: '127.0.0.1' })
  const { address: server, username, password } = proxy
  await expect(prove({})).rejects.toThrow(/our proxy is not reached/)
  await expect(prove({ proxy: { server, username, password: 'wrong' } })).rejects.toThrow(/our proxy is not reached/)
  for (const bypass of ['127.0.0.1', 'localhost', '10.0.0.0/8', '169.254.169.254'])
    await expect(prove({ proxy: { server, username, password, bypass: `<-loopback>,${bypass}` } })).rejects.toThrow(
      ProxyNotEnforced,
    )
  await expect(prove({ proxy: { server, username, password, bypass: '<-loopback>' } })).resolves.toBeUndefined()
  await browser.close()
  await proxy.close()
})
