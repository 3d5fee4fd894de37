import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { errorTextsEs } from '@sondeo/contract/error-texts/es'
import { paths, screenPatterns } from '@sondeo/contract/paths'
import { getReadingRules } from '@sondeo/contract/reading-rules'
import { getSearches } from '@sondeo/contract/searches'
import {
  getAiData,
  getScanList,
  getScrapedContents,
  type ScanSummary,
  scrapeDetails,
  scrapeWebsite,
} from '@sondeo/contract/website-analysis'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../src/browser/language.ts'
import { scanPlace as placeEn } from '../../src/messages/en/scan-place.ts'
import { websiteAnalysis as en } from '../../src/messages/en/website-analysis.ts'
import { errorNotes } from '../../src/messages/es/error-notes.ts'
import { scanPlace as place } from '../../src/messages/es/scan-place.ts'
import { websiteAnalysis as text } from '../../src/messages/es/website-analysis.ts'
import { Screen } from '../../src/screens/website-analysis/website-prompt.tsx'
import { answerDetails, readyScan, runningWork, scanId, tenderRows } from '../scans.ts'
import { show } from '../show.tsx'
import { startEvents } from '../stand-in-events.ts'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

const pages = { available: 47, read: 0, failed: 0, atOnce: 47, aboutSeconds: 30 }
const noLogin = { auth: false, loginUrl: '', email: '', password: '' }

let server: StandIn
let tell: ReturnType<typeof startEvents>
beforeEach(() => {
  server = startStandIn()
  tell = startEvents()
  server.answer(getSearches, { success: true, searches: [] })
  server.answer(getScanList, { success: true, list: null })
})
const open = (scan: Partial<ScanSummary>) => {
  server.answer(getScrapedContents, { success: true, data: { ...readyScan, ...scan } })
  return show(<Screen />, { path: paths.websitePrompt(scanId), pattern: screenPatterns['website-prompt'] })
}
const offer = async () => within(await screen.findByRole('region', { name: text.details.label }))
const again = () => screen.findByRole<HTMLButtonElement>('button', { name: place.readAgain })

test('a list without pages of its records’ own offers none', async () => {
  open({})
  await again()
  expect(screen.queryByText(text.details.quietStart)).toBeNull()
  expect(screen.queryByRole('region', { name: text.details.label })).toBeNull()
})

test('a list whose rows lead somewhere offers to read what they lead to; another does not', async () => {
  const details = { ...answerDetails, plan: undefined }
  server.answer(getScanList, {
    success: true,
    list: { content: JSON.stringify(tenderRows), searchId: `list-${scanId}`, details },
  })
  const { unmount } = open({})
  await screen.findByRole('region', { name: text.list.heading })
  expect(screen.queryByRole('link', { name: text.list.readLinks })).toBeNull()
  unmount()
  open({ detailPages: pages })
  const link = await screen.findByRole('link', { name: text.list.readLinks })
  expect(link.getAttribute('href')).toBe(paths.batchesFrom(`list-${scanId}`))
})

test('records with pages of their own say so in a line, and these are read by one click', async () => {
  server.answer(scrapeDetails, {
    success: true,
    data: { ...readyScan, detailPages: { ...pages, read: 47, atOnce: 0 } },
  })
  const { person } = open({ detailPages: pages })
  expect(await screen.findByText(text.details.quiet(47))).toBeTruthy()
  await person.click(screen.getByRole('button', { name: text.details.quietStart }))
  expect(await screen.findByText(text.details.read(47, 47))).toBeTruthy()
  expect(screen.getByText(text.details.readNote(0))).toBeTruthy()
  expect((await offer()).queryByRole('button')).toBeNull()
  expect(server.bodiesOf(scrapeDetails)).toEqual([{ id: scanId, ...noLogin }])
})

test('while these pages are read they are counted', async () => {
  server.hold(scrapeDetails, { success: true, data: readyScan })
  const { person } = open({ detailPages: pages })
  await person.click(await screen.findByRole('button', { name: text.details.quietStart }))
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  tell({ ...runningWork, _id: 'w2', progress: { step: 'details', pagesRead: 12, pagesExpected: 47 } })
  expect(screen.getByText(text.progress.detailsSoFar(12))).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('max')).toBe('47')
})

test('pages that were read in part offer the rest, and those that refused may want a login', async () => {
  server.answer(scrapeDetails, {
    success: true,
    data: { ...readyScan, detailPages: { ...pages, read: 47, atOnce: 0 } },
  })
  const { person } = open({ detailPages: { ...pages, read: 30, failed: 3, atOnce: 17 } })
  const own = await offer()
  expect(own.getByText(text.details.read(30, 47))).toBeTruthy()
  expect(own.getByText(text.details.readNote(3))).toBeTruthy()
  await person.click(own.getByLabelText(text.login.box))
  await person.click(own.getByRole('button', { name: text.details.start(17) }))
  expect(own.getByText(text.login.emailMissing)).toBeTruthy()
  expect(server.bodiesOf(scrapeDetails)).toEqual([])
  await person.type(own.getByLabelText(text.login.loginUrl), 'compras.example/entrar')
  await person.type(own.getByLabelText(text.login.email), 'ana')
  await person.type(own.getByLabelText(text.login.password), 'clave')
  await person.click(own.getByRole('button', { name: text.details.start(17) }))
  expect(await screen.findByText(text.details.read(47, 47))).toBeTruthy()
  const login = { auth: true, loginUrl: 'https://compras.example/entrar', email: 'ana', password: 'clave' }
  expect(server.bodiesOf(scrapeDetails)).toEqual([{ id: scanId, ...login }])
})

test.each([
  ['the plan allows no more', () => server.refuse(scrapeDetails, 'limit_reached'), errorTextsEs.limit_reached],
  ['the scan expired', () => server.refuse(scrapeDetails, 'scan_expired'), errorTextsEs.scan_expired],
  ['nobody answers', () => server.silence(scrapeDetails), errorNotes.noResponse],
])('where %s the pages stay unread, the reason is said, and they are offered again', async (_, prepare, cause) => {
  prepare()
  const { person } = open({ detailPages: pages })
  await person.click(await screen.findByRole('button', { name: text.details.quietStart }))
  const own = await offer()
  expect((await own.findByRole('alert')).textContent).toBe(cause + text.details.failed)
  expect(own.getByRole('button', { name: text.details.start(47) })).toBeTruthy()
})

test('a question for what only these pages have reads them first and is then answered by itself', async () => {
  const words = ['correo']
  const nothing = { success: 'false' as const, dataResponse: { content: '[]' }, message: 'La lista no trae correos.' }
  server.answer(getAiData, { ...nothing, searchId: null, detailsNeeded: { words, pages: 47 } })
  const { person } = open({ detailPages: pages })
  await person.type(await screen.findByRole('textbox'), 'correos{Enter}')
  const own = await offer()
  expect(own.getByText(text.details.needed(words))).toBeTruthy()
  expect(own.getByText(text.details.neededNote(47, 47, 30))).toBeTruthy()
  server.answer(scrapeDetails, {
    success: true,
    data: { ...readyScan, detailPages: { ...pages, read: 47, atOnce: 0 } },
  })
  const content = JSON.stringify(tenderRows)
  server.answer(getAiData, { success: true, dataResponse: { content }, searchId: 's1', details: answerDetails })
  await person.click(own.getByRole('button', { name: text.details.readAndAnswer(47) }))
  expect(await screen.findByText(answerDetails.explanation)).toBeTruthy()
  expect(server.bodiesOf(getAiData).map(body => (body as { prompt: string }).prompt)).toEqual(['correos', 'correos'])
})

test('a page that only shows the list of another address offers that one', async () => {
  const frameUrl = 'https://marco.example/lista'
  server.answer(scrapeWebsite, { success: true, data: { ...readyScan, _id: 'framed' } })
  const { person } = open({ frameUrl })
  const own = within(await screen.findByRole('region', { name: text.frame.label }))
  expect(own.getByText(frameUrl)).toBeTruthy()
  await person.click(own.getByRole('button', { name: text.frame.scan }))
  await expect.poll(() => server.bodiesOf(getScrapedContents).at(-1)).toEqual({ id: 'framed' })
  expect(server.bodiesOf(scrapeWebsite)).toEqual([{ url: frameUrl, ...noLogin }])
})

test('an address in a frame that cannot be read says why, and can be tried again', async () => {
  server.refuse(scrapeWebsite, 'site_refused')
  const { person } = open({ frameUrl: 'https://marco.example/lista' })
  await person.click(await screen.findByRole('button', { name: text.frame.scan }))
  expect((await screen.findByRole('alert')).textContent).toBe(errorTextsEs.site_refused + text.scan.failed)
  expect(screen.getByRole('button', { name: text.frame.scan })).toBeTruthy()
})

test('a frame that shows the page itself is no other address', async () => {
  open({ frameUrl: readyScan.url })
  await again()
  expect(screen.queryByRole('region', { name: text.frame.label })).toBeNull()
})

test('the site is read again by one click, and its new scan is shown', async () => {
  server.answer(scrapeWebsite, { success: true, data: { ...readyScan, _id: 'newer' } })
  const { person } = open({})
  await person.click(await again())
  await expect.poll(() => server.bodiesOf(getScrapedContents).at(-1)).toEqual({ id: 'newer' })
  expect(server.bodiesOf(scrapeWebsite)).toEqual([{ url: readyScan.url, ...noLogin }])
})

test('reading again shows how far it is, and cannot be begun twice', async () => {
  server.hold(scrapeWebsite, { success: true, data: readyScan })
  const { person } = open({})
  await person.click(await again())
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  expect((await again()).getAttribute('aria-disabled')).toBe('true')
})

test('what hinders the reading is said in the reader’s language, and the scan of before stays', async () => {
  setLanguage('en')
  server.refuse(scrapeWebsite, 'trial_ended')
  const { person } = open({})
  await person.click(await screen.findByRole('button', { name: placeEn.readAgain }))
  expect((await screen.findByRole('alert')).textContent).toBe(errorTextsEn.trial_ended + en.scan.failed)
  expect(screen.getByText(en.ask.pages(4))).toBeTruthy()
})

test('rules of one’s own that speak about this page are named, and no others', async () => {
  const ruleOf = (name: string, host: string, path: string) => ({
    _id: name,
    rule: { name, host, path, item: 'li', fields: [{ name: 'Objeto', selector: 'b', attribute: null }] },
  })
  const rules = [
    ruleOf('Compras', 'compras.example', '/licitaciones'),
    ruleOf('Noticias', 'compras.example', '/noticias'),
    ruleOf('Ajena', 'otra.example', ''),
  ]
  server.answer(getReadingRules, { success: true, rules, scans: [] })
  open({})
  expect((await screen.findByText(/Compras/)).textContent).toContain(place.ownRules(['Compras']))
})
