import { crc32 } from 'node:zlib'
import { type Entry, openPromise } from 'yauzl'
import { BadTradeFile } from './bad-trade-file.ts'

export type ZipEntry = { name: string; entry: Entry }
export type ZipFile = {
  entries: ZipEntry[]
  /** The bytes of one entry, piece by piece; fails at the end when they are not those that were packed. */
  read: (entry: ZipEntry) => AsyncGenerator<Buffer>
  close: () => Promise<void>
}

const MAX_ENTRIES = 10_000
/** A year of BACI unpacks to some hundred megabytes; what announces more than this is something else. */
const MAX_UNPACKED_BYTES = 4_000_000_000

const notZip = () => new BadTradeFile('This is not a ZIP file, or its end is missing. Was it downloaded completely?')
const damaged = (name: string) => new BadTradeFile(`${name} is damaged inside the ZIP file. Please download it again.`)

/** Opens a ZIP of any size without reading it: only its directory is held in memory. */
export async function openZipFile(path: string): Promise<ZipFile> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(error => {
    const { code } = error as NodeJS.ErrnoException
    throw code && code !== 'EISDIR' ? new BadTradeFile(`${path} cannot be opened: ${code}.`) : notZip()
  })
  try {
    if (zip.entryCount > MAX_ENTRIES) throw notZip()
    const entries: ZipEntry[] = []
    for await (const entry of zip.eachEntry()) entries.push({ name: entry.fileName, entry })
    return { entries, read: readEntry, close: async () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof BadTradeFile ? error : notZip()
  }

  async function* readEntry({ name, entry }: ZipEntry): AsyncGenerator<Buffer> {
    if (entry.uncompressedSize > MAX_UNPACKED_BYTES) throw damaged(name)
    let sum = 0
    try {
      // More or fewer bytes than were announced end the stream with an error.
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        sum = crc32(chunk as Buffer, sum)
        yield chunk as Buffer
      }
    } catch (error) {
      throw error instanceof BadTradeFile ? error : damaged(name)
    }
    if (sum !== entry.crc32) throw damaged(name)
  }
}
