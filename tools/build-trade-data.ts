import { parseArgs } from 'node:util'
import { writeTradeData } from '@sondeo/trade/write-trade-data'
import { readBaciRelease } from './trade-data/read-baci-release.ts'
import { readReference } from './trade-data/read-reference.ts'

const MAX_BYTES = 2 * 1024 * 1024

const usage = `Builds the trade figures that ship with the product.
  node tools/build-trade-data.ts --reference <folder>
  node tools/build-trade-data.ts --baci <BACI_HS22_V….zip> [--series <BACI_HS12_V….zip>] [--to <folder>]`

const { values } = parseArgs({
  options: {
    reference: { type: 'string' },
    baci: { type: 'string' },
    series: { type: 'string' },
    to: { type: 'string', default: new URL('../packages/trade/data/', import.meta.url).pathname },
  },
})
const say = (line: string) => console.log(line)

if (!values.reference && !values.baci) {
  console.error(usage)
  process.exit(1)
}
const parts = values.reference
  ? readReference(values.reference)
  : await readBaciRelease({ newest: values.baci ?? '', series: values.series }, say)
const sizes = writeTradeData(values.to, parts)
for (const [file, bytes] of sizes) say(`${file}.txt: ${bytes.toLocaleString('en-US')} bytes`)
const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
say(`together ${total.toLocaleString('en-US')} bytes`)
if (total > MAX_BYTES) {
  console.error('That is more than two megabytes: keep fewer traders.')
  process.exit(1)
}
