import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { AppError } from '../../app-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    isReadElsewhere?: boolean
  }
}

/** Up to here a body is read at once: that takes a few milliseconds. */
const SMALL_BYTES = 128 * 1024

/** JSON in the pieces that it came in. */
export type JsonPieces = readonly Uint8Array[]

/** A body that is still JSON. Whoever handles it hands it to a reader: here it would keep everybody waiting. */
export class LargeBody {
  readonly json: JsonPieces
  constructor(json: JsonPieces) {
    this.json = json
  }
}

/** A body as JSON again, whether it was read here or not. */
export const jsonOf = (body: unknown): JsonPieces =>
  body instanceof LargeBody ? body.json : [Buffer.from(JSON.stringify(body ?? null))]

// No call of ours goes half as deep. Parsing and checking brackets within brackets takes longer than anything as long.
const MAX_DEPTH = 40
const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Looks at each byte once. */
export function isTooDeep(json: Uint8Array): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (isInText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) isInText = false
    } else if (byte === QUOTE) isInText = true
    else if (OPENING.has(byte)) {
      if (++depth > MAX_DEPTH) return true
    } else if (CLOSING.has(byte)) depth--
  }
  return false
}

/** Not joined: that alone takes as long as a large body may take altogether. */
function collectPieces({ headers, routeOptions }: FastifyRequest, payload: Readable): Promise<Buffer[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer[]>()
  const maxBytes = routeOptions.bodyLimit
  const pieces: Buffer[] = []
  let held = 0
  const take = (piece: Buffer) => {
    held += piece.length
    if (held <= maxBytes) pieces.push(piece)
    else refuse(new AppError('body_too_large'))
  }
  const refuse = (error: Error) => {
    payload.off('data', take)
    reject(error)
  }
  if (Number(headers['content-length']) > maxBytes) refuse(new AppError('body_too_large'))
  else payload.on('data', take)
  payload.once('end', () => resolve(pieces))
  payload.once('error', () => refuse(new AppError('malformed_json')))
  return promise
}

/** Leaves large bodies closed, for the calls that take any. */
export function keepLargeBodies(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser('application/json', (request, payload, done) => {
    void collectPieces(request, payload).then(pieces => {
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
      if (request.routeOptions.config.isReadElsewhere && length > SMALL_BYTES) return done(null, new LargeBody(pieces))
      const body = Buffer.concat(pieces, length)
      if (isTooDeep(body)) return done(new AppError('malformed_json'))
      return void parse(request, body.toString(), done)
    }, done)
  })
}

/** A large body is checked where it is read. */
export const passLargeBodies =
  <Schema>(compile: FastifySchemaCompiler<Schema>): FastifySchemaCompiler<Schema> =>
  route => {
    const check = compile(route)
    return data => (data instanceof LargeBody ? { value: data } : check(data))
  }
