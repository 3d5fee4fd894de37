import type { User } from '@sondeo/database/users-store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpContext } from './http-context.ts'

export type SignedIn = { user: User; sessionToken: string }

/** The user behind the request's cookie. A cookie that no longer works is taken away. */
export async function findSession(
  { sessions, cookie, now }: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | undefined> {
  const sessionToken = cookie.read(request)
  if (!sessionToken) return undefined
  const user = await sessions.find({ token: sessionToken, now: now() })
  if (user) return { user, sessionToken }
  cookie.clear(reply)
  return undefined
}
