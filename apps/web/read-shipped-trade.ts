import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the trade files that ship say of themselves, for the page of sources. */
export function readShippedTrade() {
  const read = (file: string) => {
    const path = join(import.meta.dirname, '../../packages/trade/data', `${file}.txt`)
    const [first = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
    const { release, years } = JSON.parse(first) as { release: string; years: [first: number, last: number] }
    return { release, years, count: lines.length }
  }
  const [codes, series] = [read('codes'), read('series')]
  return { release: codes.release, codeCount: codes.count, year: codes.years[1], firstYear: series.years[0] }
}
