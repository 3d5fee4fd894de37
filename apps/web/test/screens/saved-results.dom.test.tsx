import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { errorTextsEs } from '@sondeo/contract/error-texts/es'
import { getExportTable } from '@sondeo/contract/exports'
import { paths, screenPatterns } from '@sondeo/contract/paths'
import { listCountries, readPerspective } from '@sondeo/contract/research/perspective'
import { compareCountries, readResearch } from '@sondeo/contract/research/research-views'
import { getSearchHistory, type SavedSearch } from '@sondeo/contract/searches'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../src/browser/language.ts'
import { setRegion } from '../../src/browser/region.ts'
import { results as en } from '../../src/messages/en/results.ts'
import { answer as answerText } from '../../src/messages/es/answer.ts'
import { errorNotes } from '../../src/messages/es/error-notes.ts'
import { exports as exportText } from '../../src/messages/es/exports.ts'
import { productResearch as researchText } from '../../src/messages/es/research/product-research.ts'
import { resultGrid as gridText } from '../../src/messages/es/result-grid.ts'
import { results as text } from '../../src/messages/es/results.ts'
import { Screen } from '../../src/screens/results/saved-results.tsx'
import { sugar, sugarRows } from '../researches.ts'
import { answerDetails, scanId, tenderRows } from '../scans.ts'
import { show } from '../show.tsx'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

const analysis: SavedSearch = {
  _id: 's1',
  name: 'Licitaciones de riego',
  created_at: '2026-11-10T12:00:00Z',
  pinned: false,
  tool: 'website',
  scanId,
  prompt: 'obras de riego',
  ai_response: { content: JSON.stringify(tenderRows) },
  ai_summary: null,
  details: answerDetails,
}
const joined: SavedSearch = { ...analysis, name: 'Todas', scanId: null, prompt: null, details: undefined }
const details = { ...sugar, perspective: { country: null, role: 'both' as const }, charts: [], region: 'PE' }
const research: SavedSearch = {
  ...joined,
  name: 'Azúcar',
  tool: 'product',
  ai_response: { content: JSON.stringify(sugarRows) },
  details,
}
const inEnglish = { ...details, lang: 'en' as const, answer: ['Brazil sells almost half.'] }

let server: StandIn
beforeEach(() => {
  server = startStandIn()
  setRegion('PE')
  server.answer(readPerspective, { success: true, perspective: null })
  server.answer(listCountries, { success: true, countries: [] })
  server.refuse(compareCountries, 'not_found')
})
const open = (search?: SavedSearch) => {
  if (search) server.answer(getSearchHistory, { success: true, search })
  return show(<Screen />, { path: paths.savedResults('s1'), pattern: screenPatterns['saved-results'] })
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const alertText = async () => (await screen.findByRole('alert')).textContent

test('a saved analysis shows its name, its question, how it was understood and its table', async () => {
  open(analysis)
  expect(await screen.findByText('Licitaciones de riego')).toBeTruthy()
  expect(screen.getByText('obras de riego', { selector: 'em' })).toBeTruthy()
  expect(screen.getByText(answerDetails.explanation)).toBeTruthy()
  expect(screen.getByText(answerText.builtIn)).toBeTruthy()
  expect(screen.getByRole('table').textContent).toContain('Región Piura')
  expect(server.bodiesOf(getSearchHistory)).toEqual([{ searchId: 's1' }])
})

test('its scan can be asked something else, and it can be joined with others', async () => {
  open(analysis)
  await screen.findByRole('table')
  expect(hrefOf(text.saved.askAgain)).toBe(paths.websitePrompt(scanId))
  expect(hrefOf(text.saved.join)).toBe(paths.consolidateWith('s1'))
  expect(screen.getByRole('button', { name: exportText.menu })).toBeTruthy()
})

test('its amounts and days are asked for once, and a table without them shows its texts', async () => {
  open(analysis)
  await screen.findByRole('table')
  await expect.poll(() => server.bodiesOf(getExportTable)).toEqual([{ searchId: 's1' }])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a doubt that was saved is told, but can no longer be answered', async () => {
  const doubt = {
    certainty: 'doubtful',
    label: 'Cierre',
    readings: [{ label: 'Publicación', explanation: 'Por publicación', reading: {} }],
    unusedWords: ['oferta'],
    nearest: [],
  }
  open({ ...analysis, details: { ...answerDetails, alternatives: ['otra pregunta'], doubt } })
  expect(await screen.findByText(new RegExp(answerText.doubt.unsure))).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publicación' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'otra pregunta' })).toBeNull()
})

test('a list made of several has no scan to ask, and no notes', async () => {
  open(joined)
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(screen.queryByRole('link', { name: text.saved.askAgain })).toBeNull()
  expect(screen.queryByText(answerText.understood, { exact: false })).toBeNull()
  expect(server.bodiesOf(getExportTable)).toEqual([])
})

test('a joined list says what it is, and claims neither a question nor an analyst', async () => {
  const explanation = 'Lista de 2 búsquedas: 74 filas, sin repetidas.'
  open({ ...joined, details: { explanation, analyst: { model: null } } })
  expect(await screen.findByText(explanation)).toBeTruthy()
  expect(screen.queryByText(answerText.understood, { exact: false })).toBeNull()
  expect(screen.queryByText(answerText.builtIn)).toBeNull()
})

test('an analysis in words of before stands below its table', async () => {
  open({ ...joined, ai_summary: 'El mercado crece.' })
  expect(await screen.findByText('El mercado crece.')).toBeTruthy()
  expect(screen.getByText(text.marketAnalysis)).toBeTruthy()
})

test('details that this version cannot read leave the table as it is', async () => {
  open({ ...analysis, details: { explanation: 7 } })
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a saved research is a report, with its brief and a comparison one click away', async () => {
  open(research)
  expect(await screen.findByText('Brasil vende casi la mitad.')).toBeTruthy()
  expect(hrefOf(researchText.tools.brief)).toBe(paths.marketBrief('s1'))
  expect(hrefOf(researchText.tools.compare)).toBe(paths.compareResearchWith('s1'))
  expect(screen.queryByText(researchText.language.other)).toBeNull()
})

test('a research keeps the language it was written in, and is written again when somebody asks', async () => {
  const { content } = research.ai_response
  server.answerBy(readResearch, () => {
    server.answer(getSearchHistory, { success: true, search: research })
    return { success: true, research: { searchId: 's1', name: 'Azúcar', content, summary: '', details: sugar } }
  })
  const { person } = open({ ...research, details: inEnglish })
  expect(await screen.findByText(researchText.language.other)).toBeTruthy()
  expect(screen.getByText('Brazil sells almost half.')).toBeTruthy()
  expect(server.bodiesOf(readResearch)).toEqual([])
  await person.click(screen.getByRole('button', { name: researchText.language.rewrite }))
  expect(await screen.findByText('Brasil vende casi la mitad.')).toBeTruthy()
  expect(server.bodiesOf(readResearch)).toEqual([{ searchId: 's1', lang: 'es' }])
  expect(screen.queryByText(researchText.language.other)).toBeNull()
})

test('a research that could not be written again says so, and can be tried once more', async () => {
  server.refuse(readResearch, 'internal')
  const { person } = open({ ...research, details: inEnglish })
  await person.click(await screen.findByRole('button', { name: researchText.language.rewrite }))
  expect(await screen.findByText(researchText.language.failed)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: researchText.language.rewrite }).disabled).toBe(false)
})

test('a search without a row says so and leads to a new one; there is nothing to export or join', async () => {
  open({ ...analysis, ai_response: { content: '[]' } })
  expect(await screen.findByText(text.saved.empty)).toBeTruthy()
  expect(hrefOf(text.saved.tryNew)).toBe(paths.dashboard)
  expect(screen.queryByRole('button', { name: exportText.menu })).toBeNull()
  expect(screen.queryByRole('link', { name: text.saved.join })).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test.each([
  ['was deleted', () => server.refuse(getSearchHistory, 'not_found'), errorTextsEs.not_found],
  ['is too large', () => server.refuse(getSearchHistory, 'search_too_large'), errorTextsEs.search_too_large],
  ['does not come', () => server.silence(getSearchHistory), errorNotes.noResponse],
])('a search that %s says why, and leads elsewhere', async (_, prepare, cause) => {
  prepare()
  open()
  expect([text.saved.failed + cause, cause + text.saved.failed]).toContain(await alertText())
  expect(hrefOf(text.saved.tryNew)).toBe(paths.dashboard)
})

test('a table that cannot be read is called that, and another try shows it', async () => {
  const { person } = open({ ...analysis, ai_response: { content: 'Lo siento.' } })
  expect(await alertText()).toBe(text.saved.parseFailed)
  server.answer(getSearchHistory, { success: true, search: analysis })
  await person.click(screen.getByRole('button', { name: text.saved.retry }))
  expect(await screen.findByRole('region', { name: gridText.region })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('everything but the data follows the language', async () => {
  server.refuse(getSearchHistory, 'internal')
  open()
  await screen.findByRole('alert')
  act(() => setLanguage('en'))
  // It is asked for once more: what the server tells follows the language too.
  expect((await screen.findByRole('alert')).textContent).toBe(en.saved.failed + errorTextsEn.internal)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.saved.title)
})
