import type { FastifyReply } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'

type Copy = { reply: FastifyReply; html: string; policy: string; context: HttpContext }

/** A copy of a stranger's page, under its own policy; only our own pages may frame it. */
export function sendCopy({ reply, html, policy, context }: Copy): string {
  // The first is this server's own address, which the browser calls 'self'.
  const [, ...otherOrigins] = context.allowedOrigins
  if (otherOrigins.length === 0) reply.headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' })
  else {
    const ancestors = `frame-ancestors 'self' ${otherOrigins.join(' ')}`
    reply.header('content-security-policy', `${policy}; ${ancestors}`).removeHeader('x-frame-options')
  }
  reply.type('text/html; charset=utf-8')
  return html
}
