// Pictures of every screen, in both languages and themes, at three widths: npm run screenshots [-- part of a name].
// `npm run screenshots -- readme` renews those of the README and of the help page, and the one that links to the site
// show elsewhere.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserOptions } from '../e2e/support/find-browser.ts'
import { type SeededAccount, seedAccounts } from '../e2e/support/seed-accounts.ts'
import { startServer } from '../e2e/support/start-server.ts'

const folder = join(import.meta.dirname, '../screenshots')
const readmeFolder = join(import.meta.dirname, '../docs/pictures')
const helpFolder = join(import.meta.dirname, '../apps/web/public/help')
const shareFile = join(import.meta.dirname, '../apps/web/public/share.jpg')
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
  const moving = page.locator(restless)
  try {
    while ((await moving.count()) > 0) await moving.first().waitFor({ state: 'detached', timeout: settlePatienceMs })
  } catch {
    console.warn(`${page.url()} was still loading when its picture was taken`)
  }
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
  const before = page.url()
  await page.locator('main form').locator('textarea, input').first().fill(text)
  await page.locator('main form button[type="submit"]').click()
  // The list of a scan is a table too: only an answer has another address.
  if (before.includes('/custom-url/')) await page.waitForURL(/[?]answer=/, { timeout: resultsPatienceMs })
  await page.locator('main table').first().waitFor({ timeout: resultsPatienceMs })
  await settle(page)
}

const showOriginOf = (question: string) => async (page: Page) => {
  await askFor(question)(page)
  await page.locator('main table tbody tr').nth(1).locator('[data-cell$=":1"]').getByRole('button').click()
  await page.getByRole('dialog').locator('iframe').contentFrame().locator('#origin').waitFor()
}

const openBrief = async (page: Page) => {
  await askFor('Azúcar')(page)
  await page.locator('main a[href^="/product-research/brief/"]').click()
  await page.waitForURL('**/product-research/brief/*')
  await page.getByRole('button', { name: /^(Imprimir|Print)/ }).waitFor()
}

type Paths = { research: string; prompt: string }

/** The addresses that only the running server knows. */
async function findPaths(): Promise<Paths> {
  const context = await browser.newContext()
  const dashboard = await openPage(context, { path: '/dashboard', as: 'researcher' })
  const research = await dashboard.locator('main article a[href^="/product-research/"]').first().getAttribute('href')
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
  { name: 'sources', path: '/sources' },
  { name: 'faqs', path: '/faqs' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password/any' },
  { name: 'confirm-email', path: '/confirm-email/any' },
]
const listSignedInShots = ({ research, prompt }: Paths): Shot[] => [
  { name: 'dashboard', path: '/dashboard', as: 'reader' },
  { name: 'dashboard-empty', path: '/dashboard', as: 'newcomer' },
  { name: 'profile', path: '/profile', as: 'reader' },
  { name: 'developers', path: '/developers', as: 'reader' },
  { name: 'analytics', path: '/analytics', as: 'counter' },
  { name: 'reading-rules', path: '/reading-rules', as: 'reader' },
  { name: 'website-analysis', path: '/custom-url-scrape', as: 'reader' },
  { name: 'website-analysis-empty', path: '/custom-url-scrape', as: 'newcomer' },
  { name: 'website-prompt', path: prompt, as: 'scanner' },
  { name: 'website-results', path: prompt, as: 'scanner', act: askFor('todas las licitaciones') },
  { name: 'website-origin', path: prompt, as: 'scanner', act: showOriginOf('todas las licitaciones') },
  { name: 'product-research', path: research, as: 'reader' },
  { name: 'product-research-missing', path: '/product-research/any', as: 'reader' },
  { name: 'product-research-results', path: research, as: 'researcher', act: askFor('Azúcar') },
  { name: 'research-compare', path: '/product-research/compare', as: 'researcher' },
  { name: 'market-brief', path: research, as: 'researcher', act: openBrief },
  { name: 'consolidate', path: '/consolidate', as: 'reader' },
  ...Object.values(seed.reader?.searchIds ?? {})
    .slice(0, 3)
    .map((id, index) => ({
      name: `saved-results-${index + 1}`,
      path: `/product-research/results/${id}`,
      as: 'reader',
    })),
]

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

async function takeShot(context: BrowserContext, { name, act, ...place }: Shot, variant: string) {
  const page = await openPage(context, place)
  if (act) {
    await act(page)
    await settle(page)
  }
  await showWhole(page)
  writeFileSync(join(folder, `${name}-${variant}.png`), await takeFinished(page))
  await page.close()
}

type Look = { language: string; colorScheme: 'light' | 'dark'; width: number; height?: number }

async function openContext({ language, colorScheme, width, height = 900 }: Look): Promise<BrowserContext> {
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

async function takeAllShots(shots: Shot[]) {
  for (const language of ['es', 'en'])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [360, 768, 1440]) {
        const context = await openContext({ language, colorScheme, width })
        for (const shot of shots) await takeShot(context, shot, `${language}-${colorScheme}-${width}`)
        await context.close()
      }
  console.log(`${shots.length * 12} pictures are in ${folder}`)
}

/** Scrolls to the drawings, a little above the first. */
const showCharts = async (page: Page) => {
  await askFor('Sugar')(page)
  await page.locator('main figure').first().waitFor()
  await page.locator('main figure').first().scrollIntoViewIfNeeded()
  await page.evaluate("scrollTo(0, document.querySelector('main figure').getBoundingClientRect().top + scrollY - 130)")
}

/** Each tool in one language, the origin of a value, and what a link to the site shows. */
async function takeReadmePictures({ research, prompt }: Paths) {
  const question = 'obras de más de 10 millones'
  const pictures = [
    { name: 'website-es', language: 'es', path: prompt, as: 'scanner', act: askFor(question), height: 800 },
    { name: 'origin-es', language: 'es', path: prompt, as: 'scanner', act: showOriginOf(question), height: 800 },
    { name: 'research-en', language: 'en', path: research, as: 'researcher', act: showCharts, height: 1060 },
  ]
  mkdirSync(readmeFolder, { recursive: true })
  for (const { name, language, act, height, ...place } of pictures) {
    const context = await openContext({ colorScheme: 'light', width: 1280, height, language })
    const page = await openPage(context, place)
    await act(page)
    await page.mouse.move(0, 0)
    await settle(page)
    await page.screenshot({ path: join(readmeFolder, `${name}.png`) })
    await context.close()
  }
  // The size that other sites ask for.
  const context = await openContext({ colorScheme: 'light', width: 1200, height: 630, language: 'es' })
  const landing = await openPage(context, { path: '/' })
  await landing.screenshot({ path: shareFile, type: 'jpeg', quality: 80 })
  await context.close()
}

const helpWords = {
  es: { address: 'ejemplo.com/licitaciones', question: 'obras de más de 10 millones' },
  en: { address: 'example.com/tenders', question: 'tenders with a budget over 10 million' },
}

/** The four steps of the help page, in both languages. */
async function takeHelpPictures(prompt: string) {
  mkdirSync(helpFolder, { recursive: true })
  for (const language of ['es', 'en'] as const) {
    const { address, question } = helpWords[language]
    const typeAddress = (page: Page) => page.locator('main form input').first().fill(address)
    const showList = (page: Page) => page.locator('main table').waitFor({ timeout: resultsPatienceMs })
    const steps = [
      { name: 'start', path: '/dashboard', as: 'newcomer', act: typeAddress },
      { name: 'list', path: prompt, as: 'scanner', act: showList },
      { name: 'answer', path: prompt, as: 'scanner', act: askFor(question) },
      { name: 'origin', path: prompt, as: 'scanner', act: showOriginOf(question) },
    ]
    const context = await openContext({ colorScheme: 'light', width: 1280, height: 820, language })
    for (const { name, act, ...place } of steps) {
      const page = await openPage(context, place)
      await act(page)
      await page.mouse.move(0, 0)
      await settle(page)
      await page.screenshot({ path: join(helpFolder, `${name}-${language}.jpg`), type: 'jpeg', quality: 60 })
      await page.close()
    }
    await context.close()
  }
}

// A part of a name renews only its own pictures.
if (!wanted) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
try {
  const paths = await findPaths()
  if (wanted === 'readme') {
    await takeReadmePictures(paths)
    await takeHelpPictures(paths.prompt)
  } else await takeAllShots([...publicShots, ...listSignedInShots(paths)].filter(({ name }) => name.includes(wanted)))
} finally {
  await browser.close()
  await server.stop()
}
