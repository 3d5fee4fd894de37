import { expect, type Page } from '@playwright/test'
import { enterAs } from './support/signed-in-page.ts'
import { expectAccessible, expectNoOverflow, open, test, widths } from './support/watch-page.ts'

/** The batch on screen says so itself: the list of batches, which may still be seen, has others that are done. */
const expectDone = (page: Page): Promise<void> =>
  expect(page.locator('[aria-live="polite"]').filter({ hasText: /^Terminado/ })).toBeVisible()

test('two addresses become one table, which is shared by a link that a stranger opens until it is ended', async ({
  page,
  context,
  browser,
}) => {
  // On a busy machine the first reader takes its time to start.
  await enterAs(context, 'placer')
  const site = process.env.E2E_SITE_URL ?? ''
  for (const name of ['lote-a', 'lote-b']) await fetch(`${site}/soltar/${name}`)
  await open(page, '/custom-url-scrape')
  await page.getByRole('link', { name: 'Varias direcciones a la vez' }).click()
  const addresses = page.getByRole('textbox', { name: 'Direcciones' })
  await addresses.fill(`${site}/lento/lote-a\n${site}/lento/lote-b\n${site}/no-existe`)
  await page.getByRole('button', { name: 'Ver costo y tiempo' }).click()
  await expect(page.getByRole('region', { name: 'Antes de empezar' })).toContainText('3 escaneos de su plan')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Leer 3 direcciones' }).click()
  await page.waitForURL(/\/batches\/.+/)
  await expectDone(page)
  await expect(page.getByText('Terminado, 1 falló')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reintentar la que falló' })).toBeVisible()
  // The saved table stands among the searches as soon as it is made.
  await expect(
    page
      .getByRole('complementary')
      .getByRole('link', { name: /^127\.0\.0\.1/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Obra 10')
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Compartir' }).click()
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const link = await page.getByRole('textbox', { name: 'Enlace' }).inputValue()
  await expectAccessible(page)
  const stranger = await browser.newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('table')).toContainText('Obra 10')
  await stranger.getByRole('cell', { name: 'Obra 10' }).first().click()
  await expect(stranger.locator('iframe')).toBeVisible()
  await expectNoOverflow(stranger)
  await page.getByRole('button', { name: 'Anular' }).click()
  await expect(page.getByRole('button', { name: 'Anular' })).toBeHidden()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: 'Este enlace ya no funciona' })).toBeVisible()
  await stranger.close()
})

test('the price of each product in each shop: what was matched is shown with how sure it is, and is corrected', async ({
  page,
  context,
}) => {
  await enterAs(context, 'placer')
  const shops = (process.env.E2E_SHOP_URLS ?? '').split(' ')
  await open(page, '/batches')
  await page.getByRole('textbox', { name: 'Direcciones' }).fill(shops.map(shop => `${shop}/precios`).join('\n'))
  await page.getByRole('textbox', { name: 'Pregunta' }).fill('precio de cada producto en cada tienda')
  await page.getByText('Comparar sitios').click()
  await page.getByRole('button', { name: 'Ver costo y tiempo' }).click()
  await page.getByRole('button', { name: 'Leer 3 direcciones' }).click()
  await page.waitForURL(/\/batches\/.+/)
  await expectDone(page)
  const rowOf = (name: RegExp) => page.getByRole('row', { name })
  for (const price of ['9.50', '9.90', '10.20']) await expect(rowOf(/Aceite vegetal Primor/)).toContainText(price)
  await expect(rowOf(/Aceite vegetal Primor/)).toContainText('9.50 (Más barato)')
  // Two shops tell the code and one only the name: the row is as certain as the least certain of them.
  await expect(rowOf(/Aceite vegetal Primor/)).toContainText('Nombre y unidad')
  // The bag of five kilos is another product than that of one.
  await expect(rowOf(/Azúcar rubia Cartavio 5 kg/)).toContainText('Solo en un sitio')
  await expect(page.getByRole('combobox', { name: 'Valor que se compara' })).toHaveValue('Precio')
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  const matches = page.getByRole('region', { name: 'Productos reconocidos' })
  const sugar = matches.getByRole('listitem').filter({ hasText: 'Azúcar Cartavio rubia 1 kg' })
  await expect(sugar.filter({ hasText: 'Unidos' })).toContainText(/Nombre y unidad: \d+ %/)
  await sugar.filter({ hasText: 'Unidos' }).getByRole('button', { name: 'Son distintos' }).click()
  await expect(rowOf(/Azúcar Cartavio rubia 1 kg/)).toContainText('4.50')
  await expect(rowOf(/Azúcar rubia Cartavio 1 kg/)).not.toContainText('4.50')
  await expect(matches.getByText('Lo decidió usted').first()).toBeVisible()
})

test('the pages of a section become one list for each kind of page, among which one is chosen', async ({
  page,
  context,
}) => {
  await enterAs(context, 'placer')
  const [shop = ''] = (process.env.E2E_SHOP_URLS ?? '').split(' ')
  await open(page, '/batches')
  await page.getByRole('textbox', { name: 'O toda una sección de un sitio' }).fill(`${shop}/seccion/`)
  await page.getByRole('button', { name: 'Buscar sus páginas' }).click()
  await expect(page.getByRole('textbox', { name: 'Direcciones' })).toHaveValue(/seccion\/t3/)
  await page.getByRole('button', { name: 'Ver costo y tiempo' }).click()
  await page.getByRole('button', { name: 'Leer 5 direcciones' }).click()
  await page.waitForURL(/\/batches\/.+/)
  await expectDone(page)
  await expect(page.getByRole('table')).toContainText('Taladro 2')
  await page.getByRole('combobox', { name: 'Lista' }).selectOption({ index: 1 })
  await expect(page.getByRole('table')).toContainText('Asesora de ventas')
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
})
