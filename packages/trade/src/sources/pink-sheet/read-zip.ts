import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
/** A price file unpacks to a few megabytes; what grows beyond this is no price file. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024

/** Reads files out of a ZIP by name. Enough for spreadsheets: stored or deflated, not encrypted, under 4 GB. */
export function readZip(bytes: Uint8Array): (name: string) => string | null {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || zip.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('not a ZIP file')
  const entries = new Map<string, number>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0 && zip.readUInt32LE(at) === DIRECTORY_ENTRY; left--) {
    const nameLength = zip.readUInt16LE(at + 28)
    entries.set(zip.toString('utf8', at + 46, at + 46 + nameLength), at)
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return name => {
    const entry = entries.get(name)
    if (entry === undefined) return null
    const start = zip.readUInt32LE(entry + 42)
    const dataStart = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const packed = zip.subarray(dataStart, dataStart + zip.readUInt32LE(entry + 20))
    const isDeflated = zip.readUInt16LE(entry + 10) === 8
    return (isDeflated ? inflateRawSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES }) : packed).toString('utf8')
  }
}
