import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { SealBroken } from '../database-errors.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
const derive = promisify<string, string, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

/** First bytes: sealed with the one key that there was, or with the key whose name follows. */
const UNNAMED = 1
const NAMED = 2
const ID_BYTES = 4
const PLAIN = 0
const ZSTD = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const COMPRESS_FROM_BYTES = 512
const PIECE_BYTES = 512 * 1024
/** Nothing we store is near this; a sealed value that unpacks to more is not ours. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024

/** Seals values for rest. `place` names table and row: a value moved to another row does not open there. */
export type Seal = {
  close: (place: string, content: Uint8Array) => Promise<Uint8Array>
  open: (place: string, sealed: Uint8Array) => Promise<Buffer>
  /** While two keys are known: how everything begins that is sealed with the present one. */
  renewing: { prefix: Buffer } | null
  /** Of the key that sealed this value. */
  findFingerprintKey: (place: string, sealed: Uint8Array) => Promise<Buffer>
  /** The same with hashes of another key: those are stored, and outlive the key that they began with. */
  withFingerprintKey: (key: Buffer) => Seal
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

type Keys = {
  content: Buffer
  fingerprint: Buffer
  /** Tells which key sealed a value, and nothing about it. */
  id: Buffer
}

const derived = new Map<string, Promise<Keys>>()

/** `encryptionKey` is text of 32 characters or more. Slow on purpose, once per process: it may be a pass phrase. */
async function deriveKeys(encryptionKey: string): Promise<Keys> {
  if (encryptionKey.length < 32) throw new RangeError('The encryption key needs 32 characters or more.')
  const deriving = derived.get(encryptionKey) ?? deriveKeysNow(encryptionKey)
  derived.set(encryptionKey, deriving)
  return deriving
}

async function deriveKeysNow(encryptionKey: string): Promise<Keys> {
  const root = await derive(encryptionKey, 'sondeo', 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 })
  const keyFor = (use: string, bytes = 32) => Buffer.from(hkdfSync('sha256', root, '', use, bytes))
  return { content: keyFor('content'), fingerprint: keyFor('fingerprint'), id: keyFor('id', ID_BYTES) }
}

/** With `alsoOpens`, a key that is being replaced or will be next: it opens, and nothing is sealed with it. */
export async function makeSeal(encryptionKey: string, alsoOpens?: string): Promise<Seal> {
  const current = await deriveKeys(encryptionKey)
  const others = alsoOpens === undefined ? [] : [await deriveKeys(alsoOpens)]
  return sealWith([current, ...others], current.fingerprint)
}

function sealWith(keys: [Keys, ...Keys[]], fingerprintKey: Buffer): Seal {
  const [current] = keys
  // A key is named in what it seals only while there are two: versions of before know no such names.
  const prefix = keys.length > 1 ? Buffer.concat([Buffer.of(NAMED), current.id]) : Buffer.of(UNNAMED)

  const openWith = async (key: Keys, { place, bytes }: { place: string; bytes: Buffer }): Promise<Buffer> => {
    const kindAt = bytes[0] === NAMED ? 1 + ID_BYTES : 1
    const header = bytes.subarray(0, kindAt + 1 + NONCE_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', key.content, header.subarray(kindAt + 1), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.concat([header, Buffer.from(place)]))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const body: Buffer[] = []
    await inTurns(bytes.subarray(header.length, -TAG_BYTES), piece => body.push(decipher.update(piece)))
    const packed = Buffer.concat([...body, decipher.final()])
    return header[kindAt] === ZSTD ? await decompress(packed, { maxOutputLength: MAX_UNPACKED_BYTES }) : packed
  }

  const findKeys = (bytes: Buffer): Keys[] => {
    if (bytes[0] === UNNAMED && bytes.length >= 2 + NONCE_BYTES + TAG_BYTES) return keys
    if (bytes[0] !== NAMED || bytes.length < 2 + ID_BYTES + NONCE_BYTES + TAG_BYTES) return []
    return keys.filter(({ id }) => id.equals(bytes.subarray(1, 1 + ID_BYTES)))
  }

  const openAny = async (place: string, sealed: Uint8Array): Promise<{ content: Buffer; key: Keys }> => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    let cause: unknown
    for (const key of findKeys(bytes)) {
      try {
        return { content: await openWith(key, { place, bytes }), key }
      } catch (error) {
        cause = error
      }
    }
    throw new SealBroken(place, { cause })
  }

  return {
    async close(place, content) {
      const packed = content.length >= COMPRESS_FROM_BYTES ? await compress(content) : content
      const isSmaller = packed.length < content.length
      const nonce = randomBytes(NONCE_BYTES)
      const header = Buffer.concat([prefix, Buffer.of(isSmaller ? ZSTD : PLAIN), nonce])
      const cipher = createCipheriv('aes-256-gcm', current.content, nonce)
      cipher.setAAD(Buffer.concat([header, Buffer.from(place)]))
      const body: Buffer[] = []
      await inTurns(isSmaller ? packed : content, piece => body.push(cipher.update(piece)))
      return Buffer.concat([header, ...body, cipher.final(), cipher.getAuthTag()])
    },

    open: async (place, sealed) => (await openAny(place, sealed)).content,

    renewing: keys.length > 1 ? { prefix } : null,
    findFingerprintKey: async (place, sealed) => (await openAny(place, sealed)).key.fingerprint,
    withFingerprintKey: key => sealWith(keys, key),

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
