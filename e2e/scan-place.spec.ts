import { expect, type Page } from '@playwright/test'
import { enterAs } from './support/signed-in-page.ts'
import { expectAccessible, expectNoOverflow, open, speak, test, widths } from './support/watch-page.ts'

// One after the other: a page that is held back keeps other scans of its site waiting, as it should.
test.describe.configure({ mode: 'default' })

const site = () => process.env.E2E_SITE_URL ?? ''
const letGo = (name: string) => fetch(`${site()}/soltar/${name}`)
const scan = async (page: Page, address: string) => {
  await open(page, '/custom-url-scrape')
  await page.getByRole('textbox', { name: 'URL' }).fill(address)
  await page.getByRole('textbox', { name: 'URL' }).press('Enter')
}

test('a scan has its own address at once, shows its rows while it runs, and survives a reload', async ({
  page,
  context,
}) => {
  await enterAs(context, 'placer')
  await scan(page, `${site()}/lento/uno`)
  await page.waitForURL(/\/website-analysis\/[^/]+$/)
  const rows = page.getByRole('region', { name: 'Lo leído hasta ahora' })
  // On a busy machine the first reader takes its time to start.
  await expect(rows.getByRole('row')).toHaveCount(9)
  await expect(page.getByText('1 página leída · 8 registros')).toBeVisible()
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
  await page.reload()
  await expect(rows.getByRole('row')).toHaveCount(9)
  await letGo('uno')
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  await expect(page.getByRole('region', { name: 'Lo que leímos' }).getByRole('row')).toHaveCount(17)
})

test('Stop in the place of a scan keeps what was read', async ({ page, context }) => {
  await enterAs(context, 'placer')
  await speak(page, 'en')
  await scan(page, `${site()}/lento/dos`)
  await page.waitForURL(/\/website-analysis\/[^/]+$/)
  await expect(page.getByText('1 page read · 8 records')).toBeVisible()
  await page.getByRole('button', { name: 'Stop and keep what we have' }).click()
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  await expect(page.getByRole('region', { name: 'What we read' }).getByRole('row')).toHaveCount(9)
})

test('an answer has an address, stands among the questions of its scan, and the scan can be read again', async ({
  page,
  context,
}) => {
  await enterAs(context, 'placer')
  await letGo('tres')
  await scan(page, `${site()}/lento/tres`)
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  const list = page.getByRole('region', { name: 'Lo que leímos' })
  await expect(list.getByRole('row')).toHaveCount(17)
  await page.getByLabel('Su pregunta').fill('precio mayor que 200')
  await page.getByLabel('Su pregunta').press('Enter')
  await page.waitForURL(/\?answer=/)
  const table = page.getByRole('main').getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(8)
  await page.reload()
  await expect(table.getByRole('row')).toHaveCount(8)
  const questions = page.getByRole('region', { name: 'Preguntas de este escaneo' })
  await expect(questions.getByRole('link')).toHaveCount(1)
  await expect(questions).toContainText('7 filas')
  await expectAccessible(page)
  await page.goBack()
  await expect(list.getByRole('row')).toHaveCount(17)
  await questions.getByRole('link').click()
  await expect(table.getByRole('row')).toHaveCount(8)
  await page.getByRole('button', { name: 'Ver toda la lista' }).click()
  await expect(list.getByRole('row')).toHaveCount(17)
  const before = page.url()
  await page.getByRole('button', { name: 'Leer de nuevo' }).click()
  await page.waitForURL(url => /ai-prompt/.test(url.pathname) && url.href !== before)
  await expect(list.getByRole('row')).toHaveCount(17)
  // In the history the answer leads back to its scan, on a phone too.
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/history')
  await page
    .getByRole('button', { name: /^Acciones: / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Preguntar otra cosa' }).click()
  await page.waitForURL(/ai-prompt/)
  await open(page, '/history')
  await expectNoOverflow(page)
})

test('a scan that is not there any more says so', async ({ page, context }) => {
  await enterAs(context, 'placer')
  await open(page, '/website-analysis/00000000-0000-7000-8000-000000000000')
  await expect(page.getByRole('alert')).toContainText('Este escaneo ya no está.')
})

test('a page behind a login is told as such, and the box opens filled in with where one signs in', async ({
  page,
  context,
}) => {
  await enterAs(context, 'waller')
  await scan(page, `${site()}/pedidos`)
  await expect(page.getByRole('alert')).toContainText('La página pide iniciar sesión.')
  await expect(page.getByRole('checkbox', { name: 'Requiere inicio de sesión' })).toBeChecked()
  await expect(page.getByLabel('URL de acceso')).toHaveValue(/\/(entrar|pedidos)$/)
  await expect(page.getByRole('textbox', { name: 'URL', exact: true })).toHaveValue(`${site()}/pedidos`)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('the dashboard’s one box reads an address; what runs stands there and in the history, with Stop', async ({
  page,
  context,
}) => {
  await enterAs(context, 'pointer')
  await open(page, '/dashboard')
  const box = page.getByRole('textbox', { name: 'Dirección o producto' })
  await box.fill('azúcar')
  await expect(page.getByText('Buscaremos quién exporta e importa este producto.')).toBeVisible()
  await box.fill(`${site()}/lento/cuatro`)
  await expect(page.getByText('Leeremos esta página y todo su listado.')).toBeVisible()
  await box.press('Enter')
  await page.waitForURL(/\/website-analysis\/[^/]+$/)
  await expect(page.getByText('1 página leída · 8 registros')).toBeVisible()
  await open(page, '/dashboard')
  const running = page.getByRole('region', { name: 'En curso' })
  await expect(running).toContainText('1 página leída · 8 registros')
  await expect(running.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoOverflow(page)
  await open(page, '/history')
  await running.getByRole('button', { name: /^Detener/ }).click()
  const ended = page.getByRole('region', { name: 'Terminado' })
  await expect(ended).toContainText('Listo:')
  await ended.getByRole('link', { name: /^Abrir/ }).click()
  await expect(page.getByRole('region', { name: 'Lo que leímos' }).getByRole('row')).toHaveCount(9)
})

test('a product typed into the dashboard’s box is researched at once', async ({ page, context }) => {
  await enterAs(context, 'pointer')
  await open(page, '/dashboard')
  await page.getByRole('textbox', { name: 'Dirección o producto' }).fill('azúcar')
  const asked = page.waitForRequest('**/api/scrape/trademark')
  await page.getByRole('textbox', { name: 'Dirección o producto' }).press('Enter')
  await page.waitForURL(/\/product-research\/[^/]+$/)
  expect((await asked).postDataJSON()).toEqual({ productName: 'azúcar' })
})

test('the contacts of a scan are one list that can be taken away, each opening the place it was found at', async ({
  page,
  context,
}) => {
  await enterAs(context, 'waller')
  await open(page, '/custom-url-scrape')
  await page.getByRole('button', { name: 'Directorio de proveedores' }).click()
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  await page.getByRole('link', { name: 'Contactos' }).click()
  await page.waitForURL(/view=contacts/)
  const contacts = page.getByRole('region', { name: 'Contactos' })
  await expect(contacts.getByRole('columnheader', { name: /Correo/ })).toBeVisible()
  // Whoever has both is one row.
  await expect(contacts.getByRole('row').nth(1)).toContainText(/@.*\+1809|\+1809.*@/)
  await expect(contacts.getByRole('button', { name: 'Exportar' })).toBeVisible()
  await contacts.getByRole('cell').filter({ hasText: '@' }).first().getByRole('button').first().click()
  const origin = page.getByRole('dialog', { name: 'De dónde viene este valor' })
  await expect(origin.locator('iframe').contentFrame().locator('#origin')).toContainText('@')
  await page.keyboard.press('Escape')
  await expect(origin).toBeHidden()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoOverflow(page)
})
