import { openSourcePorts } from '@sondeo/test-kit/trade-sources/open-source-ports'
import {
  startTradeSources,
  type TradeSourceName,
  type TradeSourcesStandIn,
} from '@sondeo/test-kit/trade-sources/start-trade-sources'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildCharts } from './charts/build-charts.ts'
import { nameCountry } from './countries/countries.ts'
import { createTradeSources } from './create-trade-sources.ts'
import { type AskedSource, gatherTradeReport } from './gather-trade-report.ts'
import type { Locale } from './locale.ts'
import { mergeReports } from './merge-reports.ts'
import { nameCode } from './product/catalog.ts'
import { buildTradeTable } from './report/build-trade-table.ts'
import { checkSummary, splitSentences } from './report/check-summary.ts'
import { listSummaryFacts } from './report/summary-facts.ts'
import { writeSummary } from './report/write-summary.ts'
import type { TradeReport } from './trade-report.ts'

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
    'built-in answered',
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
  if (missing === 'comtrade') expect(report.exports).toMatchObject({ basis: 'built-in', year: 2024 })
})

test('without internet the built-in figures answer, and the summary says so with their year and whose they are', async () => {
  const report = await gather({ isOffline: true, code: '170199' })
  expect(report.exports).toMatchObject({ basis: 'built-in', code: '170199', year: 2024, edition: 'HS 2022' })
  expect(report.imports).toMatchObject({ basis: 'built-in', code: '170199', year: 2024 })
  expect(report.exports?.countries[0]).toMatchObject({ country: 'BRA', value: { source: 'built-in' } })
  expect(report.series?.points).toHaveLength(10)
  expect(writeSummary(report, 'es')).toMatch(/BACI \(CEPII\), del año 2024; no son datos en vivo/)
  expect(writeSummary(report, 'en')).toMatch(/BACI \(CEPII\), for 2024; this is not live data/)
  expect(writeSummary(report, 'en')).toContain(
    'Source: BACI, CEPII, release V202601 (Gaulier & Zignago 2010), Open Licence 2.0; aggregated by us.',
  )
  const asked = report.sources.filter(({ source }) => source !== 'built-in')
  expect(asked.map(({ state }) => state)).toEqual(['offline', 'offline', 'offline', 'offline', 'offline'])
})

test('footwear of one heading is not told by the figures of all footwear', async () => {
  const [heading, chapter] = [
    await gather({ isOffline: true, code: '6404' }),
    await gather({ isOffline: true, code: '64' }),
  ]
  expect(heading.exports).toMatchObject({ code: '6404', names: nameCode('6404') })
  expect(heading.exports?.world?.value).toBeLessThan((chapter.exports?.world?.value ?? 0) / 2)
})

test('a product without figures anywhere gets no invented ones, and a silent source is not an empty one', async () => {
  const none = await gather({ isOffline: true, code: '99', name: 'x' })
  expect(none).toMatchObject({ exports: null, imports: null, series: null })
  expect(writeSummary(none, 'es')).toContain('No pudimos consultar las fuentes de comercio')
  const answered = none.sources.map(state => ({ ...state, state: 'empty' as const }))
  const said = writeSummary({ ...none, sources: answered }, 'es')
  expect(said).toContain('Las fuentes que respondieron no tienen cifras de comercio de este código.')
  expect(said).toContain('No se encontraron noticias recientes.')
  expect(writeSummary(none, 'es')).toContain('No se pudieron consultar las noticias.')
  expect(buildTradeTable(none, 'es').content).toEqual([])
})

test('a source that is asked again alone fills in its own part, and the rest stays', async () => {
  standIn.behave('comtrade', 'fail')
  standIn.behave('google-news', 'fail')
  const first = await gather()
  expect(first.exports?.basis).toBe('built-in')
  standIn.behave('comtrade', 'answer')
  standIn.behave('google-news', 'answer')
  const before = standIn.asked.length
  const sources = createTradeSources({ addresses: allTo(standIn.url), ports })
  const question = { name: 'azúcar', code: '1701', names: nameCode('1701'), lang: 'es' } as const
  const again = { report: first, sources: ['comtrade' as const] }
  const second = await gatherTradeReport(sources, { ...question, again }, ports.now())
  expect(second.exports?.basis).toBe('live')
  expect(second.news).toEqual(first.news)
  expect(second.sources.find(({ source }) => source === 'google-news')?.state).toBe('failed')
  expect(standIn.asked.slice(before).every(url => url.includes('/public/v1/preview'))).toBe(true)
})

test('two updates made at a time of one report lose nothing of one another', async () => {
  standIn.behave('comtrade', 'fail')
  standIn.behave('google-news', 'fail')
  const first = await gather()
  standIn.behave('comtrade', 'answer')
  standIn.behave('google-news', 'answer')
  const sources = createTradeSources({ addresses: allTo(standIn.url), ports })
  const question = { name: 'azúcar', code: '1701', names: nameCode('1701'), lang: 'es' } as const
  const update = (asked: AskedSource) =>
    gatherTradeReport(sources, { ...question, again: { report: first, sources: [asked] } }, ports.now())
  const [figures, news] = [await update('comtrade'), await update('google-news')]
  const both = mergeReports(news, figures, ['comtrade'])
  expect(both.exports?.basis).toBe('live')
  expect(both.news).toEqual(news.news)
  expect(both.sources.filter(({ state }) => state === 'failed')).toEqual([])
})

test('a country whose partners are asked for gets its buyers and sellers', async () => {
  const sources = createTradeSources({ addresses: allTo(standIn.url), ports })
  const question = { name: 'azúcar', code: '1701', names: nameCode('1701'), lang: 'es', country: 'PER' } as const
  const { pairs } = await gatherTradeReport(sources, question, ports.now())
  expect(pairs[0]).toMatchObject({ about: 'PER', source: 'comtrade', code: '1701' })
  expect(pairs[0]?.pairs.some(({ exporter }) => exporter === 'PER')).toBe(true)
  expect(pairs[0]?.pairs.some(({ importer }) => importer === 'PER')).toBe(true)
})

test('a stale answer serves when the source is down, and says that it is stale', async () => {
  await gather()
  ports.moveClock(40 * 86_400_000)
  standIn.behave('comtrade', 'fail')
  const report = await gather()
  expect(report.exports?.basis).toBe('live')
  expect(report.sources[1]).toMatchObject({ source: 'comtrade', state: 'stale', reason: 'unavailable' })
})

test('a subheading that hardly anybody reports keeps figures of its own rather than those of its heading', async () => {
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
  expect(report.exports).toMatchObject({ code: '080440', basis: 'built-in' })
})

test('whoever trades little has a small share, never one of nothing', async () => {
  const { content } = buildTradeTable(await gather({ isOffline: true }), 'es')
  expect(Math.min(...content.map(row => Number(row['Participación (%)'] ?? 1)))).toBeGreaterThan(0)
})

test('the table tells exporters from the largest on, then importers, each with the others last up to the world', async () => {
  for (const report of [await gather(), await gather({ isOffline: true })]) {
    const { content, table, parts } = buildTradeTable(report, 'es')
    expect(parts.map(({ flow }) => flow)).toEqual(['exports', 'imports'])
    for (const { flow, from, count } of parts) {
      const rows = content.slice(from, from + count)
      const values = rows.map(row => Number(row['Valor (USD)']))
      const countries = rows.filter(row => row.País !== 'Otros').map(row => Number(row['Valor (USD)']))
      expect(countries).toEqual(countries.toSorted((a, b) => b - a))
      const outside = report[flow]?.countries.filter(({ share }) => share === null) ?? []
      const counted =
        values.reduce((sum, value) => sum + value, 0) - outside.reduce((sum, each) => sum + each.value.value, 0)
      expect(Math.abs(counted - (report[flow]?.world?.value ?? 0))).toBeLessThan(rows.length)
    }
    expect(content.at(-1)?.Flujo).toBe('Importación')
    expect(table.rows[0]?.cells.value?.origin).toMatchObject({ kind: 'figure', year: 2024 })
  }
  const english = buildTradeTable(await gather(), 'en')
  expect(Object.keys(english.content[0] ?? {})).toEqual([
    ...['Flow', 'Rank', 'Country', 'Value (USD)', 'Share (%)', 'Annual growth (%)', 'Price (USD/kg)'],
  ])
  expect(english.table.rows[0]?.cells.value?.origin).toMatchObject({ source: 'UN Comtrade · 1701 · HS 2022' })
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
  for (const locale of ['es', 'es-PE', 'es-AR', 'en', 'en-IN', 'en-ZA'] as const) {
    const summary = writeSummary(report, locale)
    expect(checkSummary(summary, listSummaryFacts(report, locale))).toEqual({ text: summary, removed: [] })
    expect(summary).not.toContain('#')
  }
})

test('amounts, shares and prices are written as the country of the reader writes them', async () => {
  const report = await gather({ isOffline: true, code: '170199' })
  const told = (locale: Locale) =>
    writeSummary(report, locale).match(/\(\S+ (?:mil millones|billion)|US\$\S+|\d\S*\d\s?%/g) ?? []
  for (const locale of ['es-PE', 'es-MX', 'en-US'] as const) expect(told(locale).join(' ')).toMatch(/\d\.\d/)
  for (const locale of ['es-PE', 'es-MX', 'en-US'] as const) expect(told(locale).join(' ')).not.toMatch(/\d,\d\D/)
  for (const locale of ['es-ES', 'es-AR', 'es-CO'] as const) expect(told(locale).join(' ')).toMatch(/\d,\d/)
  for (const locale of ['es-ES', 'es-AR', 'es-CO'] as const) expect(told(locale).join(' ')).not.toMatch(/\d\.\d\D/)
})

test('prices are named and measured in the language of the report', async () => {
  const report = await gather()
  expect(writeSummary(report, 'es-PE')).toMatch(/El precio internacional del azúcar fue de \d+\.\d\d USD por kg en /)
  expect(writeSummary(report, 'en-US')).toMatch(/The international price of sugar was US\$\d+\.\d\d per kg in /)
  const prices = (locale: Locale) => buildCharts(report, locale).find(({ id }) => id === 'prices')
  expect(prices('es-PE')?.title).toMatch(/^El precio internacional del azúcar (?:subió|bajó) /)
  expect(prices('es-PE')).toMatchObject({ unit: 'USD por kg', series: [{ name: 'Azúcar' }] })
})

test('trade that fell over five years and rose in the last one is not called a risk', async () => {
  const report = await gather()
  const flowOf = (worldGrowth: number, lastYear: number) =>
    report.exports && {
      ...report.exports,
      worldGrowth: report.exports.world && { ...report.exports.world, value: worldGrowth },
      worldGrowthLastYear: report.exports.world && { ...report.exports.world, value: lastYear },
    }
  const tell = (growth: number, lastYear: number) =>
    writeSummary({ ...report, exports: flowOf(growth, lastYear), imports: null } as TradeReport, 'es-PE')
  expect(tell(-0.011, 0.385)).not.toContain('Riesgo: el comercio mundial')
  expect(tell(-0.011, -0.02)).toContain('Riesgo: el comercio mundial de este producto cayó 1.1% por año en cinco años.')
})

test('a summary whose countries have changed places loses every sentence with a number of theirs', async () => {
  const report = await gather()
  const facts = listSummaryFacts(report, 'es')
  const buyers = report.imports?.countries.slice(0, 5).map(({ country }) => nameCountry(country, 'es')) ?? []
  const lines = writeSummary(report, 'es').split('\n').flatMap(splitSentences)
  const sentence = lines.find(each => each.includes('mayores importadores')) ?? ''
  expect(checkSummary(sentence, facts).removed).toEqual([])
  const swapped = buyers.reduce((text, name, index) => text.replace(name, `@${(index + 1) % buyers.length}@`), sentence)
  const lie = swapped.replace(/@(\d)@/g, (_, index) => buyers[Number(index)] ?? '')
  expect(checkSummary(lie, facts)).toMatchObject({ text: '', removed: [{ because: 'number' }] })
})
