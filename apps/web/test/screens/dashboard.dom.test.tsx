import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { errorTextsEs } from '@sondeo/contract/error-texts/es'
import { paths } from '@sondeo/contract/paths'
import { getPlan } from '@sondeo/contract/plans/plan-calls'
import { getDirectories, getSearches, type SearchListItem } from '@sondeo/contract/searches'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { act, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { formatWhen } from '../../src/browser/format-when.ts'
import { setLanguage } from '../../src/browser/language.ts'
import { rememberPlace } from '../../src/browser/stored/place-to-resume.ts'
import { dashboard as en } from '../../src/messages/en/dashboard.ts'
import { websiteAnalysis as websiteEn } from '../../src/messages/en/website-analysis.ts'
import { dashboard as text } from '../../src/messages/es/dashboard.ts'
import { plan as planText } from '../../src/messages/es/plan.ts'
import { runningWork as workText } from '../../src/messages/es/running-work.ts'
import { websiteAnalysis as website } from '../../src/messages/es/website-analysis.ts'
import { Screen } from '../../src/screens/results/dashboard.tsx'
import { proPlan } from '../plans.ts'
import { readyScan, runningWork, scanId } from '../scans.ts'
import { ana, findAddress, show } from '../show.tsx'
import { startEvents } from '../stand-in-events.ts'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

const list = (name: string) => `http://localhost/muestra/${name}`
const sampleSite = { tenders: list('licitaciones'), suppliers: list('proveedores'), products: list('catalogo') }
const directories = [{ _id: 'd1', name: 'Comercio' }]
const search = (at: number, change: Partial<SearchListItem> = {}): SearchListItem => ({
  _id: `s${at}`,
  name: `Búsqueda ${at}`,
  created_at: `2026-11-${String(at).padStart(2, '0')}T12:00:00Z`,
  pinned: false,
  tool: 'website',
  ...change,
})

let server: StandIn
let tell: ReturnType<typeof startEvents>
beforeEach(() => {
  server = startStandIn({ sampleSite })
  tell = startEvents()
  server.answer(getDirectories, { success: true, directories })
  server.answer(getSearches, { success: true, searches: [] })
  server.answer(getPlan, { success: true, plan: proPlan })
})
const open = () => show(<Screen />, { path: paths.dashboard })
const box = () => screen.getByLabelText<HTMLInputElement>(text.start.label)
const start = () => screen.getByRole<HTMLButtonElement>('button', { name: text.start.submit })
const productCard = () => screen.findByRole('link', { name: text.product.title })
const lastResults = () => screen.findByRole('region', { name: text.last.heading })

test('the dashboard greets by name, and both tools are one click away', async () => {
  open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.greeting('Ana María'))
  expect((await productCard()).getAttribute('href')).toBe(paths.productResearch('d1'))
  expect(screen.getByRole('link', { name: text.website.title }).getAttribute('href')).toBe(paths.websiteAnalysis)
  const batches = screen.getByRole('link', { name: '¿Varias direcciones? Léalas en un lote' })
  expect(batches.getAttribute('href')).toBe(paths.batches)
})

test('the box says which tool is meant before one starts', async () => {
  const { person } = open()
  expect(screen.getByText(text.start.hint.none)).toBeTruthy()
  await person.type(box(), 'compras.example/licitaciones')
  expect(screen.getByText(text.start.hint.website)).toBeTruthy()
  await person.clear(box())
  await person.type(box(), 'azúcar')
  expect(screen.getByText(text.start.hint.product)).toBeTruthy()
})

test('an empty box starts nothing and says what is missing, until somebody types', async () => {
  const { person } = open()
  await person.click(start())
  expect(screen.getByText(text.start.missing)).toBeTruthy()
  await person.type(box(), 'a')
  expect(screen.queryByText(text.start.missing)).toBeNull()
  expect(server.bodiesOf(scrapeWebsite)).toEqual([])
})

test('an address is scanned, and its scan is opened', async () => {
  server.answer(scrapeWebsite, { success: true, data: readyScan })
  const { person } = open()
  await person.type(box(), ' compras.example/licitaciones {Enter}')
  expect(await findAddress()).toBe(paths.websitePrompt(scanId))
  const noLogin = { auth: false, loginUrl: '', email: '', password: '' }
  expect(server.bodiesOf(scrapeWebsite)).toEqual([{ url: 'https://compras.example/licitaciones', ...noLogin }])
})

test('a scan that has begun is followed at its own place, without waiting for its end', async () => {
  server.hold(scrapeWebsite, { success: true, data: readyScan })
  const { person } = open()
  await person.type(box(), `${runningWork.name}{Enter}`)
  expect(start().disabled).toBe(true)
  expect(box().readOnly).toBe(true)
  tell(runningWork)
  expect(await findAddress()).toBe(paths.scanPlace(scanId))
})

test.each(['limit_reached', 'site_not_found', 'url_blocked'] as const)(
  'an address that cannot be scanned (%s) says why and stays in the box',
  async code => {
    server.refuse(scrapeWebsite, code)
    const { person } = open()
    await person.type(box(), 'compras.example{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(errorTextsEs[code] + website.scan.failed)
    expect(box().value).toBe('compras.example')
    expect(start().disabled).toBe(false)
  },
)

function Research() {
  const { pathname, state } = useLocation()
  return pathname === paths.dashboard ? <Screen /> : <output>{JSON.stringify({ pathname, state })}</output>
}
const openWithResearch = () => show(<Research />, { path: paths.dashboard, pattern: '*' })
const sugarIsResearched = JSON.stringify({ pathname: paths.productResearch('d1'), state: { productName: 'azúcar' } })

test('a product goes on to its research with what was typed', async () => {
  const { person } = openWithResearch()
  await productCard()
  await person.type(box(), ' azúcar {Enter}')
  expect(await screen.findByText(sugarIsResearched)).toBeTruthy()
})

test('a product typed faster than the page came waits for it', async () => {
  const release = server.hold(getDirectories, { success: true, directories })
  const { person } = openWithResearch()
  await person.type(box(), 'azúcar{Enter}')
  expect(start().disabled).toBe(true)
  release()
  expect(await screen.findByText(sugarIsResearched)).toBeTruthy()
})

test.each([
  ['no list of directories', () => server.refuse(getDirectories, 'internal'), errorTextsEs.internal],
  ['an empty one', () => server.answer(getDirectories, { success: true, directories: [] }), errorTextsEs.not_found],
])('%s is said with its cause, and another try makes the tool’s card a link', async (_, prepare, cause) => {
  prepare()
  const { person } = open()
  expect((await screen.findByRole('alert')).textContent).toBe(text.directoryFailed + cause)
  expect(screen.queryByRole('link', { name: text.product.title })).toBeNull()
  server.answer(getDirectories, { success: true, directories })
  await person.click(screen.getByRole('button', { name: text.retry }))
  expect(await productCard()).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a product typed after that failure is another try, and the box stays free for an address', async () => {
  server.refuse(getDirectories, 'internal')
  const { person } = openWithResearch()
  await screen.findByRole('alert')
  await person.type(box(), 'azúcar{Enter}')
  await expect.poll(() => server.asked.filter(({ path }) => path === getDirectories.path).length).toBe(2)
  await expect.poll(() => box().readOnly).toBe(false)
  server.answer(getDirectories, { success: true, directories })
  await person.click(start())
  expect(await screen.findByText(sugarIsResearched)).toBeTruthy()
})

test('the last five results are listed newest first, by their question and where they come from', async () => {
  const searches = [1, 2, 3, 4].map(at => search(at))
  const question = 'obras de riego'
  const renamed = search(5, { name: 'Riego en Piura', question })
  const newest = search(9, { name: `${question} · compras.example`, question, site: 'compras.example', rows: 12 })
  server.answer(getSearches, { success: true, searches: [...searches, renamed, newest] })
  open()
  const [all, ...items] = within(await lastResults()).getAllByRole('link')
  expect(all?.getAttribute('href')).toBe(paths.history)
  expect(items.map(item => item.getAttribute('href'))).toEqual(
    ['s9', 's5', 's4', 's3', 's2'].map(id => paths.savedResults(id)),
  )
  expect(items[0]?.textContent).toBe(
    `obras de riegocompras.example · ${formatWhen(search(9).created_at, 'es')} · ${text.last.rows(12)}`,
  )
  // Whoever gave it a name of their own finds it by that name.
  expect(items[1]?.textContent).toContain('Riego en Piura')
})

test('a newcomer has no results, and is offered the sample lists in their place', async () => {
  server.hold(scrapeWebsite, { success: true, data: readyScan })
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: new RegExp(website.samples.suppliers) }))
  expect(screen.queryByRole('region', { name: text.last.heading })).toBeNull()
  await expect.poll(() => server.bodiesOf(scrapeWebsite)).toMatchObject([{ url: sampleSite.suppliers }])
})

test('what is used of the plan stands with its limits', async () => {
  open()
  const usage = within(await screen.findByRole('region', { name: text.usage }))
  expect(usage.getByText(planText.used('50', '500'))).toBeTruthy()
  expect(usage.getByText(planText.usedUnlimited(1234, '1,234'))).toBeTruthy()
})

test('a server that does not tell the plan leaves its place empty', async () => {
  server.refuse(getPlan, 'internal')
  open()
  await productCard()
  expect(screen.queryByRole('region', { name: text.usage })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what runs stands above the tools', async () => {
  open()
  await productCard()
  tell(runningWork)
  const work = within(await screen.findByRole('region', { name: workText.heading }))
  expect(work.getByText(workText.running(runningWork.name))).toBeTruthy()
})

test('who was interrupted elsewhere can go on there, once', async () => {
  rememberPlace({ path: '/history', userId: ana._id })
  const { person } = open()
  await person.click(screen.getByRole('link', { name: text.resumeAction }))
  expect(await findAddress()).toBe('/history')
  open()
  expect(screen.queryByText(text.resume)).toBeNull()
})

test('the offer to go on can be declined', async () => {
  rememberPlace({ path: '/history', userId: null })
  const { person, unmount } = open()
  await person.click(screen.getByRole('button', { name: text.resumeDismiss }))
  expect(screen.queryByText(text.resume)).toBeNull()
  unmount()
  open()
  expect(screen.queryByText(text.resume)).toBeNull()
})

test('the place of somebody else is nobody’s business', () => {
  rememberPlace({ path: '/history', userId: 'somebody' })
  open()
  expect(screen.queryByText(text.resume)).toBeNull()
})

test('everything follows the language, also what was refused before', async () => {
  server.refuse(scrapeWebsite, 'trial_ended')
  const { person } = open()
  await person.type(box(), 'compras.example{Enter}')
  await screen.findByRole('alert')
  act(() => setLanguage('en'))
  expect(screen.getByRole('alert').textContent).toBe(errorTextsEn.trial_ended + websiteEn.scan.failed)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.greeting('Ana María'))
  expect(screen.getByText(en.start.hint.website)).toBeTruthy()
})
