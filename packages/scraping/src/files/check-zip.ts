import { fromBufferPromise } from 'yauzl'
import { FileTrouble } from './file-trouble.ts'

/** A spreadsheet has some dozens of parts. */
const MAX_PARTS = 2000

/**
 * Unpacks every part once against a limit, before anything is built from it: what a part says of its size may be a lie.
 * The parts are those that the end of the file names, which is where every reader of such files begins.
 */
export async function checkZip(bytes: Buffer, maxUnpackedBytes: number): Promise<void> {
  let left = maxUnpackedBytes
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true })
    if (zip.entryCount > MAX_PARTS) throw new FileTrouble('too-large')
    for await (const entry of zip.eachEntry()) {
      if (entry.uncompressedSize > left) throw new FileTrouble('too-large')
      const part = await zip.openReadStreamPromise(entry)
      // More than was announced ends the stream with an error ("too many bytes in the stream").
      for await (const chunk of part) left -= (chunk as Buffer).length
    }
  } catch (error) {
    if (error instanceof FileTrouble) throw error
    throw new FileTrouble(/too many bytes/.test(String(error)) ? 'too-large' : 'damaged')
  }
}
