// Pictures of every screen, in both languages and themes, at three widths: npm run screenshots [-- part of a name]
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { browserOptions } from '../e2e/find-browser.ts'
import { type SeededAccount, seedAccounts } from '../e2e/seed-accounts.ts'
import { startServer } from '../e2e/start-server.ts'

const folder = join(import.meta.dirname, '../screenshots')
const wanted = process.argv[2] ?? ''

const server = await startServer({ prepare: seedAccounts })
const seed: Record<string, SeededAccount> = JSON.parse(readFileSync(join(server.dataDir, 'seed.json'), 'utf8'))
const browser = await chromium.launch(browserOptions())

type Shot = { name: string; path: string; as?: string }
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
const signedInShots: Shot[] = [
  { name: 'dashboard', path: '/dashboard', as: 'reader' },
  { name: 'dashboard-empty', path: '/dashboard', as: 'newcomer' },
  { name: 'profile', path: '/profile', as: 'reader' },
  { name: 'website-analysis', path: '/custom-url-scrape', as: 'reader' },
  { name: 'product-research', path: '/product-research/any', as: 'reader' },
  ...Object.values(seed.reader?.searchIds ?? {})
    .slice(0, 3)
    .map((id, index) => ({
      name: `saved-results-${index + 1}`,
      path: `/product-research/results/${id}`,
      as: 'reader',
    })),
]
const shots = [...publicShots, ...signedInShots].filter(({ name }) => name.includes(wanted))

async function takeShot(context: BrowserContext, { name, path, as }: Shot, variant: string) {
  await context.clearCookies()
  const token = as ? seed[as]?.token : undefined
  if (token) await context.addCookies([{ name: 'sondeo', value: token, url: server.url, httpOnly: true }])
  const page = await context.newPage()
  await page.goto(server.url + path)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.screenshot({ path: join(folder, `${name}-${variant}.png`), fullPage: true })
  await page.close()
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
try {
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
