import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { HttpContext } from './http-context.ts'

/** /healthz: the process lives. /readyz: it can serve. */
export function addHealth(http: FastifyInstance, context: HttpContext, { hasMetrics }: { hasMetrics: boolean }) {
  const hidden = { schema: { hide: true } }
  http.get('/healthz', hidden, async () => ({ ok: true }))
  http.get('/readyz', hidden, async (_, reply) => {
    const ready = !context.isStopping() && (await context.isDatabaseUp())
    return reply.code(ready ? 200 : 503).send({ ok: ready })
  })
  if (hasMetrics) addMetrics(http)
}

/** /metrics: for Prometheus, with routes and never addresses. How busy a service is, is its operator's to tell. */
function addMetrics(http: FastifyInstance) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 600],
    registers: [registry],
  })
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  http.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
