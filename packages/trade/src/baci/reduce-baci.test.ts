import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BaciRow, writeBaciZip, writeZip } from '@sondeo/test-kit/trade-sources/write-baci-zip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeImportedFlow } from '../figures/compose-imported-flow.ts'
import type { ImportedCode } from './imported-figures.ts'
import { reduceBaci } from './reduce-baci.ts'
import { readReducedFile, writeReducedFile } from './reduced-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'baci-test-'))
const zip = join(folder, 'BACI_HS22_V202501.zip')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const BRAZIL = 76
const TAIWAN = 490
/** 30 buyers of Brazil's sugar, each worth more than the one before; one quantity is unknown. */
function* listRows(year: number): Generator<BaciRow> {
  for (let buyer = 1; buyer <= 30; buyer++) {
    const tons = buyer === 30 ? null : buyer * 2
    yield { exporter: BRAZIL, importer: 100 + buyer, product: 170114, thousandUsd: buyer * (year - 2010), tons }
  }
  yield { exporter: TAIWAN, importer: 842, product: 170199, thousandUsd: 5, tons: 1 }
  yield { exporter: 4, importer: 24, product: 10121, thousandUsd: 52.051, tons: 13.235 }
}
const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023]
beforeAll(() => writeBaciZip(zip, { years: years.map(year => ({ year, rows: listRows(year) })) }))

const collect = async (path: string): Promise<Map<string, ImportedCode>> => {
  const { codes } = await reduceBaci(path)
  return new Map([...codes].map(figures => [figures.code, figures]))
}

test('the newest six years become totals and the twenty largest per subheading, heading and chapter', async () => {
  const { release, rows, codeCount } = await reduceBaci(zip)
  expect(release).toEqual({ name: 'BACI_HS22_V202501', edition: 'HS22', firstYear: 2018, lastYear: 2023 })
  expect([rows, codeCount]).toEqual([32 * 6, 3 + 2 + 2])
  const codes = await collect(zip)
  const sugar = codes.get('170114')?.years.find(({ year }) => year === 2023)
  expect(sugar?.exports).toMatchObject({ usd: 465 * 13_000, traders: 1, concentration: 10_000 })
  expect(sugar?.exports.top).toEqual([[BRAZIL, 465 * 13_000, 870_000, 435 * 13_000]])
  expect(sugar?.imports).toMatchObject({ usd: 465 * 13_000, traders: 30 })
  expect(sugar?.imports.top).toHaveLength(20)
  expect(sugar?.imports.top[0]).toEqual([130, 390_000, 0, 0])
  expect(codes.get('1701')?.years[0]?.exports.top.map(([area]) => area)).toEqual([BRAZIL, TAIWAN])
  // Leading zeros are lost in the file and come back.
  expect([codes.has('010121'), codes.has('0101'), codes.has('01')]).toEqual([true, true, true])
})

test('the reduced figures survive the way over a file, and become figures with growth, prices and years', async () => {
  const prepared = join(folder, 'prepared.gz')
  await writeReducedFile(prepared, await reduceBaci(zip))
  const { header, codes } = await readReducedFile(prepared)
  const read = []
  for await (const code of codes) read.push(code)
  expect(read.map(({ code }) => code)).toEqual(['01', '0101', '010121', '17', '1701', '170114', '170199'])
  const figures = read.find(({ code }) => code === '170114')
  if (!figures) throw new Error('no sugar')
  const flow = composeImportedFlow({ release: header.release, figures }, 'exports', '170114')
  expect(flow).toMatchObject({ basis: 'imported', year: 2023, reporters: 1, world: { source: 'baci', year: 2023 } })
  expect(flow?.worldGrowth?.value).toBeCloseTo((13 / 8) ** (1 / 5) - 1, 9)
  expect(flow?.unitValue?.value).toBeCloseTo((435 * 13_000) / 870_000, 9)
  expect(flow?.years.map(({ year }) => year)).toEqual([2018, 2019, 2020, 2021, 2022, 2023])
  expect(flow?.countries[0]).toMatchObject({ country: 'BRA', share: { value: 1, method: 'share-of-world' } })
})

test('exponents, carriage returns and a byte order mark are read as they are meant', async () => {
  const path = join(folder, 'odd.zip')
  const text = '\uFEFF"t","i","j","k","v","q"\r\n2023,76,842,170114,1e+03,"  5e-01"\r\n2023,76,842,170114,1,NA'
  await writeZip(path, [{ name: 'BACI_HS17_Y2023_V202501.csv', chunks: [text] }])
  const [, , sugar] = [...(await reduceBaci(path)).codes]
  expect(sugar?.years[0]?.exports.top).toEqual([[76, 1_001_000, 500, 1_000_000]])
})

const bad = async (name: string, parts: { name: string; chunks: string[] }[]) => {
  const path = join(folder, name)
  await writeZip(path, parts)
  return reduceBaci(path)
}
const year = (text: string) => [{ name: 'BACI_HS22_Y2023_V202501.csv', chunks: [`t,i,j,k,v,q\n${text}`] }]

test('what is no BACI file is refused in one clear sentence', async () => {
  await expect(reduceBaci(join(folder, 'none.zip'))).rejects.toThrow('cannot be opened')
  const text = join(folder, 'text.zip')
  writeFileSync(text, 'not a zip at all'.repeat(10))
  await expect(reduceBaci(text)).rejects.toThrow('not a ZIP file')
  await expect(bad('other.zip', [{ name: 'readme.txt', chunks: ['hello'] }])).rejects.toThrow('no BACI file of a year')
  const columns = [{ name: 'BACI_HS22_Y2023_V202501.csv', chunks: ['year,exporter\n1,2\n'] }]
  await expect(bad('columns.zip', columns)).rejects.toThrow('columns t,i,j,k,v,q')
  await expect(bad('row.zip', year('2023,76,842,170114,1,2\n2023,76,x,170114,1,2\n'))).rejects.toThrow('line 3')
  await expect(bad('short.zip', year('2023,76,842\n'))).rejects.toThrow('line 2')
  await expect(bad('lost.zip', year('2023,76,842,170114,NA,2\n'))).rejects.toThrow('line 2')
  await expect(bad('mixed.zip', year('2022,76,842,170114,1,2\n'))).rejects.toThrow('rows of the year 2022')
  await expect(bad('empty.zip', year(''))).rejects.toThrow('no rows')
})

test('a file that was cut off or changed on its way is found out', async () => {
  const cut = join(folder, 'cut.zip')
  writeFileSync(cut, readFileSync(zip))
  truncateSync(cut, readFileSync(zip).length - 200)
  await expect(reduceBaci(cut)).rejects.toThrow('not a ZIP file')
  const changed = readFileSync(zip)
  changed[changed.indexOf('Y2023') + 60] = 0xff
  writeFileSync(cut, changed)
  await expect(reduceBaci(cut)).rejects.toThrow('damaged')
})
