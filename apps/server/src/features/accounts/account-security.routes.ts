import * as security from '@sondeo/contract/account-security'
import type { User } from '@sondeo/database/users-store'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { deviceOf } from '../../http/request-device.ts'
import { serve } from '../../http/serve.ts'
import type { AccountServices } from './account-services.ts'
import { isPasswordRight } from './password-hash.ts'
import { toUserResponse } from './user-response.ts'

/** What an owner does to keep the account: prove who it is, see where it is open, and shut it there. */
export function addAccountSecurityRoutes(http: FastifyInstance, context: HttpContext, services: AccountServices) {
  const { stores, now } = services

  serve(http, context, security.confirmPassword, async ({ body, signedIn }) => {
    await checkOwnPassword(services, signedIn.user, body.password)
    await stores.sessions.confirm({ token: signedIn.sessionToken, now: now() })
    return { success: true }
  })

  serve(http, context, security.confirmEmail, async ({ params, body, request, signedIn, reply }) => {
    const { token } = params
    const owner = await stores.resetTokens.findOwner({ token, now: now() })
    if (!owner) throw new AppError('reset_link_invalid')
    // The link shows who reads the mailbox, the password that it is the same person who made the account.
    if (!(await isPasswordRight(body.password, owner.passwordHash))) throw new AppError('password_wrong')
    const { passwordHash } = owner
    const opened = await stores.resetTokens.proveMailbox({ token, passwordHash, device: deviceOf(request), now: now() })
    if (!opened) throw new AppError('reset_link_invalid')
    if (signedIn) await stores.sessions.end({ token: signedIn.sessionToken })
    context.cookie.write(reply, opened.sessionToken)
    return { success: true, user: toUserResponse(opened.user, { now: now(), hasBilling: services.hasBilling }) }
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

/** The password of the account, or of the membership network for an account that has none here. */
async function checkOwnPassword({ stores, membership }: AccountServices, user: User, password: string) {
  const known = await stores.users.findForSignIn(user.email)
  if (!known) throw new AppError('not_signed_in')
  if (known.passwordHash === null && membership) {
    const answer = await membership(user.email, password)
    if (answer === 'unreachable') throw new AppError('membership_unavailable')
    if (answer === 'stranger') throw new AppError('password_wrong')
    return
  }
  if (known.passwordHash === null) throw new AppError('confirmation_needed')
  if (!(await isPasswordRight(password, known.passwordHash))) throw new AppError('password_wrong')
}
