import { expect, type Page } from '@playwright/test'
import { enterAs } from './support/signed-in-page.ts'
import { expectAccessible, expectNoOverflow, open, speak, test, widths } from './support/watch-page.ts'

async function comeFromScan(page: Page, { list, link }: { list: string; link: string }) {
  await open(page, '/custom-url-scrape')
  await page.getByRole('button', { name: list }).click()
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  await page.getByRole('link', { name: link }).click()
  await page.waitForURL(/\/reading-rules\?scan=/)
}

test('whoever misses something points at it on the saved page, and the list of the scan then has it', async ({
  page,
  context,
}) => {
  await enterAs(context, 'ruler')
  await comeFromScan(page, { list: 'Licitaciones de un municipio', link: 'Enséñenos dónde está' })
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  const saved = frame.contentFrame()
  const rows = saved.locator('tr:has(td)')
  const [first, second] = [rows.nth(1).locator('.value').first(), rows.nth(1).locator('.value').nth(1)]
  await first.click()
  const box = page.getByRole('status').filter({ hasText: 'Se leerá en los 10 registros' })
  await expect(box).toBeVisible()
  await expect(saved.locator('.read')).toHaveCount(10)
  await box.getByLabel('Nombre de la columna').fill('Primera')
  await box.getByRole('button', { name: 'Añadir la columna' }).click()
  await expect(saved.locator('.kept')).toHaveCount(10)
  await second.click()
  await page.getByLabel('Nombre de la columna').fill('Segunda')
  await page.getByLabel('Nombre de la columna').press('Enter')
  const columns = page.getByRole('list', { name: 'Columnas de la regla' })
  await expect(columns.getByRole('listitem')).toHaveText(['Primera', 'Segunda'])
  await expect(page.getByRole('region', { name: 'Vista previa' }).getByRole('row')).toHaveCount(11)
  await expectAccessible(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page)
    }
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Guardar la regla' }).click()
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  const list = page.getByRole('region', { name: 'Lo que leímos' })
  await expect(list.getByRole('columnheader', { name: /Primera/ })).toBeVisible()
  await expect(list.getByRole('columnheader', { name: /Segunda/ })).toBeVisible()
})

test('the same without a mouse: the value is chosen from a list', async ({ page, context }) => {
  await enterAs(context, 'ruler')
  await speak(page, 'en')
  await comeFromScan(page, { list: 'Supplier directory', link: 'Show us where it is' })
  await page.getByText('Pick the value from a list').focus()
  await page.keyboard.press('Enter')
  const search = page.getByLabel('Search this page')
  await expect(search).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(search).toBeFocused()
  await page.keyboard.type('@')
  const values = page.getByRole('list', { name: 'Pick the value from a list' }).getByRole('button')
  await expect(values.first()).toContainText('@')
  await values.first().focus()
  await page.keyboard.press('Enter')
  const name = page.getByLabel('Column name')
  await name.focus()
  await name.fill('Mail')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Columns in this rule' }).getByRole('listitem')).toHaveText('Mail')
  await expect(page.locator('iframe').contentFrame().locator('.kept').first()).toContainText('@')
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('cell').first()).toContainText('@')
  await expectAccessible(page)
})
