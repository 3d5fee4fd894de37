import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { errorTextsEs } from '@sondeo/contract/error-texts/es'
import { paths, screenPatterns } from '@sondeo/contract/paths'
import { getScanState } from '@sondeo/contract/scans'
import { getSearches, getSearchHistory, type SearchListItem } from '@sondeo/contract/searches'
import { type AnswerDoubt, getAiData, getScanList, getScrapedContents } from '@sondeo/contract/website-analysis'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../src/browser/language.ts'
import { scanPlace as placeEn } from '../../src/messages/en/scan-place.ts'
import { websiteAnalysis as en } from '../../src/messages/en/website-analysis.ts'
import { answer as answerText } from '../../src/messages/es/answer.ts'
import { errorNotes } from '../../src/messages/es/error-notes.ts'
import { scanPlace as place } from '../../src/messages/es/scan-place.ts'
import { websiteAnalysis as text } from '../../src/messages/es/website-analysis.ts'
import { Screen } from '../../src/screens/website-analysis/website-prompt.tsx'
import { answerDetails, readyScan, runningState, scanId, tenderRows } from '../scans.ts'
import { show } from '../show.tsx'
import { startEvents } from '../stand-in-events.ts'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

const question = 'obras de riego'
const answered = {
  success: true as const,
  dataResponse: { content: JSON.stringify(tenderRows.slice(1)) },
  searchId: 's1',
  details: answerDetails,
}
const doubt: AnswerDoubt = {
  certainty: 'doubtful',
  label: 'Cierre',
  readings: [{ label: 'Publicación', explanation: 'Por publicación', reading: { by: 'publication' } }],
  unusedWords: [],
  nearest: [],
}
const saved = (change: Partial<SearchListItem>): SearchListItem => ({
  _id: 's1',
  name: question,
  created_at: '2026-11-18T11:00:00Z',
  pinned: false,
  tool: 'website',
  question,
  rows: 1,
  scanId,
  ...change,
})

let server: StandIn
const list = { content: JSON.stringify(tenderRows), searchId: 'list', details: answerDetails }

beforeEach(() => {
  server = startStandIn()
  startEvents()
  server.answer(getScrapedContents, { success: true, data: readyScan })
  server.answer(getSearches, { success: true, searches: [] })
  server.answer(getAiData, answered)
  server.answer(getScanList, { success: true, list })
})
const open = (search = '') =>
  show(<Screen />, { path: paths.websitePrompt(scanId) + search, pattern: screenPatterns['website-prompt'] })
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox')
const wholeList = () => screen.queryByRole('region', { name: text.list.heading })
const alertText = async () => (await screen.findByRole('alert')).textContent

async function ask(words = question) {
  const page = open()
  await page.person.type(await box(), `${words}{Enter}`)
  return page
}

test('a scan says which site it is, when it was read, how much of it, and shows all rows before anybody asks', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: text.ask.heading })).toBeTruthy()
  expect(screen.getByText('Licitaciones abiertas')).toBeTruthy()
  expect(screen.getByRole('link', { name: readyScan.url }).getAttribute('target')).toBe('_blank')
  expect(screen.getByText(text.ask.pages(4))).toBeTruthy()
  expect(screen.getByText(text.ask.whole(47))).toBeTruthy()
  expect(within(await screen.findByRole('region', { name: text.list.heading })).getByText('Región Piura')).toBeTruthy()
})

test.each([
  ['that announces more than was read', { complete: false, recordsAnnounced: 90 }, text.ask.partial(90)],
  ['whose rows come by script', { recordsAnnounced: null, needsBrowser: true }, text.ask.needsBrowser],
])('a list %s is not called whole', async (_, change, words) => {
  server.answer(getScrapedContents, { success: true, data: { ...readyScan, ...change } })
  open()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText(text.ask.whole(47))).toBeNull()
})

test.each([
  ['has no list', () => server.answer(getScanList, { success: true, list: null })],
  ['has a list that cannot be shown', () => server.refuse(getScanList, 'question_too_complex')],
])('a scan that %s can be asked all the same', async (_, prepare) => {
  prepare()
  open()
  expect(await box()).toBeTruthy()
  await expect.poll(() => screen.queryByText(text.list.loading)).toBeNull()
  expect(wholeList()).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a question becomes a table, with the question above it and how it was understood', async () => {
  await ask()
  expect(await screen.findByRole('heading', { level: 1, name: text.results.heading })).toBeTruthy()
  expect(screen.getByText(question, { selector: 'em' })).toBeTruthy()
  expect(screen.getByText(answerDetails.explanation)).toBeTruthy()
  expect(screen.getByText(answerText.builtIn)).toBeTruthy()
  expect(screen.getByRole('table').textContent).toContain('Obra de riego')
  expect(screen.getByRole('table').textContent).not.toContain('Uniformes')
  expect(wholeList()).toBeNull()
  expect(server.bodiesOf(getAiData)).toEqual([{ scrappedDataId: scanId, prompt: question }])
})

test('Shift and Enter begin a new line and ask nothing', async () => {
  const { person } = open()
  await person.type(await box(), 'obras{Shift>}{Enter}{/Shift}de riego')
  expect((await box()).value).toBe('obras\nde riego')
  expect(server.bodiesOf(getAiData)).toEqual([])
})

test('while the answer is on its way nothing can be typed or asked again', async () => {
  const release = server.hold(getAiData, answered)
  const { person } = await ask()
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: text.ask.analyzing })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  await person.type(await box(), ' y más{Enter}')
  expect((await box()).value).toBe(question)
  release()
  expect(await screen.findByText(answerDetails.explanation)).toBeTruthy()
  expect(server.bodiesOf(getAiData)).toHaveLength(1)
})

test('from an answer one goes back to the whole list', async () => {
  const { person } = await ask()
  await person.click(await screen.findByRole('button', { name: place.showAll }))
  expect(await screen.findByRole('region', { name: text.list.heading })).toBeTruthy()
  expect(screen.queryByText(answerDetails.explanation)).toBeNull()
})

test('a doubtful answer is read otherwise by one click, with its own question', async () => {
  server.answer(getAiData, { ...answered, details: { ...answerDetails, doubt } })
  const { person } = await ask()
  await person.click(await screen.findByRole('button', { name: 'Publicación' }))
  await expect.poll(() => server.bodiesOf(getAiData)).toHaveLength(2)
  expect(server.bodiesOf(getAiData)[1]).toMatchObject({ prompt: question, reading: { by: 'publication' } })
})

test('a reading of the answer on screen keeps that answer’s question after another one failed', async () => {
  server.answer(getAiData, { ...answered, details: { ...answerDetails, doubt } })
  const { person } = await ask()
  await screen.findByText(answerDetails.explanation)
  server.refuse(getAiData, 'internal')
  await person.clear(await box())
  await person.type(await box(), 'otra cosa{Enter}')
  expect(await alertText()).toBe(text.ask.failed + errorTextsEs.internal)
  expect(screen.getByText(question, { selector: 'em' })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Publicación' }))
  await expect.poll(() => server.bodiesOf(getAiData)).toHaveLength(3)
  expect(server.bodiesOf(getAiData)[2]).toMatchObject({ prompt: question, reading: { by: 'publication' } })
})

test('where nothing fits, what was found is said, and the nearest is one click away', async () => {
  const nearest = [{ words: 'canales', column: 'Objeto', value: 'Obra de riego', reading: { near: 1 } }]
  const reply = { success: 'false' as const, dataResponse: { content: '[]' }, searchId: null }
  const unanswered = { ...doubt, certainty: 'unanswered' as const, readings: [], unusedWords: ['canales'], nearest }
  server.answer(getAiData, { ...reply, message: 'No hay canales entre 47 licitaciones.', doubt: unanswered })
  const { person } = await ask('canales')
  expect(await alertText()).toBe(`No hay canales entre 47 licitaciones.${text.ask.failed}`)
  server.answer(getAiData, answered)
  await person.click(screen.getByRole('button', { name: answerText.doubt.valueOf('Objeto', 'Obra de riego') }))
  expect(await screen.findByText(answerDetails.explanation)).toBeTruthy()
  expect(server.bodiesOf(getAiData)[1]).toMatchObject({ prompt: 'canales', reading: { near: 1 } })
})

test.each([
  ['an answer that is no table', '{"success":"false"}', text.ask.failed],
  ['a table without a row', '[]', text.ask.failed],
  ['prose instead of a table', 'Lo siento.', text.ask.parseFailed],
])('%s is said, and the whole list stays in sight', async (_, content, words) => {
  server.answer(getAiData, { success: true, dataResponse: { content }, searchId: null })
  await ask()
  expect(await alertText()).toBe(words)
  expect(await screen.findByRole('region', { name: text.list.heading })).toBeTruthy()
})

test('a question that failed is left behind when an answer of before is opened', async () => {
  server.answer(getSearches, { success: true, searches: [saved({})] })
  const table = { prompt: question, ai_response: answered.dataResponse, ai_summary: null, details: answerDetails }
  server.answer(getSearchHistory, { success: true, search: { ...saved({}), ...table } })
  server.refuse(getAiData, 'question_too_complex')
  const { person } = await ask('otra cosa')
  await screen.findByRole('alert')
  await person.click(screen.getByRole('link', { name: new RegExp(question) }))
  expect(await screen.findByText(answerDetails.explanation)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a list that does not come is said, and comes after another try', async () => {
  server.refuse(getScanList, 'internal')
  const { person } = open()
  expect(await alertText()).toBe(text.list.failed + errorTextsEs.internal)
  server.answer(getScanList, { success: true, list })
  await person.click(screen.getByRole('button', { name: text.ask.retry }))
  expect(await screen.findByRole('region', { name: text.list.heading })).toBeTruthy()
})

test.each([
  ['that is too complex', () => server.refuse(getAiData, 'question_too_complex'), errorTextsEs.question_too_complex],
  ['of a scan that expired', () => server.refuse(getAiData, 'scan_expired'), errorTextsEs.scan_expired],
  ['asked too often', () => server.refuse(getAiData, 'too_many_requests'), errorTextsEs.too_many_requests],
  ['without a network', () => server.silence(getAiData), errorNotes.noResponse],
])('a question %s says why and stays in the box', async (_, prepare, cause) => {
  prepare()
  await ask()
  expect(await alertText()).toBe(cause + text.ask.failed)
  expect((await box()).value).toBe(question)
})

test('what was asked of this scan is listed newest first, and the answer on screen is marked', async () => {
  server.answer(getSearches, {
    success: true,
    searches: [
      saved({ _id: 's0', question: 'la primera', created_at: '2026-11-18T10:30:00Z', rows: 12 }),
      saved({}),
      saved({ _id: 's9', question: 'de otro escaneo', scanId: 'other' }),
    ],
  })
  await ask()
  await screen.findByText(answerDetails.explanation)
  const items = within(screen.getByRole('region', { name: place.questions.heading })).getAllByRole('link')
  expect(items.map(item => item.getAttribute('aria-current'))).toEqual(['true', null])
  expect(items[0]?.textContent).toContain(question + place.questions.shown + place.questions.rows(1))
  expect(items[1]?.textContent).toContain(`la primera${place.questions.rows(12)}`)
})

test('an answer of before is opened from the list of questions, without asking again', async () => {
  server.answer(getSearches, { success: true, searches: [saved({})] })
  const table = { prompt: question, ai_response: answered.dataResponse, ai_summary: null, details: answerDetails }
  server.answer(getSearchHistory, { success: true, search: { ...saved({}), ...table } })
  const { person } = open()
  await person.click(await screen.findByRole('link', { name: new RegExp(question) }))
  expect(await screen.findByText(answerDetails.explanation)).toBeTruthy()
  expect(server.bodiesOf(getSearchHistory)).toEqual([{ searchId: 's1' }])
  expect(server.bodiesOf(getAiData)).toEqual([])
})

test('an answer that was deleted meanwhile is said to be gone, and the list is there instead', async () => {
  server.refuse(getSearchHistory, 'not_found')
  open('?answer=s1')
  expect((await screen.findByRole('note')).textContent).toBe(place.answerGone)
  expect(await screen.findByRole('region', { name: text.list.heading })).toBeTruthy()
})

test('a server that keeps no answers shows them all the same', async () => {
  server.answer(getAiData, { ...answered, searchId: null })
  await ask()
  expect(await screen.findByText(answerDetails.explanation)).toBeTruthy()
})

test('an address whose scan still runs shows how far it is', async () => {
  server.refuse(getScrapedContents, 'not_found')
  server.answer(getScanState, { success: true, scan: runningState })
  open()
  expect(await screen.findByRole('heading', { name: place.running.heading })).toBeTruthy()
})

test('in English too: a scan that expired says so, and another try shows it', async () => {
  setLanguage('en')
  server.refuse(getScrapedContents, 'scan_expired')
  const { person } = open()
  expect(await alertText()).toBe(errorTextsEn.scan_expired + en.ask.loadFailed)
  server.answer(getScrapedContents, { success: true, data: readyScan })
  await person.click(screen.getByRole('button', { name: en.ask.retry }))
  expect(await screen.findByRole('heading', { name: en.ask.heading })).toBeTruthy()
  expect(screen.getByRole('button', { name: placeEn.readAgain })).toBeTruthy()
  expect(screen.getByText(en.ask.pages(4))).toBeTruthy()
})
