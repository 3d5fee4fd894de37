// Pictures of every screen, in both languages and themes, at three widths: npm run screenshots [-- part of a name]
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserOptions } from '../e2e/find-browser.ts'
import { type SeededAccount, seedAccounts } from '../e2e/seed-accounts.ts'
import { startServer } from '../e2e/start-server.ts'

const folder = join(import.meta.dirname, '../screenshots')
const wanted = process.argv[2] ?? ''

const server = await startServer({ prepare: seedAccounts })
const seed: Record<string, SeededAccount> = JSON.parse(readFileSync(join(server.dataDir, 'seed.json'), 'utf8'))
const browser = await chromium.launch(browserOptions())

type Shot = {
  name: string
  path: string
  as?: string
  /** What is done on the page before its picture is taken. */
  act?: (page: Page) => Promise<void>
}

const resultsPatienceMs = 90_000
const settlePatienceMs = 10_000
const restless = '[aria-busy="true"], .animate-pulse, .animate-spin'

/** Pages with an open event stream never go idle on the network, so what they show is watched instead. */
async function settle(page: Page) {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page
    .waitForFunction(`!document.querySelector('${restless}')`, undefined, { timeout: settlePatienceMs, polling: 100 })
    .catch(() => console.warn(`${page.url()} was still loading when its picture was taken`))
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}

async function openPage(context: BrowserContext, { path, as }: Pick<Shot, 'path' | 'as'>): Promise<Page> {
  await context.clearCookies()
  const token = as ? seed[as]?.token : undefined
  if (token) await context.addCookies([{ name: 'sondeo', value: token, url: server.url, httpOnly: true }])
  const page = await context.newPage()
  await page.goto(server.url + path)
  await settle(page)
  return page
}

/** Types into the first field of the form and waits for the table that answers. */
const askFor = (text: string) => async (page: Page) => {
  await page.locator('main form').locator('textarea, input').first().fill(text)
  await page.locator('main form button[type="submit"]').click()
  await page.locator('main table').waitFor({ timeout: resultsPatienceMs })
}

/** The addresses that only the running server knows. */
async function findPaths(): Promise<{ research: string; prompt: string }> {
  const context = await browser.newContext()
  const dashboard = await openPage(context, { path: '/dashboard', as: 'researcher' })
  const research = await dashboard.locator('main a[href^="/product-research/"]').first().getAttribute('href')
  const scan = await openPage(context, { path: '/custom-url-scrape', as: 'scanner' })
  await scan.locator('main ul button').first().click()
  await scan.waitForURL(/\/custom-url\/ai-prompt\/.+/, { timeout: resultsPatienceMs })
  const prompt = new URL(scan.url()).pathname
  await context.close()
  return { research: research ?? '', prompt }
}

const publicShots: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'solutions', path: '/solutions' },
  { name: 'features', path: '/features' },
  { name: 'pricing', path: '/pricing' },
  { name: 'terms', path: '/terms' },
  { name: 'faqs', path: '/faqs' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password/any' },
]
const listSignedInShots = ({ research, prompt }: { research: string; prompt: string }): Shot[] => [
  { name: 'dashboard', path: '/dashboard', as: 'reader' },
  { name: 'dashboard-empty', path: '/dashboard', as: 'newcomer' },
  { name: 'profile', path: '/profile', as: 'reader' },
  { name: 'website-analysis', path: '/custom-url-scrape', as: 'reader' },
  { name: 'website-analysis-empty', path: '/custom-url-scrape', as: 'newcomer' },
  { name: 'website-prompt', path: prompt, as: 'scanner' },
  { name: 'website-results', path: prompt, as: 'scanner', act: askFor('todas las licitaciones') },
  { name: 'product-research', path: research, as: 'reader' },
  { name: 'product-research-missing', path: '/product-research/any', as: 'reader' },
  { name: 'product-research-results', path: research, as: 'researcher', act: askFor('Azúcar') },
  ...Object.values(seed.reader?.searchIds ?? {})
    .slice(0, 3)
    .map((id, index) => ({
      name: `saved-results-${index + 1}`,
      path: `/product-research/results/${id}`,
      as: 'reader',
    })),
]

async function takeShot(context: BrowserContext, { name, act, ...place }: Shot, variant: string) {
  const page = await openPage(context, place)
  if (act) {
    await act(page)
    await settle(page)
  }
  await page.screenshot({ path: join(folder, `${name}-${variant}.png`), fullPage: true })
  await page.close()
}

// A part of a name renews only its own pictures.
if (!wanted) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
try {
  const all = [...publicShots, ...listSignedInShots(await findPaths())]
  const shots = all.filter(({ name }) => name.includes(wanted))
  for (const language of ['es', 'en'])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [360, 768, 1440]) {
        const context = await browser.newContext({
          colorScheme,
          reducedMotion: 'reduce',
          viewport: { width, height: 900 },
        })
        await context.addInitScript(`localStorage.setItem('language', '${language}')`)
        for (const shot of shots) await takeShot(context, shot, `${language}-${colorScheme}-${width}`)
        await context.close()
      }
  console.log(`${shots.length * 12} pictures are in ${folder}`)
} finally {
  await browser.close()
  await server.stop()
}
