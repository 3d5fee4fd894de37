import { readResearch } from '@sondeo/contract/research/research-views'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { catchFiles } from '../../../test/catch-files.ts'
import { beOnAPhone } from '../../../test/on-a-phone.ts'
import { minimum, sugar, sugarRows } from '../../../test/researches.ts'
import { show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { setLanguage } from '../../browser/language.ts'
import { ExportMenu } from '../export-menu/export-menu.tsx'
import { MarketAnalysis } from '../market-analysis.tsx'
import { AnswerCard } from './answer-card.tsx'
import { FigureNotices } from './figure-notices.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { NewsList } from './news-list.tsx'
import { ResearchTable } from './research-table.tsx'
import { SourceList } from './source-list.tsx'
import { CodeQuestion, TakenCode } from './taken-code.tsx'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
})
const textOf = (element: Element | null | undefined) => element?.textContent

test('the answer stands before its figures, each with what it means; what all of them are of is told once', () => {
  const { rerender } = show(<AnswerCard details={sugar} />)
  expect(screen.getAllByRole('listitem').map(textOf)).toEqual(['Brasil vende casi la mitad.', 'Los precios subieron.'])
  expect([...document.querySelectorAll('dl > div > *')].map(textOf)).toEqual([
    'Comercio mundial',
    '31 000 M USD',
    '+4 % al año',
  ])
  expect(screen.getByText('Azúcar (1701), 2024. Fuente: UN Comtrade')).toBeTruthy()
  expect(screen.getByText('Rusia se ve por sus socios.')).toBeTruthy()
  const wider = { label: 'Precio', value: '2 USD', note: null, scope: 'HS 17, 2024' }
  rerender(<AnswerCard details={{ ...sugar, keyFigures: [...(sugar.keyFigures ?? []), wider] }} />)
  expect([...document.querySelectorAll('dl > div > :last-child')].map(textOf)).toEqual(['HS 1701, 2024', 'HS 17, 2024'])
})

test('figures of a wider group say so, and directions that differ are named', () => {
  const [scope] = sugar.scopes ?? []
  if (!scope) throw new Error('The sample has no scope')
  show(<AnswerCard details={{ ...sugar, scopes: [scope, { ...scope, flow: 'imports', year: 2023, isWider: true }] }} />)
  expect(screen.getByText('Exportaciones: Azúcar (1701), 2024. Fuente: UN Comtrade')).toBeTruthy()
  expect(screen.getByText('Importaciones: Azúcar (1701), 2023. Fuente: UN Comtrade')).toBeTruthy()
  expect(screen.getByText(/grupo más amplio/)).toBeTruthy()
  expect(screen.getAllByText('Rusia se ve por sus socios.')).toHaveLength(1)
})

test('a report without figures says so and that it costs nothing; one with figures says nothing', () => {
  const { rerender } = show(<FigureNotices details={sugar} />)
  expect(screen.queryByRole('note')).toBeNull()
  rerender(<FigureNotices details={{ ...sugar, hasFigures: false }} />)
  expect(textOf(screen.getByRole('note'))).toContain('no se descuenta de su plan')
})

test('a sure code stands on one line with its reason behind a click', () => {
  show(<TakenCode product={sugar} />)
  expect(document.querySelector('details')?.open).toBe(false)
  expect(screen.getByText('Ver 1 código relacionado')).toBeTruthy()
  expect(screen.queryByText('Por confirmar')).toBeNull()
})

test('an unsure code asks at once, and another one runs the research again', async () => {
  const chosen: string[] = []
  const question = {
    text: '¿De caña o de remolacha?',
    options: [
      { code: '1701', name: 'Azúcar de caña', usd: 1 },
      { code: '1703', name: 'Melaza', usd: null },
    ],
  }
  const { person } = show(
    <>
      <TakenCode product={{ ...sugar, isUnsure: true, question }} onChoose={code => chosen.push(code)} />
      <CodeQuestion product={{ ...sugar, question }} onChoose={code => chosen.push(code)} />
    </>,
  )
  expect(document.querySelector('details')?.open).toBe(true)
  expect(screen.getByText('Por confirmar')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Repetir con 1701, Azúcar de caña' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Repetir con 1703, Melaza' }))
  await person.click(screen.getByRole('button', { name: 'Repetir con 1702, Los demás azúcares' }))
  expect(chosen).toEqual(['1703', '1702'])
})

test('a code that was typed and is none is told to have been left aside', () => {
  show(<TakenCode product={{ ...sugar, isCodeIgnored: true, alternatives: [] }} />)
  expect(screen.getByText(/Ese código no existe.*Es el nombre de la partida\./)).toBeTruthy()
  expect(screen.getByText('Por qué este código')).toBeTruthy()
})

test('a saved report without buttons lists the nearest codes as text', () => {
  show(<TakenCode product={sugar} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Códigos relacionados')).toBeTruthy()
})

test('headlines carry their source and day, and only web addresses become links', () => {
  const [first] = sugar.news
  if (!first) throw new Error('The sample has no news')
  show(<NewsList details={{ ...sugar, news: [first, { ...first, title: 'Trampa', url: 'javascript:alert(1)' }] }} />)
  const link = screen.getByRole('link')
  expect([textOf(link), link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'Sube el azúcar',
    'https://news.example/1',
    '_blank',
  ])
  expect(screen.getByText('Trampa')).toBeTruthy()
  expect(document.querySelector('time')?.textContent).toBe('16 nov 2026')
})

test.each([
  ['nobody answered', sugar.sources, /no respondieron/],
  [
    'nobody was asked',
    sugar.sources.map(each => (each.source === 'gdelt' ? { ...each, state: 'offline' as const } : each)),
    /desconectadas/,
  ],
  ['nothing was found', sugar.sources.filter(({ source }) => source !== 'gdelt'), /No se encontraron noticias/],
])('without news the list tells whether %s', (_, sources, words) => {
  show(<NewsList details={{ ...sugar, news: [], sources }} />)
  expect(screen.getByText(words)).toBeTruthy()
})

const quiet = { retry: () => undefined, retrying: undefined, failed: undefined }

test('each source says how it fared, for which years and when', () => {
  show(<SourceList details={sugar} askedAgain={quiet} />)
  const [answered, failed] = screen.getAllByRole('listitem')
  expect(textOf(answered)).toBe('UN Comtradedatos de 2024 · consultada el 17 nov 2026Respondió')
  expect(textOf(failed)).toContain('No respondió a tiempo.')
  expect(within(answered as HTMLElement).queryByRole('button')).toBeNull()
  expect(screen.getByText('Datos: UN Comtrade.')).toBeTruthy()
})

test('a source that failed can be asked again alone', async () => {
  const asked: string[] = []
  const askedAgain = { ...quiet, retry: (source: string) => void asked.push(source) }
  const { person } = show(<SourceList details={sugar} askedAgain={askedAgain} />)
  await person.click(screen.getByRole('button', { name: 'Reintentar GDELT' }))
  expect(asked).toEqual(['gdelt'])
})

test('one that fails again says so beside its own button', () => {
  show(<SourceList details={sugar} askedAgain={{ ...quiet, failed: 'gdelt' }} />)
  expect(screen.getByText('Sigue sin responder.')).toBeTruthy()
})

test('while one source is asked no other can be', () => {
  const sources = sugar.sources.map(source => ({ ...source, state: 'failed' as const }))
  show(<SourceList details={{ ...sugar, sources }} askedAgain={{ ...quiet, retrying: 'gdelt' }} />)
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true])
  expect(screen.getByText('Consultando…')).toBeTruthy()
})

test('the table shows one direction at a time, without the words that every row shares', async () => {
  const { person } = show(<ResearchTable rows={sugarRows} details={sugar} />)
  expect(textOf(screen.getByRole('heading', { level: 2 }))).toBe('Quién lo vende')
  await person.click(screen.getByRole('radio', { name: 'Importaciones' }))
  expect(textOf(screen.getByRole('heading', { level: 2 }))).toBe('Quién lo compra')
})

test('shares have one decimal, little is not nothing and a minimum says so; files keep the numbers', async () => {
  const files = catchFiles()
  const rows = [
    { País: 'Brasil', Valor: 15_000, 'Participación (%)': 47.5 },
    { País: 'China', Valor: 3_000, 'Participación (%)': 2 },
    { País: 'Perú', Valor: 20, 'Participación (%)': 0.003 },
    { País: 'Chile', Valor: 10, 'Participación (%)': 0.001 },
  ]
  const figureOrigins = {
    rows: [{}, { Valor: 0, 'Participación (%)': 0 }, {}, { 'Participación (%)': 0 }],
    origins: [minimum],
  }
  const { person } = show(
    <>
      <ResearchTable rows={rows} details={{ ...sugar, figureOrigins, tableParts: [] }} />
      <ExportMenu name="Azúcar" rows={rows} summary="" searchId="s1" />
    </>,
  )
  const shown = screen.getAllByRole('row').map(row => [...row.children].slice(-2).map(textOf))
  expect(shown.slice(1)).toEqual([
    ['15,000', '47.5'],
    ['≥\u00a03,000', '≥\u00a02.0'],
    ['20', '<\u00a00.1'],
    ['10', '>\u00a00'],
  ])
  await person.click(screen.getByRole('button', { name: 'Exportar' }))
  await person.click(screen.getByRole('menuitem', { name: 'Descargar CSV' }))
  expect(await files[0]?.text()).toContain('"China","3000","2"')
})

test('a file of a research holds what its table shows: the direction, the rows that are left, their order', async () => {
  const rows = [...sugarRows, { País: 'India', Valor: 7 }, { País: 'Italia', Valor: 9 }]
  const parts = [
    { flow: 'exports' as const, title: 'Quién lo vende', from: 0, count: 2 },
    { flow: 'imports' as const, title: 'Quién lo compra', from: 2, count: 2 },
  ]
  const files = catchFiles()
  const { person } = show(
    <>
      <ExportMenu name="x" rows={rows} searchId={null} />
      <ResearchTable rows={rows} details={{ ...sugar, tableParts: parts }} />
    </>,
  )
  await person.click(screen.getByRole('radio', { name: 'Importaciones' }))
  await person.click(screen.getByTitle('Ordenar por Valor'))
  await person.click(screen.getByTitle('Ordenar por Valor'))
  await person.click(screen.getByRole('button', { name: 'Exportar 2 de 4 filas' }))
  await person.click(screen.getByRole('menuitem', { name: 'Descargar CSV' }))
  expect((await files[0]?.text())?.replaceAll('\r', '').trim().split('\n')).toEqual([
    '"País","Valor"',
    '"Italia","9"',
    '"India","7"',
  ])
})

test('a report in the other language offers to be written in this one', async () => {
  server.refuse(readResearch, 'internal')
  const { person } = show(<LanguageOffer searchId="s1" details={{ ...sugar, lang: 'en' }} />)
  expect(textOf(screen.getByRole('note'))).toContain('Este informe está escrito en inglés.')
  await person.click(screen.getByRole('button', { name: 'Verlo en español' }))
  await waitFor(() => expect(server.bodiesOf(readResearch)).toEqual([{ searchId: 's1', lang: 'es' }]))
})

test('an offer that cannot be kept says so, and one in the same language is not made', async () => {
  server.refuse(readResearch, 'internal')
  const { person } = show(<LanguageOffer searchId="s1" details={{ ...sugar, lang: 'en' }} />)
  await person.click(screen.getByRole('button', { name: 'Verlo en español' }))
  expect(await screen.findByText(/No se pudo escribir el informe en español\./)).toBeTruthy()
  act(() => setLanguage('en'))
  expect(screen.queryByRole('note')).toBeNull()
})

test('of many codes that fit the most traded are offered, the others when they are asked for', async () => {
  const options = ['11', '12', '21', '22', '90'].map(end => ({ code: `0901.${end}`, name: `Café ${end}`, usd: null }))
  const product = { ...sugar, question: { text: '¿Cuál?', options } }
  const { person } = show(<CodeQuestion product={product} onChoose={() => {}} />)
  expect(screen.getAllByRole('button').map(textOf)).toEqual([
    '0901.11 Café 11',
    '0901.12 Café 12',
    '0901.21 Café 21',
    'Ver 2 más',
  ])
  await person.click(screen.getByRole('button', { name: 'Ver 2 más' }))
  expect(screen.getAllByRole('button')).toHaveLength(5)
})

test('on a phone a long analysis begins with its first lines, and the sources stand folded', async () => {
  beOnAPhone()
  const { person } = show(
    <>
      <MarketAnalysis summary={'El comercio creció. '.repeat(60)} />
      <SourceList details={sugar} />
    </>,
  )
  const more = screen.getByRole('button', { name: 'Leer todo el análisis' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await person.click(more)
  expect(screen.getByRole('button', { name: 'Ver menos' }).getAttribute('aria-expanded')).toBe('true')
  expect(document.querySelector('details')?.open).toBe(false)
  await person.click(screen.getByRole('heading', { name: 'Fuentes' }))
  expect(document.querySelector('details')?.open).toBe(true)
})

test('a short analysis, or one on a desk, is all there', () => {
  const { rerender } = show(<MarketAnalysis summary={'El comercio creció. '.repeat(60)} />)
  expect(screen.queryByRole('button')).toBeNull()
  beOnAPhone()
  rerender(<MarketAnalysis summary="El comercio creció." />)
  expect(screen.queryByRole('button')).toBeNull()
})
