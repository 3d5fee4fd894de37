import { fastify } from 'fastify'
import type { Registry } from 'prom-client'
import { addHealth } from '../http/health.ts'

type Settings = { registry: Registry; port: number; host: string } & Parameters<typeof addHealth>[1]

/** A port of its own, of servers and workers alike: for Prometheus and for whoever keeps processes alive. */
export async function serveMetrics({
  registry,
  port,
  host,
  ...health
}: Settings): Promise<{ close: () => Promise<void> }> {
  const http = fastify({ logger: false, forceCloseConnections: true })
  http.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  addHealth(http, health)
  await http.listen({ port, host })
  return http
}
