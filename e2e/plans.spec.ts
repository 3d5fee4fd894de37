import { expect } from '@playwright/test'
import { enterAs } from './support/signed-in-page.ts'
import { expectAccessible, expectNoOverflow, open, speak, test } from './support/watch-page.ts'

test('a scan shows up in the usage on the profile, and a rule of one’s own reads what the page marks', async ({
  page,
  context,
}) => {
  await enterAs(context, 'planner')
  await open(page, '/custom-url-scrape')
  await page.getByRole('button', { name: 'Licitaciones de un municipio' }).click()
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)

  await open(page, '/profile')
  await expect(page.getByRole('heading', { name: 'Plan y uso' })).toBeVisible()
  await expect(page.getByText('1 de 200', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Se renueva el /)).toBeVisible()
  await expect(page.getByText('Superar el límite no detiene su trabajo')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Reglas propias' }).click()
  await page.getByRole('button', { name: 'Nueva regla' }).click()
  await page.getByLabel('Nombre de la lista').fill('Convocatorias')
  await page.getByText('Avanzado: sitio y selectores CSS').click()
  await expect(page.getByLabel('Sitio', { exact: true })).toHaveValue(/^127\.0\.0\.1:\d+$/)
  await page.getByLabel('Selector de cada registro').fill('tr[')
  await page.locator('[name="fields.0.name"]').fill('Fila')
  await expect(page.getByRole('alert')).toContainText('No se pudo probar la regla.')
  await page.getByRole('button', { name: 'Quitar la columna Fila' }).click()
  await page.getByRole('button', { name: 'Empezar con las columnas que Sondeo encontró' }).click()
  await expect(page.getByRole('status').filter({ hasText: '10 registros' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Vista previa' }).getByRole('row')).toHaveCount(11)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar la regla' }).click()
  await page.getByRole('button', { name: 'Eliminar la regla Convocatorias' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Todavía no tiene reglas.')).toBeVisible()
})

test('the analytics show a year of searches as charts and as tables, and fit a phone', async ({ page, context }) => {
  await enterAs(context, 'counter')
  await speak(page, 'en')
  await open(page, '/dashboard')
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('menuitem', { name: 'My activity' }).click()
  const card = page.getByRole('figure', { name: 'Searches per month' })
  await expect(card.getByRole('img')).toHaveCount(12)
  await card.getByRole('img').first().focus()
  await page.keyboard.press('End')
  await expect(card.getByText(/Websites \d+, Products \d+/)).toBeVisible()
  await expectAccessible(page)
  await card.getByText('Table', { exact: true }).click()
  await expect(card.getByRole('row')).toHaveCount(13)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoOverflow(page)
})
