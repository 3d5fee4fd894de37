import { existsSync, readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { allCountries } from '../countries/countries.ts'
import { composeBuiltInFlow } from './compose-built-in-flow.ts'
import { findBuiltInPairs } from './find-built-in-pairs.ts'
import { findWorldSeries } from './find-world-series.ts'
import {
  findCodeSeries,
  findCodeTrade,
  findHeadingLists,
  findHeadingPairs,
  listCodesUnder,
  openPlaces,
} from './open-trade-data.ts'
import { sampleLines } from './shipped-sample.data.ts'
import { tradeDataFiles } from './trade-data.ts'

const source = new URL('../../../../../shared/reference/trade/', import.meta.url)
const readSource = (file: string): string[] =>
  gunzipSync(readFileSync(new URL(file, source)))
    .toString('utf8')
    .trimEnd()
    .split('\n')

/** A line of the source written again from what ships; Taiwan is an area without letters of its own there. */
function writeAsSource(code: string): string {
  const trade = findCodeTrade(code)
  const list = (flow: 'exports' | 'imports') =>
    trade?.[flow].map(({ country, usd }) => `${country === 'TWN' ? 'S19' : country}${usd / 1e6}`).join(' ')
  return `${code} ${(trade?.worldUsd ?? 0) / 1e6} ${trade?.usdPerKg ?? '-'} ${list('exports')} > ${list('imports')}`
}
/** "14.50" and "14.5" are one figure. */
const plain = (line: string) => line.replace(/^(\d{6} \d+) (\d+\.\d+)/, (_, head, unit) => `${head} ${Number(unit)}`)

test('the shipped files take less than two megabytes together', () => {
  const bytes = tradeDataFiles.map(file => statSync(new URL(`../../data/${file}.txt`, import.meta.url)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2 * 1024 * 1024)
})

test.each(sampleLines)('the shipped figures of %.6s are those of the data', line => {
  expect(writeAsSource(line.slice(0, 6))).toBe(plain(line))
})

test.skipIf(!existsSync(source))('all shipped figures are those of the data', () => {
  const lines = readSource('hs6-2024.txt.gz')
  expect(lines.map(line => writeAsSource(line.slice(0, 6)))).toEqual(lines.map(plain))
  expect(listCodesUnder('')).toHaveLength(lines.length)
  for (const line of readSource('hs6-world-2015-2024.jsonl.gz')) {
    const { hs, thousandUsd } = JSON.parse(line)
    expect(findCodeSeries(hs)?.usd, hs).toEqual(thousandUsd.map((usd: number) => usd * 1000))
  }
  for (const line of readSource('hs4-lists.jsonl.gz')) {
    const { hs, ...flows } = JSON.parse(line)
    for (const flow of ['exports', 'imports'] as const)
      for (const { year, rows } of flows[flow]) {
        const list = findHeadingLists(hs).find(each => each.flow === flow && each.year === year)
        expect(list?.traders.map(({ country, usd }) => [country, usd])).toEqual(
          rows.map(([country, usd]: [string, number]) => [country === 'S19' ? 'TWN' : country, usd]),
        )
      }
  }
  for (const line of readSource('minerals-bilateral-2022-2024.jsonl.gz')) {
    const { hs, year, rows } = JSON.parse(line)
    const shipped = findHeadingPairs(hs).find(each => each.year === year)?.pairs ?? []
    expect(shipped.map(({ exporter, importer, usd, tonnes }) => [exporter, importer, usd, tonnes])).toEqual(
      rows.map((row: unknown[]) => row.map(each => (each === 'S19' ? 'TWN' : each))),
    )
  }
})

test('every country of the shipped figures has a name, and nearly every one a place', () => {
  const traders = listCodesUnder('').flatMap(code => {
    const trade = findCodeTrade(code)
    return [...(trade?.exports ?? []), ...(trade?.imports ?? [])].map(({ country }) => country)
  })
  const named = new Set(allCountries)
  const { places } = openPlaces()
  const all = [...new Set(traders)]
  expect(all.filter(country => !named.has(country))).toEqual(['ATF'])
  expect(all.filter(country => !places.has(country)).length).toBeLessThan(12)
})

test('a six-digit code has its own figures, and its six largest with the others add up to the world', () => {
  const figures = composeBuiltInFlow('081040', 'exports')
  expect(figures).toMatchObject({ code: '081040', year: 2024, edition: 'HS 2022', names: { es: 'Arándanos frescos' } })
  expect(figures?.countries[0]).toMatchObject({ country: 'PER', value: { value: 2_271_000_000, method: 'reconciled' } })
  expect(figures?.countries).toHaveLength(6)
})

test('a heading is the sum of its codes, and says of whom it knows only a part', () => {
  const figures = composeBuiltInFlow('6404', 'exports')
  const codes = listCodesUnder('6404').map(code => composeBuiltInFlow(code, 'exports'))
  expect(figures?.world?.value).toBe(codes.reduce((sum, each) => sum + (each?.world?.value ?? 0), 0))
  expect(figures?.world?.method).toBe('sum-of-codes')
  expect(figures?.notes).toEqual(['sum-of-codes'])
  const methods = new Set(figures?.countries.map(({ value }) => value.method))
  expect(methods).toEqual(new Set(['sum-of-codes', 'at-least-sum-of-codes']))
  for (const { country, value } of figures?.countries ?? []) {
    const listed = codes.filter(each => each?.countries.some(trade => trade.country === country))
    if (value.method === 'sum-of-codes') expect(listed.length, country).toBe(codes.length)
  }
})

test('headings with a list of their own are told by it, with prices and growth where tonnes and years are known', () => {
  const copper = composeBuiltInFlow('2603', 'exports')
  expect(copper?.countries).toHaveLength(20)
  expect(copper?.countries[0]).toMatchObject({ country: 'CHL', growth: { method: 'annual-growth-2-years' } })
  expect(copper?.countries[0]?.unitValue?.value).toBeCloseTo(2.34, 2)
  // The only code of a heading is the heading.
  expect(composeBuiltInFlow('260300', 'exports')?.countries).toEqual(copper?.countries)
  expect(composeBuiltInFlow('0804', 'exports')?.notes).toEqual(['list-of-older-edition'])
})

test('a list that leaves out a large trader of its codes is not told, and pairs name whom they lack', () => {
  // Norway sells a tenth of all gas and is in no list of gas that ships.
  expect(findHeadingLists('2711').flatMap(({ traders }) => traders.map(({ country }) => country))).not.toContain('NOR')
  const gas = composeBuiltInFlow('2711', 'exports')
  expect(gas?.countries.slice(0, 3).map(({ country }) => country)).toContain('NOR')
  expect(gas?.notes).toEqual(['sum-of-codes'])
  const newest = findWorldSeries('2711')?.points.at(-1)?.value ?? 0
  expect((gas?.world?.value ?? 0) / newest).toBeCloseTo(1, 1)
  expect(findBuiltInPairs('2711')?.missing).toEqual(['NOR', 'FRA'])
  expect(findBuiltInPairs('2603')?.missing).toEqual([])
})

test('wherever figures of a heading come from, no code below it has a larger trader than they tell', () => {
  for (const heading of new Set(listCodesUnder('').map(code => code.slice(0, 4))))
    for (const flow of ['exports', 'imports'] as const) {
      const told = composeBuiltInFlow(heading, flow)
      const sums = new Map<string, number>()
      for (const code of listCodesUnder(heading))
        for (const { country, usd } of findCodeTrade(code)?.[flow] ?? [])
          sums.set(country, (sums.get(country) ?? 0) + usd)
      for (const [country, usd] of sums) {
        if (usd < (told?.world?.value ?? 0) * 0.01 || usd === 0) continue
        const trade = told?.countries.find(each => each.country === country) ?? told?.countries.at(-1)
        const value = trade?.value.value ?? 0
        expect(value, `${heading} ${flow} ${country}`).toBeGreaterThanOrEqual(usd * 0.9)
      }
    }
})

test('ten years are told only where both editions mean the same by a code', () => {
  expect(findWorldSeries('081040')?.points.map(({ year }) => year)).toEqual([
    2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024,
  ])
  expect(findWorldSeries('081040')?.edition).toBe('HS 2012')
  // Smartphones have a code of their own since 2022 only.
  expect(findWorldSeries('851713')).toBeNull()
})

test('a code nobody trades for half a million says so, and invents nothing', () => {
  const figures = composeBuiltInFlow('010633', 'exports')
  expect(figures).toMatchObject({ world: { value: 0 }, countries: [] })
  expect(figures?.notes).toContain('below-rounding')
  expect(composeBuiltInFlow('999999', 'exports')).toBeNull()
})
