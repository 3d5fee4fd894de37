import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeRandom } from '@sondeo/test-kit/make-random'
import { type BaciRow, writeBaciZip } from '@sondeo/test-kit/trade-sources/write-baci-zip'
import { reduceBaci } from '@sondeo/trade/reduce-baci'
import { writeReducedFile } from '@sondeo/trade/reduced-file'

const AREAS = 226
const PRODUCTS = 5600
const MEGABYTE = 1024 * 1024

/** The import of a BACI file of ten million rows: how fast, and whether memory grows with the rows. */
export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { rows: { type: 'string', default: '10000000' } } })
  const rows = Number(values.rows)
  const folder = await mkdtemp(join(tmpdir(), 'baci-bench-'))
  try {
    // The small file warms everything up, so that what grows afterwards grows with the rows.
    const small = await measure(folder, Math.round(rows / 10))
    const large = await measure(folder, rows)
    console.log(
      `ten times the rows: peak ${(large.peak / small.peak).toFixed(2)} times, time ${(large.seconds / small.seconds).toFixed(1)} times`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(folder: string, rows: number): Promise<{ peak: number; seconds: number }> {
  const path = join(folder, `BACI_HS22_${rows}.zip`)
  await writeBaciZip(path, { years: [{ year: 2023, rows: inventRows(rows) }] })
  const { size } = await stat(path)
  globalThis.gc?.()
  const samples: number[] = []
  const sample = setInterval(() => samples.push(process.memoryUsage().rss / MEGABYTE), 100)
  const started = performance.now()
  const reduced = await reduceBaci(path)
  const seconds = (performance.now() - started) / 1000
  clearInterval(sample)
  await writeReducedFile(join(folder, 'reduced.gz'), reduced)
  const { size: reducedSize } = await stat(join(folder, 'reduced.gz'))
  const peak = Math.max(...samples, process.memoryUsage().rss / MEGABYTE)
  // The first third fills the tally's fixed room; the slope is what comes after.
  const settled = samples.slice(Math.floor(samples.length / 3))
  const slope = fitSlope(settled) * (samples.length / (rows / 1e6))
  console.log(
    `${rows.toLocaleString('en-US')} rows (${Math.round(size / MEGABYTE)} MB ZIP): ${seconds.toFixed(1)} s, ${Math.round(rows / seconds / 1000)}k rows/s, ` +
      `peak ${Math.round(peak)} MB, slope ${slope.toFixed(2)} MB per million rows, ${reduced.codeCount} codes in ${(reducedSize / MEGABYTE).toFixed(1)} MB`,
  )
  return { peak, seconds }
}

/** Least squares over evenly spaced samples: growth per sample. */
function fitSlope(values: number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  return spread === 0 ? 0 : values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / spread
}

function* inventRows(count: number): Generator<BaciRow> {
  const random = makeRandom(3)
  for (let row = 0; row < count; row++) {
    // Sorted by exporter, as the real file is; a few countries sell most.
    const exporter = 4 + Math.floor((row / count) * AREAS)
    yield {
      exporter,
      importer: 4 + Math.floor(random() ** 2 * AREAS),
      product: 10_121 + Math.floor(random() * PRODUCTS) * 150,
      thousandUsd: random() ** 6 * 50_000,
      tons: random() < 0.02 ? null : random() * 900,
    }
  }
}
