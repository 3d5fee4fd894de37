import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import { type BaciRow, writeBaciZip } from '@sondeo/test-kit/trade-sources/write-baci-zip'
import { reduceBaci } from '@sondeo/trade/reduce-baci'
import { writeReducedFile } from '@sondeo/trade/reduced-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readImportedTrade } from '../outside/imported-trade.ts'
import { importTrade, loadTradeRelease } from './import-trade.ts'

const now = () => new Date('2026-03-05T12:00:00.000Z')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-trade-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const rows = (thousandUsd: number): BaciRow[] => [
  { exporter: 76, importer: 842, product: 170114, thousandUsd, tons: 10 },
  { exporter: 699, importer: 156, product: 170199, thousandUsd: thousandUsd / 2, tons: null },
]

describe.each(ENGINES)('import of trade figures on the %s engine', engine => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.discard())

  const run = (file: string) => {
    const parts = { stores: opened.database.stores, now }
    return importTrade(file, {
      say: () => {},
      carryOut: async request =>
        request.command === 'import-trade'
          ? loadTradeRelease(parts, request.preparedFile)
          : { isDone: false, lines: [] },
    })
  }
  const soldIn2023 = async () => {
    const found = await readImportedTrade(opened.database.stores.tradeReleases).find('1701')
    return { name: found?.release.name, usd: found?.figures.years.find(({ year }) => year === 2023)?.exports.usd }
  }

  test('figures are put to use when complete; a bad file and a broken one leave the old ones in use', async () => {
    const imported = readImportedTrade(opened.database.stores.tradeReleases)
    expect([await imported.current(), await imported.find('1701')]).toEqual([null, null])

    const first = join(folder, `${engine}-first.zip`)
    await writeBaciZip(first, { version: '202501', years: [2022, 2023].map(year => ({ year, rows: rows(1000) })) })
    const { isDone, lines } = await run(first)
    expect({ isDone, first: lines[0] }).toEqual({
      isDone: true,
      first: 'BACI_HS22_V202501: 4 rows became figures of 4 products, 2022 to 2023.',
    })
    expect(await soldIn2023()).toEqual({ name: 'BACI_HS22_V202501', usd: 1_500_000 })

    const bad = join(folder, `${engine}-bad.zip`)
    await writeFile(bad, (await readFile(first)).subarray(0, 100))
    expect(await run(bad)).toEqual({
      isDone: false,
      lines: [expect.stringContaining('not a ZIP file'), 'Nothing was changed.'],
    })
    const prepared = join(folder, `${engine}-prepared.gz`)
    await writeReducedFile(prepared, await reduceBaci(first))
    await writeFile(prepared, (await readFile(prepared)).subarray(0, -40))
    const parts = { stores: opened.database.stores, now }
    await expect(loadTradeRelease(parts, prepared)).rejects.toThrow('cannot be read')
    expect(await soldIn2023()).toEqual({ name: 'BACI_HS22_V202501', usd: 1_500_000 })

    const second = join(folder, `${engine}-second.zip`)
    await writeBaciZip(second, { version: '202601', years: [{ year: 2023, rows: rows(2000) }] })
    expect((await run(second)).isDone).toBe(true)
    expect(await soldIn2023()).toEqual({ name: 'BACI_HS22_V202601', usd: 3_000_000 })
    expect(await imported.current()).toMatchObject({ firstYear: 2023, lastYear: 2023 })
  })
})
