import { expect } from '@playwright/test'
import { enterAs } from './support/signed-in-page.ts'
import { expectAccessible, expectNoOverflow, open, test, widths } from './support/watch-page.ts'

test('a list is watched from its scan, run at once, and told to be unchanged', async ({ page, context }) => {
  // On a busy machine the first reader takes its time to start, and the list is read twice.
  await enterAs(context, 'placer')
  const site = process.env.E2E_SITE_URL ?? ''
  await fetch(`${site}/soltar/seguir`)
  await open(page, '/custom-url-scrape')
  await page.getByRole('textbox', { name: 'URL' }).fill(`${site}/lento/seguir`)
  await page.getByRole('textbox', { name: 'URL' }).press('Enter')
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  await page.getByRole('button', { name: 'Seguir esta lista' }).click()
  await expect(page.getByText('No gasta escaneos de su plan.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Empezar a seguir' }).click()
  await page.getByRole('link', { name: 'Ver el seguimiento' }).click()
  await page.waitForURL(/\/watches\/.+/)
  await expect(page.getByText(/^Todavía no hay cambios/)).toBeVisible()
  await page.getByRole('button', { name: /^Revisar ahora/ }).click()
  await expect(page.getByText(/16 filas · sin cambios$/).first()).toBeVisible()
  // The list as it is known, the checks, and the addresses of calendar and feed.
  for (const summary of await page.locator('main summary').all()) await summary.click()
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('checkbox', { name: /^El sitio pide/ }).check()
  await page.getByRole('checkbox', { name: /cookie/ }).check()
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
})
