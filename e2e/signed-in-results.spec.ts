import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { enterAs, savedResults } from './support/signed-in-page.ts'
import { expectNoOverflow, open, speak, test } from './support/watch-page.ts'

test('a saved website analysis: back, name, question in italics, table', async ({ page, context }) => {
  const account = await enterAs(context, 'opener')
  await open(page, savedResults(account, 'portal.example/licitaciones'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados guardados')
  const main = page.getByRole('main')
  await expect(main.getByText('portal.example/licitaciones', { exact: true })).toBeVisible()
  const prompt = main.locator('em', { hasText: 'licitaciones abiertas' })
  expect(await prompt.evaluate(element => element.ownerDocument.defaultView?.getComputedStyle(element).fontStyle)).toBe(
    'italic',
  )
  await expect(main.getByRole('table').getByRole('row')).toHaveCount(6)
  await expect(main.getByRole('heading', { name: 'Análisis de mercado' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a saved product research: its market analysis has no #, no fence, no HTML and only safe links', async ({
  page,
  context,
}) => {
  const account = await enterAs(context, 'opener')
  await open(page, savedResults(account, 'Azúcar'))
  const panel = page.getByRole('region', { name: 'Análisis de mercado' })
  await expect(panel.locator('strong', { hasText: 'Demanda' })).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  const text = (await panel.textContent()) ?? ''
  expect(text).not.toMatch(/[#`]/)
  expect(text).toContain('<b>ni esto</b>')
  await expect(panel.getByRole('link')).toHaveCount(1)
  await expect(panel.getByRole('link')).toHaveAttribute('rel', /noopener/)
})

test('the CSV has every cell quoted, the analysis below, and the name of the product', async ({ page, context }) => {
  const account = await enterAs(context, 'opener')
  await open(page, savedResults(account, 'Azúcar'))
  await page.getByRole('button', { name: 'Exportar' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Descargar CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Azúcar_export.csv')
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv).toContain(
    '"País","Código HS","Año","Exportación (USD)","Cuota (%)"\r\n"Brasil","1701","2023","15769000000","34.2"',
  )
  expect(csv).toContain('\r\n\r\n"Análisis de mercado"\r\n"Demanda')
})

for (const [language, message, action] of [
  ['es', 'No encontramos los datos que busca.', 'Probar una nueva búsqueda'],
  ['en', "We couldn't find the data you're looking for.", 'Try a new search'],
] as const)
  test(`a search without data says so and offers a new one (${language})`, async ({ page, context }) => {
    await speak(page, language)
    const account = await enterAs(context, 'opener')
    await open(page, savedResults(account, 'Sin datos'))
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.getByRole('link', { name: action }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

for (const name of ['Prosa', 'Cortada'])
  test(`${name}: an answer that is no whole table is the parse error, never half a table`, async ({
    page,
    context,
  }) => {
    await speak(page, 'en')
    const account = await enterAs(context, 'opener')
    await open(page, savedResults(account, name))
    await expect(page.getByRole('alert')).toHaveText('Error parsing results data. Please try again.')
    await expect(page.getByRole('table')).toHaveCount(0)
  })

test('what is not there, or not yours, is an error with its cause below', async ({ page, context }) => {
  await speak(page, 'en')
  await enterAs(context, 'opener')
  await open(page, '/product-research/results/no-such-search')
  await expect(page.getByRole('alert')).toContainText('Error getting search data, please try again.')
  await expect(page.getByRole('alert')).toContainText('We couldn’t find what you asked for.')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('deleting the search that is open leads to the dashboard', async ({ page, context }) => {
  const account = await enterAs(context, 'pinner')
  await open(page, savedResults(account, 'Búsqueda 2'))
  await page.getByRole('listitem').filter({ hasText: 'Búsqueda 2' }).hover()
  await page.getByRole('button', { name: 'Eliminar Búsqueda 2' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the whole way from the sign-in to a sorted table goes by keyboard', async ({ page, context }) => {
  await enterAs(context, 'opener')
  await open(page, '/dashboard')
  const saved = page.getByRole('complementary').getByRole('link', { name: 'Azúcar' })
  await expect(saved).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await saved.evaluate(link => link === link.ownerDocument.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate('document.activeElement.querySelector("table") !== null')) break
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'País' })).toHaveAttribute('aria-sort', 'ascending')
})

test('a long link in a market analysis does not widen a screen of 360 pixels', async ({ page, context }) => {
  const account = await enterAs(context, 'specified')
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, savedResults(account, 'Enlace largo'))
  await expect(page.getByRole('region', { name: 'Análisis de mercado' }).getByRole('link').first()).toBeVisible()
  await expectNoOverflow(page)
})
