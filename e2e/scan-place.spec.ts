import { expect, type Page } from '@playwright/test'
import { enterAs } from './signed-in-page.ts'
import { expectAccessible, expectNoOverflow, open, speak, test, widths } from './watch-page.ts'

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
  await expect(rows.getByRole('row')).toHaveCount(9, { timeout: 40_000 })
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
})

test('a scan that is not there any more says so', async ({ page, context }) => {
  await enterAs(context, 'placer')
  await open(page, '/website-analysis/00000000-0000-7000-8000-000000000000')
  await expect(page.getByRole('alert')).toContainText('Este escaneo ya no está.')
})
