import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { AppError } from '../../app-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    isReadElsewhere?: boolean
  }
}

/** Up to here a body is read at once: that takes a few milliseconds. */
const SMALL_BYTES = 128 * 1024

/** A body that is still JSON. Whoever handles it hands it to a reader: here it would keep everybody waiting. */
export class LargeBody {
  readonly json: Uint8Array
  constructor(json: Uint8Array) {
    this.json = json
  }
}

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

/** Leaves large bodies closed, for the calls that take any. */
export function keepLargeBodies(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (request.routeOptions.config.isReadElsewhere && body.length > SMALL_BYTES) done(null, new LargeBody(body))
    else if (isTooDeep(body)) done(new AppError('malformed_json'))
    else void parse(request, body.toString(), done)
  })
}

/** A large body is checked where it is read. */
export const passLargeBodies =
  <Schema>(compile: FastifySchemaCompiler<Schema>): FastifySchemaCompiler<Schema> =>
  route => {
    const check = compile(route)
    return data => (data instanceof LargeBody ? { value: data } : check(data))
  }
