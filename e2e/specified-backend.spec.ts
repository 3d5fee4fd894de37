import { expect, type Page } from '@playwright/test'
import { seededPassword } from './support/seed-accounts.ts'
import { enterAs, savedResults } from './support/signed-in-page.ts'
import { specifiedFields } from './support/specified-fields.data.ts'
import { open, test } from './support/watch-page.ts'

/** The parts of an answer that lie under one of the paths. */
function keepFields(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map(item => keepFields(item, paths))
  if (typeof value !== 'object' || value === null || paths.includes('')) return value
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const below = paths.flatMap(path =>
      path === name ? [''] : path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : [],
    )
    return below.length > 0 ? [[name, keepFields(part, below)] as const] : []
  })
  return Object.fromEntries(kept)
}

/** The real server, answering as a backend would that knows the specification and nothing else. */
async function answerAsSpecified(page: Page) {
  await page.route('**/api/**', async route => {
    const fields = specifiedFields[new URL(route.request().url()).pathname]
    if (!fields) return route.fulfill({ status: 404, json: { message: 'No such call' } })
    const response = await route.fetch()
    const body: unknown = await response.json()
    // A refusal is passed on: it has texts of its own.
    return response.ok() ? route.fulfill({ response, json: keepFields(body, fields) }) : route.fulfill({ response })
  })
}

test.beforeEach(({ page }) => answerAsSpecified(page))

test('signing in and out works', async ({ page }) => {
  await open(page, '/login')
  await page.getByLabel('Correo electrónico').fill('counter@example.com')
  await page.locator('[name=password]').fill(seededPassword)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Ana María')
  await page.getByRole('button', { name: 'Cuenta de Ana María' }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('earlier searches are listed, pinned and opened with their table', async ({ page, context }) => {
  const account = await enterAs(context, 'specified')
  await open(page, '/dashboard')
  const sidebar = page.getByRole('complementary', { name: 'Búsquedas' })
  const item = sidebar.getByRole('listitem').filter({ hasText: 'Azúcar' })
  await item.hover()
  const pin = item.getByRole('button', { name: 'Fijar Azúcar' })
  await pin.click()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await open(page, savedResults(account, 'Azúcar'))
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Análisis de mercado' })).toBeVisible()
})

test('the profile is saved, and the page follows what was typed', async ({ page, context }) => {
  await enterAs(context, 'specified')
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Editar: Nombre', exact: true }).click()
  await page.locator('[name=name]').fill('Ana Sofía')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('button', { name: 'Cuenta de Ana Sofía' })).toBeVisible()
})

test('a website is scanned, asked about and answered', async ({ page, context }) => {
  await enterAs(context, 'specified')
  await open(page, '/custom-url-scrape')
  await page.getByRole('button', { name: 'Licitaciones de un municipio' }).click()
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  await page.getByLabel('Su pregunta').fill('todas las licitaciones')
  await expect(page.getByText(/páginas? · \d/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Analizar' }).click()
  await expect(page.getByRole('main').getByRole('table').getByRole('row')).toHaveCount(48)
})

test('a product becomes a table and an analysis', async ({ page, context }) => {
  await enterAs(context, 'specified')
  await open(page, '/dashboard')
  await page.getByRole('link', { name: 'Investigación de mercado de productos' }).click()
  await page.getByLabel('Nombre del producto').fill('Azúcar')
  await page.getByRole('button', { name: 'Obtener informe' }).click()
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Análisis de mercado' })).toContainText('Tamaño del mercado')
})
