import { type Browser, expect, type Page } from '@playwright/test'
import { openResearch } from './support/open-research.ts'
import { enterAs } from './support/signed-in-page.ts'
import { open, test } from './support/watch-page.ts'

/** What somebody sees who only has the link. */
async function openAsStranger(page: Page, browser: Browser) {
  await page.getByRole('button', { name: 'Compartir' }).click()
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const link = await page.getByRole('textbox', { name: 'Enlace' }).inputValue()
  const context = await browser.newContext({ locale: 'es-PE' })
  const stranger = await context.newPage()
  await stranger.goto(link)
  return stranger
}

test('an answer is shared where it was asked', async ({ page, context, browser }) => {
  await enterAs(context, 'placer')
  const site = process.env.E2E_SITE_URL ?? ''
  await fetch(`${site}/soltar/compartir`)
  await open(page, '/custom-url-scrape')
  await page.getByRole('textbox', { name: 'URL' }).fill(`${site}/lento/compartir`)
  await page.getByRole('textbox', { name: 'URL' }).press('Enter')
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  await page.getByLabel('Su pregunta').fill('precio mayor que 200')
  await page.getByLabel('Su pregunta').press('Enter')
  await page.waitForURL(/\?answer=/)
  const stranger = await openAsStranger(page, browser)
  await expect(stranger.getByRole('table').getByRole('row')).toHaveCount(8)
})

test('a report is shared where it was made', async ({ page, context, browser }) => {
  await enterAs(context, 'researcher')
  await openResearch(page)
  await page.getByLabel('Nombre del producto').fill('Azúcar')
  await page.getByRole('button', { name: 'Obtener informe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados de la investigación')
  const stranger = await openAsStranger(page, browser)
  await expect(stranger.getByRole('region', { name: 'La respuesta' })).toContainText('Brasil')
})
