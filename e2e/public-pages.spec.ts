import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { open, speak, test } from './support/watch-page.ts'

const membership = 'https://network.example/join'

/** The server's own configuration, with a membership page. */
async function withMembership(page: Page) {
  await page.route('**/config.json', async route => {
    const reply = await route.fetch()
    await route.fulfill({ json: { ...(await reply.json()), membershipUrl: membership } })
  })
}

test.beforeEach(async ({ complaints }) => {
  expect(complaints.errors).toEqual([])
})

test('the top bar leads where it says; without a membership page prices are our own', async ({ page }) => {
  await open(page, '/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Soluciones' })).toHaveAttribute('href', '/solutions')
  await expect(bar.getByRole('link', { name: 'Precios' })).toHaveAttribute('href', '/pricing')
  await expect(bar.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login')
  await expect(bar.getByRole('link', { name: 'Crear una cuenta' })).toHaveAttribute('href', '/signup')
})

test('with a membership page the landing prices and the last call of the solutions lead there', async ({ page }) => {
  await withMembership(page)
  await open(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Precios' })).toHaveAttribute('href', membership)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Precios' })).toHaveAttribute('href', membership)
  await page.getByRole('banner').getByRole('link', { name: 'Soluciones' }).click()
  const call = page.getByRole('link', { name: 'Ver la membresía' })
  await expect(call).toHaveAttribute('href', membership)
  await expect(call).toHaveAttribute('rel', /noopener/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Crear una cuenta' }).last()).toHaveAttribute(
    'href',
    '/signup',
  )
})

test('the page of sources names the release, the years and the number of codes that the trade files have', async ({
  page,
}) => {
  const [first = '', ...codes] = readFileSync(join(import.meta.dirname, '../packages/trade/data/codes.txt'), 'utf8')
    .trimEnd()
    .split('\n')
  const { release, years } = JSON.parse(first)
  await open(page, '/sources')
  const source = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'BACI, CEPII' }) })
  await expect(source).toContainText(`versión ${release} (Gaulier & Zignago 2010), Licencia Abierta 2.0`)
  const count = new Intl.NumberFormat(await page.evaluate(() => navigator.language)).format(codes.length)
  await expect(source).toContainText(`${count} códigos de seis dígitos en ${years[1]}`)
})

test('privacy and terms both lead to /terms', async ({ page }) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Privacidad' })).toHaveAttribute('href', '/terms')
  await expect(footer.getByRole('link', { name: 'Términos' })).toHaveAttribute('href', '/terms')
  await expect(footer.getByRole('link', { name: 'Soporte' })).toHaveAttribute('href', 'mailto:soporte@sondeo.example')
})

test('whoever comes to end the mails of a watch reads which, and may keep them', async ({ page }) => {
  await page.route('**/api/watches/mails/*', route => route.fulfill({ json: { success: true, name: 'Obras' } }))
  await open(page, '/unsubscribe/any')
  await expect(page.getByText('dejaremos de enviarle correos sobre «Obras»')).toBeVisible()
  await page.getByRole('button', { name: 'Seguir recibiéndolos' }).click()
  await expect(page.getByText('No cambiamos nada')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dejar de recibirlos' })).toHaveCount(0)
})

test('on a small screen the links wait behind the menu toggle', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Soluciones' })
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(page.getByRole('button', { name: 'Cerrar el menú' })).toHaveAttribute('aria-expanded', 'true')
  await link.click()
  await expect(page).toHaveURL(/\/solutions$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Soluciones' })).toBeHidden()
})

test('the language changes at once, is kept, and a click outside closes its menu', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('menu')).toBeHidden()
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the web. Get a table you can trust.')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Sondeo: ask the web and get a table you can trust')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the web. Get a table you can trust.')
})

test('the theme follows the system until one is chosen, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  const ink = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
  const dark = await ink()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ink()).not.toBe(dark)
  await page.getByRole('button', { name: 'Tema: Como el sistema' }).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  expect(await ink()).toBe(dark)
  await page.reload()
  expect(await ink()).toBe(dark)
})

test('the hero shows the origin of whichever value is chosen', async ({ page }) => {
  await open(page, '/')
  const demo = page.getByRole('region', { name: 'Demostración con datos de ejemplo' })
  await expect(demo.locator('mark')).toHaveText('contacto@misti.example')
  await demo.getByRole('button', { name: 'Ver el origen de +51 54 555 127' }).click()
  await expect(demo.locator('mark')).toHaveText('+51 54 555 127')
  await expect(demo).toContainText('Página 4 de 6')
})

test('the landing questions have six topics, moved through by keyboard, one answer open at a time', async ({
  page,
}) => {
  await open(page, '/')
  const tabs = page.getByRole('tablist', { name: 'Temas de las preguntas' }).getByRole('tab')
  await expect(tabs).toHaveCount(6)
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Investigación de productos' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Otros' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Precios' }).click()
  await page.getByRole('button', { name: '¿Hay una prueba gratuita?' }).click()
  await expect(page.getByText('una prueba limitada')).toBeVisible()
  await page.getByRole('button', { name: '¿Cómo se cobra?' }).click()
  await expect(page.getByText('Los planes dependen del uso')).toBeVisible()
  await expect(page.getByText('una prueba limitada')).toBeHidden()
})

test('each of the six industries has its benefits, example, workflow and sign-up link', async ({ page }) => {
  await open(page, '/solutions')
  const tabs = page.getByRole('tablist', { name: 'Áreas' }).getByRole('tab')
  await expect(tabs).toHaveCount(6)
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.first()).toContainText('Comercio electrónico')
  for (const tab of await tabs.all()) {
    await tab.click()
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByText('Caso ilustrativo')).toBeVisible()
    await expect(panel.locator('ul > li')).toHaveCount(3)
    await expect(panel.locator('ol > li')).toHaveCount(4)
    await expect(panel.getByRole('link', { name: 'Crear una cuenta' })).toHaveAttribute('href', '/signup')
  }
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the not-found page goes back, home, and loads again', async ({ page }) => {
  await open(page, '/terms')
  await open(page, '/no-such-page')
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/\/terms$/)
  await open(page, '/no-such-page')
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Recargar' }).click()])
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a page reached by a link begins at its top, with the keyboard there', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Términos del servicio' })).toBeInViewport()
  await expect(page.locator('main')).toBeFocused()
})

test('a tab older than the server loads itself anew, once', async ({ page }) => {
  await open(page, '/')
  let refusals = 0
  await page.route('**/assets/solutions-*.js', async route => {
    refusals += 1
    if (refusals === 1) await route.fulfill({ status: 404, body: '' })
    else await route.continue()
  })
  const reloaded = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('link', { name: 'Soluciones' }).click()
  await reloaded
  await expect(page).toHaveURL(/\/solutions$/)
  await page.getByRole('tab', { name: /Marketing/ }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Una agencia prepara una feria textil')
})

for (const [language, path, words] of [
  ['es', '/', 'sentimiento del consumidor'],
  ['en', '/', 'consumer sentiment'],
  ['es', '/features', 'sentimiento del consumidor'],
] as const)
  test(`${path} promises what the market analysis covers, consumer sentiment too (${language})`, async ({ page }) => {
    await speak(page, language)
    await open(page, path)
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  })
