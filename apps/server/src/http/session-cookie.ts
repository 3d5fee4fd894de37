import type { FastifyReply, FastifyRequest } from 'fastify'

const lifetimeSeconds = 30 * 24 * 3600

/** With https the name carries the __Host- prefix: the browser then takes it from this host only, and only Secure. */
const nameFor = (isHttps: boolean) => (isHttps ? '__Host-sondeo' : 'sondeo')

export type SessionCookie = ReturnType<typeof buildSessionCookie>

export function buildSessionCookie({ isHttps }: { isHttps: boolean }) {
  const name = nameFor(isHttps)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const
  return {
    read: (request: FastifyRequest) => request.cookies[name],
    write: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: lifetimeSeconds }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  }
}
