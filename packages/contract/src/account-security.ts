import { z } from 'zod'
import { User } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Id, TriedPassword } from './fields.ts'

const success = { success: z.literal(true) }
const quarter = 15 * 60_000

/** How long a proof of being the owner counts for what must not be done with a borrowed or stolen session. */
export const confirmedForMs = 10 * 60_000

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/account/confirm-password',
  access: 'signed-in',
  summary: 'Prove to be the owner once more, before changing the password or deleting the account.',
  body: z.object({ password: TriedPassword }),
  reply: z.object(success),
  errors: ['password_wrong', 'confirmation_needed', 'membership_unavailable'],
  limits: [{ per: 'account', max: 10, windowMs: quarter }],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email/:token',
  access: 'public',
  summary: 'Prove a mailbox with the link that was sent to it and the password of the account, and sign in.',
  params: z.object({ token: z.string().min(1).max(200) }),
  body: z.object({ password: TriedPassword }),
  reply: z.object({ ...success, user: User }),
  errors: ['reset_link_invalid', 'password_wrong'],
  limits: [{ per: 'address', max: 30, windowMs: 4 * quarter }],
})

export const AccountSession = z.object({
  _id: z.string(),
  /** Browser and system; null for a program that does not say. */
  device: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const getSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed-in',
  summary: 'Where this account is signed in, the latest used first.',
  reply: z.object({ ...success, sessions: z.array(AccountSession) }),
})

export const endSession = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end',
  access: 'signed-in',
  summary: 'Sign one of these sessions out.',
  body: z.object({ sessionId: Id }),
  reply: z.object(success),
  errors: ['not_found'],
})

export const endAllSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end-all',
  access: 'signed-in',
  summary: 'Sign out everywhere, here too.',
  reply: z.object(success),
})
