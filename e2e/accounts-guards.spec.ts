import { expect } from '@playwright/test'
import { enterAs } from './support/signed-in-page.ts'
import { open, test } from './support/watch-page.ts'

const protectedPaths = [
  '/dashboard',
  '/product-research/any',
  '/product-research/results/any',
  '/custom-url-scrape',
  '/custom-url/ai-prompt/any',
  '/profile',
]

for (const path of protectedPaths)
  test(`${path} leads a visitor to the sign-in, in place`, async ({ page }) => {
    await open(page, '/terms')
    await open(page, path)
    await expect(page).toHaveURL(/\/login$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/terms$/)
  })

test('a protected route shows a spinner while the session is looked at', async ({ page, context }) => {
  await enterAs(context, 'reader')
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/auth/check-auth', async route => {
    await held
    await route.continue()
  })
  await open(page, '/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Cargando…' })).toBeAttached()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a session check that fails for any reason leads to the sign-in', async ({ page, context }) => {
  await enterAs(context, 'reader')
  await page.route('**/api/auth/check-auth', route => route.abort())
  await open(page, '/dashboard')
  await expect(page).toHaveURL(/\/login$/)
})

for (const path of ['/signup', '/forgot-password'])
  test(`${path} leads whoever is signed in to the dashboard`, async ({ page, context }) => {
    await enterAs(context, 'reader')
    await open(page, path)
    await expect(page).toHaveURL(/\/dashboard$/)
  })

test('the landing page and the sign-in do not send a signed-in user away', async ({ page, context }) => {
  await enterAs(context, 'reader')
  for (const path of ['/', '/login']) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('public pages do not ask who is there', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  for (const path of ['/', '/pricing', '/terms', '/faqs', '/login', '/reset-password/x']) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
})

test('an anonymous visitor of /faqs stays there and sees the empty state of the sidebar', async ({ page }) => {
  await open(page, '/faqs')
  const sidebar = page.getByRole('complementary', { name: 'Búsquedas' })
  await expect(sidebar.getByText('Aún no hay datos guardados')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Términos' })).toBeVisible()
  await expect(page).toHaveURL(/\/faqs$/)
})

test('a visitor who was sent to sign in is offered the way back on the dashboard', async ({ page, context }) => {
  await open(page, '/profile')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('note')).toContainText('Su sesión se cerró')
  await enterAs(context, 'reader')
  await open(page, '/dashboard')
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await open(page, '/dashboard')
  await expect(page.getByRole('link', { name: 'Continuar' })).toHaveCount(0)
})

test('when the session ends in the middle, what was being typed waits', async ({ page, context }) => {
  const account = await enterAs(context, 'reader')
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Editar: Nombre', exact: true }).click()
  await page.locator('[name=name]').fill('Ana Lucía')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await context.addCookies([{ name: 'sondeo', value: account.token, url: process.env.E2E_URL ?? '' }])
  await open(page, '/dashboard')
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expect(page.locator('[name=name]')).toHaveValue('Ana Lucía')
  await page.getByRole('button', { name: 'Cancelar' }).click()
})
