import { findFreePort } from '@sondeo/test-kit/find-free-port'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { startRemoteBrowser } from '@sondeo/test-kit/start-remote-browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScraping } from '../scraping.ts'
import { findBrowser } from './find-browser.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({
    '/robots.txt': { status: 404 },
    '/hangs': '<div id="app"></div><script>while (true) {}</script>',
    // It never pauses: between two steps a slow page would count as quiet, and be read, before it took too much.
    '/greedy': `<div id="app"></div><script>
      const held = []
      for (let count = 1; count <= 40; count++) held.push(new Uint8Array(50_000_000).fill(count))
      while (held.length) {}
      </script>`,
    '*': '<div id="app"></div><script>document.getElementById("app").innerHTML = "<h1>Obras</h1><p>Texto que un programa dibuja.</p>"</script>',
  })
})
afterAll(() => site.close())

const isAlive = (processId: number) => {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}

// The long run, with hundreds of scans, is `npm run bench -- browser`.
test('a browser that is killed is replaced, a page that hangs is given up, and no process stays behind', async () => {
  const scraping = createScraping({ allow: [site], browser: {}, timeoutMs: 1500 })
  const scan = (path: string) => scraping.scanWebsite({ url: site.url + path })
  const seen = new Set<number>()
  const note = () => {
    for (const id of scraping.browserState()?.processIds ?? []) seen.add(id)
  }
  expect(await scan('/1')).toMatchObject({ ok: true })
  note()
  for (const id of seen) process.kill(id, 'SIGKILL')
  expect(await scan('/2')).toMatchObject({ ok: true })
  note()
  expect(await scan('/hangs')).toMatchObject({ ok: false, why: { kind: 'timeout' } })
  note()
  expect(await scan('/3')).toMatchObject({ ok: true })
  note()
  await scraping.close()
  expect(seen.size).toBeGreaterThanOrEqual(2)
  await expect.poll(() => [...seen].filter(isAlive)).toEqual([])
  expect(scraping.browserState()).toEqual({ leased: 0, waiting: 0, processIds: [] })
})

test.runIf(process.platform === 'linux')('a page that takes gigabytes is ended, and the next one is read', async () => {
  const scraping = createScraping({ allow: [site], browser: {}, timeoutMs: 20_000 })
  try {
    expect(await scraping.scanWebsite({ url: `${site.url}/greedy` })).toMatchObject({
      ok: false,
      why: { kind: 'too-complex' },
    })
    expect(await scraping.scanWebsite({ url: `${site.url}/4` })).toMatchObject({ ok: true })
  } finally {
    await scraping.close()
  }
})

test('a browser elsewhere that dies during a scan is done without, and used again when it is back', async () => {
  const executablePath = findBrowser() ?? ''
  const port = await findFreePort()
  let remote = await startRemoteBrowser({ executablePath, port })
  const refusals: string[] = []
  const url = `http://127.0.0.1:${port}`
  const scraping = createScraping({
    ...{ allow: [site], timeoutMs: 8_000 },
    browser: { remote: { url, proxyHost: '127.0.0.1', onRefused: why => refusals.push(why) } },
  })
  const scan = (path: string) => scraping.scanWebsite({ url: site.url + path })
  expect(await scan('/remote-1')).toMatchObject({ ok: true })
  const hanging = scan('/hangs')
  await expect.poll(() => scraping.browserState()?.leased).toBe(1)
  await remote.kill()
  expect(await hanging).toMatchObject({ ok: false })
  expect(await scan('/remote-2')).toMatchObject({ ok: false, why: { kind: 'no-browser' } })
  expect(refusals).toContain('The browser at BROWSER_URL cannot be reached.')
  remote = await startRemoteBrowser({ executablePath, port })
  expect(await scan('/remote-3')).toMatchObject({ ok: true })
  await scraping.close()
  await remote.kill()
})
