import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

export type Certificate = { key: string; cert: string }

const DAY_MS = 86_400_000

/** A self-signed certificate for the given names, made anew each time so that no key is ever stored. */
export function makeCertificate(options: { names: string[]; from?: Date; until?: Date }): Certificate {
  const { names, from = new Date(Date.now() - DAY_MS), until = new Date(Date.now() + DAY_MS) } = options
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
  const name = sequence(set(sequence(oid('550403'), tag(0x0c, Buffer.from(names[0] ?? 'site')))))
  const alternatives = sequence(...names.map(entry => tag(0x82, Buffer.from(entry))))
  const extensions = sequence(
    sequence(oid('551d11'), tag(0x04, alternatives)),
    sequence(oid('551d13'), tag(0x01, Buffer.from([0xff])), tag(0x04, sequence(tag(0x01, Buffer.from([0xff]))))),
  )
  const body = sequence(
    tag(0xa0, tag(0x02, Buffer.from([2]))),
    tag(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tag(0xa3, extensions),
  )
  const signature = createSign('sha256').update(body).sign(privateKey)
  const der = sequence(body, ecdsaWithSha256, tag(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

function tag(type: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([type, ...size]), content])
}

const sequence = (...parts: Buffer[]) => tag(0x30, Buffer.concat(parts))
const set = (...parts: Buffer[]) => tag(0x31, Buffer.concat(parts))
const oid = (hex: string) => tag(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date) => tag(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))
