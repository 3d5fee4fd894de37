import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBaciZip } from '@sondeo/test-kit/trade-sources/write-baci-zip'
import { readCode, readHeading, readPairs, readSeries } from '@sondeo/trade/trade-data-lines'
import { writeTradeData } from '@sondeo/trade/write-trade-data'
import { afterAll, expect, test } from 'vitest'
import { readBaciRelease } from './read-baci-release.ts'

const folder = mkdtempSync(join(tmpdir(), 'trade-data-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rowsOf = (factor: number) => [
  { exporter: 152, importer: 156, product: 260300, thousandUsd: 1000 * factor, tons: 400 },
  { exporter: 604, importer: 156, product: 260300, thousandUsd: 600 * factor, tons: 200 },
  { exporter: 604, importer: 842, product: 81040, thousandUsd: 50 * factor, tons: 10 },
]
const readLines = (file: string) =>
  readFileSync(join(folder, `${file}.txt`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)

test('a full release becomes the same files as the open data, with its totals, traders, years and pairs', async () => {
  const newest = join(folder, 'newest.zip')
  const years = [2022, 2023, 2024].map(year => ({ year, rows: rowsOf(year - 2020) }))
  await writeBaciZip(newest, { years })
  const series = join(folder, 'series.zip')
  await writeBaciZip(series, { years: [2021, 2022, 2023, 2024].map(year => ({ year, rows: rowsOf(year - 2020) })) })
  const parts = await readBaciRelease({ newest, series }, () => {})
  const sizes = writeTradeData(folder, parts)
  expect([...sizes.keys()]).toEqual(['codes', 'series', 'headings', 'pairs'])
  const [berries, ore] = readLines('codes').map(readCode)
  expect(berries).toMatchObject({ code: '081040', worldUsd: 200_000, usdPerKg: 20 })
  expect(ore?.exports).toEqual([
    { country: 'CHL', usd: 4_000_000 },
    { country: 'PER', usd: 2_400_000 },
  ])
  expect(readLines('series').map(readSeries)[1]).toEqual({
    code: '260300',
    usd: [1_600_000, 3_200_000, 4_800_000, 6_400_000],
  })
  const lists = readLines('headings').map(readHeading)
  expect(lists.filter(({ code, flow }) => code === '2603' && flow === 'imports').map(({ year }) => year)).toEqual(
    expect.arrayContaining([2022, 2023, 2024]),
  )
  expect(readLines('pairs').map(readPairs)[0]?.pairs[0]).toMatchObject({
    exporter: 'CHL',
    importer: 'CHN',
    tonnes: 400,
  })
})
