import type { Transform } from 'node:stream'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'

export const acceptedEncodings = 'gzip, deflate, br, zstd'

/** More layers than any honest site uses; each one multiplies what a small answer can unfold to. */
const MAX_LAYERS = 2

/** The decompressors for a `Content-Encoding`, outermost first; undefined when the site uses one that we did not ask for. */
export function chooseDecoders(contentEncoding: string | undefined, firstByte: number): Transform[] | undefined {
  const names = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && name !== 'identity')
    .reverse()
  if (names.length > MAX_LAYERS) return undefined
  const decoders: Transform[] = []
  for (const [layer, name] of names.entries()) {
    const decoder = createDecoder(name, layer === 0 ? firstByte : undefined)
    if (!decoder) return undefined
    decoders.push(decoder)
  }
  return decoders
}

function createDecoder(name: string, firstByte: number | undefined): Transform | undefined {
  // A body cut short keeps what arrived, as browsers do.
  const lenient = { finishFlush: constants.Z_SYNC_FLUSH }
  if (name === 'gzip' || name === 'x-gzip') return createGunzip(lenient)
  if (name === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
  if (name === 'zstd') return createZstdDecompress({ finishFlush: constants.ZSTD_e_flush })
  // Some servers call the bare format `deflate` too; a zlib stream begins with method 8.
  if (name === 'deflate') return (firstByte ?? 0x78) % 16 === 8 ? createInflate(lenient) : createInflateRaw(lenient)
  return undefined
}
