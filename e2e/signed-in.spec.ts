import { expect, type Page } from '@playwright/test'
import { enterAs, savedResults } from './support/signed-in-page.ts'
import { open, speak, test } from './support/watch-page.ts'

const sidebarOf = (page: Page) => page.getByRole('complementary', { name: /Búsquedas|Searches/ })
const itemsOf = (page: Page) => sidebarOf(page).getByRole('listitem')

test('the header shows who is there, leads to the profile and out', async ({ page, context }) => {
  await enterAs(context, 'leaver')
  await open(page, '/dashboard')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Sondeo, panel' })).toHaveAttribute('href', '/dashboard')
  const menu = header.getByRole('button', { name: 'Cuenta de Ana María' })
  await expect(menu).toHaveText('Ana María')
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Editar perfil' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('menuitem', { name: 'Editar perfil' })).toHaveCount(0)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Editar perfil' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('note')).toHaveCount(0)
  await open(page, '/dashboard')
  await expect(page).toHaveURL(/\/login$/)
})

test('the language dropdown changes everything at once; its labels exist in both languages', async ({
  page,
  context,
}) => {
  await enterAs(context, 'reader')
  await open(page, '/dashboard')
  // On arrival the page tells the language it has; what counts is the one chosen.
  const told = page.waitForRequest(
    request => request.url().endsWith('/api/account/language') && request.postDataJSON().language === 'en',
  )
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ana María')
  await expect(sidebarOf(page).getByRole('link', { name: 'New search' })).toBeVisible()
  await told
  await page.getByRole('button', { name: 'Ana María’s account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Edit profile' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
})

test('a user without a name is called by the username', async ({ page, context }) => {
  await enterAs(context, 'reader')
  await page.route('**/api/auth/check-auth', async route => {
    const body = await (await route.fetch()).json()
    await route.fulfill({ json: { ...body, user: { ...body.user, name: '' } } })
  })
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, reader')
  await expect(page.getByRole('button', { name: 'Cuenta de reader' })).toBeVisible()
})

test('the dashboard has exactly two cards; the product card leads to the first directory', async ({
  page,
  context,
}) => {
  await enterAs(context, 'reader')
  const answer = page.waitForResponse('**/api/get-directories')
  await open(page, '/dashboard')
  const [first] = (await (await answer).json()).directories
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Investigación de mercado de productos' })).toHaveAttribute(
    'href',
    `/product-research/${first._id}`,
  )
  await expect(page.getByRole('link', { name: 'Análisis de sitios web' })).toHaveAttribute('href', '/custom-url-scrape')
})

test('directories that do not come are an error with a way to try again', async ({ page, context }) => {
  await enterAs(context, 'reader')
  await speak(page, 'en')
  let isDown = true
  await page.route('**/api/get-directories', route => (isDown ? route.abort() : route.continue()))
  await open(page, '/dashboard')
  await expect(page.getByRole('alert')).toContainText('Error getting directory data, please try again.')
  await expect(page.getByRole('alert')).toContainText('We got no response.')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Product market research' })).toBeVisible()
})

test('names longer than 20 characters are cut and have the globe, others the target; the date is short', async ({
  page,
  context,
}) => {
  const account = await enterAs(context, 'reader')
  await open(page, '/dashboard')
  const long = itemsOf(page).filter({ hasText: 'portal.example/licit…' })
  await expect(long.getByRole('link')).toHaveText('portal.example/licit…mar 5, 2024')
  await expect(long.locator('[data-icon=globe]')).toBeVisible()
  const short = itemsOf(page).filter({ hasText: 'Azúcar' })
  await expect(short.locator('[data-icon=target]')).toBeVisible()
  await expect(short.getByRole('link')).toHaveAttribute('href', savedResults(account, 'Azúcar'))
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(long.getByRole('link')).toHaveText('portal.example/licit…Mar 5, 2024')
})

test('the list is paged by ten, and by five at exactly 768 px', async ({ page, context }) => {
  await enterAs(context, 'reader')
  await open(page, '/dashboard')
  await expect(itemsOf(page)).toHaveCount(10)
  await expect(sidebarOf(page).getByText('Página 1 de 3')).toBeVisible()
  await sidebarOf(page).getByRole('button', { name: 'Página siguiente' }).click()
  await sidebarOf(page).getByRole('button', { name: 'Página siguiente' }).click()
  await expect(sidebarOf(page).getByText('Página 3 de 3')).toBeVisible()
  await expect(itemsOf(page)).toHaveCount(5)
  await expect(sidebarOf(page).getByRole('button', { name: 'Página siguiente' })).toBeDisabled()
  await page.setViewportSize({ width: 768, height: 900 })
  await page.getByRole('button', { name: 'Mostrar u ocultar las búsquedas' }).click()
  const overlay = page.getByRole('dialog', { name: 'Búsquedas' })
  await expect(overlay.getByRole('listitem')).toHaveCount(5)
  await expect(overlay.getByText('Página 1 de 5')).toBeVisible()
  await page.setViewportSize({ width: 769, height: 900 })
  await expect(overlay.getByRole('listitem')).toHaveCount(10)
})

test('on a small screen the sidebar lies over the page and closes on a tap outside', async ({ page, context }) => {
  await enterAs(context, 'reader')
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/dashboard')
  await expect(sidebarOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Mostrar u ocultar las búsquedas' }).click()
  const overlay = page.getByRole('dialog', { name: 'Búsquedas' })
  await expect(overlay).toBeVisible()
  await page.mouse.click(350, 700)
  await expect(overlay).toBeHidden()
  await page.getByRole('button', { name: 'Mostrar u ocultar las búsquedas' }).click()
  await overlay.getByRole('link', { name: /Tutorial/ }).click()
  await expect(page).toHaveURL(/\/faqs$/)
  await expect(overlay).toBeHidden()
})

test('Recent folds away, and an account without searches says so', async ({ page, context }) => {
  await enterAs(context, 'newcomer')
  await speak(page, 'en')
  await open(page, '/dashboard')
  const empty = sidebarOf(page).getByText('No saved data yet')
  await expect(empty).toBeVisible()
  const recent = sidebarOf(page).getByRole('button', { name: 'Recent' })
  await recent.click()
  await expect(recent).toHaveAttribute('aria-expanded', 'false')
  await expect(empty).toBeHidden()
})

test('pinning calls, then lists anew: the pinned one comes first', async ({ page, context }) => {
  await enterAs(context, 'pinner')
  await open(page, '/dashboard')
  await expect(itemsOf(page).first()).toContainText('Búsqueda 1')
  await itemsOf(page).last().hover()
  await page.getByRole('button', { name: 'Fijar Búsqueda 3' }).click()
  await expect(itemsOf(page).first()).toContainText('Búsqueda 3')
  await expect(page.getByRole('button', { name: 'Fijar Búsqueda 3' })).toHaveAttribute('aria-pressed', 'true')
})

test('deleting the only search of the last page steps back a page', async ({ page, context }) => {
  await enterAs(context, 'deleter')
  await page.setViewportSize({ width: 760, height: 900 })
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Mostrar u ocultar las búsquedas' }).click()
  const overlay = page.getByRole('dialog', { name: 'Búsquedas' })
  await overlay.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(overlay.getByText('Página 2 de 2')).toBeVisible()
  await overlay.getByRole('listitem').hover()
  await overlay.getByRole('button', { name: 'Eliminar Búsqueda 6' }).click()
  await expect(overlay.getByText('Página 1 de 1')).toBeVisible()
  await expect(overlay.getByRole('listitem')).toHaveCount(5)
})

test('list, pin and delete failures are logged and show nothing', async ({ page, context, complaints }) => {
  await enterAs(context, 'reader')
  await page.route('**/api/pin-search', route => route.fulfill({ status: 500, json: { success: false } }))
  await page.route('**/api/delete-search-history', route => route.abort())
  await open(page, '/dashboard')
  await itemsOf(page).first().hover()
  await itemsOf(page).first().getByRole('button', { name: /Fijar/ }).click()
  await expect.poll(() => complaints.errors.some(text => text.includes('/api/pin-search failed'))).toBe(true)
  await itemsOf(page)
    .first()
    .getByRole('button', { name: /Eliminar/ })
    .click()
  await expect.poll(() => complaints.errors.some(text => text.includes('/api/delete-search-history failed'))).toBe(true)
  await page.route('**/api/get-searches?*', route => route.fulfill({ status: 503, json: { success: false } }))
  await page.reload()
  await expect(sidebarOf(page).getByText('Aún no hay datos guardados')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(complaints.errors.some(text => text.includes('could not be listed'))).toBe(true)
  complaints.errors.length = 0
})

test('the list says that it is loading', async ({ page, context }) => {
  await enterAs(context, 'reader')
  await speak(page, 'en')
  await page.route('**/api/get-searches?*', () => {})
  await open(page, '/dashboard')
  await expect(sidebarOf(page).getByText('Loading searches...')).toBeVisible()
})

test('without a network a band says so', async ({ page, context }) => {
  await enterAs(context, 'reader')
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Sin conexión a internet.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Sin conexión a internet.')).toHaveCount(0)
})
