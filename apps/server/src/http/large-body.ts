import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'

/** Up to here a body is read at once: that takes a few milliseconds. */
const SMALL_BYTES = 128 * 1024

/** A body that is still JSON. Whoever handles it hands it to a reader: here it would keep everybody waiting. */
export class LargeBody {
  readonly json: Uint8Array
  constructor(json: Uint8Array) {
    this.json = json
  }
}

/** Leaves large bodies closed, for the calls that take any. */
export function keepLargeBodies(http: FastifyInstance, options: { usualBytes: number }): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const takesLarge = (request.routeOptions.bodyLimit ?? 0) > options.usualBytes
    if (takesLarge && body.length > SMALL_BYTES) done(null, new LargeBody(body))
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
