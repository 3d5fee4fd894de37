import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { enterAs } from './support/signed-in-page.ts'
import { expectAccessible, expectNoOverflow, open, speak, test } from './support/watch-page.ts'

const scanSample = async (page: Page, name: string) => {
  await open(page, '/custom-url-scrape')
  await page.getByRole('button', { name }).click()
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
}

test('a newcomer scans a sample list, asks, and takes the table away', async ({ page, context }) => {
  await enterAs(context, 'scanner')
  await scanSample(page, 'Licitaciones de un municipio')
  await expect(page.getByText('Lista completa: 47 de 47')).toBeVisible()
  const list = page.getByRole('region', { name: 'Lo que leímos' })
  await expect(list.getByRole('table').getByRole('row')).toHaveCount(48)
  await page.getByLabel('Su pregunta').fill('todas las licitaciones')
  await page.getByRole('button', { name: 'Analizar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados del análisis')
  await expect(page.getByText('47 de 47 registros · 5 páginas')).toBeVisible()
  await expect(page.getByRole('main').getByRole('table').getByRole('row')).toHaveCount(48)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Exportar' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Descargar CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/licitaciones_export\.csv$/)
  expect(readFileSync(await download.path(), 'utf8').split('\r\n').length).toBeGreaterThanOrEqual(48)

  await expect(
    page.getByRole('complementary').getByRole('link').filter({ hasText: 'todas las licitacion' }),
  ).toHaveCount(1)
  await expect(page.getByLabel('Su pregunta')).toHaveValue('todas las licitaciones')
  await page.getByRole('button', { name: 'Ver toda la lista' }).click()
  await expect(list.getByRole('table').getByRole('row')).toHaveCount(48)
  await expect(list.getByText('Sin modelo de IA')).toHaveCount(0)
  await page.getByRole('link', { name: 'Volver al análisis de sitios web' }).click()
  await expect(page).toHaveURL(/\/custom-url-scrape$/)
})

test('ten rows of a scan stand on a small desk, and the first of them on a phone', async ({ page, context }) => {
  await enterAs(context, 'scanner')
  await page.setViewportSize({ width: 1280, height: 800 })
  await scanSample(page, 'Licitaciones de un municipio')
  const list = page.getByRole('region', { name: 'Lo que leímos' })
  await expect(list.getByRole('row').nth(10).getByRole('cell').first()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(list.getByRole('row').nth(1)).toBeInViewport()
  await expectNoOverflow(page)
})

test('a question that the page cannot answer says why, and the list stays below', async ({ page, context }) => {
  await enterAs(context, 'asker')
  await speak(page, 'en')
  await open(page, '/custom-url-scrape')
  await page.getByRole('button', { name: 'Supplier directory' }).click()
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  await page.getByLabel('Your question').fill('submarine captains with a pilot licence')
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByRole('alert')).toContainText("Sorry we couldn't find the Data you are looking for")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask a question about the site')
  await expect(page.getByRole('region', { name: 'What we read' }).getByRole('table')).toBeVisible()
  await expect(page.getByLabel('Your question')).toHaveValue('submarine captains with a pilot licence')
  await expect(page.getByRole('alert')).toContainText(/We couldn’t match .*“submarine”/)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('an answer in doubt says so, and another reading of the question is one click away', async ({ page, context }) => {
  await enterAs(context, 'doubter')
  await scanSample(page, 'Catálogo de productos')
  await page.getByLabel('Su pregunta').fill('precio promedio por categoría')
  await page.getByLabel('Su pregunta').press('Enter')
  const doubt = page.getByRole('region', { name: 'Qué tan segura es la respuesta' })
  await expect(doubt).toContainText('No estamos seguros de haber entendido bien.')
  const other = doubt.getByRole('button').first()
  const reading = (await other.textContent()) ?? ''
  await other.click()
  await expect(page.getByText(`Así entendimos su pregunta: ${reading}`)).toBeVisible()
})

test('an empty address is refused on the page, and one that cannot be scanned says why below', async ({
  page,
  context,
}) => {
  await enterAs(context, 'asker')
  await open(page, '/custom-url-scrape')
  await page.getByRole('button', { name: 'Escanear sitio web' }).click()
  await expect(page.getByText('Ingrese una URL válida')).toBeVisible()
  await page.getByRole('textbox', { name: 'URL' }).fill('localhost:1/nada')
  await page.getByRole('button', { name: 'Escanear sitio web' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Lo sentimos, no encontramos los datos que busca, inténtelo de nuevo')
  await expect(alert).toContainText('no está en la internet pública')
  await expect(page.getByRole('textbox', { name: 'URL' })).toHaveValue('localhost:1/nada')
})

test('while a site is read the button says so, the bar moves and Stop is offered', async ({ page, context }) => {
  await enterAs(context, 'asker')
  await page.route('**/api/scrape/website', () => new Promise(() => {}))
  await open(page, '/custom-url-scrape')
  await page.getByRole('textbox', { name: 'URL' }).fill('example.com')
  const sent = page.waitForRequest('**/api/scrape/website')
  await page.getByRole('button', { name: 'Escanear sitio web' }).click()
  expect((await sent).postDataJSON()).toEqual({
    url: 'https://example.com',
    auth: false,
    loginUrl: '',
    email: '',
    password: '',
  })
  await expect(page.getByRole('button', { name: 'Escaneando... Espere por favor' })).toBeDisabled()
  await expect(page.getByRole('progressbar')).toBeVisible()

  // A sample fills the form it tries out.
  await open(page, '/custom-url-scrape')
  await page.getByRole('button', { name: 'Directorio de proveedores' }).click()
  await expect(page.getByRole('textbox', { name: 'URL' })).toHaveValue(/\/proveedores$/)
  await expect(page.getByRole('progressbar')).toBeVisible()
})

test('the tip and the help can be reached by keyboard', async ({ page, context }) => {
  await enterAs(context, 'asker')
  await open(page, '/custom-url-scrape')
  await page.getByRole('button', { name: 'Consejo para elegir la URL' }).focus()
  await expect(page.getByRole('tooltip')).toContainText('puede no funcionar en todos los sitios')
})

test('the box for sites behind a login asks for three things, sends them once and says why they were refused', async ({
  page,
  context,
}) => {
  await enterAs(context, 'asker')
  await open(page, '/custom-url-scrape')
  const scan = page.getByRole('button', { name: 'Escanear sitio web' })
  await page.getByRole('textbox', { name: 'URL', exact: true }).fill('example.com/pedidos')
  await page.getByRole('checkbox', { name: 'Requiere inicio de sesión' }).check()
  await scan.click()
  for (const missing of ['Escriba la URL de la página de acceso', 'Escriba el usuario', 'Escriba la contraseña'])
    await expect(page.getByText(missing)).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/scrape/website', route =>
    route.fulfill({ status: 422, json: { success: false, code: 'login_two_factor', message: 'x' } }),
  )
  await page.getByLabel('URL de acceso').fill('example.com/entrar')
  await page.getByLabel('Usuario o correo del sitio').fill('ana')
  await page.getByLabel('Contraseña del sitio').fill('secreta')
  const sent = page.waitForRequest('**/api/scrape/website')
  await scan.click()
  expect((await sent).postDataJSON()).toEqual({
    url: 'https://example.com/pedidos',
    auth: true,
    loginUrl: 'https://example.com/entrar',
    email: 'ana',
    password: 'secreta',
  })
  await expect(page.getByRole('alert')).toContainText('El sitio pide un segundo paso')
})

test('the own pages of the records are offered when the question needs them, with their number, and answer it', async ({
  page,
  context,
}) => {
  await enterAs(context, 'asker')
  await scanSample(page, 'Licitaciones de un municipio')
  const offered = page.getByRole('button', { name: 'Leer las 47 fichas y responder' })
  await page.getByLabel('Su pregunta').fill('código y correo de consultas de todas las licitaciones')
  await expect(page.getByText('Cada registro tiene su ficha (47).')).toBeVisible()
  await expect(offered).toBeHidden()
  await page.getByRole('button', { name: 'Analizar' }).click()
  await expect(page.getByText('La lista no trae «correo')).toBeVisible()
  await expectAccessible(page)
  await offered.click()
  const table = page.getByRole('main').getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(48)
  await expect(table.getByRole('row').nth(1)).toContainText('@')
  await expect(page.getByText('Leímos las 47 fichas.')).toBeVisible()
})
