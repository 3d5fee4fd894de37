import type { Page } from '@playwright/test'
import { type Shot, type Stage, settle } from './camera.ts'
import type { Scenes } from './prepare-scenes.ts'

export const resultsPatienceMs = 90_000

/** One text, or one for readers of each language. */
type Words = string | { es: string; en: string }
const inLanguage = async (page: Page, words: Words): Promise<string> => {
  if (typeof words === 'string') return words
  return words[(await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'es']
}

/** Types into the first field of the form and waits for the table that answers. */
export const askFor = (words: Words) => async (page: Page) => {
  const before = page.url()
  await page
    .locator('main form')
    .locator('textarea, input')
    .first()
    .fill(await inLanguage(page, words))
  await page.locator('main form button[type="submit"]').click()
  // The list of a scan is a table too: only an answer has another address.
  if (before.includes('/custom-url/')) await page.waitForURL(/[?]answer=/, { timeout: resultsPatienceMs })
  await page.locator('main table').first().waitFor({ timeout: resultsPatienceMs })
  await settle(page)
}

export const showOriginOf = (question: Words) => async (page: Page) => {
  await askFor(question)(page)
  await page.locator('main table tbody tr').nth(1).locator('[data-cell$=":1"]').getByRole('button').click()
  await page.getByRole('dialog').locator('iframe').contentFrame().locator('#origin').waitFor()
}

const openBrief = async (page: Page) => {
  await askFor({ es: 'Azúcar', en: 'Sugar' })(page)
  await page.locator('main a[href^="/product-research/brief/"]').click()
  await page.waitForURL('**/product-research/brief/*')
  await page.getByRole('button', { name: /^(Imprimir|Print)/ }).waitFor()
}

const openSummaries = async (page: Page) => {
  for (const summary of await page.locator('main summary').all()) await summary.click()
}

/** What is asked for is not on the page, so no table answers. */
const askInVain = (question: Words) => async (page: Page) => {
  await page
    .locator('main form')
    .locator('textarea, input')
    .first()
    .fill(await inLanguage(page, question))
  await page.locator('main form button[type="submit"]').click()
  await page.locator('main [role="status"], main [role="alert"]').first().waitFor({ timeout: resultsPatienceMs })
  await settle(page)
}

const scan = async (page: Page, address: string) => {
  await page.getByRole('textbox', { name: 'URL', exact: true }).fill(address)
  await page.getByRole('textbox', { name: 'URL', exact: true }).press('Enter')
}

const scanInVain = (address: string) => async (page: Page) => {
  await scan(page, address)
  await page.getByRole('alert').first().waitFor({ timeout: resultsPatienceMs })
}

let runs = 0

/** A scan whose first page is read; that of the picture before ends, because a site is read by one scan at a time. */
const showRunning = (site: string) => async (page: Page) => {
  await fetch(`${site}/soltar/valle-${runs}`)
  runs += 1
  await scan(page, `${site}/lento/valle-${runs}`)
  await page.waitForURL(/\/website-analysis\/[^/]+$/, { timeout: resultsPatienceMs })
  await page.locator('main table, main article, main li h3').first().waitFor({ timeout: resultsPatienceMs })
}

/** The word in the address comes only by mail, so the name of the list is answered here. */
const nameWatch = async (page: Page) => {
  const name = 'Licitaciones del municipio'
  await page.route('**/api/watches/mails/*', route => route.fulfill({ json: { success: true, name } }))
  await page.reload()
  await page.getByText(name).waitFor()
}

const showPlan = async (page: Page) => {
  await page.locator('[name=addresses]').fill('https://uno.example/\nhttps://dos.example/lista\nftp://no.example/')
  await page.locator('main form button[type=submit]').click()
  await page.getByRole('region', { name: /^(Antes de empezar|Before it starts)$/ }).waitFor()
}

export const publicShots: Shot[] = [
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
const works = { es: 'obras de más de 10 millones', en: 'tenders over 10 million' }

export const listSignedInShots = ({ seed }: Stage, scenes: Scenes): Shot[] => [
  { name: 'dashboard', path: '/dashboard', as: 'reader' },
  { name: 'dashboard-empty', path: '/dashboard', as: 'newcomer' },
  { name: 'profile', path: '/profile', as: 'reader' },
  { name: 'developers', path: '/developers', as: 'reader' },
  { name: 'analytics', path: '/analytics', as: 'counter' },
  { name: 'reading-rules', path: '/reading-rules', as: 'reader' },
  { name: 'website-analysis', path: '/custom-url-scrape', as: 'reader' },
  { name: 'website-analysis-empty', path: '/custom-url-scrape', as: 'newcomer' },
  { name: 'website-prompt', path: scenes.prompt, as: 'scanner' },
  { name: 'website-results', path: scenes.prompt, as: 'scanner', act: askFor(works) },
  { name: 'website-origin', path: scenes.prompt, as: 'scanner', act: showOriginOf(works) },
  {
    name: 'website-refused',
    path: scenes.prompt,
    as: 'scanner',
    act: askInVain({ es: 'precio del litro de leche', en: 'price of a liter of milk' }),
  },
  { name: 'website-contacts', path: scenes.contacts, as: 'placer' },
  { name: 'website-running', path: '/custom-url-scrape', as: 'placer', act: showRunning(scenes.ownSite) },
  { name: 'website-failed', path: '/custom-url-scrape', as: 'placer', act: scanInVain(`${scenes.ownSite}/no-existe`) },
  { name: 'website-walled', path: '/custom-url-scrape', as: 'placer', act: scanInVain(`${scenes.ownSite}/pedidos`) },
  { name: 'pointing', path: `/reading-rules?scan=${scenes.prompt.split('/').at(-1)}`, as: 'scanner' },
  { name: 'history', path: '/history', as: 'reader' },
  { name: 'history-grouped', path: '/history', as: 'placer' },
  { name: 'watches', path: '/watches', as: 'placer' },
  { name: 'watches-empty', path: '/watches', as: 'newcomer' },
  { name: 'watch', path: scenes.watch, as: 'placer', act: openSummaries },
  { name: 'batches', path: '/batches', as: 'placer' },
  { name: 'batches-plan', path: '/batches', as: 'newcomer', act: showPlan },
  { name: 'batch', path: scenes.batch, as: 'placer' },
  { name: 'batch-comparison', path: scenes.comparison, as: 'placer' },
  { name: 'shared-table', path: scenes.sharedTable },
  { name: 'shared-report', path: scenes.sharedReport },
  { name: 'shared-ended', path: '/shared/any' },
  { name: 'unsubscribe', path: '/unsubscribe/any', act: nameWatch },
  { name: 'webhooks', path: '/webhooks', as: 'reader' },
  { name: 'dashboard-live', path: '/dashboard', as: 'placer' },
  { name: 'product-research', path: scenes.research, as: 'reader' },
  { name: 'product-research-missing', path: '/product-research/any', as: 'reader' },
  {
    name: 'product-research-results',
    path: scenes.research,
    as: 'researcher',
    act: askFor({ es: 'Azúcar', en: 'Sugar' }),
  },
  { name: 'research-compare', path: '/product-research/compare', as: 'researcher' },
  { name: 'market-brief', path: scenes.research, as: 'researcher', act: openBrief },
  { name: 'consolidate', path: '/consolidate', as: 'reader' },
  ...Object.values(seed.reader?.searchIds ?? {})
    .slice(0, 3)
    .map((id, index) => ({
      name: `saved-results-${index + 1}`,
      path: `/product-research/results/${id}`,
      as: 'reader',
    })),
]
