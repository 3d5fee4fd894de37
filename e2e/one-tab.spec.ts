import { expect, type Page } from '@playwright/test'
import { seededPassword } from './support/seed-accounts.ts'
import { open, test } from './support/watch-page.ts'

async function signIn(page: Page, name: string) {
  await page.locator('[name=email]').fill(`${name}@example.com`)
  await page.locator('[name=password]').fill(seededPassword)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('A, then B in one tab: B sees nothing of what A saw', async ({ page, context }) => {
  await open(page, '/login')
  await signIn(page, 'counter')
  await choose(page, 'Mi actividad')
  await expect(page.getByRole('heading', { name: 'Búsquedas por mes' })).toBeVisible()
  // The session is lost without a sign-out, and the page is never loaded anew.
  await context.clearCookies()
  await choose(page, 'Reglas propias')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, 'newcomer')
  await choose(page, 'Mi actividad')
  await expect(page.getByText('Aún no hay actividad.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Búsquedas por mes' })).toHaveCount(0)
})

test('A in a tab that was left open, B in another one: the first tab becomes B’s without being loaded anew', async ({
  page,
  context,
}) => {
  await open(page, '/login')
  await signIn(page, 'counter')
  await choose(page, 'Mi actividad')
  await expect(page.getByRole('heading', { name: 'Búsquedas por mes' })).toBeVisible()
  const other = await context.newPage()
  await open(other, '/login')
  await signIn(other, 'newcomer')
  await expect(page.getByText('Aún no hay actividad.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Búsquedas por mes' })).toHaveCount(0)
  await choose(other, 'Cerrar sesión')
  await expect(page).toHaveURL(/\/login$/)
})
