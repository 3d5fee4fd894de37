import { type BodyOf, type Endpoint, fillPath, type ReplyOf } from '@sondeo/contract/endpoint'
import type { Failure } from '@sondeo/contract/failure'
import type { FastifyInstance, InjectOptions } from 'fastify'

type Reply = Awaited<ReturnType<FastifyInstance['inject']>>

/** `body` and `failure` are the same answer; the status tells which of the two it is. */
export type CallReply<E extends Endpoint> = { status: number; body: ReplyOf<E>; failure: Failure; reply: Reply }

export type TestClient = {
  cookies: Map<string, string>
  address: string
  call: <E extends Endpoint>(
    endpoint: E,
    body?: BodyOf<E>,
    more?: { params?: Record<string, string>; query?: Record<string, string>; headers?: Record<string, string> },
  ) => Promise<CallReply<E>>
  send: (options: InjectOptions) => Promise<Reply>
}

let addresses = 0

export function createTestClient(http: FastifyInstance, { headers }: { headers: Record<string, string> }): TestClient {
  const cookies = new Map<string, string>()
  addresses++
  const address = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`

  async function send(options: InjectOptions): Promise<Reply> {
    const reply = await http.inject({
      remoteAddress: address,
      cookies: Object.fromEntries(cookies),
      ...options,
      headers: { ...headers, ...options.headers },
    })
    for (const { name, value, maxAge, expires } of reply.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0)
      if (isGone) cookies.delete(name)
      else cookies.set(name, value)
    }
    return reply
  }

  return {
    cookies,
    address,
    send,
    async call(endpoint, body, more = {}) {
      const reply = await send({
        method: endpoint.method,
        url: fillPath(endpoint.path, more.params),
        ...(more.query && { query: more.query }),
        headers: more.headers ?? {},
        ...(body !== undefined && { payload: body as object }),
      })
      const answer = reply.json()
      return { status: reply.statusCode, body: answer, failure: answer, reply }
    },
  }
}
