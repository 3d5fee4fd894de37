import { openSourcePorts } from '@sondeo/test-kit/trade-sources/open-source-ports'
import {
  startTradeSources,
  type TradeSourceName,
  type TradeSourcesStandIn,
} from '@sondeo/test-kit/trade-sources/start-trade-sources'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameCountry } from './countries/countries.ts'
import { createTradeSources } from './create-trade-sources.ts'
import { gatherTradeReport } from './gather-trade-report.ts'
import { nameCode } from './product/catalog.ts'
import { buildTradeTable } from './report/build-trade-table.ts'
import { checkSummary, splitSentences } from './report/check-summary.ts'
import { listSummaryFacts } from './report/summary-facts.ts'
import { writeSummary } from './report/write-summary.ts'

let standIn: TradeSourcesStandIn
let ports: ReturnType<typeof openSourcePorts>
beforeEach(async () => {
  standIn = await startTradeSources()
  ports = openSourcePorts()
})
afterEach(() => standIn.close())

type Asked = { code?: string; name?: string; lang?: 'es' | 'en'; isOffline?: boolean }
const allTo = (address: string) => ({ comtrade: address, worldBank: address, newsRss: address, gdelt: address })

function gather({ code = '1701', name = 'azúcar', lang = 'es', isOffline = false }: Asked = {}) {
  const sources = createTradeSources({ addresses: allTo(isOffline ? 'offline' : standIn.url), ports })
  return gatherTradeReport(sources, { name, code, names: nameCode(code), lang }, ports.now())
}

test('a report takes the newest year that enough countries have reported', async () => {
  const report = await gather()
  // A third of the countries have reported 2025; 2024 is the newest complete year.
  expect(report.exports).toMatchObject({ year: 2024, basis: 'live' })
  expect(report.imports).toMatchObject({ year: 2024, basis: 'live' })
})

test('every figure knows its source, country, year, method and address', async () => {
  const { exports } = await gather()
  const mexico = exports?.countries.find(({ country }) => country === 'MEX')
  expect(mexico?.value).toMatchObject({ source: 'comtrade', country: 'MEX', year: 2024, method: 'reported' })
  expect(mexico?.value.address).toMatch(/period=2024/)
  expect(mexico?.share?.method).toBe('share-of-reporters')
  expect(mexico?.growth?.method).toBe('annual-growth-5-years')
  expect(mexico?.unitValue?.method).toMatch(/^value-by-(estimated-)?weight$/)
})

test('shares add up to one and the index follows from them', async () => {
  const { exports } = await gather()
  const shares = exports?.countries.flatMap(({ share }) => share?.value ?? []) ?? []
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  expect(exports?.concentration?.value).toBeCloseTo(
    shares.reduce((sum, share) => sum + (100 * share) ** 2, 0),
    6,
  )
})

test('a country that does not report is seen through its partners, outside totals and shares', async () => {
  const { exports } = await gather()
  const russia = exports?.countries.find(({ country }) => country === 'RUS')
  expect(russia).toMatchObject({ share: null, growth: null, value: { method: 'mirrored' } })
  expect(russia?.value.address).toMatch(/flowCode=M.*partnerCode=643/)
  expect(exports?.notes).toContain('mirrored-countries')
  const reported = exports?.countries.filter(({ value }) => value.method === 'reported') ?? []
  expect(exports?.world?.value).toBe(reported.reduce((sum, { value }) => sum + value.value, 0))
})

test('news are searched by the word of the user, made harmless, or by the heading when only a code was typed', async () => {
  await gather({ name: 'azúcar" OR (x)' })
  await gather({ name: '1701.99' })
  const searches = standIn.asked
    .filter(url => url.startsWith('/rss'))
    .map(url => new URL(url, 'http://x').searchParams.get('q'))
  expect(searches.map(query => query?.split('"')[1])).toEqual(['azúcar OR x', 'Azúcar de caña o de remolacha'])
})

test('prices, context, news and tone come with their states', async () => {
  const report = await gather()
  expect(report.prices[0]?.name).toBe('Sugar, world')
  expect(report.context.length).toBeGreaterThan(0)
  expect(report.news.length).toBeGreaterThan(3)
  expect(report.tone?.days).toBe(30)
  expect(report.sources.map(({ source, state }) => `${source} ${state}`)).toEqual([
    'comtrade answered',
    'world-bank answered',
    'pink-sheet answered',
    'google-news answered',
    'gdelt answered',
  ])
})

const names: TradeSourceName[] = ['comtrade', 'world-bank', 'pink-sheet', 'google-news', 'gdelt']
test.each(names)('without %s the report still has everything else', async missing => {
  standIn.behave(missing, 'fail')
  const report = await gather()
  for (const { source, state } of report.sources) expect(state, source).toBe(source === missing ? 'failed' : 'answered')
  expect(report.exports).not.toBeNull()
  if (missing === 'comtrade') expect(report.exports).toMatchObject({ basis: 'built-in', year: 2023 })
})

test('without internet the built-in figures answer, and the summary says so with their year', async () => {
  const report = await gather({ isOffline: true })
  expect(report.exports).toMatchObject({ basis: 'built-in', code: '1701', year: 2023 })
  expect(report.exports?.countries[0]).toMatchObject({
    country: 'BRA',
    value: { value: 15_800_000_000, source: 'built-in' },
  })
  expect(report.imports).toBeNull()
  expect(writeSummary(report, 'es')).toMatch(/cifras de referencia incluidas en el programa, del año 2023/)
  expect(writeSummary(report, 'en')).toMatch(/reference figures built into the program, of the year 2023/)
  expect(report.sources.every(({ state }) => state === 'offline')).toBe(true)
})

test('figures of a wider product say that they are', async () => {
  const report = await gather({ isOffline: true, code: '6403', name: 'zapatos' })
  expect(report.exports ?? report.imports).toMatchObject({ code: '64', basis: 'built-in' })
  expect((report.exports ?? report.imports)?.notes).toContain('wider-product')
})

test('a product without figures anywhere gets no invented ones', async () => {
  const report = await gather({ isOffline: true, code: '9706', name: 'antigüedades' })
  expect(report).toMatchObject({ exports: null, imports: null })
  expect(writeSummary(report, 'es')).toContain('No hay cifras de comercio para este producto.')
  expect(buildTradeTable(report, 'es').content).toEqual([])
})

test('a stale answer serves when the source is down, and says that it is stale', async () => {
  await gather()
  ports.moveClock(40 * 86_400_000)
  standIn.behave('comtrade', 'fail')
  const report = await gather()
  expect(report.exports?.basis).toBe('live')
  expect(report.sources[0]).toMatchObject({ source: 'comtrade', state: 'stale', reason: 'unavailable' })
})

test('a subheading that hardly anybody reports gives way to its heading', async () => {
  const other = await startTradeSources({
    tradeOf: ({ code, reporter, year }) =>
      year > 2024 || (code.length === 6 && ![76, 604].includes(reporter)) || reporter === 643
        ? null
        : { valueUsd: 1000 * reporter, weightKg: 500, isWeightEstimated: false },
  })
  const sources = createTradeSources({ addresses: allTo(other.url), ports })
  const question = { name: 'palta', code: '080440', names: nameCode('080440'), lang: 'es' } as const
  const report = await gatherTradeReport(sources, question, ports.now())
  await other.close()
  expect(report.exports?.code).toBe('0804')
  expect(report.exports?.notes).toContain('heading-instead-of-subheading')
})

test('the table has one row per country, the largest first, with numbers as numbers and origins beside', async () => {
  const report = await gather()
  const { content, table } = buildTradeTable(report, 'es')
  const [first] = content
  expect(Object.keys(first ?? {})).toEqual([
    'País',
    'Exportaciones (USD)',
    'Cuota de exportaciones (%)',
    'Crecimiento anual de exportaciones (%)',
    'Importaciones (USD)',
    'Cuota de importaciones (%)',
    'Crecimiento anual de importaciones (%)',
    'Valor unitario (USD/kg)',
    'Papel',
  ])
  expect(typeof first?.['Exportaciones (USD)']).toBe('number')
  const totals = content.map(row => Number(row['Exportaciones (USD)'] ?? 0) + Number(row['Importaciones (USD)'] ?? 0))
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  expect(new Set(content.map(row => row.País)).size).toBe(content.length)
  expect(table.rows[0]?.cells.exports?.origin).toMatchObject({ kind: 'figure', source: 'UN Comtrade', year: 2024 })
  expect(Object.keys(buildTradeTable(report, 'en').content[0] ?? {})[0]).toBe('Country')
})

const cases: Asked[] = [
  { code: '1701', name: 'azúcar' },
  { code: '0901', name: 'coffee', lang: 'en' },
  { code: '0207', name: 'turkey', lang: 'en' },
  { code: '1701', isOffline: true },
  { code: '3004', isOffline: true, lang: 'en' },
  { code: '9706', isOffline: true },
]
test.each(cases)('the built-in summary of %o says nothing that is not in the facts', async asked => {
  const report = await gather(asked)
  for (const lang of ['es', 'en'] as const) {
    const summary = writeSummary(report, lang)
    expect(checkSummary(summary, listSummaryFacts(report))).toEqual({ text: summary, removed: [] })
    expect(summary).not.toContain('#')
  }
})

test('a summary whose countries have changed places loses every sentence with a number of theirs', async () => {
  const report = await gather()
  const facts = listSummaryFacts(report)
  const buyers = report.imports?.countries.slice(0, 5).map(({ country }) => nameCountry(country, 'es')) ?? []
  const lines = writeSummary(report, 'es').split('\n').flatMap(splitSentences)
  const sentence = lines.find(each => each.includes('mayores importadores')) ?? ''
  expect(checkSummary(sentence, facts).removed).toEqual([])
  const swapped = buyers.reduce((text, name, index) => text.replace(name, `@${(index + 1) % buyers.length}@`), sentence)
  const lie = swapped.replace(/@(\d)@/g, (_, index) => buyers[Number(index)] ?? '')
  expect(checkSummary(lie, facts)).toMatchObject({ text: '', removed: [{ because: 'number' }] })
})
