import { promisify } from 'node:util'
import { constants, gunzip } from 'node:zlib'
import { mediaType } from '../http/is-html.ts'
import { Unreadable } from '../why-unreadable.ts'

const unpack = promisify(gunzip)

const gzipTypes = new Set(['application/gzip', 'application/x-gzip', 'application/x-gunzip'])

export const isGzipType = (contentType: string) => gzipTypes.has(mediaType(contentType))

type Packed = { url: URL; contentType: string; bytes: Buffer; maxBytes: number }

/**
 * A file that was packed before it was put on the site, like `sitemap.xml.gz`: its content, under the name it had before.
 * Anything else stays as it is. What would unpack to more than may be read is refused before it is in memory.
 */
export async function unpackGzip(file: Packed): Promise<{ url: URL; contentType: string; bytes: Buffer }> {
  const { url, contentType, bytes, maxBytes } = file
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { url, contentType, bytes }
  const inner = new URL(url)
  inner.pathname = url.pathname.replace(/\.gz$/i, '')
  // The type told of the packing; what is inside is told by its name and its first bytes.
  const type = isGzipType(contentType) ? '' : contentType
  try {
    const options = { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH }
    return { url: inner, contentType: type, bytes: await unpack(bytes, options) }
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Unreadable({ kind: 'too-large', url: url.href, maxBytes })
    throw new Unreadable({ kind: 'bad-file', url: url.href, contentType, problem: 'damaged' })
  }
}
