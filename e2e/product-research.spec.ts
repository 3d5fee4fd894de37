import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openResearch } from './support/open-research.ts'
import { enterAs } from './support/signed-in-page.ts'
import { expectAccessible, expectNoOverflow, open, speak, test, widths } from './support/watch-page.ts'

test('a product becomes a table with its analysis, news and sources, and is found again in the list', async ({
  page,
  context,
}) => {
  await enterAs(context, 'researcher')
  await openResearch(page)
  await page.getByLabel('Nombre del producto').fill('  Azúcar ')
  await page.getByLabel('Código del producto').fill('   ')
  const sent = page.waitForRequest('**/api/scrape/trademark')
  await page.getByRole('button', { name: 'Obtener informe' }).click()
  expect((await sent).postDataJSON()).toEqual({ productName: 'Azúcar' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados de la investigación')
  const main = page.getByRole('main')
  await expect(main.getByText('Azúcar (1701)', { exact: true })).toBeVisible()
  const answer = main.getByRole('region', { name: 'La respuesta' })
  await expect(answer.getByRole('listitem')).toHaveCount(3)
  await expect(answer.getByRole('listitem').first()).toContainText('Brasil')
  await expect(answer.getByRole('term')).toHaveCount(4)
  await expect(answer).toContainText('Fuente: BACI (CEPII), V202601 · 1701 · HS 2022')
  await expect(main.getByRole('columnheader', { name: 'Valor (USD)' }).first()).toBeVisible()
  const table = main.getByRole('region', { name: /^Exportadores de .*\(1701\), HS 2022, 2024$/ })
  await expect(table.getByRole('row').nth(1)).toContainText('Brasil')
  await expect(table.getByRole('row').last()).toContainText('Otros')
  await table.getByRole('radio', { name: 'Importaciones' }).check()
  await expect(main.getByRole('heading', { name: /^Importadores de / })).toBeVisible()
  await main.getByRole('radio', { name: 'Exportaciones' }).last().check()
  await expect(main.getByRole('region', { name: 'Análisis de mercado' })).toContainText('Tamaño del mercado')
  const news = main.getByRole('region', { name: 'Noticias' })
  await expect(news.getByRole('link').first()).toHaveAttribute('rel', /noopener/)
  await expect(news.locator('time').first()).not.toBeEmpty()
  const sources = main.getByRole('region', { name: 'Fuentes' }).getByRole('listitem')
  await expect(sources).toHaveCount(6)
  await expect(sources.filter({ hasText: 'UN Comtrade' })).toContainText('Desconectada')
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }

  // The links to the parts lie above the head and the frozen column of the table that scrolls below them.
  await page.setViewportSize({ width: 1280, height: 800 })
  const links = main.getByRole('navigation', { name: 'Secciones del informe' })
  for (const part of ['columnheader', 'cell'] as const) {
    const cell = table.getByRole(part).first()
    await cell.evaluate(element =>
      element.ownerDocument.defaultView?.scrollBy(0, element.getBoundingClientRect().top - 70),
    )
    const isAbove = await links.evaluate(nav => {
      const { left, top, height, width } = nav.getBoundingClientRect()
      const points = [0.1, 0.3, 0.5, 0.9].map(share =>
        nav.ownerDocument.elementFromPoint(left + width * share, top + height / 2),
      )
      return points.every(found => nav.contains(found))
    })
    expect(isAbove).toBe(true)
  }

  await table.getByRole('row').filter({ hasText: 'Brasil' }).getByRole('button').nth(2).click()
  const origin = page.getByRole('dialog')
  await expect(origin).toContainText('BACI (CEPII), V202601 · 1701 · HS 2022')
  await expect(origin).toContainText('2024')
  await expect(origin.getByRole('link', { name: 'Abrir la fuente' })).toHaveAttribute('href', /^https:/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Exportar' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Descargar CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Azúcar_export.csv')
  expect(readFileSync(await download.path(), 'utf8')).toContain('"Análisis de mercado"')

  await page.getByRole('button', { name: 'Volver', exact: true }).click()
  await expect(page.getByLabel('Nombre del producto')).toHaveValue('')
  await expect(page.getByRole('table')).toHaveCount(0)

  await page.getByRole('complementary').getByRole('link').filter({ hasText: 'Azúcar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados guardados')
  await expect(page.getByRole('region', { name: 'Fuentes' }).getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('region', { name: 'Noticias' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Código utilizado' })).toContainText('1701')
  await expectAccessible(page)
})

test('a research is seen in charts, in both languages, as a brief for paper, and beside another', async ({
  page,
  context,
}) => {
  await enterAs(context, 'charter')
  await openResearch(page)
  const main = page.getByRole('main')
  const research = async (product: string) => {
    await page.getByLabel('Nombre del producto').fill(product)
    await page.getByRole('button', { name: 'Obtener informe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados de la investigación')
  }
  await research('Vino')
  await page.getByRole('button', { name: 'Volver', exact: true }).click()
  await research('Azúcar')
  const bars = main.getByRole('figure', { name: 'Brasil concentra al menos el 47.5% de las exportaciones mundiales' })
  await bars.scrollIntoViewIfNeeded()
  // One tab stop; arrows walk the marks wherever the pointer rests, and the one looked at is told.
  await bars.getByRole('img', { name: /^Brasil: / }).focus()
  await bars.getByRole('img', { name: /^Francia: / }).hover()
  await page.keyboard.press('ArrowDown')
  await expect(bars.getByRole('img', { name: /^Tailandia: / })).toBeFocused()
  await expect(bars.getByText(/^Tailandia: .* del total$/)).toBeVisible()
  await bars.getByRole('radio', { name: 'Tabla' }).check()
  await expect(bars.getByRole('row').nth(1)).toContainText('Brasil')
  await expectAccessible(page)
  await bars.getByRole('radio', { name: 'Gráfico' }).check()
  for (const format of ['SVG', 'PNG']) {
    await bars.getByRole('button', { name: /^Descargar el gráfico/ }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: `Descargar ${format}` }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(new RegExp(`_exporters\\.${format.toLowerCase()}$`))
    const bytes = readFileSync(await download.path())
    if (format === 'PNG') expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    else expect(bytes.toString()).toMatch(/^<svg[\s\S]*Brasil concentra al menos el 47.5%[\s\S]*fill="#[0-9a-f]{6}"/)
  }

  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(main.getByRole('figure', { name: 'Brazil accounts for at least 47.5% of world exports' })).toBeVisible()
  await expect(main.getByRole('columnheader', { name: 'Value (USD)' }).first()).toBeVisible()
  await expect(main.getByRole('region', { name: 'Market Analysis' })).toContainText('Market size')

  await main.getByRole('link', { name: 'Printable brief' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Azúcar')
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The answer' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('heading', { name: /^Exporters of .*\(1701\), HS 2022, 2024$/ })).toBeVisible()
  await expect(page.getByText('BACI, CEPII, release V202601').first()).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner').first()).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Sources and method' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back to the results' }).click()

  await main.getByRole('link', { name: 'Compare' }).click()
  const second = page.getByRole('group', { name: 'Second market' })
  await second.getByLabel('Report').selectOption({ index: 2 })
  await expect(
    main.getByRole('listitem').filter({ hasText: 'The largest exporter in “Azúcar” is Brazil' }),
  ).toBeVisible()
  await expect(page.getByRole('group', { name: 'First market' }).getByLabel('Year')).toHaveValue('2024')
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
})

test('a report is told for my country and role: asked once, changed in the report, kept in the profile', async ({
  page,
  context,
}) => {
  await enterAs(context, 'trader')
  await openResearch(page)
  const main = page.getByRole('main')
  await page.getByLabel('Nombre del producto').fill('palta')
  await page.getByRole('button', { name: 'Obtener informe' }).click()
  const side = main.getByRole('region', { name: '¿Desde qué país comercia usted?' })
  await side.getByLabel('Mi país').selectOption({ label: 'Perú' })
  const answer = main.getByRole('region', { name: 'La respuesta' }).getByRole('listitem')
  await expect(answer.first()).toContainText('Perú es el 2.º exportador de aguacates')
  const own = main.getByRole('region', { name: 'Desde su país' })
  await own.getByLabel('Mi rol').selectOption('exporter')
  const markets = main.getByRole('region', { name: 'Dónde vender más desde Perú' })
  const first = markets.getByRole('listitem').first()
  await expect(first).toContainText('Estados Unidos')
  await expect(main.getByRole('region', { name: /^Dónde comprar/ })).toHaveCount(0)

  // The score is written out, its parts have their figures, and its weights are the reader's.
  await first.getByText('Estados Unidos').click()
  await expect(first.getByRole('term').first()).toBeVisible()
  await expect(first).toContainText('BACI')
  await markets.locator('summary', { hasText: 'Ver el cálculo' }).click()
  await expectAccessible(page)
  for (const slider of await markets.getByRole('slider').all()) await slider.fill('0')
  await expect(markets.getByText('Sin puntaje').first()).toBeVisible()
  await markets.getByRole('slider', { name: 'Distancia' }).fill('5')
  await expect(first).toContainText('71 de 100')
  await markets.getByRole('button', { name: 'Restablecer los pesos' }).click()
  await expect(first).not.toContainText('71 de 100')

  const origins = main.getByRole('region', { name: 'Orígenes lado a lado' })
  await origins.getByLabel('Israel').check()
  await expect(origins.getByRole('row')).toHaveCount(5)
  await origins.getByRole('radio', { name: 'Mercados' }).check()
  await expect(main.getByRole('region', { name: 'Mercados lado a lado' })).toContainText('Estados Unidos')
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }

  // A reload opens the same report, and the next one begins with an empty form.
  await expect(page).toHaveURL(/\?report=/)
  await page.reload()
  await expect(answer.first()).toContainText('Perú es el 2.º exportador de aguacates')
  await page.getByRole('button', { name: 'Volver', exact: true }).click()
  await expect(page.getByLabel('Nombre del producto')).toHaveValue('')
  await page.getByLabel('Nombre del producto').fill('quinua')
  await page.getByRole('button', { name: 'Obtener informe' }).click()
  await expect(answer.first()).toContainText('Perú es el mayor exportador de quinua')
  await open(page, '/profile')
  await expect(page.getByLabel('Mi país')).toHaveValue('PER')
  await expect(page.getByLabel('Mi rol')).toHaveValue('exporter')
})

test('the nearest other codes are one click away', async ({ page, context }) => {
  await enterAs(context, 'doubter')
  await speak(page, 'en')
  await openResearch(page, 'Product market research')
  await page.getByLabel('Product Name').fill('Sugar')
  await page.getByRole('button', { name: 'Get report' }).click()
  const taken = page.getByRole('region', { name: 'Code used' })
  await expect(taken).toContainText('1701')
  await taken.getByText('related codes').click()
  const [asked] = await Promise.all([
    page.waitForRequest('**/api/scrape/trademark'),
    taken.getByRole('button', { name: 'Run again with 1702' }).click(),
  ])
  expect(asked.postDataJSON()).toEqual({ productName: 'Sugar', productCode: '1702' })
  // Another code is called by its own name.
  await expect(page.getByText(/\(1702\)$/).first()).toBeVisible()
  await expect(page.getByText('You searched for “Sugar”.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Exporters of .*\(1702\)/ })).toBeVisible()
})

test('a code alone is enough, and one question tells apart the codes that fit a name', async ({ page, context }) => {
  await enterAs(context, 'researcher')
  await openResearch(page)
  const main = page.getByRole('main')
  await page.getByLabel('Código del producto').fill('0901')
  await page.getByRole('button', { name: 'Obtener informe' }).click()
  const taken = main.getByRole('region', { name: 'Código utilizado' })
  const narrower = main.getByRole('region', { name: '¿Alguno de estos en particular?' })
  await expect(narrower).toBeVisible()
  await narrower.getByRole('button', { name: /0901\.21/ }).click()
  await expect(taken.getByText('0901.21', { exact: true }).first()).toBeVisible()
  await expect(main.getByRole('region', { name: 'La respuesta' })).toContainText('café tostado')
  await expectAccessible(page)
})
