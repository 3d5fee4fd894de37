import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { crc32, createDeflateRaw } from 'node:zlib'

type ZipPart = { name: string; chunks: Iterable<string> | AsyncIterable<string> }

const END = Buffer.from([0x50, 0x4b, 5, 6])

/** Writes a ZIP file piece by piece, as large as one likes: sizes stand in its directory only. */
export async function writeZip(path: string, parts: ZipPart[]): Promise<void> {
  const file = createWriteStream(path)
  let at = 0
  const write = async (bytes: Buffer) => {
    at += bytes.length
    if (!file.write(bytes)) await once(file, 'drain')
  }
  const directory: Buffer[] = []
  for (const { name, chunks } of parts) {
    const headerAt = at
    const nameBytes = Buffer.from(name)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(20, 4)
    // Bit 3: sizes and sum follow the data.
    header.writeUInt16LE(8, 6)
    header.writeUInt16LE(8, 8)
    header.writeUInt16LE(nameBytes.length, 26)
    await write(Buffer.concat([header, nameBytes]))
    const started = at
    let [sum, bytes] = [0, 0]
    const deflate = createDeflateRaw({ level: 1 })
    const packed = (async () => {
      for await (const chunk of deflate as AsyncIterable<Buffer>) await write(chunk)
    })()
    for await (const text of chunks) {
      const chunk = Buffer.from(text)
      sum = crc32(chunk, sum)
      bytes += chunk.length
      if (!deflate.write(chunk)) await once(deflate, 'drain')
    }
    deflate.end()
    await packed
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    entry.writeUInt16LE(20, 6)
    entry.writeUInt16LE(8, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(sum, 16)
    entry.writeUInt32LE(at - started, 20)
    entry.writeUInt32LE(bytes, 24)
    entry.writeUInt16LE(nameBytes.length, 28)
    entry.writeUInt32LE(headerAt, 42)
    directory.push(Buffer.concat([entry, nameBytes]))
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  END.copy(end)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  await write(Buffer.concat([listed, end]))
  file.end()
  await once(file, 'close')
}

export type BaciRow = { exporter: number; importer: number; product: number; thousandUsd: number; tons: number | null }

/** A row as CEPII writes it: no leading zeros, the quantity padded and quoted, or NA. */
const writeBaciRow = (year: number, { exporter, importer, product, thousandUsd, tons }: BaciRow): string =>
  `${year},${exporter},${importer},${product},${thousandUsd.toFixed(3)},${tons === null ? 'NA' : `"${tons.toFixed(3).padStart(13)}"`}\n`

type Release = { edition?: string; version?: string; years: { year: number; rows: Iterable<BaciRow> }[] }

/** A release of BACI with its tables of countries and products beside the years, as the real one has. */
export const writeBaciZip = (path: string, { edition = 'HS22', version = '202501', years }: Release): Promise<void> =>
  writeZip(path, [
    ...years.map(({ year, rows }) => ({
      name: `BACI_${edition}_Y${year}_V${version}.csv`,
      chunks: writeRows(year, rows),
    })),
    {
      name: `country_codes_V${version}.csv`,
      chunks: ['country_code,country_name,country_iso2,country_iso3\n76,Brazil,BR,BRA\n'],
    },
    {
      name: `product_codes_${edition}_V${version}.csv`,
      chunks: ['code,description\n170114,"Sugars: cane sugar, raw"\n'],
    },
  ])

const CHUNK = 1 << 16

function* writeRows(year: number, rows: Iterable<BaciRow>): Generator<string> {
  let text = 't,i,j,k,v,q\n'
  for (const row of rows) {
    text += writeBaciRow(year, row)
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield text
}
