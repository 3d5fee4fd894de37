// The film of the features page, made from the running product: npm run record-tour
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserOptions } from '../e2e/support/find-browser.ts'
import { type SeededAccount, seedAccounts } from '../e2e/support/seed-accounts.ts'
import { startServer } from '../e2e/support/start-server.ts'
import { createCamera } from './tour/camera.ts'
import { encodeFilm } from './tour/encode-film.ts'
import { filmTour } from './tour/film-tour.ts'

const root = join(import.meta.dirname, '..')
const work = join(root, '.cache/tour')
const folder = join(root, 'apps/web/public/tour')
const MOST_BYTES = 3_000_000

// Without internet the research answers from the figures that ship with the product, the same on every machine.
const env = { COMTRADE_URL: 'offline', GDELT_URL: 'offline', WORLDBANK_URL: 'offline', NEWS_RSS_URL: 'offline' }
const server = await startServer({ prepare: seedAccounts, env })
const seed: Record<string, SeededAccount> = JSON.parse(readFileSync(join(server.dataDir, 'seed.json'), 'utf8'))
const browser = await chromium.launch(browserOptions())
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
  await context.addInitScript("localStorage.setItem('language', 'es')")
  const token = seed.researcher?.token ?? ''
  await context.addCookies([{ name: 'sondeo', value: token, url: server.url, httpOnly: true }])
  const page = await context.newPage()
  await page.goto(`${server.url}/dashboard`)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const camera = createCamera(page, work)
  await filmTour(page, camera)
  mkdirSync(folder, { recursive: true })
  encodeFilm({ frames: camera.frames, captions: camera.captions, work, folder })
} finally {
  await browser.close()
  await server.stop()
}
for (const name of ['tour.webm', 'tour.mp4']) {
  const { size } = statSync(join(folder, name))
  console.log(`${name}: ${(size / 1e6).toFixed(2)} MB`)
  if (size > MOST_BYTES) throw new Error(`${name} is larger than ${MOST_BYTES / 1e6} MB`)
}
