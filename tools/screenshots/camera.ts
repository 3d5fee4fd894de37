import { writeFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { SeededAccount } from '../../e2e/support/seed-accounts.ts'

export type Shot = {
  name: string
  path: string
  as?: string
  /** What is done on the page before its picture is taken. */
  act?: (page: Page) => Promise<void>
}

/** The served application, the browser that visits it, and the session of each account. */
export type Stage = { url: string; browser: Browser; seed: Record<string, SeededAccount> }

const settlePatienceMs = 10_000
const restless = '[aria-busy="true"], .animate-pulse, .animate-spin'

/** Pages with an open event stream never go idle on the network, so what they show is watched instead. */
export async function settle(page: Page) {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const moving = page.locator(restless)
  try {
    while ((await moving.count()) > 0) await moving.first().waitFor({ state: 'detached', timeout: settlePatienceMs })
  } catch {
    console.warn(`${page.url()} was still loading when its picture was taken`)
  }
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}

export async function openPage(
  { url, seed }: Stage,
  context: BrowserContext,
  { path, as }: Pick<Shot, 'path' | 'as'>,
): Promise<Page> {
  await context.clearCookies()
  const token = as ? seed[as]?.token : undefined
  if (token) await context.addCookies([{ name: 'sondeo', value: token, url, httpOnly: true }])
  const page = await context.newPage()
  await page.goto(url + path)
  await settle(page)
  return page
}

const TALLEST = 12_000

/** The window as tall as the page. A capture beyond the window would catch drawings between two widths, and fixed parts short. */
async function showWhole(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  const wanted = Number(await page.evaluate('document.documentElement.scrollHeight'))
  if (wanted <= height) return
  await page.setViewportSize({ width, height: Math.min(wanted, TALLEST) })
  await settle(page)
}

const MOST_TRIES = 8
const nextFrames = 'new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))'

/** A picture that the next one repeats: a busy machine may be asked before it has drawn everything. */
async function takeFinished(page: Page): Promise<Buffer> {
  let last = await page.screenshot()
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    await page.evaluate(nextFrames)
    const next = await page.screenshot()
    if (next.equals(last)) break
    last = next
  }
  return last
}

/** The whole page, after what is done on it. */
export async function takeShot(stage: Stage, context: BrowserContext, { act, ...place }: Shot, file: string) {
  const page = await openPage(stage, context, place)
  if (act) {
    await act(page)
    await settle(page)
  }
  await showWhole(page)
  writeFileSync(file, await takeFinished(page))
  await page.close()
}

type Look = { language: string; colorScheme: 'light' | 'dark'; width: number; height?: number }

export async function openContext(
  { browser }: Stage,
  { language, colorScheme, width, height = 900 }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    // Days and amounts as such a reader writes them.
    locale: language === 'es' ? 'es-PE' : 'en-US',
  })
  await context.addInitScript(`localStorage.setItem('language', '${language}')`)
  return context
}
