import { randomUUIDv7 } from 'node:crypto'
import { Readable } from 'node:stream'
import * as accounts from '@sondeo/contract/accounts'
import type { User } from '@sondeo/database/users-store'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import { needFreshProof } from '../../http/fresh-proof.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { forgetTries } from '../../http/limits/call-limits.ts'
import { deviceOf } from '../../http/request-device.ts'
import { serve } from '../../http/serve.ts'
import type { SignedIn } from '../../http/signed-in.ts'
import { messagesIn } from '../../messages/server-messages.ts'
import { endPayments } from '../../plans/end-payments.ts'
import type { AccountServices } from './account-services.ts'
import { changeProfile } from './change-profile.ts'
import { refuseKnownPassword } from './known-passwords.ts'
import { hashPassword } from './password-hash.ts'
import { registerAccount } from './register-account.ts'
import { sendNotice } from './send-notice.job.ts'
import { sendResetLink } from './send-reset-link.job.ts'
import { signIn } from './sign-in.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'
import { nameOf, toUserResponse } from './user-response.ts'
import { writeAccount } from './write-account.ts'

const bearerIn = (header: string | undefined) => /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1]

export function addAccountRoutes(http: FastifyInstance, context: HttpContext, services: AccountServices) {
  const { stores, jobs, now } = services
  const { cookie } = context
  const respond = (user: User) => toUserResponse(user, { now: now(), hasBilling: services.hasBilling })

  serve(http, context, accounts.register, async ({ body, language, request, signedIn, reply }) => {
    const registered = await registerAccount(services, { ...body, language, device: deviceOf(request) })
    if (registered === 'proof-sent') {
      const { username, email } = body
      const shown = { name: '', username, email, language, region: null, plan: 'trial', hasPassword: true } as const
      return { success: true, user: { _id: randomUUIDv7(), ...shown }, proofSent: true }
    }
    if (signedIn) await stores.sessions.end({ token: signedIn.sessionToken })
    cookie.write(reply, registered.sessionToken)
    return { success: true, user: respond(registered.user) }
  })

  serve(http, context, accounts.login, async ({ body, language, request, signedIn, reply }) => {
    const { user, sessionToken } = await signIn(services, { ...body, language, device: deviceOf(request) })
    const caller = { address: request.ip, email: body.email }
    await forgetTries({ limits: context.limits, path: accounts.login.path, caller })
    // A session is new at every sign-in; the one this browser had before ends.
    if (signedIn) await stores.sessions.end({ token: signedIn.sessionToken })
    cookie.write(reply, sessionToken)
    return { success: true, user: respond(user) }
  })

  serve(http, context, accounts.checkAuth, async ({ signedIn, reply }) => {
    cookie.write(reply, signedIn.sessionToken)
    return { success: true, user: respond(signedIn.user) }
  })

  serve(http, context, accounts.logout, async ({ signedIn, reply }) => {
    if (signedIn) await stores.sessions.end({ token: signedIn.sessionToken })
    cookie.clear(reply)
    return { success: true }
  })

  serve(http, context, accounts.forgotPassword, async ({ body, language }) => {
    await jobs.send(sendResetLink, { email: body.email, language })
    return { success: true, message: messagesIn(language).replies.resetSent }
  })

  serve(http, context, accounts.resetPassword, async ({ params, body, language, reply }) => {
    if (!(await stores.resetTokens.isValid({ token: params.token, now: now() })))
      throw new AppError('reset_link_invalid')
    refuseKnownPassword(body.newPassword, { field: 'newPassword' })
    const passwordHash = await hashPassword(body.newPassword)
    const outcome = await stores.resetTokens.consume({ token: params.token, passwordHash, now: now() })
    if (outcome.result === 'invalid') throw new AppError('reset_link_invalid')
    const { user } = outcome
    await jobs.send(sendNotice, {
      kind: 'password-changed',
      to: { email: user.email, name: nameOf(user), language: user.language },
    })
    cookie.clear(reply)
    return { success: true, message: messagesIn(language).replies.passwordReset }
  })

  serve(http, context, accounts.googleAuth, async ({ body, language, request, signedIn, reply }) => {
    const credential = bearerIn(request.headers.authorization)
    const { user, sessionToken } = await signInWithGoogle(services, {
      ...body,
      credential,
      language,
      device: deviceOf(request),
    })
    if (signedIn) await stores.sessions.end({ token: signedIn.sessionToken })
    cookie.write(reply, sessionToken)
    return { success: { user: respond(user) } }
  })

  serve(http, context, accounts.updateProfile, async ({ body, signedIn, language }) => {
    const user = await changeProfile(services, signedIn, body)
    const { replies } = messagesIn(language)
    const changed = (['name', 'username', 'password'] as const).filter(field => body[field])
    const message = {
      name: replies.nameUpdated,
      username: replies.usernameUpdated,
      password: replies.passwordUpdated,
      several: replies.profileUpdated,
    }[changed.length === 1 ? (changed[0] ?? 'several') : 'several']
    return { success: true, message, user: respond(user) }
  })

  serve(http, context, accounts.setLanguage, async ({ body, signedIn, region }) => {
    await stores.users.updateProfile({ ownerId: signedIn.user.id, language: body.language, region, now: now() })
    return { success: true }
  })

  serve(http, context, accounts.downloadAccount, async ({ signedIn, reply }) => {
    const ownerId = signedIn.user.id
    const data = await stores.account.exportAccount({ ownerId, now: now() })
    if (!data) throw new AppError('not_signed_in')
    reply.header('content-disposition', 'attachment; filename="sondeo-account.json"')
    reply.type('application/json; charset=utf-8')
    // A stream is sent as it comes; what it carries is what the contract says.
    return Readable.from(writeAccount(services, { data, ownerId })) as unknown as Record<string, unknown>
  })

  serve(http, context, accounts.deleteAccount, async ({ body, signedIn, language, reply }) => {
    await deleteAccount(services, signedIn, body.email)
    cookie.clear(reply)
    return { success: true, message: messagesIn(language).replies.accountDeleted }
  })
}

async function deleteAccount(services: AccountServices, signedIn: SignedIn, typedEmail: string) {
  const { stores, jobs } = services
  const { user } = signedIn
  if (typedEmail.toLowerCase() !== user.email.toLowerCase())
    throw new AppError('confirmation_mismatch', { fields: [{ field: 'email', code: 'confirmation_mismatch' }] })
  await needFreshProof(services, signedIn)
  await endPayments(services, user)
  await stores.users.remove({ ownerId: user.id })
  const to = { email: user.email, name: nameOf(user), language: user.language }
  await jobs.send(sendNotice, { kind: 'account-deleted', to })
}
