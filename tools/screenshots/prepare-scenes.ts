import type { BrowserContext, Page } from '@playwright/test'
import { startOwnSite } from '../../e2e/support/start-own-site.ts'
import { startShops } from '../../e2e/support/start-shops.ts'
import { openContext, openPage, type Shot, type Stage } from './camera.ts'

const patienceMs = 90_000

/** Sites beside the sample site: lists, refusals and a page that never ends, and three shops that sell the same. */
export async function startSites() {
  const own = await startOwnSite()
  const shops = await startShops()
  const all = [own, ...shops]
  return {
    own: own.url,
    shops: shops.map(({ url }) => url),
    allowed: all.map(({ host, port }) => `${host}:${port}`).join(','),
    close: () => Promise.all(all.map(site => site.close())),
  }
}
export type Sites = Awaited<ReturnType<typeof startSites>>

/** The addresses that only the running server knows. */
export type Scenes = {
  research: string
  prompt: string
  contacts: string
  /** A site whose lists go on until they are let go. */
  ownSite: string
  batch: string
  comparison: string
  watch: string
  sharedTable: string
  sharedReport: string
  report: string
}

/** Each page holds one of the few connections that a browser has for a site, so those of before are closed. */
async function openAlone(stage: Stage, context: BrowserContext, place: Pick<Shot, 'path' | 'as'>) {
  for (const page of context.pages()) await page.close()
  return openPage(stage, context, place)
}

const idAtEnd = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

async function scanSample(stage: Stage, context: BrowserContext, { as, nth }: { as: string; nth: number }) {
  const page = await openAlone(stage, context, { path: '/custom-url-scrape', as })
  await page.locator('main ul button').nth(nth).click()
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/, { timeout: patienceMs })
  return idAtEnd(page)
}

async function scanAddress(stage: Stage, context: BrowserContext, address: string) {
  const page = await openAlone(stage, context, { path: '/custom-url-scrape', as: 'placer' })
  await page.getByRole('textbox', { name: 'URL', exact: true }).fill(address)
  await page.getByRole('textbox', { name: 'URL', exact: true }).press('Enter')
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/, { timeout: patienceMs })
  return idAtEnd(page)
}

async function readBatch(stage: Stage, context: BrowserContext, addresses: string[], compared?: string) {
  const page = await openAlone(stage, context, { path: '/batches', as: 'placer' })
  await page.getByRole('textbox', { name: 'Direcciones' }).fill(addresses.join('\n'))
  if (compared) {
    await page.getByRole('textbox', { name: 'Pregunta' }).fill(compared)
    await page.getByText('Comparar sitios').click()
  }
  await page.getByRole('button', { name: 'Ver costo y tiempo' }).click()
  await page.getByRole('button', { name: /^Leer \d/ }).click()
  await page.waitForURL(/\/batches\/.+/)
  await page.locator('main table').first().waitFor({ timeout: patienceMs })
  return page
}

async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Compartir' }).click()
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  return new URL(await page.getByRole('textbox', { name: 'Enlace' }).inputValue()).pathname
}

async function researchProduct(stage: Stage, context: BrowserContext, { path, name }: { path: string; name: string }) {
  const page = await openAlone(stage, context, { path, as: 'researcher' })
  await page.locator('main form input').first().fill(name)
  await page.locator('main form button[type="submit"]').click()
  await page.locator('main table').first().waitFor({ timeout: patienceMs })
  return page
}

async function watchList(stage: Stage, context: BrowserContext, scanId: string) {
  const page = await openAlone(stage, context, { path: `/custom-url/ai-prompt/${scanId}`, as: 'placer' })
  await page.getByRole('button', { name: 'Seguir esta lista' }).click()
  await page.getByRole('button', { name: 'Empezar a seguir' }).click()
  await page.getByRole('link', { name: 'Ver el seguimiento' }).click()
  await page.waitForURL(/\/watches\/.+/)
  return idAtEnd(page)
}

/** Everything that must have happened before a screen shows what it is for. */
export async function prepareScenes(stage: Stage, { own, shops }: Sites): Promise<Scenes> {
  const context = await openContext(stage, { language: 'es', colorScheme: 'light', width: 1280 })
  const dashboard = await openAlone(stage, context, { path: '/dashboard', as: 'researcher' })
  const research = await dashboard.locator('main article a[href^="/product-research/"]').first().getAttribute('href')
  // Two products can be compared.
  await researchProduct(stage, context, { path: research ?? '', name: 'Café' })
  const report = await researchProduct(stage, context, { path: research ?? '', name: 'Azúcar' })
  const sharedReport = await share(report)
  const prompt = await scanSample(stage, context, { as: 'scanner', nth: 0 })
  const suppliers = await scanSample(stage, context, { as: 'placer', nth: 1 })
  await fetch(`${own}/soltar/obras`)
  const works = await scanAddress(stage, context, `${own}/lento/obras`)
  const watch = await watchList(stage, context, works)
  const batch = await readBatch(stage, context, [`${own}/lento/obras`, `${own}/lento/obras?otra`, `${own}/no-existe`])
  const sharedTable = await share(batch)
  const prices = shops.map(shop => `${shop}/precios`)
  const comparison = await readBatch(stage, context, prices, 'precio de cada producto en cada tienda')
  const scenes = {
    research: research ?? '',
    report: new URL(report.url()).pathname,
    prompt: `/custom-url/ai-prompt/${prompt}`,
    contacts: `/custom-url/ai-prompt/${suppliers}?view=contacts`,
    ownSite: own,
    batch: new URL(batch.url()).pathname,
    comparison: new URL(comparison.url()).pathname,
    watch: `/watches/${watch}`,
    sharedTable,
    sharedReport,
  }
  await context.close()
  return scenes
}
