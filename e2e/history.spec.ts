import { expect } from '@playwright/test'
import { enterAs } from './support/signed-in-page.ts'
import { open, test } from './support/watch-page.ts'

test('a deleted search comes back at once by Undo, and from the bin until it is erased', async ({ page, context }) => {
  await enterAs(context, 'historian')
  await open(page, '/dashboard')
  await page.getByRole('complementary').getByRole('link', { name: 'Ver el historial' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Historial')
  const item = main.getByRole('listitem').filter({ hasText: 'Búsqueda 3' })

  await item.getByRole('button', { name: 'Eliminar Búsqueda 3' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(item.getByRole('button', { name: 'Eliminar Búsqueda 3' })).toBeVisible()
  await expect(main.getByText('La papelera está vacía.')).toBeVisible()

  await item.getByRole('button', { name: 'Eliminar Búsqueda 3' }).click()
  await expect(item).toContainText('Se borra para siempre el')
  await page.reload()
  await item.getByRole('button', { name: 'Recuperar' }).click()
  await expect(item.getByRole('button', { name: 'Eliminar Búsqueda 3' })).toBeVisible()
})

test('the history is searched by words, and a search gets a name of one’s own', async ({ page, context }) => {
  await enterAs(context, 'historian')
  await open(page, '/history')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Cambiar el nombre de Búsqueda 1', exact: true }).click()
  await main.getByRole('textbox', { name: 'Nombre' }).fill('Pedidos de noviembre')
  await main.getByRole('textbox', { name: 'Nombre' }).press('Enter')
  await expect(main.getByRole('button', { name: 'Cambiar el nombre de Pedidos de noviembre' })).toBeVisible()
  await main.getByLabel('Buscar en el historial').fill('NOVIEMBRE pedidos')
  await expect(main.getByRole('button', { name: /^Cambiar el nombre/ })).toHaveCount(1)
  await main.getByLabel('Buscar en el historial').fill('nada de esto')
  await expect(main.getByText('Nada en el historial coincide con esa búsqueda.')).toBeVisible()
})
