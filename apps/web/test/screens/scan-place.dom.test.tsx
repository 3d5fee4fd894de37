import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { errorTextsEs } from '@sondeo/contract/error-texts/es'
import { stopWork } from '@sondeo/contract/events'
import { paths, screenPatterns } from '@sondeo/contract/paths'
import { getRowsSoFar, getScanState, rowsWhileRunning, type ScanState } from '@sondeo/contract/scans'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../src/browser/language.ts'
import { draftKey } from '../../src/browser/stored/drafts.ts'
import { tabStorage } from '../../src/browser/stored/tab-storage.ts'
import { scanPlace as placeEn } from '../../src/messages/en/scan-place.ts'
import { websiteAnalysis as websiteEn } from '../../src/messages/en/website-analysis.ts'
import { errorNotes } from '../../src/messages/es/error-notes.ts'
import { scanPlace as place } from '../../src/messages/es/scan-place.ts'
import { websiteAnalysis as website } from '../../src/messages/es/website-analysis.ts'
import { Screen } from '../../src/screens/website-analysis/scan-place.tsx'
import { readyScan, runningState, runningWork, scanId, tenderRows } from '../scans.ts'
import { ana, findAddress, show } from '../show.tsx'
import { startEvents } from '../stand-in-events.ts'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

let server: StandIn
let tell: ReturnType<typeof startEvents>
beforeEach(() => {
  server = startStandIn()
  tell = startEvents()
  answerState({})
})
const answerState = (change: Partial<ScanState>) =>
  server.answer(getScanState, { success: true, scan: { ...runningState, ...change } })
const answerRows = (rows: readonly object[]) =>
  server.answer(getRowsSoFar, { success: true, content: JSON.stringify(rows) })
const open = (search = '') =>
  show(<Screen />, { path: paths.scanPlace(scanId) + search, pattern: screenPatterns['scan-place'] })
const progress = () => screen.getByRole<HTMLProgressElement>('progressbar')
const soFar = () => within(screen.getByRole('region', { name: place.running.rows }))

/** The page of a scan that is known to run. */
async function openRunning() {
  const page = open()
  await screen.findByRole('heading', { name: place.running.heading })
  tell(runningWork)
  return page
}

test('a scan that runs says which site it reads, and that the site is being opened', async () => {
  await openRunning()
  expect(screen.getByText(runningState.url)).toBeTruthy()
  expect(screen.getByText(website.progress.starting)).toBeTruthy()
  expect(progress().hasAttribute('value')).toBe(false)
  expect(screen.getByRole('link', { name: place.running.back }).getAttribute('href')).toBe(paths.websiteAnalysis)
})

test('a scan that has read nothing for long says since when it waits, and that the site is slow', async () => {
  answerState({ startedAt: new Date(Date.now() - 8000).toISOString() })
  const { unmount } = await openRunning()
  expect(screen.getByText(/· lleva [89] segundos/)).toBeTruthy()
  expect(screen.queryByText(website.progress.slow)).toBeNull()
  unmount()
  answerState({ startedAt: new Date(Date.now() - 65_000).toISOString() })
  await openRunning()
  expect(screen.getByText(website.progress.slow)).toBeTruthy()
})

test('a scan that is announced before it is written down is not said to be gone', async () => {
  server.refuse(getScanState, 'not_found')
  open()
  tell(runningWork)
  await expect.poll(() => server.bodiesOf(getScanState).length).toBeGreaterThan(1)
  expect(screen.queryByRole('alert')).toBeNull()
  answerState({})
  expect(await screen.findByRole('heading', { name: place.running.heading })).toBeTruthy()
})

test('pages and records are counted along, without a bar while nobody knows how many there are', async () => {
  await openRunning()
  answerRows([])
  tell({ ...runningWork, progress: { pagesRead: 3, recordsFound: 60 } })
  expect(screen.getByText(website.progress.soFar(3, 60))).toBeTruthy()
  expect(progress().hasAttribute('value')).toBe(false)
})

test('a known total makes a real bar, with what the site announces and about how long the rest takes', async () => {
  answerState({ startedAt: new Date(Date.now() - 20_000).toISOString() })
  await openRunning()
  tell({ ...runningWork, progress: { pagesRead: 2, pagesExpected: 8, recordsAnnounced: 160 } })
  expect([progress().getAttribute('value'), progress().getAttribute('max')]).toEqual(['2', '8'])
  expect(screen.getByText(new RegExp(website.progress.announced(160))).textContent).toMatch(/ · faltan 6 páginas/)
})

test.each([
  ['signs in', { step: 'login' }, website.progress.signingIn],
  ['opens a browser', { step: 'browser', pagesRead: 1 }, website.progress.byBrowser],
  ['reads the records’ own pages', { step: 'details', pagesRead: 12 }, website.progress.detailsSoFar(12)],
])('a scan that %s says so', async (_, step, words) => {
  await openRunning()
  tell({ ...runningWork, progress: step })
  expect(screen.getByText(words)).toBeTruthy()
})

test('the rows that were read show while the rest is read, and more of them follow by themselves', async () => {
  answerRows(tenderRows.slice(0, 1))
  await openRunning()
  expect(server.bodiesOf(getRowsSoFar)).toEqual([])
  tell({ ...runningWork, progress: { pagesRead: 1, recordsFound: 2 } })
  expect(await screen.findByText('Uniformes escolares')).toBeTruthy()
  expect(soFar().queryByText('Obra de riego')).toBeNull()
  answerRows(tenderRows)
  expect(await soFar().findByText('Obra de riego')).toBeTruthy()
  expect(server.bodiesOf(getRowsSoFar).at(-1)).toEqual({ id: scanId })
})

test('of a long scan only the first rows are shown, and the page says so', async () => {
  answerRows(Array.from({ length: rowsWhileRunning }, (_, at) => ({ Objeto: `Objeto ${at}` })))
  await openRunning()
  tell({ ...runningWork, progress: { pagesRead: 40, recordsFound: 900 } })
  expect(await screen.findByText(place.running.firstRows(rowsWhileRunning))).toBeTruthy()
})

test('rows that cannot be had yet leave the scan as it is: no error beside something that goes on', async () => {
  server.refuse(getRowsSoFar, 'question_too_complex')
  await openRunning()
  tell({ ...runningWork, progress: { pagesRead: 1, recordsFound: 20 } })
  await expect.poll(() => server.bodiesOf(getRowsSoFar).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('region', { name: place.running.rows })).toBeNull()
  expect(progress()).toBeTruthy()
})

test('a scan is stopped once, and the button says that it is stopping', async () => {
  server.answer(stopWork, { success: true })
  const { person } = await openRunning()
  await person.click(screen.getByRole('button', { name: website.progress.stopUnread }))
  const stopping = await screen.findByRole<HTMLButtonElement>('button', { name: website.progress.stopping })
  expect(stopping.getAttribute('aria-disabled')).toBe('true')
  expect(server.bodiesOf(stopWork)).toEqual([{ workId: scanId }])
})

test('a scan that could not be stopped says so, and Stop can be pressed again', async () => {
  server.refuse(stopWork, 'internal')
  const { person } = await openRunning()
  tell({ ...runningWork, progress: { pagesRead: 1 } })
  await person.click(screen.getByRole('button', { name: website.progress.stop }))
  expect((await screen.findByRole('alert')).textContent).toBe(errorTextsEs.internal)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: website.progress.stop }).disabled).toBe(false)
})

test('where the stream does not know the scan there is nothing to stop', async () => {
  open()
  await screen.findByRole('heading', { name: place.running.heading })
  expect(screen.queryByRole('button', { name: website.progress.stopUnread })).toBeNull()
})

test('as soon as the stream tells of the end the page leads to the question, with what else the address says', async () => {
  open('?view=contacts')
  await screen.findByRole('heading', { name: place.running.heading })
  tell(runningWork)
  answerState({ state: 'ready' })
  tell({ ...runningWork, state: 'done', resultId: scanId })
  expect(await findAddress()).toBe(`${paths.websitePrompt(scanId)}?view=contacts`)
})

test('a scan is looked after even where the stream tells nothing', async () => {
  await openRunning()
  answerState({ state: 'ready' })
  expect(await findAddress()).toBe(paths.websitePrompt(scanId))
})

test.each(['site_captcha', 'site_refused', 'site_disallows_robots'] as const)(
  'a scan that ended with %s says why, that it costs nothing, and keeps the address in the form',
  async code => {
    answerState({ state: 'failed', code })
    open()
    await screen.findByRole('heading', { name: place.failed.heading })
    expect(screen.getByRole('alert').textContent).toBe(errorTextsEs[code] + website.scan.failed)
    expect(screen.getByText(place.failed.notCharged)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(website.scan.url).value).toBe(runningState.url)
  },
)

test('a scan that somebody stopped is told as stopped, not as an error', async () => {
  answerState({ state: 'failed', code: 'scan_stopped' })
  open()
  expect(await screen.findByRole('heading', { name: place.stopped.heading })).toBeTruthy()
  expect(screen.getByText(place.stopped.note)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another try that is stopped is no error either', async () => {
  answerState({ state: 'failed', code: 'site_timeout' })
  server.refuse(scrapeWebsite, 'scan_stopped')
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: website.scan.submit }))
  expect(await screen.findByRole('heading', { name: place.stopped.heading })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a site that asks to sign in opens the box for it, with the page of the login filled in', async () => {
  const loginUrl = 'https://compras.example/entrar'
  answerState({ state: 'failed', code: 'site_needs_login', loginUrl })
  server.answer(scrapeWebsite, { success: true, data: readyScan })
  const { person } = open()
  expect((await screen.findByLabelText<HTMLInputElement>(website.login.loginUrl)).value).toBe(loginUrl)
  await person.type(screen.getByLabelText(website.login.email), 'ana')
  await person.type(screen.getByLabelText(website.login.password), 'clave')
  await person.click(screen.getByRole('button', { name: website.scan.submit }))
  expect(await findAddress()).toBe(paths.websitePrompt(scanId))
  expect(server.bodiesOf(scrapeWebsite)).toEqual([
    { url: runningState.url, auth: true, loginUrl, email: 'ana', password: 'clave' },
  ])
})

test.each([
  ['what was typed before the failure shows as it was typed', 'compras.example/licitaciones', true],
  ['another address that waits in the tab is not this scan’s', 'otra.example', false],
])('%s', async (_, typed, isShown) => {
  answerState({ state: 'failed', code: 'site_timeout' })
  tabStorage.write(draftKey(ana._id, 'scan-url'), typed)
  open()
  const address = await screen.findByLabelText<HTMLInputElement>(website.scan.url)
  expect(address.value).toBe(isShown ? typed : runningState.url)
})

test('another try that fails too says its own reason, and what a plan no longer allows is one', async () => {
  answerState({ state: 'failed', code: 'site_timeout' })
  server.refuse(scrapeWebsite, 'limit_reached')
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: website.scan.submit }))
  expect(await screen.findByText(errorTextsEs.limit_reached)).toBeTruthy()
  expect(screen.queryByText(errorTextsEs.site_timeout)).toBeNull()
})

test('another try shows how far it is, and leads to its own place as soon as that is known', async () => {
  answerState({ state: 'failed', code: 'site_timeout' })
  server.hold(scrapeWebsite, { success: true, data: readyScan })
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: website.scan.submit }))
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  answerState({ _id: 'another' })
  tell({ ...runningWork, _id: 'another' })
  expect(await screen.findByRole('heading', { name: place.running.heading })).toBeTruthy()
  expect(server.bodiesOf(getScanState).at(-1)).toEqual({ id: 'another' })
})

test('a scan that is gone says so in the reader’s language, without anything to try again', async () => {
  setLanguage('en')
  server.refuse(getScanState, 'not_found')
  open()
  expect((await screen.findByRole('alert')).textContent).toBe(placeEn.gone)
  expect(screen.queryByRole('button', { name: websiteEn.ask.retry })).toBeNull()
})

test('a server in trouble is said in the reader’s language with its cause, and can be asked again', async () => {
  setLanguage('en')
  server.refuse(getScanState, 'internal')
  const { person } = open()
  expect((await screen.findByRole('alert')).textContent).toBe(websiteEn.ask.loadFailed + errorTextsEn.internal)
  answerState({})
  await person.click(screen.getByRole('button', { name: websiteEn.ask.retry }))
  expect(await screen.findByRole('heading', { name: placeEn.running.heading })).toBeTruthy()
})

test('without a network the page says that nobody answered', async () => {
  server.silence(getScanState)
  open()
  expect((await screen.findByRole('alert')).textContent).toBe(errorNotes.noResponse + website.ask.loadFailed)
})
