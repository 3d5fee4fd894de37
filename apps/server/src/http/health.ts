import type { FastifyInstance } from 'fastify'
import type { HttpContext } from './http-context.ts'

/** /healthz: the process lives. /readyz: it can serve. */
export function addHealth(http: FastifyInstance, context: HttpContext) {
  const hidden = { schema: { hide: true } }
  http.get('/healthz', hidden, async () => ({ ok: true }))
  http.get('/readyz', hidden, async (_, reply) => {
    const ready = !context.isStopping() && (await context.isDatabaseUp())
    return reply.code(ready ? 200 : 503).send({ ok: ready })
  })
}
