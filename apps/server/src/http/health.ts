import { setTimeout as wait } from 'node:timers/promises'
import type { OpenDatabase } from '@sondeo/database/open-database'
import type { FastifyInstance } from 'fastify'

const maxPingMs = 800

/** Whoever asks whether we can serve wants to know it now. */
export const isDatabaseUp = (database: Pick<OpenDatabase, 'ping'>): Promise<boolean> =>
  Promise.race([
    database.ping().then(
      () => true,
      () => false,
    ),
    wait(maxPingMs, false, { ref: false }),
  ])

type Asked = { isReady: () => Promise<boolean>; findFault: OpenDatabase['findFault'] }

/** /healthz: the process lives. /readyz: it can serve, and whether anything can be saved. */
export function addHealth(http: FastifyInstance, { isReady, findFault }: Asked) {
  const hidden = { schema: { hide: true } }
  http.get('/healthz', hidden, async () => ({ ok: true }))
  http.get('/readyz', hidden, async (_, reply) => {
    const ok = await isReady()
    const storage = ok ? await findFault() : null
    // Reading goes on, so that nobody is sent elsewhere for it.
    return reply.code(ok ? 200 : 503).send({ ok, ...(storage && { storage }) })
  })
}
