import { expect, test } from 'vitest'
import { composeBuiltInFlow } from '../built-in/compose-built-in-flow.ts'
import { findWorldSeries } from '../built-in/find-world-series.ts'
import { buildKeyFigures } from '../charts/build-key-figures.ts'
import { compareCountries } from '../compare/compare-countries.ts'
import { compareMarkets } from '../compare/compare-markets.ts'
import { pickYear } from '../compare/pick-year.ts'
import { rankMarkets } from '../markets/rank-markets.ts'
import { nameCode } from '../product/catalog.ts'
import { buildTradeTable } from '../report/build-trade-table.ts'
import type { SourceState } from '../sources/source-ports.ts'
import { TRADE_REPORT_VERSION, type TradeReport } from '../trade-report.ts'
import { describeOwnMarket } from './describe-own-market.ts'
import { findOwnTrade } from './find-own-trade.ts'
import { nobodys } from './perspective.ts'
import { writeAnswer } from './write-answer.ts'

const silent: SourceState = { source: 'comtrade', state: 'failed', fetchedAt: null, period: null, reason: 'no-answer' }
const reportOf = (code: string): TradeReport => ({
  version: TRADE_REPORT_VERSION,
  product: { name: 'x', code, names: nameCode(code) },
  madeAt: '2026-11-01T00:00:00Z',
  exports: composeBuiltInFlow(code, 'exports'),
  imports: composeBuiltInFlow(code, 'imports'),
  series: findWorldSeries(code),
  pairs: [],
  prices: [],
  pricesAddress: '',
  context: [],
  news: [],
  tone: null,
  sources: [silent],
  release: null,
  builtInRelease: 'V202601',
})
const compare = (one: TradeReport, other: TradeReport, locale: 'es' | 'en') => {
  const [left, right] = [pickYear(one, undefined), pickYear(other, undefined)]
  if (!left || !right) throw new Error('A report has no year')
  return compareMarkets(left, right, locale)
}
const seller = { country: 'PER', role: 'exporter' } as const

test('names keep the capitals they have within a sentence, too', () => {
  const said = (code: string) => writeAnswer(reportOf(code), { country: null, role: 'both' }, 'en').join(' ')
  expect(said('850131')).toContain('DC motors')
  expect(said('290342')).toContain('HFC-32 refrigerant')
  expect(said('080440')).toContain('of avocados')
})

test('a seller hears its rank and share, who buys, and where the market goes', () => {
  expect(writeAnswer(reportOf('081040'), seller, 'es-PE')).toEqual([
    'Perú es el mayor exportador de arándanos frescos: vendió 2.3 mil millones de USD en 2024, el 32.9% del total mundial.',
    'Los mayores importadores de arándanos frescos en 2024 fueron Estados Unidos (31.8%), Países Bajos (13.3%) y Alemania (7.2%).',
    'El comercio mundial sumó 6.9 mil millones de USD en 2024 y creció 12.6% por año en cinco años.',
  ])
})

test('a country outside the six largest is not said to trade little or nothing', () => {
  const mexico = { country: 'MEX', role: 'importer' } as const
  const [own] = writeAnswer(reportOf('100850'), mexico, 'en')
  expect(own).toMatch(/^Mexico is not among the largest importers of quinoa; the last one listed is France/)
  // Peru sells much coffee and is the seventh: the sums over its codes do not tell it.
  const coffee = reportOf('0901')
  expect(coffee.exports && findOwnTrade(coffee.exports, 'PER')).toEqual({ kind: 'unknown' })
  expect(writeAnswer(coffee, seller, 'es')[0]).toContain('su valor no se conoce sin UN Comtrade')
  expect(buildKeyFigures(coffee, 'es', seller)[1]).toMatchObject({ value: 'Sin dato' })
})

test('what is only a minimum says so, and names no order that is not certain', () => {
  const sentences = writeAnswer(reportOf('0901'), { country: 'BRA', role: 'importer' }, 'en')
  expect(sentences[1]).toMatch(/^Brazil \(at least \d.* were among the largest exporters of coffee in 2024\.$/)
  const top = buildKeyFigures(reportOf('0901'), 'en', { country: 'BRA', role: 'importer' })[2]
  expect(top?.note).toBe('of exports, at least')
  // No country can sell more wine than France; of sugar somebody who is not listed might buy more than Indonesia.
  const wine = buildKeyFigures(reportOf('2204'), 'en')[1]
  expect(wine).toMatchObject({ label: 'Largest exporter', note: expect.stringMatching(/^at least US\$\d/) })
  const sugar = buildKeyFigures(reportOf('1701'), 'en', { country: null, role: 'importer' })[1]
  expect(sugar).toMatchObject({ label: 'Largest known importer', note: expect.stringMatching(/^at least US\$\d/) })
})

test('without figures a silent source is not an empty one, and one that is turned off not one that failed', () => {
  const none = { ...reportOf('081040'), exports: null, imports: null, series: null }
  expect(writeAnswer(none, seller, 'en')).toEqual(['No figures for this code yet: some sources didn’t respond.'])
  const turnedOff = { ...none, sources: [{ ...silent, state: 'offline' as const }] }
  expect(writeAnswer(turnedOff, seller, 'en')).toEqual(['No figures for this code in the sources that are turned on.'])
  const answered = { ...none, sources: [{ ...silent, state: 'empty' as const, reason: null }] }
  expect(writeAnswer(answered, seller, 'en')).toEqual(['None of the sources has figures for this code.'])
})

test('markets to sell to leave out my own country, tell distance from it, and what is not known', () => {
  const [ranking] = rankMarkets(reportOf('081040'), seller, 'es')
  expect(ranking?.rows.map(({ country }) => country)).not.toContain('PER')
  const unitedStates = ranking?.rows.find(({ country }) => country === 'USA')
  expect(unitedStates?.parts.size).toMatchObject({ mark: 1, source: 'BACI (CEPII), V202601 · 0810.40 · HS 2022' })
  expect(unitedStates?.parts.distance).toMatchObject({ value: '5.891 km', source: 'CEPII GeoDist' })
  expect(unitedStates?.parts.already).toEqual({ mark: null, value: null, source: null })
  expect(ranking?.lead).toMatch(/^Los mayores compradores, ordenados según el tamaño del mercado/)
  expect(ranking?.missing.join(' ')).toMatch(/Sin datos de la mayoría de los países: el crecimiento/)
  expect(ranking?.hint).toBeNull()
  // Of sugar it is known of few sellers what they buy: whoever is among them stands no higher for it.
  const [, buyingSugar] = rankMarkets(reportOf('1701'), nobodys, 'es')
  expect(buyingSugar?.parts.map(({ id }) => id)).toEqual(['size'])
  expect(buyingSugar?.title).toBe('Dónde comprar: por el tamaño de su oferta')
  const [buying] = rankMarkets(reportOf('2603'), { country: 'CHN', role: 'importer' }, 'en')
  expect(buying?.parts.map(({ id }) => id)).toEqual(expect.arrayContaining(['size', 'growth', 'price', 'distance']))
})

test('whoever buys what it also sells is marked, as far as the largest go', () => {
  const [ranking] = rankMarkets(reportOf('0901'), nobodys, 'es')
  const germany = ranking?.rows.find(({ country }) => country === 'DEU')
  const japan = ranking?.rows.find(({ country }) => country === 'JPN')
  expect([germany?.note, japan?.note]).toEqual(['también exporta', null])
})

test('the own market tells what the role asks about, and nothing of the other direction', () => {
  const flowsOf = (role: 'exporter' | 'importer' | 'both') =>
    describeOwnMarket(reportOf('0901'), { country: 'COL', role }, 'es')?.flows.map(({ flow }) => flow)
  expect(flowsOf('exporter')).toEqual(['exports'])
  expect(flowsOf('importer')).toEqual(['imports'])
  expect(flowsOf('both')).toEqual(['exports', 'imports'])
  const note = describeOwnMarket(reportOf('0901'), { country: 'COL', role: 'exporter' }, 'es')?.note ?? ''
  expect(note).not.toContain('vende')
})

test('what is known in part only is a minimum in the table, and on its side of a comparison', () => {
  const [coffee, berries] = [reportOf('0901'), reportOf('081040')]
  const { table } = buildTradeTable(coffee, 'es')
  const isLeast = (column: string) => {
    const origin = table.rows[0]?.cells[column]?.origin
    return origin?.kind === 'figure' && origin.isAtLeast
  }
  expect([isLeast('value'), isLeast('share')]).toEqual([true, true])
  const { metrics, countries } = compare(berries, coffee, 'es')
  expect(metrics.find(({ id }) => id === 'top-share')?.atLeast).toEqual(['right'])
  expect(metrics.find(({ id }) => id === 'exports')?.atLeast).toEqual([])
  expect(countries[0]?.rows.find(({ label }) => label === 'Brasil')?.atLeast).toEqual(['right'])
  expect(countries[0]?.rows.find(({ label }) => label === 'Perú')?.atLeast).toEqual([])
})

test('a comparison ranks by minimums only where they decide, and says that they are minimums', () => {
  const [coffee, berries, soya] = [reportOf('0901'), reportOf('081040'), reportOf('1201')]
  // Of coffee at least 38.4 % is known: it may be more than the 51 % of berries.
  expect(compare(coffee, berries, 'en').findings.join(' ')).not.toContain('concentrated')
  expect(compare(soya, berries, 'en').findings).toContain(
    'Supply is more concentrated in “x” (the three largest sell at least 88.2%) than in “x” (51.0%).',
  )
  expect(compare(berries, soya, 'es').findings.join(' ')).toMatch(
    /los tres mayores venden al menos el 88,2\s%\) que en «x» \(el 51,0\s%\)\./,
  )
})

test('the largest of the countries side by side is told only where minimums decide it', () => {
  const findings = (minimum: number) => {
    const report = reportOf('081040')
    const countries = report.exports?.countries.map((trade, place) =>
      place === minimum ? { ...trade, value: { ...trade.value, method: 'at-least-sum-of-codes' as const } } : trade,
    )
    const exports = report.exports && { ...report.exports, countries: countries ?? [] }
    const asked = { flow: 'exports' as const, countries: [], own: null, locale: 'en' as const }
    return compareCountries({ ...report, exports }, asked)?.findings.join(' ')
  }
  expect(findings(0)).toMatch(/sells most: at least US\$/)
  expect(findings(1)).not.toContain('sells most')
})

test('what was asked for by its code alone is called by its name where it is compared', () => {
  const asked = (name: string, code: string) => ({ ...reportOf(code), product: { name, code, names: nameCode(code) } })
  const { left, right, findings } = compare(asked('0901', '0901'), asked('arándanos', '081040'), 'es')
  expect([left.product, right.product]).toEqual([nameCode('0901').es, 'arándanos'])
  expect(findings[0]).toContain(`«${nameCode('0901').es}»`)
})
