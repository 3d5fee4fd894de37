import { pipeline, type Readable } from 'node:stream'
import { Unreadable } from '../why-unreadable.ts'
import { chooseDecoders } from './decode-body.ts'
import { type Answer, discardBody, headerOf } from './exchange.ts'

/** Reads and unpacks a body, stopping at the byte that goes over the limit, whichever side of the unpacking it is on. */
export async function readBody(request: { answer: Answer; maxBytes: number; isCutAtLimit: boolean }): Promise<Buffer> {
  const { answer, maxBytes, isCutAtLimit } = request
  const tooLarge = () => new Unreadable({ kind: 'too-large', url: answer.url.href, maxBytes })
  if (!isCutAtLimit && Number(headerOf(answer, 'content-length')) > maxBytes) {
    discardBody(answer)
    throw tooLarge()
  }
  const collectAll = async (stream: Readable) => {
    const { bytes, isCut } = await collect(stream, maxBytes)
    if (isCut && !isCutAtLimit) throw tooLarge()
    return bytes
  }
  const contentEncoding = headerOf(answer, 'content-encoding')
  if (!contentEncoding) return await collectAll(answer.body)

  const { first, rest } = await peek(answer.body)
  if (!first) return Buffer.alloc(0)
  const decoders = chooseDecoders(contentEncoding, first[0] ?? 0)
  if (!decoders) {
    discardBody(answer)
    throw new Unreadable({ kind: 'connection-failed', host: answer.url.hostname, code: 'UNKNOWN_ENCODING' })
  }
  const unpacked = decoders.reduce<Readable>((source, decoder) => pipeline(source, decoder, () => {}), rest)
  try {
    return await collectAll(unpacked)
  } finally {
    for (const decoder of decoders) decoder.destroy()
    discardBody(answer)
  }
}

/** Leaving the loop early destroys the stream, and with it the connection. */
async function collect(stream: Readable, maxBytes: number): Promise<{ bytes: Buffer; isCut: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size > maxBytes) return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: true }
  }
  return { bytes: Buffer.concat(chunks, size), isCut: false }
}

/** Looks at the first chunk and puts it back. */
async function peek(stream: Readable): Promise<{ first: Buffer | undefined; rest: Readable }> {
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    const first = chunk as Buffer
    if (first.length === 0) continue
    stream.unshift(first)
    return { first, rest: stream }
  }
  return { first: undefined, rest: stream }
}
