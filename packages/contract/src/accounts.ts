import { z } from 'zod'
import { type CallLimit, endpoint } from './endpoint.ts'
import { Email, Language, NewPassword, PersonName, TriedPassword, Username } from './fields.ts'
import { PlanName } from './plans/plan-name.ts'

/** The specification names three fields; a backend that sends no more leaves the defaults. */
export const User = z.object({
  _id: z.string().default(''),
  name: z.string().default(''),
  username: z.string().default(''),
  email: z.string().default(''),
  language: Language.nullable().default(null),
  /** Two letters of the country whose way of writing numbers and days its mails follow. */
  region: z.string().nullable().default(null),
  plan: PlanName.nullable().default(null),
  /** False for an account made by Google or the membership network. */
  hasPassword: z.boolean().default(true),
})
export type User = z.infer<typeof User>

const minute = 60_000
const hour = 60 * minute
const tryingPasswords: CallLimit[] = [
  { per: 'address', max: 60, windowMs: 15 * minute },
  // A stranger who guesses locks out only himself; guessing from many places is slowed down for all of them.
  { per: 'email-and-address', max: 10, windowMs: 15 * minute },
  { per: 'email', max: 20, windowMs: 15 * minute, past: 'slow' },
]

const ok = z.literal(true)
// Pages read what else comes with it: a reply that came and does not say `false` succeeded.
const success = { success: ok.default(true) }

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  summary: 'Make an account for a pre-authorized e-mail and sign in.',
  body: z
    .object({ username: Username, email: Email, password: NewPassword, confirmPassword: TriedPassword })
    .refine(body => body.password === body.confirmPassword, {
      error: 'passwords_do_not_match',
      path: ['confirmPassword'],
    }),
  reply: z.object({
    ...success,
    user: User,
    /** Nobody is signed in yet: a mail with a link went to the address, which only its domain authorizes. */
    proofSent: z.boolean().optional(),
  }),
  errors: [
    'email_not_authorized',
    'email_taken',
    'username_taken',
    'passwords_do_not_match',
    'password_too_short',
    'password_known',
  ],
  limits: [
    { per: 'address', max: 30, windowMs: hour },
    { per: 'email-and-address', max: 10, windowMs: hour },
  ],
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Sign in with e-mail and password.',
  body: z.object({ email: Email, password: TriedPassword }),
  reply: z.object({ ...success, user: User }),
  errors: ['bad_credentials', 'email_not_proven', 'membership_unavailable'],
  limits: tryingPasswords,
})

export const checkAuth = endpoint({
  method: 'GET',
  path: '/api/auth/check-auth',
  access: 'signed-in',
  summary: 'Who is signed in.',
  reply: z.object({ ...success, user: User }),
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/auth/logout',
  access: 'public',
  summary: 'End this session.',
  reply: z.object(success).default({ success: true }),
  changesState: true,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Send a reset link. The answer is the same whether or not the account exists.',
  body: z.object({ email: Email }),
  reply: z.object({ ...success, message: z.string() }),
  limits: [
    { per: 'address', max: 20, windowMs: hour },
    // How many mails one mailbox gets is counted where they are written: the answer is the same then too.
    { per: 'email-and-address', max: 5, windowMs: hour },
  ],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/:token',
  access: 'public',
  summary: 'Set a new password with a reset link; every session of the account ends.',
  params: z.object({ token: z.string().min(1).max(200) }),
  body: z.object({ newPassword: NewPassword }),
  reply: z.object({ ...success, message: z.string() }),
  errors: ['reset_link_invalid', 'password_too_short', 'password_known'],
  limits: [{ per: 'address', max: 30, windowMs: hour }],
})

export const googleAuth = endpoint({
  method: 'POST',
  path: '/api/auth/google-auth',
  access: 'public',
  summary: 'Sign in with a Google credential, sent as a bearer token beside its claims.',
  body: z.object({ email: Email, name: z.string().max(200), sub: z.string().min(1).max(255) }),
  reply: z.object({ success: z.object({ user: User }) }),
  errors: [
    'google_not_configured',
    'google_credential_invalid',
    'google_email_not_authorized',
    'google_email_not_verified',
    'google_unavailable',
  ],
  limits: [{ per: 'address', max: 60, windowMs: 15 * minute }],
})

export const updateProfile = endpoint({
  method: 'POST',
  path: '/api/update-profile',
  access: 'signed-in',
  summary: 'Change the name, the username or the password; what does not change is null.',
  body: z
    .object({ name: PersonName.nullish(), username: Username.nullish(), password: NewPassword.nullish() })
    .refine(body => (body.name ?? body.username ?? body.password ?? null) !== null, { error: 'field_required' }),
  reply: z.object({ ...success, message: z.string(), user: User.nullable().default(null) }),
  errors: ['username_taken', 'password_too_short', 'password_known', 'confirmation_needed'],
  limits: [{ per: 'account', max: 60, windowMs: hour }],
})

export const setLanguage = endpoint({
  method: 'POST',
  path: '/api/account/language',
  access: 'signed-in',
  summary: 'The language of mails to this account; how they write numbers and days comes with Accept-Language.',
  body: z.object({ language: Language }),
  reply: z.object(success),
})

export const downloadAccount = endpoint({
  method: 'GET',
  path: '/api/account/data',
  access: 'signed-in',
  summary: 'Everything stored about this account, as one JSON file.',
  reply: z.record(z.string(), z.unknown()),
  limits: [{ per: 'account', max: 10, windowMs: hour }],
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'signed-in',
  summary: 'Delete the account and everything of it; the e-mail typed again is the confirmation.',
  body: z.object({ email: Email }),
  reply: z.object({ ...success, message: z.string() }),
  errors: ['confirmation_mismatch', 'confirmation_needed'],
  limits: [{ per: 'account', max: 10, windowMs: hour }],
})
