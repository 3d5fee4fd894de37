import { expect } from '@playwright/test'
import { enterAs } from './support/signed-in-page.ts'
import { expectAccessible, expectNoOverflow, open, test } from './support/watch-page.ts'

test('a click on a value opens the page it was read from, marked, in new and in saved results', async ({
  page,
  context,
}) => {
  await enterAs(context, 'tracer')
  await open(page, '/custom-url-scrape')
  await page.getByRole('button', { name: 'Licitaciones de un municipio' }).click()
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  await page.getByLabel('Su pregunta').fill('todas las licitaciones')
  await page.getByRole('button', { name: 'Analizar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados del análisis')
  const cell = page.getByRole('main').getByRole('table').getByRole('row').nth(3).getByRole('button').first()
  const value = (await cell.textContent()) ?? ''
  expect(value.length).toBeGreaterThan(2)
  await cell.focus()
  await page.keyboard.press('Enter')

  const panel = page.getByRole('dialog', { name: 'De dónde viene este valor' })
  await expect(panel).toContainText(value)
  await expect(panel).toContainText('Leído el')
  await expect(panel.getByRole('link')).toHaveAttribute('href', /^http:\/\/127\.0\.0\.1/)
  const frame = panel.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(frame.contentFrame().locator('#origin')).toHaveText(value)
  await expect(frame.contentFrame().locator('#origin')).toBeInViewport()
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(cell).toBeFocused()

  // The panel takes room from the table; the value that was clicked stays in sight.
  await page.setViewportSize({ width: 1280, height: 800 })
  const far = page.getByRole('main').getByRole('table').getByRole('row').nth(3).getByRole('button').nth(2)
  const grid = page.getByRole('region', { name: 'Tabla de resultados' })
  await far.click()
  await expect(panel).toBeVisible()
  await expect
    .poll(async () => {
      const [value, table] = [await far.boundingBox(), await grid.boundingBox()]
      return value && table && value.x + value.width <= table.x + table.width
    })
    .toBe(true)
  await page.keyboard.press('Escape')

  await page.getByLabel('Su pregunta').fill('cuántas licitaciones hay por entidad')
  await page.getByRole('button', { name: 'Analizar' }).click()
  await expect(page.getByText('Así entendimos su pregunta')).toBeVisible()
  await page.getByRole('complementary').getByRole('link').filter({ hasText: 'cuántas licitaciones' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados guardados')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('main').getByRole('table').getByRole('row').nth(1).getByRole('button').last().click()
  await expect(panel).toContainText('Cantidad de registros')
  const [width] = await panel.evaluate(element => [element.getBoundingClientRect().width])
  expect(width).toBe(360)
  await panel.getByRole('list').getByRole('button').nth(1).click()
  await expect(panel.getByRole('list').getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(frame.contentFrame().locator('#origin')).toBeInViewport()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Cerrar' }).click()
  await expect(panel).toBeHidden()
})
