import type { FastifyInstance } from 'fastify'

type Facts = { appUrl: string; supportEmail: string; now: () => Date }

const validMs = 180 * 24 * 3600 * 1000

/** Whom to tell of a weakness, in the form of RFC 9116. */
export function addSecurityText(http: FastifyInstance, { appUrl, supportEmail, now }: Facts) {
  http.get('/.well-known/security.txt', { schema: { hide: true } }, async (_, reply) => {
    const lines = [
      `Contact: mailto:${supportEmail}`,
      `Expires: ${new Date(now().getTime() + validMs).toISOString()}`,
      'Preferred-Languages: es, en',
      `Canonical: ${appUrl}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
