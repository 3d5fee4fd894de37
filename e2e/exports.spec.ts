import { readFileSync } from 'node:fs'
import { read, utils } from '@e965/xlsx'
import { type Download, expect, type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { listenOnLoopback } from '../packages/test-kit/src/stand-ins/listen-on-loopback.ts'
import { type GoogleSheetsStandIn, startGoogleSheets } from '../packages/test-kit/src/stand-ins/start-google-sheets.ts'
import { type ExportsSeed, seedExports, suppliers } from './support/seed-exports.ts'
import { enterAs, savedResults } from './support/signed-in-page.ts'
import { startServer } from './support/start-server.ts'
import { expectAccessible, open, test as watched } from './support/watch-page.ts'

/** Gives the token that the test left in the window, or refuses as a closed window does. */
const identityScript = `window.google = { accounts: { oauth2: { initTokenClient: options => ({
  requestAccessToken: () => {
    window.asked = { client_id: options.client_id, scope: options.scope }
    if (window.googleToken) options.callback({ access_token: window.googleToken })
    else options.error_callback({ type: 'popup_closed' })
  },
}) } } }`

// One server of its own serves the whole file.
watched.describe.configure({ mode: 'default' })

type Place = { url: string; seed: ExportsSeed; google: GoogleSheetsStandIn; identityUrl: string }

/** A server that has Google, and the Google it has. */
const test = watched.extend<object, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const google = await startGoogleSheets()
      google.allow('a-token')
      const identity = await listenOnLoopback((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(identityScript)
      })
      const identityUrl = `${identity.url}/gsi/client`
      let seed: ExportsSeed | undefined
      const server = await startServer({
        env: {
          GOOGLE_CLIENT_ID: 'client-1',
          GOOGLE_SHEETS_URL: google.url,
          GOOGLE_IDENTITY_SCRIPT_URL: identityUrl,
          COMTRADE_URL: 'offline',
        },
        prepare: async dataDir => {
          seed = await seedExports(dataDir)
        },
      })
      if (!seed) throw new Error('nothing was seeded')
      await use({ url: server.url, seed, google, identityUrl })
      await server.stop()
      await identity.close()
      await google.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ place }, use) => use(place.url),
  context: async ({ context, place }, use) => {
    await context.addCookies([{ name: 'sondeo', value: place.seed.token, url: place.url, httpOnly: true }])
    await use(context)
  },
})

const openSuppliers = (page: Page, { seed }: Place) => open(page, `/product-research/results/${seed.suppliersId}`)

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
async function take(page: Page, item: string): Promise<Download> {
  const downloading = page.waitForEvent('download')
  await choose(page, item)
  return downloading
}

test('the CSV and the Excel file open in other programs with everything in them', async ({ page, place }) => {
  await openSuppliers(page, place)
  const csv = await take(page, 'Descargar CSV')
  expect(csv.suggestedFilename()).toBe('https___uno.example_proveedores_export.csv')
  const text = readFileSync(await csv.path(), 'utf8')
  expect(text.startsWith('\uFEFF"Empresa"')).toBe(true)
  const [table = '', analysis = ''] = text.slice(1).split('\r\n\r\n')
  const lines = suppliers.map(line => Object.values(line).map(cell => (cell === '=1+1' ? `'${cell}` : cell)))
  expect(parse(table)).toEqual([Object.keys(suppliers[0] ?? {}), ...lines])
  expect(parse(analysis)).toEqual([['Análisis de mercado'], ['Demanda\n\nCrece **mucho**.']])

  const excel = await take(page, 'Descargar Excel')
  expect(excel.suggestedFilename()).toBe('https___uno.example_proveedores_export.xlsx')
  const book = read(readFileSync(await excel.path()), { cellDates: true, UTC: true, cellNF: true })
  expect(book.SheetNames).toEqual(['Datos', 'Análisis', 'Fuentes'])
  const data = book.Sheets.Datos ?? {}
  const kinds = ['A2', 'B2', 'D2', 'E2', 'F2', 'F3', 'F4'].map(cell => [data[cell]?.t, data[cell]?.w])
  expect(kinds).toEqual([
    ['s', 'Agro Ana S.A.C.'],
    ['s', '20100047218'],
    ['n', 'S/ 1,500.50'],
    ['d', '2026-03-15'],
    ['s', suppliers[0]?.Nota],
    ['s', '=1+1'],
    ['s', '+51 1 612 3456'],
  ])
  const sources = utils.sheet_to_json<string[]>(book.Sheets.Fuentes ?? {}, { header: 1, UTC: true })
  expect(sources[1]?.slice(1, 2)).toEqual(['https://uno.example/proveedores'])
  expect(sources[1]?.[4]).toBe('1-3')
})

test('Google Sheets: signed in, exported, opened; the same sheet again; and when Google says no', async ({
  page,
  place,
  complaints,
}) => {
  const { google, identityUrl } = place
  await openSuppliers(page, place)
  await choose(page, 'Conectar con Google Sheets')
  const dialog = page.getByRole('dialog')
  const signIn = dialog.getByRole('button', { name: 'Iniciar sesión con Google' })

  // A window that the user closes.
  await signIn.click()
  await expect(dialog.getByRole('heading', { name: 'Exportación fallida' })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveText('No se pudo autenticar con Google, inténtelo de nuevo.')
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click()

  // A token that has expired.
  await page.evaluate("window.googleToken = 'expired'")
  await signIn.click()
  await expect(dialog.getByRole('alert')).toContainText('No se pudo exportar a la hoja de cálculo, inténtelo de nuevo.')
  await expect(dialog.getByRole('alert')).toContainText('Su conexión con Google ha caducado.')
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click()

  // Google is busy for a moment, so that the overlay is there to be seen.
  await page.evaluate("window.googleToken = 'a-token'")
  google.trouble({ status: 429, retryAfterSeconds: 1 })
  await expectAccessible(page)
  await signIn.click()
  await expect(dialog.getByText('Exportando a Google Sheets…')).toBeVisible()
  const link = dialog.getByRole('link', { name: 'Abrir la hoja de cálculo' })
  await expect(link).toHaveAttribute('href', /^https:\/\/docs\.google\.com\/spreadsheets\/d\//)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(dialog.getByRole('status')).toContainText('3 filas añadidas.')
  expect(await page.evaluate('window.asked')).toEqual({
    client_id: 'client-1',
    scope: 'https://www.googleapis.com/auth/drive.file profile email',
  })
  const [book] = [...google.books.values()]
  const headers = Object.keys(suppliers[0] ?? {})
  expect(book?.sheets[0]?.values).toEqual([headers, ...suppliers.map(line => Object.values(line))])
  expect(book?.sheets[1]?.values).toEqual([['Análisis de mercado'], ['Demanda'], ['Crece **mucho**.']])
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(dialog).toBeHidden()

  // The same spreadsheet again: rows are updated, none is added.
  await choose(page, 'Conectar con Google Sheets')
  await dialog.getByText('Una que ya usé').click()
  await expect(dialog.getByLabel('Hoja de cálculo', { exact: true })).toHaveValue(book?.spreadsheetId ?? '')
  await dialog.getByRole('button', { name: 'Iniciar sesión con Google' }).click()
  await expect(dialog.getByRole('status')).toContainText('3 filas actualizadas.')
  expect(google.books.size).toBe(1)
  expect(book?.sheets[0]?.values).toHaveLength(4)

  // The script came from its own address, which the content policy names, and nothing else did.
  expect(complaints.strangers.splice(0)).toEqual([identityUrl])
})

test('Google Sheets gets what is seen: the rows that are left and the columns that are shown', async ({
  page,
  place,
  complaints,
}) => {
  const { google, identityUrl } = place
  await openSuppliers(page, place)
  const known = new Set(google.books.keys())
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await page.getByLabel('Filtrar Empresa').fill('agro ana')
  await page.getByRole('button', { name: 'Columnas', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Nota' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Exportar 1 de 3 filas' }).click()
  await page.getByRole('menuitem', { name: 'Conectar con Google Sheets' }).click()
  const dialog = page.getByRole('dialog')
  await page.evaluate("window.googleToken = 'a-token'")
  await dialog.getByRole('button', { name: 'Iniciar sesión con Google' }).click()
  await expect(dialog.getByRole('status')).toContainText('1 fila añadida.')
  const book = [...google.books.values()].find(({ spreadsheetId }) => !known.has(spreadsheetId))
  const { Nota: _, ...seen } = suppliers[0] ?? {}
  expect(book?.sheets[0]?.values).toEqual([Object.keys(seen), Object.values(seen)])
  expect(complaints.strangers.splice(0)).toEqual([identityUrl])
})

test('two searches become one list: columns reviewed, duplicates once, sources kept, exported like any other', async ({
  page,
  place,
}) => {
  await openSuppliers(page, place)
  await page.getByRole('link', { name: 'Unir con otras' }).click()
  await expect(page.getByRole('checkbox', { name: /uno\.example/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /two\.example/ }).check()
  await page.getByRole('button', { name: 'Revisar columnas' }).click()
  await expect(page.getByText('4 filas (1 repetida quitada)')).toBeVisible()
  const remarks = page.getByLabel('Columna de https://two.example/buyers para Nota')
  await remarks.selectOption('Remarks')
  await page.getByLabel('Incluir RUC').uncheck()
  await page.getByLabel('Nombre de la lista').fill('Clientes 2026')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Crear lista' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados guardados')
  const csv = await take(page, 'Descargar CSV')
  expect(csv.suggestedFilename()).toBe('Clientes 2026_export.csv')
  const rows: Record<string, string>[] = parse(readFileSync(await csv.path(), 'utf8').slice(1), { columns: true })
  expect(rows).toHaveLength(4)
  expect(rows[0]).toEqual({
    Empresa: 'Agro Ana S.A.C.',
    Correo: 'ana@agro.pe',
    Monto: 'S/ 1.500,50',
    Cierre: '15/03/2026',
    Nota: 'dijo "hola",\ny se fue 🚢',
    Phone: '+51 1 612 3456',
    Fuente: 'https://uno.example/proveedores; https://two.example/buyers',
    'Dirección de la fuente': 'https://uno.example/proveedores; https://two.example/buyers',
  })
  expect(rows[3]).toMatchObject({ Empresa: 'Quinoa Real', Nota: 'second', Fuente: 'https://two.example/buyers' })
  await expect(page.getByRole('complementary').getByText('Clientes 2026')).toBeVisible()
})

watched('without Google the entry is there, cannot be used, and says why', async ({ page, context }) => {
  const account = await enterAs(context, 'opener')
  await open(page, savedResults(account, 'Azúcar'))
  await page.getByRole('button', { name: 'Exportar' }).click()
  const item = page.getByRole('menuitem', { name: 'Conectar con Google Sheets' })
  await expect(item).toHaveAttribute('aria-disabled', 'true')
  await expect(item).toContainText('La conexión con Google no está disponible.')
  await item.dispatchEvent('click')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
