import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { BadTradeFile } from './bad-trade-file.ts'

export type ZipEntry = {
  name: string
  method: number
  packedBytes: number
  bytes: number
  crc: number
  headerAt: number
}
export type ZipFile = {
  entries: ZipEntry[]
  /** The bytes of one entry, piece by piece; fails at the end when they are not those that were packed. */
  read: (entry: ZipEntry) => AsyncGenerator<Buffer>
  close: () => Promise<void>
}

const END = 0x06054b50
const END_64 = 0x06064b50
const END_64_LOCATOR = 0x07064b50
const ENTRY = 0x02014b50
const HEADER = 0x04034b50
const LONGEST_END = 65_557
const FULL = 0xffffffff

const notZip = () => new BadTradeFile('This is not a ZIP file, or its end is missing. Was it downloaded completely?')
const damaged = (name: string) => new BadTradeFile(`${name} is damaged inside the ZIP file. Please download it again.`)

/** Opens a ZIP of any size without reading it: only its directory is held in memory. */
export async function openZipFile(path: string): Promise<ZipFile> {
  const file = await open(path).catch(error => {
    throw new BadTradeFile(`${path} cannot be opened: ${(error as NodeJS.ErrnoException).code ?? error}.`)
  })
  try {
    const entries = await readDirectory(file)
    return { entries, read: entry => readEntry(path, file, entry), close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error instanceof RangeError || (error as NodeJS.ErrnoException).code === 'EISDIR' ? notZip() : error
  }
}

async function readPart(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const part = Buffer.alloc(length)
  const { bytesRead } = await file.read(part, 0, length, at)
  return part.subarray(0, bytesRead)
}

async function readDirectory(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat()
  const tailAt = Math.max(0, size - LONGEST_END)
  const tail = await readPart(file, tailAt, size - tailAt)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || tail.readUInt32LE(end) !== END) throw notZip()
  let length = tail.readUInt32LE(end + 12)
  let at = tail.readUInt32LE(end + 16)
  const locator = end - 20
  if (locator >= 0 && tail.readUInt32LE(locator) === END_64_LOCATOR) {
    const large = await readPart(file, Number(tail.readBigUInt64LE(locator + 8)), 56)
    if (large.readUInt32LE(0) !== END_64) throw notZip()
    length = Number(large.readBigUInt64LE(40))
    at = Number(large.readBigUInt64LE(48))
  }
  if (at + length > size || length > 16 * 1024 * 1024) throw notZip()
  const directory = await readPart(file, at, length)
  const entries: ZipEntry[] = []
  for (let place = 0; place + 46 <= directory.length && directory.readUInt32LE(place) === ENTRY; ) {
    const nameLength = directory.readUInt16LE(place + 28)
    const extraLength = directory.readUInt16LE(place + 30)
    const extraAt = place + 46 + nameLength
    entries.push(readDirectoryEntry(directory, place, directory.subarray(extraAt, extraAt + extraLength)))
    place = extraAt + extraLength + directory.readUInt16LE(place + 32)
  }
  return entries
}

function readDirectoryEntry(directory: Buffer, at: number, extra: Buffer): ZipEntry {
  const large = readLargeSizes(extra)
  const sized = (offset: number) => {
    const value = directory.readUInt32LE(at + offset)
    return value === FULL ? (large.shift() ?? value) : value
  }
  // Sizes that do not fit stand in the extra field, in this order.
  const bytes = sized(24)
  const packedBytes = sized(20)
  const headerAt = sized(42)
  const name = directory.toString('utf8', at + 46, at + 46 + directory.readUInt16LE(at + 28))
  return {
    name,
    method: directory.readUInt16LE(at + 10),
    crc: directory.readUInt32LE(at + 16),
    bytes,
    packedBytes,
    headerAt,
  }
}

function readLargeSizes(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2))
    return Array.from({ length: Math.floor(field.length / 8) }, (_, index) => Number(field.readBigUInt64LE(index * 8)))
  }
  return []
}

async function* readEntry(path: string, file: FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  const { name, method, headerAt, packedBytes, bytes, crc } = entry
  const header = await readPart(file, headerAt, 30)
  if (header.length < 30 || header.readUInt32LE(0) !== HEADER || (method !== 0 && method !== 8)) throw damaged(name)
  const start = headerAt + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = createReadStream(path, { start, end: start + packedBytes - 1, highWaterMark: 1 << 18 })
  const unpacked = method === 8 ? packed.pipe(createInflateRaw({ chunkSize: 1 << 18 })) : packed
  packed.on('error', error => unpacked.destroy(error))
  let sum = 0
  let count = 0
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum)
      count += chunk.length
      if (count > bytes) throw damaged(name)
      yield chunk
    }
  } catch (error) {
    throw error instanceof BadTradeFile ? error : damaged(name)
  } finally {
    packed.destroy()
  }
  if (count !== bytes || sum !== crc) throw damaged(name)
}
