import { stopWork, type WorkResponse } from '@sondeo/contract/events'
import { listCountries, readPerspective } from '@sondeo/contract/research/perspective'
import { getAiDataForDirectories, scrapeTrademark } from '@sondeo/contract/research/product-research'
import { compareCountries, readResearch, updateResearch } from '@sondeo/contract/research/research-views'
import { getDirectory, getSearchHistory, type SavedSearch } from '@sondeo/contract/searches'
import { act, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../src/browser/language.ts'
import { ResearchProgress } from '../../src/features/product-research/research-progress.tsx'
import { Screen as MarketBrief } from '../../src/screens/product-research/market-brief.tsx'
import { Screen } from '../../src/screens/product-research/product-research.tsx'
import { AppLink } from '../../src/ui/app-link.tsx'
import { sugar, sugarRows } from '../researches.ts'
import { show } from '../show.tsx'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

let server: StandIn
const content = JSON.stringify(sugarRows)
const answered = sugar.sources.filter(({ state }) => state === 'answered')
const details = { ...sugar, sources: answered, perspective: { country: null, role: 'both' as const }, charts: [] }
const { code, name, names, reason, isUnsure, isCodeIgnored, alternatives, hasFigures } = sugar
const trade = { code, name, names, reason, isUnsure, isCodeIgnored, alternatives, hasFigures, sources: answered }

beforeEach(() => {
  server = startStandIn()
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener() {}
      close() {}
    },
  )
  server.answer(getDirectory, { success: true, directory: null })
  server.answer(readPerspective, { success: true, perspective: null })
  server.answer(listCountries, { success: true, countries: [] })
  server.refuse(compareCountries, 'not_found')
  server.answer(scrapeTrademark, { success: true, data: trade })
  server.answer(getAiDataForDirectories, {
    success: true,
    data: { content, ai_summary: 'Sube.' },
    searchId: 's1',
    details,
  })
})
const ask = async (product: string) => {
  const page = show(<Screen />)
  await page.person.type(screen.getByLabelText('Nombre del producto'), `${product}{Enter}`)
  return page
}

test('a product becomes a report: its code, its answer, its table', async () => {
  await ask('Azúcar')
  expect(await screen.findByText('Azúcar (1701)')).toBeTruthy()
  expect(screen.getByText('Brasil vende casi la mitad.')).toBeTruthy()
  expect(server.bodiesOf(scrapeTrademark)).toEqual([{ productName: 'Azúcar' }])
  expect(server.bodiesOf(getAiDataForDirectories)).toEqual([{ productName: 'Azúcar', lang: 'es' }])
})

test('the report is called by what was found, says what was typed, and takes the keyboard along', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  server.answer(getAiDataForDirectories, {
    success: true,
    data: { content, ai_summary: 'Sube.' },
    searchId: 's1',
    details: { ...details, title: 'Azúcar' },
  })
  await ask('azucr')
  expect(await screen.findByText('Azúcar (1701)')).toBeTruthy()
  expect(screen.getByText('Usted buscó «azucr».')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

test('a product that nobody knows is named in the refusal', async () => {
  server.refuse(scrapeTrademark, 'product_not_recognised')
  await ask('flurbiglop')
  expect((await screen.findByRole('alert')).textContent).toContain('No reconocemos «flurbiglop».')
})

test.each([
  ['figures', () => server.refuse(scrapeTrademark, 'product_not_recognised'), 'No se pudo obtener el informe'],
  ['text', () => server.refuse(getAiDataForDirectories, 'internal'), 'No se pudieron obtener los datos de IA'],
  [
    'table',
    () => server.answer(getAiDataForDirectories, { success: true, data: { content: 'no table' } }),
    'Error al leer los datos',
  ],
])('a report whose %s cannot be had says which step failed, and what was typed stays', async (_, fail, words) => {
  fail()
  await ask('Azúcar')
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(screen.getByLabelText<HTMLInputElement>('Nombre del producto').value).toBe('Azúcar')
})

/** The screen with its address and the link of the navigation to the form. */
function Research() {
  const { pathname, search } = useLocation()
  return (
    <>
      <AppLink to="/product-research/d1">Nueva</AppLink>
      <output aria-label="address">{pathname + search}</output>
      <Screen />
    </>
  )
}
const showResearch = (search = '') =>
  show(<Research />, { path: `/product-research/d1${search}`, pattern: '/product-research/:directoryId' })
const saved: SavedSearch = {
  _id: 's1',
  name: 'Azúcar',
  created_at: null,
  pinned: false,
  tool: 'product',
  prompt: null,
  ai_response: { content },
  ai_summary: 'Sube.',
  details,
}
const address = () => screen.getByRole('status', { name: 'address' }).textContent
const productName = () => screen.getByLabelText<HTMLInputElement>('Nombre del producto')

test('a report has an address from the moment it is made, and that opens it without a second research', async () => {
  const first = showResearch()
  await first.person.type(productName(), 'Azúcar{Enter}')
  expect(await screen.findByText('Azúcar (1701)')).toBeTruthy()
  expect(address()).toBe('/product-research/d1?report=s1')
  first.unmount()
  server.answer(getSearchHistory, { success: true, search: saved })
  showResearch('?report=s1')
  expect(await screen.findByText('Azúcar (1701)')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Resultados de la investigación' })).toBeTruthy()
  expect(server.bodiesOf(getSearchHistory)).toEqual([{ searchId: 's1' }])
  expect(server.bodiesOf(scrapeTrademark)).toHaveLength(1)
  expect(server.bodiesOf(getAiDataForDirectories)).toHaveLength(1)
})

test('after a report the next one begins with an empty form', async () => {
  const { person } = showResearch()
  await person.type(productName(), 'Azúcar')
  await person.type(screen.getByLabelText('Código del producto'), '1701{Enter}')
  expect(await screen.findByText('Azúcar (1701)')).toBeTruthy()
  await person.click(screen.getByRole('link', { name: 'Nueva' }))
  expect(productName().value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Código del producto').value).toBe('')
})

test('the address of a report that is gone shows the form and says so', async () => {
  server.refuse(getSearchHistory, 'not_found')
  showResearch('?report=s1')
  expect((await screen.findByRole('note')).textContent).toContain('No encontramos este informe')
  expect(productName().value).toBe('')
})

test('the address of a report that does not come can be asked for again', async () => {
  server.refuse(getSearchHistory, 'internal')
  const { person } = showResearch('?report=s1')
  expect(await screen.findByRole('alert')).toBeTruthy()
  server.answer(getSearchHistory, { success: true, search: saved })
  await person.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('Azúcar (1701)')).toBeTruthy()
})

test('a name that may mean several products is asked about before anything is made of it', async () => {
  const inDoubt = { ...trade, code: '6404.11', name: 'Calzado deportivo', isUnsure: true }
  server.answer(scrapeTrademark, { success: true, data: inDoubt })
  const { person } = await ask('Sugarruning')
  const question = await screen.findByRole('heading', { name: '¿Quiso decir «Calzado deportivo» (6404.11)?' })
  expect(document.activeElement).toBe(question)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(productName().value).toBe('Sugarruning')
  expect(server.bodiesOf(getAiDataForDirectories)).toEqual([])
  server.answer(scrapeTrademark, { success: true, data: trade })
  await person.click(screen.getByRole('button', { name: 'Sí, obtener este informe' }))
  await waitFor(() => expect(server.bodiesOf(getAiDataForDirectories)).toHaveLength(1))
  expect(server.bodiesOf(scrapeTrademark).at(-1)).toEqual({ productName: 'Sugarruning', productCode: '6404.11' })
})

test('a neighbouring code runs the research again with the same product', async () => {
  const { person } = await ask('Azúcar')
  await person.click(await screen.findByRole('button', { name: 'Repetir con 1702, Los demás azúcares', hidden: true }))
  await waitFor(() =>
    expect(server.bodiesOf(scrapeTrademark).at(-1)).toEqual({ productName: 'Azúcar', productCode: '1702' }),
  )
})

test('going back begins with an empty form', async () => {
  const { person } = await ask('Azúcar')
  await person.click(await screen.findByRole('button', { name: 'Volver' }))
  expect(screen.getByLabelText<HTMLInputElement>('Nombre del producto').value).toBe('')
})

test('what is typed waits in the tab', async () => {
  const { person, unmount } = show(<Screen />)
  await person.type(screen.getByLabelText('Nombre del producto'), 'Caf')
  unmount()
  show(<Screen />)
  expect(screen.getByLabelText<HTMLInputElement>('Nombre del producto').value).toBe('Caf')
})

test('a source that nobody waited for fills in by itself', async () => {
  const [source] = answered
  if (!source) throw new Error('The sample has no source')
  const waiting = { ...details, sources: [{ ...source, state: 'waiting' as const }] }
  server.answer(getAiDataForDirectories, { success: true, data: { content }, searchId: 's1', details: waiting })
  const research = {
    searchId: 's1',
    name: 'Azúcar',
    content,
    summary: '',
    details: { ...details, answer: ['Ya está.'] },
  }
  server.answer(updateResearch, { success: true, research })
  server.answer(readResearch, { success: true, research: { ...research, details: waiting } })
  await ask('Azúcar')
  await waitFor(() => expect(server.bodiesOf(updateResearch)).toEqual([{ searchId: 's1', lang: 'es' }]))
})

const work = {
  _id: 'w1',
  tool: 'product',
  state: 'running',
  progress: { sourcesDone: 2, sourcesExpected: 5, step: 'gdelt' },
} as WorkResponse

test('the progress names the source that is asked and counts those that answered', async () => {
  server.answer(stopWork, { success: true })
  const { person } = show(<ResearchProgress work={work} isWriting={false} />)
  expect(screen.getByText('Consultando GDELT…')).toBeTruthy()
  expect(screen.getByText('Respondieron 2 de 5 fuentes')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2')
  await person.click(screen.getByRole('button', { name: 'Continuar con lo que hay' }))
  expect(await screen.findByRole('button', { name: 'Terminando…' })).toBeTruthy()
  expect(server.bodiesOf(stopWork)).toEqual([{ workId: 'w1' }])
})

test.each([
  ['before anything is known', undefined, false, 'Buscando el código del producto…'],
  ['while it is written', work, true, 'Preparando la tabla y el análisis…'],
] as const)('%s the progress says so, and nothing can be stopped', (_, running, isWriting, words) => {
  show(<ResearchProgress work={running} isWriting={isWriting} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

const brief = {
  searchId: 's1',
  name: 'Azúcar',
  content,
  summary: '## Precios\nSube.',
  details: { ...sugar, charts: [] },
}

test('the brief has the answer, the markets, both tables, and whose figures they are', async () => {
  server.answer(readResearch, { success: true, research: brief })
  show(<MarketBrief />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Azúcar' })).toBeTruthy()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(
    expect.arrayContaining([
      'Perú en este mercado',
      'Dónde vender después',
      'Quién lo vende',
      'Quién lo compra',
      'Fuentes y método',
    ]),
  )
  expect(screen.getByText(/Sube el azúcar \(Diario, 16 nov 2026\)/)).toBeTruthy()
  expect(screen.getByText(/Ninguna cifra fue estimada/)).toBeTruthy()
  expect(screen.queryByText(/GDELT/)).toBeNull()
})

test('a brief written by a model says which', async () => {
  server.answer(readResearch, {
    success: true,
    research: { ...brief, details: { ...brief.details, analyst: { model: 'modelo-x' } } },
  })
  show(<MarketBrief />)
  expect(await screen.findByText(/El texto lo redactó modelo-x/)).toBeTruthy()
})

test('a brief is printed by its button, and asked for in the language of the page', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  server.answer(readResearch, { success: true, research: brief })
  const { person } = show(<MarketBrief />)
  await person.click(await screen.findByRole('button', { name: 'Imprimir o guardar como PDF' }))
  expect(print).toHaveBeenCalledOnce()
  act(() => setLanguage('en'))
  await waitFor(() => expect(server.bodiesOf(readResearch).at(-1)).toMatchObject({ lang: 'en' }))
})

test('a brief that does not come can be asked for again', async () => {
  server.refuse(readResearch, 'not_found')
  const { person } = show(<MarketBrief />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  server.answer(readResearch, { success: true, research: brief })
  await person.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Azúcar' })).toBeTruthy()
})
