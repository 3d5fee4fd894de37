import { fromBufferPromise } from 'yauzl'

/** A price file unpacks to a few megabytes, in some dozens of parts; what grows beyond this is no price file. */
const MAX_UNPACKED_BYTES = 60_000_000
const MAX_PARTS = 500

/** Unpacks every part once against a limit, before anything is built from it: what it says of its size may be a lie. */
export async function checkUnpackedSize(bytes: Uint8Array): Promise<void> {
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
