import { openSourcePorts } from '@sondeo/test-kit/trade-sources/open-source-ports'
import { startTradeSources, type TradeSourcesStandIn } from '@sondeo/test-kit/trade-sources/start-trade-sources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareMarkets } from '../compare/compare-markets.ts'
import { pickYear } from '../compare/pick-year.ts'
import { allCountries, findContinent } from '../countries/countries.ts'
import { createTradeSources } from '../create-trade-sources.ts'
import { gatherTradeReport } from '../gather-trade-report.ts'
import { nameCode } from '../product/catalog.ts'
import type { TradeReport } from '../trade-report.ts'
import { buildCharts } from './build-charts.ts'
import { buildKeyFigures } from './build-key-figures.ts'

let standIn: TradeSourcesStandIn
let live: TradeReport
let builtIn: TradeReport
beforeAll(async () => {
  standIn = await startTradeSources()
  const gather = (address: string) => {
    const ports = openSourcePorts()
    const addresses = { comtrade: address, worldBank: address, newsRss: address, gdelt: address }
    const question = { name: 'azúcar', code: '170199', names: nameCode('170199'), lang: 'es' } as const
    return gatherTradeReport(createTradeSources({ addresses, ports }), question, ports.now())
  }
  live = await gather(standIn.url)
  builtIn = await gather('offline')
})
afterAll(() => standIn.close())

test('every chart that the figures allow is there, and none that they do not', () => {
  const ids = (report: TradeReport) => buildCharts(report, 'es').map(({ id }) => id)
  expect(ids(live)).toEqual([
    ...['exporters', 'importers', 'map-exports', 'map-imports'],
    ...['trade-years', 'leaders-years', 'prices', 'concentration'],
  ])
  expect(ids(builtIn)).toEqual([
    ...['exporters', 'importers', 'map-exports', 'map-imports', 'trade-years', 'concentration'],
  ])
  expect(ids({ ...live, exports: null, imports: null, series: null, prices: [] })).toEqual([])
})

test('titles are findings made of the figures, and what is shown says what it is of', () => {
  const [bars, , map] = buildCharts(builtIn, 'es')
  expect(bars?.title).toMatch(/^Brasil, \p{L}+ y \p{L}+ suman el \d\d,\d\s% de las exportaciones$/u)
  expect(bars?.subtitle).toMatch(/\(1701\.99\), HS 2022: mayores exportadores en 2024, en USD$/)
  expect(bars?.source).toBe('BACI (CEPII), V202601 · 1701.99 · HS 2022')
  expect(map?.title).toMatch(/^\p{L}+ exporta al menos el \d\d,\d\s%$/u)
  const years = buildCharts(builtIn, 'en').find(({ id }) => id === 'trade-years')
  expect(years?.title).toMatch(/^World trade grew \d+\.\d% a year between 2015 and 2024$/)
  expect(years?.source).toBe('BACI (CEPII), V202601 · 1701.99 · HS 2012')
})

test('what a chart shows adds up to what the report says', () => {
  const charts = buildCharts(live, 'es')
  const concentration = charts.find(chart => chart.kind === 'concentration')
  for (const flow of concentration?.kind === 'concentration' ? concentration.flows : [])
    expect(flow.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6)
  const bars = charts.find(chart => chart.kind === 'bars')
  expect(bars?.kind === 'bars' && bars.marks.map(({ value }) => value)).toEqual(
    live.exports?.countries.slice(0, 10).map(({ value }) => value.value),
  )
  expect(buildKeyFigures(live, 'es')).toHaveLength(4)
  expect(buildKeyFigures(builtIn, 'es')[0]).toMatchObject({ label: 'Comercio mundial, 2024' })
  for (const { scope } of buildKeyFigures(builtIn, 'es')) expect(scope).toMatch(/\(1701\.99\), HS 2022$/)
})

test('a year that a report does not know cannot be compared, and one it knows tells its change', () => {
  expect(pickYear(live, 1999)).toBeNull()
  const [before, now] = [pickYear(live, 2019), pickYear(live, undefined)]
  if (!before || !now) throw new Error('no years')
  expect(now.years).toEqual([2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024])
  const { findings, metrics, countries } = compareMarkets(before, now, 'en')
  expect(findings[0]).toMatch(/^Exports grew \d+\.\d% from 2019 to 2024\.$/)
  expect(metrics.map(({ id }) => id)).toEqual(['exports', 'imports', 'top-share', 'usd-per-kg'])
  expect(countries.map(({ flow, rows }) => [flow, rows.length])).toEqual([
    ['exports', 10],
    ['imports', 10],
  ])
})

test('nearly every country has a continent', () => {
  const without = allCountries.filter(country => findContinent(country) === null)
  expect(without.length).toBeLessThan(10)
})
