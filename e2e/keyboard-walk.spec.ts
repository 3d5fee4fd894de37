import { expect, type Locator, type Page } from '@playwright/test'
import { seededPassword } from './support/seed-accounts.ts'
import { seeded } from './support/signed-in-page.ts'
import { expectAccessible, open, test } from './support/watch-page.ts'

const mostSteps = 120

// As text, because the tests are typed for Node. What has the focus must be seen to have it.
const focusIsSeen = `(() => {
  const at = document.activeElement
  if (!at || at === document.body || at.tagName === 'IFRAME') return true
  const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(at)
  const label = at.closest('label') ?? at.parentElement
  const around = label ? getComputedStyle(label) : null
  return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none' ||
    (around !== null && around.outlineStyle !== 'none') || at.outerHTML.slice(0, 200) + borderColor
})()`

/** Presses Tab, or Shift and Tab, until the focus is there; everywhere on the way it can be seen. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(wanted).toBeVisible()
  for (let step = 0; step < mostSteps; step += 1) {
    if (await wanted.evaluate(element => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press(key)
    expect(await page.evaluate(focusIsSeen)).toBe(true)
  }
  throw new Error(`${mostSteps} steps did not lead to ${wanted}`)
}

test('the whole walk without a mouse: sign in, scan, origin, question, filter, export, history, undo', async ({
  page,
}) => {
  test.slow()
  await open(page, '/custom-url-scrape')
  await page.waitForURL(/\/login/)
  await tabTo(page, page.getByLabel('Correo electrónico'))
  await page.keyboard.type(seeded('walker').email)
  await tabTo(page, page.getByLabel('Contraseña', { exact: true }))
  await page.keyboard.type(seededPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(dashboard|custom-url-scrape)/)

  // The address of a sample list, as anybody could copy it.
  await open(page, '/custom-url-scrape')
  await tabTo(page, page.getByRole('button', { name: 'Licitaciones de un municipio' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  const address = await page.getByRole('main').getByRole('link', { name: /^http/ }).first().getAttribute('href')
  await open(page, '/dashboard')
  await tabTo(page, page.getByRole('textbox', { name: 'Dirección o producto' }))
  await page.keyboard.type(address ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)

  const grid = page.getByRole('region', { name: 'Tabla de resultados' })
  const cellAt = (row: number, column: number) => grid.locator(`[data-cell="${row}:${column}"]`)
  await expect(cellAt(0, 0)).toBeVisible()
  await tabTo(page, grid)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const origin = page.getByRole('dialog', { name: 'De dónde viene este valor' })
  await expect(origin.locator('iframe').contentFrame().locator('#origin')).toBeVisible()
  const before = await origin.locator('iframe').getAttribute('src')
  await page.keyboard.press('ArrowDown')
  await expect(origin.locator('iframe')).not.toHaveAttribute('src', before ?? '')
  expect(await page.evaluate(focusIsSeen)).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(origin).toBeHidden()

  const typed: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/export/table')) typed.push(request.url())
  })
  await tabTo(page, page.getByLabel('Su pregunta'), 'Shift+Tab')
  await page.keyboard.type('todas las licitaciones')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?answer=/)
  await expect(page.getByText('Así entendimos su pregunta')).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Filtrar' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Presupuesto: desde'))
  await page.keyboard.type('10000000')
  await expect(page.getByText(/^\d+ de \d+ filas$/)).toBeVisible()
  expect(typed).toHaveLength(1)
  await tabTo(page, page.getByRole('button', { name: /^Exportar \d+ de/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const csv = page.getByRole('menuitem', { name: 'Descargar CSV' })
  await expect(csv).toBeVisible()
  for (let step = 0; step < 6; step += 1) {
    if (await csv.evaluate(element => element === element.ownerDocument.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)

  await tabTo(page, page.getByRole('complementary').getByRole('link', { name: 'Ver el historial' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historial')
  const main = page.getByRole('main')
  const remove = main.getByRole('button', { name: /^Eliminar todas las licitaciones/ }).first()
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await expect(main.getByText('Se borra para siempre el')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Deshacer' }))
  await page.keyboard.press('Enter')
  await expect(remove).toBeVisible()
  await expect(main.getByText('La papelera está vacía.')).toBeVisible()
  await expectAccessible(page)
})
