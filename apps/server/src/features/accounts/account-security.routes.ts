import * as security from '@sondeo/contract/account-security'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import type { AccountServices } from './account-services.ts'
import { checkOwnPassword } from './confirm-owner.ts'

/** What an owner does to keep the account: prove who it is, see where it is open, and shut it there. */
export function addAccountSecurityRoutes(http: FastifyInstance, context: HttpContext, services: AccountServices) {
  const { stores, now } = services

  serve(http, context, security.confirmPassword, async ({ body, signedIn }) => {
    await checkOwnPassword(services, signedIn.user, body.password)
    await stores.sessions.confirm({ token: signedIn.sessionToken, now: now() })
    return { success: true }
  })

  serve(http, context, security.getSessions, async ({ signedIn }) => {
    const found = await stores.sessions.list({ ownerId: signedIn.user.id, token: signedIn.sessionToken, now: now() })
    const sessions = found.map(({ id, createdAt, lastSeenAt, ...session }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      ...session,
    }))
    return { success: true, sessions }
  })

  serve(http, context, security.endSession, async ({ body, signedIn }) => {
    const isEnded = await stores.sessions.endOne({ ownerId: signedIn.user.id, sessionId: body.sessionId })
    if (!isEnded) throw new AppError('not_found')
    return { success: true }
  })

  serve(http, context, security.endAllSessions, async ({ signedIn, reply }) => {
    await stores.sessions.endAll({ ownerId: signedIn.user.id })
    context.cookie.clear(reply)
    return { success: true }
  })
}
