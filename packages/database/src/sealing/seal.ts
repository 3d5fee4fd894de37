import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { SealBroken } from '../database-errors.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
const derive = promisify<string, string, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

const VERSION = 1
const PLAIN = 0
const ZSTD = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 2 + NONCE_BYTES
const COMPRESS_FROM_BYTES = 512
const PIECE_BYTES = 512 * 1024
/** Nothing we store is near this; a sealed value that unpacks to more is not ours. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024

/** Seals values for rest. `place` names table and row: a value moved to another row does not open there. */
export type Seal = {
  close: (place: string, content: Uint8Array) => Promise<Uint8Array>
  open: (place: string, sealed: Uint8Array) => Promise<Buffer>
  /** A keyed hash: equal inputs meet, and nobody without the key can guess what they were. */
  fingerprint: (purpose: string, ...parts: string[]) => string
  /** The same of an owner's content, which may be large. */
  fingerprintBody: (ownerId: string, content: Uint8Array) => Promise<string>
}

/** In pieces that take a millisecond or two each, so that whoever asks for something else waits no longer than that. */
async function inTurns(content: Uint8Array, work: (piece: Uint8Array) => void): Promise<void> {
  for (let from = 0; from < content.length; from += PIECE_BYTES) {
    if (from > 0) await setImmediate()
    work(content.subarray(from, from + PIECE_BYTES))
  }
}

/** `encryptionKey` is text of 32 characters or more. Slow on purpose (once per process): it may be a pass phrase. */
export async function makeSeal(encryptionKey: string): Promise<Seal> {
  if (encryptionKey.length < 32) throw new RangeError('The encryption key needs 32 characters or more.')
  const root = await derive(encryptionKey, 'sondeo', 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 })
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', root, '', use, 32))
  const contentKey = keyFor('content')
  const fingerprintKey = keyFor('fingerprint')

  return {
    async close(place, content) {
      const packed = content.length >= COMPRESS_FROM_BYTES ? await compress(content) : content
      const isSmaller = packed.length < content.length
      const header = Buffer.concat([Buffer.of(VERSION, isSmaller ? ZSTD : PLAIN), randomBytes(NONCE_BYTES)])
      const cipher = createCipheriv('aes-256-gcm', contentKey, header.subarray(2))
      cipher.setAAD(Buffer.concat([header, Buffer.from(place)]))
      const body: Buffer[] = []
      await inTurns(isSmaller ? packed : content, piece => body.push(cipher.update(piece)))
      return Buffer.concat([header, ...body, cipher.final(), cipher.getAuthTag()])
    },

    async open(place, sealed) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      if (bytes.length < HEADER_BYTES + TAG_BYTES || bytes[0] !== VERSION) throw new SealBroken(place)
      const header = bytes.subarray(0, HEADER_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', contentKey, header.subarray(2), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.concat([header, Buffer.from(place)]))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const body: Buffer[] = []
        await inTurns(bytes.subarray(HEADER_BYTES, -TAG_BYTES), piece => body.push(decipher.update(piece)))
        const packed = Buffer.concat([...body, decipher.final()])
        return header[1] === ZSTD ? await decompress(packed, { maxOutputLength: MAX_UNPACKED_BYTES }) : packed
      } catch (cause) {
        throw new SealBroken(place, { cause })
      }
    },

    fingerprint(purpose, ...parts) {
      const hmac = createHmac('sha256', fingerprintKey)
      for (const part of [purpose, ...parts]) hmac.update(`${Buffer.byteLength(part)}:`).update(part)
      return hmac.digest('base64url')
    },

    async fingerprintBody(ownerId, content) {
      const hmac = createHmac('sha256', fingerprintKey)
      for (const part of ['body', ownerId]) hmac.update(`${Buffer.byteLength(part)}:`).update(part)
      hmac.update(`${content.length}:`)
      await inTurns(content, piece => hmac.update(piece))
      return hmac.digest('hex')
    },
  }
}
