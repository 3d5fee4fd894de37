import { read } from 'hucre'
import { fromBufferPromise } from 'yauzl'
import { SourceFailure } from '../source-ports.ts'

/** Eighty years of months, and the rows above them. */
const MAX_ROWS = 1000

/** One commodity: unit as in "$/kg", and monthly prices, null where the file has none. */
export type PriceSeries = { name: string; unit: string; months: { month: string; price: number | null }[] }

type Sheet = Map<number, string>[]

/** The cells of the sheet that holds monthly prices, row by row, by column number from 1. */
async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  await checkUnpackedSize(bytes)
  const workbook = await read(bytes, { maxRows: MAX_ROWS, sheets: ({ name }) => name === 'Monthly Prices' })
  return (workbook.sheets[0]?.rows ?? []).map(row => {
    const cells = row.map((value, at): [number, string] => [at + 1, value === null ? '' : String(value)])
    return new Map(cells)
  })
}

const isMonth = (text: string | undefined): boolean => /^\d{4}M\d\d$/.test(text ?? '')
const readPrice = (text: string | undefined): number | null =>
  text === undefined || text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text)

/**
 * Reads the World Bank's monthly price file. Data rows are known by their month in the first column: old files have
 * a row of series codes above them, new ones do not.
 */
export async function readPriceFile(bytes: Uint8Array): Promise<PriceSeries[]> {
  try {
    const sheet = await readSheet(bytes)
    const data = sheet.filter(row => isMonth(row.get(1)))
    const unitRow = sheet.findIndex(row => [...row.values()].filter(text => /^\s*\(.*\)\s*$/.test(text)).length > 3)
    const units = sheet[unitRow]
    const names = sheet[unitRow - 1]
    if (!names || !units || data.length === 0) throw new Error('no prices found')
    return [...names].flatMap(([column, name]) => {
      const clean = name.replace(/\s{0,9}\*{1,9}\s{0,9}$/, '').trim()
      if (column === 1 || clean === '') return []
      const unit = (units.get(column) ?? '').replace(/[()]/g, '').trim()
      const months = data.map(row => ({
        month: (row.get(1) ?? '').replace('M', '-'),
        price: readPrice(row.get(column)),
      }))
      return [{ name: clean, unit, months }]
    })
  } catch (error) {
    throw new SourceFailure('unreadable', `price file: ${error instanceof Error ? error.message : 'unknown form'}`)
  }
}

/** A price file unpacks to a few megabytes, in some dozens of parts; what grows beyond this is no price file. */
const MAX_UNPACKED_BYTES = 60_000_000
const MAX_PARTS = 500

/** Unpacks every part once against a limit, before anything is built from it: what it says of its size may be a lie. */
async function checkUnpackedSize(bytes: Uint8Array): Promise<void> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  })
  if (zip.entryCount > MAX_PARTS) throw new Error('too many parts')
  let left = MAX_UNPACKED_BYTES
  for await (const entry of zip.eachEntry()) {
    left -= entry.uncompressedSize
    if (left < 0) throw new Error('too large')
    // More than was announced ends the stream with an error.
    for await (const _ of await zip.openReadStreamPromise(entry));
  }
}
