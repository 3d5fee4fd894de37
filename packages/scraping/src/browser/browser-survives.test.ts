import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScraping } from '../scraping.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({
    '/robots.txt': { status: 404 },
    '/hangs': '<div id="app"></div><script>while (true) {}</script>',
    '/greedy': `<div id="app"></div><script>
      const held = []
      const grab = () => { held.push(new Uint8Array(50_000_000).fill(held.length + 1)); if (held.length < 60) setTimeout(grab, 20) }
      grab()
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
