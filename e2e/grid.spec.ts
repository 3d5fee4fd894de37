import { expect, type Page } from '@playwright/test'
import { enterAs, savedResults } from './support/signed-in-page.ts'
import { expectAccessible, expectNoOverflow, speak, test } from './support/watch-page.ts'

async function openSaved(page: Page, name: string) {
  const account = await enterAs(page.context(), 'opener')
  await page.goto(savedResults(account, name))
  await expect(page.getByRole('table')).toBeVisible()
}
const column = async (page: Page, index: number) =>
  (await page.locator(`tbody:not([aria-hidden]) tr td:nth-child(${index})`).allTextContents()).map(text => text.trim())

test('numbers are formatted only when they are numbers in the data, never years or codes', async ({ page }) => {
  await openSaved(page, 'Azúcar')
  expect(await column(page, 2)).toEqual(['1701', '1701', '1701'])
  expect(await column(page, 3)).toEqual(['2023', '2023', '2023'])
  expect((await column(page, 4))[0]).toBe('15,769,000,000')
  await page.evaluate("localStorage.setItem('region', 'ES')")
  await page.reload()
  await expect.poll(async () => (await column(page, 4))[0]).toBe('15.769.000.000')
  expect(await column(page, 3)).toEqual(['2023', '2023', '2023'])
})

test('a header sorts up, down and not at all', async ({ page }) => {
  await openSaved(page, 'portal.example/licitaciones')
  const header = page.getByRole('columnheader', { name: 'Monto' })
  const sort = header.getByRole('button').first()
  const asGiven = await column(page, 4)
  await sort.click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  expect((await column(page, 4))[0]).toBe('61,521')
  await sort.click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  expect((await column(page, 4))[0]).toBe('1,328,519')
  await sort.click()
  await expect(header).toHaveAttribute('aria-sort', 'none')
  expect(await column(page, 4)).toEqual(asGiven)
})

test('each column filters, the count says how many are left, and closing the filters brings all back', async ({
  page,
}) => {
  await openSaved(page, 'portal.example/licitaciones')
  await expect(page.getByText('5 filas')).toBeVisible()
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await page.getByLabel('Filtrar Entidad').fill('educacion')
  await expect(page.getByText('1 de 5 filas', { exact: true })).toBeVisible()
  await page.getByLabel('Filtrar Entidad').fill('')
  await page.getByLabel('Monto: desde').fill('200.000')
  await expect(page.getByText('4 de 5 filas', { exact: true })).toBeVisible()
  await page.getByLabel('Filtrar Objeto').fill('nothing like it')
  await expect(page.getByText('Ninguna fila coincide con los filtros.')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(page.getByText('5 filas')).toBeVisible()
})

test('columns can be hidden one after the other, and what is copied is what is seen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSaved(page, 'portal.example/licitaciones')
  await page.getByRole('button', { name: 'Columnas', exact: true }).click()
  for (const name of ['Objeto', 'Entidad', 'Año', 'Cierre', 'Contacto', 'Enlace'])
    await page.getByRole('menuitemcheckbox', { name }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('columnheader', { name: 'Monto' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Copiar' }).click()
  await expect(page.getByText('5 filas copiadas')).toBeVisible()
  const copied = await page.evaluate('navigator.clipboard.readText()')
  expect(String(copied).split('\n').slice(0, 2)).toEqual(['Código\tMonto', 'LP-043-2026\t61521'])
})

test('lists are joined, and addresses are links that are safe', async ({ page }) => {
  await openSaved(page, 'portal.example/licitaciones')
  const row = page.getByRole('row').nth(1)
  await expect(row.getByRole('cell').nth(6)).toHaveText('compras0@entidad.example, +51 1 555 0100')
  await expect(row.getByRole('link', { name: 'compras0@entidad.example' })).toHaveAttribute(
    'href',
    'mailto:compras0@entidad.example',
  )
  await expect(row.getByRole('link', { name: '+51 1 555 0100' })).toHaveAttribute('href', 'tel:+5115550100')
  const link = row.getByRole('link', { name: 'portal.example/licitaciones/LP-027-2026' })
  await expect(link).toHaveAttribute('href', 'https://portal.example/licitaciones/LP-027-2026')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(link).toHaveAttribute('target', '_blank')
})

test('a text that does not fit opens by a button', async ({ page }) => {
  await openSaved(page, 'Diez mil empresas')
  await page
    .getByRole('button', { name: /^Fabricación y distribución/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Descripción' })).toContainText('la industria en todo el país')
})

// As text, because the tests are typed for Node and this runs in the page: what stands at the upper, middle and lower
// part of the view, and how many rows there are.
const lookAtGrid = `(() => {
  const region = document.querySelector('section[tabindex]')
  const box = region.getBoundingClientRect()
  const at = [60, box.height / 2, box.height - 20].map(y => {
    const cell = document.elementFromPoint(box.left + 20, box.top + y)?.closest('td')
    return cell && !cell.closest('[aria-hidden]') ? cell.textContent : ''
  })
  return { at, rows: region.querySelectorAll('tbody:not([aria-hidden]) tr').length, top: region.scrollTop,
    end: region.scrollHeight - region.clientHeight }
})()`
const nextFrame = 'new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))'
type Look = { at: string[]; rows: number; top: number; end: number }

test('of 10,000 rows at most 100 are in the document, and paging to the end shows no blank stretch', async ({
  page,
}) => {
  await openSaved(page, 'Diez mil empresas')
  await expect(page.getByText('10,000 filas')).toBeVisible()
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  const region = page.getByRole('region', { name: 'Tabla de resultados' })
  // Whole in the window: what is outside of it cannot be looked at.
  await region.evaluate(element => element.scrollIntoView({ block: 'end' }))
  await region.focus()
  // After a frame: what was never painted was never seen.
  const look = async () => (await page.evaluate(`${nextFrame}.then(() => ${lookAtGrid})`)) as Look
  const expectFilled = ({ at, rows }: Look) => {
    expect(rows).toBeLessThanOrEqual(100)
    expect(at.filter(text => text === '')).toEqual([])
  }
  for (let pages = 0; pages < 8; pages += 1) {
    await page.keyboard.press('PageDown')
    expectFilled(await look())
  }
  // The rest in strides of a page, in every frame of the way.
  const worst = (await page.evaluate(`(async () => {
    const region = document.querySelector('section[tabindex]')
    const looks = []
    for (let step = 0; step < 30; step += 1) {
      region.scrollTop += region.scrollHeight / 30
      await ${nextFrame}
      looks.push(${lookAtGrid})
    }
    return looks
  })()`)) as Look[]
  for (const seen of worst) expectFilled(seen)
  const last = worst.at(-1)
  expect(last?.top).toBeGreaterThanOrEqual((last?.end ?? 0) - 1)
  await expect(page.getByRole('cell', { name: 'Empresa 10000' })).toBeVisible()
  await expect(page.getByRole('row').last()).toHaveAttribute('aria-rowindex', '10001')
  const box = await page.getByRole('row').last().boundingBox()
  expect(box?.height).toBe(36)
})

test('sorting and filtering 10,000 rows reach all of them, and the header stays in sight', async ({ page }) => {
  await speak(page, 'en')
  await openSaved(page, 'Diez mil empresas')
  await page.getByRole('columnheader', { name: 'Ventas' }).getByRole('button').first().click()
  await page.getByRole('columnheader', { name: 'Ventas' }).getByRole('button').first().click()
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(3)).toHaveText('100,001')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Filter Empresa').fill('Empresa 0999')
  await expect(page.getByText('10 of 10,000 rows', { exact: true })).toBeVisible()
  await page.getByLabel('Filter Empresa').fill('')
  await page.getByRole('region', { name: 'Result table' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByLabel('Filter Empresa')).toBeInViewport()
})

const headNames = async (page: Page) =>
  (await page.getByRole('columnheader').allTextContents()).map(text => text.trim().replace(/\W+$/, ''))
const widthOf = async (page: Page, name: string) =>
  Math.round((await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0)

test('a column is dragged to another width and another place, and the keyboard does both from its menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSaved(page, 'portal.example/licitaciones')
  const head = page.getByRole('columnheader', { name: 'Entidad' })
  const before = await widthOf(page, 'Entidad')
  const edge = await head.locator('[data-resize]').boundingBox()
  if (!edge) throw new Error('no edge')
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2)
  await page.mouse.down()
  await page.mouse.move(edge.x + 90, edge.y + edge.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => widthOf(page, 'Entidad')).toBeGreaterThan(before + 40)

  const given = await headNames(page)
  await page.getByRole('columnheader', { name: 'Monto' }).dragTo(page.getByRole('columnheader', { name: 'Objeto' }))
  await expect.poll(() => headNames(page)).not.toEqual(given)
  const moved = await headNames(page)
  expect(moved.indexOf('Monto')).toBe(given.indexOf('Objeto'))

  const wide = await widthOf(page, 'Monto')
  const menu = page.getByRole('columnheader', { name: 'Monto' }).getByRole('button', { name: 'Opciones de Monto' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Ensanchar' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => widthOf(page, 'Monto')).toBeGreaterThan(wide)
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Mover a la derecha' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await headNames(page)).indexOf('Monto')).toBe(moved.indexOf('Monto') + 1)
})

test('on a phone rows are cards with the name and what fits, and nothing is wider than the phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openSaved(page, 'portal.example/licitaciones')
  const card = page.getByRole('row').nth(1)
  await expect(card).toContainText('LP-027-2026')
  expect((await card.boundingBox())?.width).toBeLessThanOrEqual(360)
  await card.getByRole('button', { name: /^Todos los datos de/ }).click()
  await expect(page.getByRole('dialog', { name: 'Uniformes escolares' })).toContainText('compras0@entidad.example')
  await expectNoOverflow(page)
  await expectAccessible(page)
})
