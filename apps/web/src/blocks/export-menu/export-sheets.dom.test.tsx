import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { errorTextsEs } from '@sondeo/contract/error-texts/es'
import { exportGoogleSheets, getSpreadsheets } from '@sondeo/contract/exports'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { setLanguage } from '../../browser/language.ts'
import { exports as en } from '../../messages/en/exports.ts'
import { errorNotes } from '../../messages/es/error-notes.ts'
import { exports as text } from '../../messages/es/exports.ts'
import { ExportMenu } from './export-menu.tsx'

const rows = [
  { Empresa: 'Uno', Ventas: 30 },
  { Empresa: 'Dos', Ventas: 10 },
]
const spreadsheets = [
  { spreadsheetId: 'sheet-1', name: 'Ventas', url: 'https://docs.example/1' },
  { spreadsheetId: 'sheet-2', name: 'Clientes', url: 'https://docs.example/2' },
]
const exported = { success: true as const, spreadsheetUrl: 'https://docs.example/new', rowsAdded: 2, rowsUpdated: 1 }

type Consent = { callback: (reply: { access_token?: string; error?: string }) => void }

/** What Google's window answers; its script is not fetched. */
let consent: (options: Consent) => void
let server: StandIn
beforeEach(() => {
  server = startStandIn({ googleClientId: 'client' })
  consent = ({ callback }) => callback({ access_token: 'token' })
  vi.stubGlobal('google', {
    accounts: { oauth2: { initTokenClient: (options: Consent) => ({ requestAccessToken: () => consent(options) }) } },
  })
  vi.spyOn(document.head, 'append').mockImplementation(script => {
    queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')))
  })
  server.answer(getSpreadsheets, { success: true, spreadsheets: [] })
  server.answer(exportGoogleSheets, exported)
})
const dialog = () => within(screen.getByRole('dialog'))
const signIn = () => dialog().getByRole<HTMLButtonElement>('button', { name: text.dialog.signIn })

async function openDialog() {
  const page = show(<ExportMenu name="Lista" rows={rows} summary="Sube." searchId="s1" />)
  await page.person.click(screen.getByRole('button', { name: text.menu }))
  await expect.poll(() => screen.queryByText(text.noGoogle)).toBeNull()
  await page.person.click(screen.getByRole('menuitem', { name: text.sheets }))
  await expect.poll(() => signIn().disabled).toBe(false)
  return page
}

test('the dialog says how many rows go out, before anybody signs in', async () => {
  await openDialog()
  expect(dialog().getByText(text.dialog.description(2))).toBeTruthy()
  expect(server.bodiesOf(exportGoogleSheets)).toEqual([])
})

test('with consent the rows are written, and the way to the spreadsheet is shown with what is new in it', async () => {
  const { person } = await openDialog()
  await person.click(signIn())
  expect(await dialog().findByText(text.dialog.done)).toBeTruthy()
  expect(dialog().getByText(text.dialog.counts(2, 1))).toBeTruthy()
  expect(dialog().getByRole('link', { name: text.dialog.open }).getAttribute('href')).toBe(exported.spreadsheetUrl)
  expect(server.bodiesOf(exportGoogleSheets)).toEqual([
    { data: rows, headers: ['Empresa', 'Ventas'], name: 'Lista', summary: 'Sube.', accessToken: 'token' },
  ])
})

test('a server that does not count says only that it is done', async () => {
  server.answer(exportGoogleSheets, { success: true, spreadsheetUrl: 'https://docs.example/new' })
  const { person } = await openDialog()
  await person.click(signIn())
  const done = await dialog().findByRole('status')
  expect(done.textContent).toBe(text.dialog.done)
})

test('a spreadsheet of before can be chosen, and what was added to it is said', async () => {
  server.answer(getSpreadsheets, { success: true, spreadsheets })
  const { person } = await openDialog()
  await person.click(await dialog().findByRole('radio', { name: text.dialog.asExisting }))
  await person.selectOptions(dialog().getByLabelText(text.dialog.choose), 'Clientes')
  await person.click(signIn())
  await dialog().findByText(text.dialog.done)
  expect(server.bodiesOf(exportGoogleSheets)[0]).toMatchObject({ spreadsheetId: 'sheet-2' })
})

test('who goes back to a new spreadsheet gets a new one', async () => {
  server.answer(getSpreadsheets, { success: true, spreadsheets })
  const { person } = await openDialog()
  await person.click(await dialog().findByRole('radio', { name: text.dialog.asExisting }))
  await person.click(dialog().getByRole('radio', { name: text.dialog.asNew }))
  expect(dialog().queryByLabelText(text.dialog.choose)).toBeNull()
  await person.click(signIn())
  await dialog().findByText(text.dialog.done)
  expect(server.bodiesOf(exportGoogleSheets)[0]).not.toHaveProperty('spreadsheetId')
})

test('while Google’s window is open the page says so; nothing has gone out yet', async () => {
  const opened: Consent[] = []
  consent = options => opened.push(options)
  const { person } = await openDialog()
  await person.click(signIn())
  expect(await dialog().findByText(text.dialog.waiting)).toBeTruthy()
  expect(server.bodiesOf(exportGoogleSheets)).toEqual([])
  act(() => opened[0]?.callback({ access_token: 'token' }))
  expect(await dialog().findByText(text.dialog.done)).toBeTruthy()
})

test('while rows are written the dialog cannot be left by mistake', async () => {
  const release = server.hold(exportGoogleSheets, exported)
  const { person } = await openDialog()
  await person.click(signIn())
  expect(await dialog().findByText(text.dialog.exporting)).toBeTruthy()
  expect(dialog().queryByRole('button', { name: text.close })).toBeNull()
  release()
  expect(await dialog().findByText(text.dialog.done)).toBeTruthy()
})

test('without consent nothing is sent, and one can try again', async () => {
  consent = ({ callback }) => callback({ error: 'access_denied' })
  const { person } = await openDialog()
  await person.click(signIn())
  expect((await dialog().findByRole('alert')).textContent).toBe(text.dialog.authFailed)
  expect(server.bodiesOf(exportGoogleSheets)).toEqual([])
  await person.click(dialog().getByRole('button', { name: text.retry }))
  expect(dialog().getByText(text.dialog.description(2))).toBeTruthy()
})

test.each([
  ['is only in Pro', () => server.refuse(exportGoogleSheets, 'pro_only'), errorTextsEs.pro_only],
  [
    'names a spreadsheet that is gone',
    () => server.refuse(exportGoogleSheets, 'export_spreadsheet_gone'),
    errorTextsEs.export_spreadsheet_gone,
  ],
  ['nobody answers', () => server.silence(exportGoogleSheets), errorNotes.noResponse],
])('an export that %s says why, and its dialog closes without a trace', async (_, prepare, cause) => {
  prepare()
  const { person } = await openDialog()
  await person.click(signIn())
  expect((await dialog().findByRole('alert')).textContent).toBe(cause + text.dialog.exportFailed)
  const [, close] = dialog().getAllByRole('button', { name: text.close })
  await person.click(close as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
  await person.click(screen.getByRole('button', { name: text.menu }))
  await person.click(screen.getByRole('menuitem', { name: text.sheets }))
  expect(dialog().queryByRole('alert')).toBeNull()
})

test('a refusal follows the language', async () => {
  server.refuse(exportGoogleSheets, 'export_token_expired')
  const { person } = await openDialog()
  await person.click(signIn())
  await dialog().findByRole('alert')
  act(() => setLanguage('en'))
  expect(dialog().getByRole('alert').textContent).toBe(errorTextsEn.export_token_expired + en.dialog.exportFailed)
  expect(dialog().getByRole('heading').textContent).toBe(en.failedTitle)
})
