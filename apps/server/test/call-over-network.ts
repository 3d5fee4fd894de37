import { type BodyOf, type Endpoint, fillPath, type ReplyOf } from '@sondeo/contract/endpoint'

type Asked<E extends Endpoint> = { body?: BodyOf<E>; params?: Record<string, string>; token: string }

/** One call to a server that runs as a program of its own. */
export async function callOver<E extends Endpoint>(origin: string, endpoint: E, asked: Asked<E>) {
  const { body, params, token } = asked
  const reply = await fetch(origin + fillPath(endpoint.path, params), {
    method: endpoint.method,
    headers: { cookie: `sondeo=${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, body: (await reply.json()) as ReplyOf<E> & { code?: string } }
}
