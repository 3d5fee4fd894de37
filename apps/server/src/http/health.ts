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

/** /healthz: the process lives. /readyz: it can serve. */
export function addHealth(http: FastifyInstance, isReady: () => Promise<boolean>) {
  const hidden = { schema: { hide: true } }
  http.get('/healthz', hidden, async () => ({ ok: true }))
  http.get('/readyz', hidden, async (_, reply) => {
    const ok = await isReady()
    return reply.code(ok ? 200 : 503).send({ ok })
  })
}
