import { randomUUID } from 'node:crypto'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { findKeyCaller } from '../../http/api-key.ts'
import { createApiCaller, type Send } from '../../http/client/api-caller.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { bearerOf } from '../../http/known-keys.ts'
import { readTimeZone } from '../../http/request-time-zone.ts'
import { readLocale, refuseForeignOrigin } from '../../http/serve.ts'
import { buildMcpServer } from './build-mcp-server.ts'

type Session = {
  transport: WebStandardStreamableHTTPServerTransport
  keyId: string
  usedAt: number
  close: () => Promise<void>
}

const SESSIONS_PER_KEY = 20
const IDLE_MS = 3_600_000

/**
 * The Model Context Protocol over Streamable HTTP. Only a key opens it, never a cookie, and a page of another origin never
 * does: the host is checked for every call of the server, the origin here. Sessions live in this process, so that a client
 * can cancel what it started; one that meets another process begins a new one, as the protocol says.
 */
export function addMcpRoutes(http: FastifyInstance, context: HttpContext, { appUrl }: { appUrl: string }) {
  const sessions = new Map<string, Session>()
  http.addHook('preClose', async () => {
    for (const session of [...sessions.values()]) await session.close()
  })

  /** The same calls as everybody's, with all their checks. */
  const sendFrom =
    ({ ip }: FastifyRequest): Send =>
    async ({ payload, ...sent }) => {
      const asked = { ...sent, method: sent.method as 'GET' | 'POST', remoteAddress: ip }
      const reply = await http.inject({ ...asked, ...(payload !== undefined && { payload }) })
      return { status: reply.statusCode, text: reply.body }
    }

  async function closeIdle(keyId: string) {
    const now = context.now().getTime()
    const own = [...sessions.values()].filter(session => session.keyId === keyId).sort((a, b) => a.usedAt - b.usedAt)
    const tooMany = own.slice(0, Math.max(0, own.length - SESSIONS_PER_KEY + 1))
    const idle = [...sessions.values()].filter(({ usedAt }) => now - usedAt > IDLE_MS)
    for (const session of new Set([...tooMany, ...idle])) await session.close()
  }

  async function openSession(request: FastifyRequest, key: { id: string; token: string }): Promise<Session> {
    await closeIdle(key.id)
    const { language } = readLocale(request)
    const send = sendFrom(request)
    const caller = createApiCaller({ send, key: key.token, appUrl, language, timeZone: readTimeZone(request) })
    const server = buildMcpServer(caller)
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: id => void sessions.set(id, session),
    })
    const session: Session = { transport, keyId: key.id, usedAt: 0, close: () => server.close() }
    await server.connect(transport)
    server.server.onclose = () => void sessions.delete(transport.sessionId ?? '')
    return session
  }

  http.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    compress: false,
    handler: async (request, reply) => {
      refuseForeignOrigin(request, context.allowedOrigins)
      const token = bearerOf(request)
      if (token === undefined) reply.header('www-authenticate', 'Bearer')
      if (token === undefined) throw new AppError('key_unknown')
      const { key } = await findKeyCaller(context, token, { key: 'read' })
      const id = request.headers['mcp-session-id']
      const known = typeof id === 'string' ? sessions.get(id) : undefined
      // The session of another key is like none at all.
      if (id !== undefined && known?.keyId !== key.id) throw new AppError('not_found')
      if (!known && !isInitializeRequest(request.body)) throw new AppError('invalid_input')
      const session = known ?? (await openSession(request, { id: key.id, token }))
      session.usedAt = context.now().getTime()
      return reply.send(await session.transport.handleRequest(toWebRequest(request), { parsedBody: request.body }))
    },
  })
}

/** The body was read already and goes beside it. */
function toWebRequest({ method, headers, url }: FastifyRequest): Request {
  const named = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new Request(new URL(url, 'http://localhost'), { method, headers: named })
}
