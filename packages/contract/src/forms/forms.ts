import { z } from 'zod'
import { createApiKey } from '../api-keys.ts'
import type { ErrorCode } from '../errors.ts'
import { Email, NewPassword, PersonName, TriedPassword, Username } from '../fields.ts'
import { scrapeDetails, scrapeWebsite } from '../website-analysis.ts'

// What pages check before they send, where that differs from the body of the call.

const code = (code: ErrorCode) => ({ error: code })
const required = () => z.string(code('field_required')).refine(text => text.trim() !== '', code('field_required'))
const repeated = { ...code('passwords_do_not_match'), path: ['confirmPassword'] }

const Passwords = z.object({ password: required(), confirmPassword: required() })
const areBothTyped = (form: unknown): boolean => Passwords.safeParse(form).success

/** How long a password must be the server says, by specification. */
export const SignupForm = z
  .object({ username: Username, email: Email, password: required(), confirmPassword: required() })
  // Said together with what is wrong with the other fields, once both are typed.
  .refine(form => form.password === form.confirmPassword, { ...repeated, when: ({ value }) => areBothTyped(value) })

const isLongEnough = (password: string) =>
  NewPassword.safeParse(password).error?.issues[0]?.message !== 'password_too_short'

/** An empty password is one that is too short, by specification. */
export const ResetForm = z
  .object({
    newPassword: z.string().refine(text => text !== '' && isLongEnough(text), code('password_too_short')),
    confirmPassword: z.string(),
  })
  .refine(form => form.newPassword === form.confirmPassword, repeated)

/** Accounts without a password have no current one to type. */
export const passwordForm = ({ asksCurrent }: { asksCurrent: boolean }) =>
  z
    .object({
      currentPassword: asksCurrent ? TriedPassword : z.string().optional(),
      newPassword: TriedPassword,
      confirmPassword: TriedPassword,
    })
    .refine(form => form.newPassword === form.confirmPassword, repeated)
    .refine(form => isLongEnough(form.newPassword), { ...code('password_too_short'), path: ['newPassword'] })

/** Who has a password types it once more, because a key outlives the session. */
export const newKeyForm = ({ asksPassword }: { asksPassword: boolean }) =>
  createApiKey.body.extend({ password: asksPassword ? TriedPassword : z.string().optional() })

export const NameForm = z.object({ name: PersonName })
export const UsernameForm = z.object({ username: Username })

type Login = { auth: boolean; loginUrl: string; email: string; password: string; sessionCookie?: string | undefined }

/** With the box ticked, what that way into the site needs must be typed. */
function needsLogin(form: Login, context: z.RefinementCtx) {
  if (!form.auth) return
  const needed =
    form.sessionCookie === undefined ? (['loginUrl', 'email', 'password'] as const) : ['sessionCookie' as const]
  for (const name of needed)
    if (form[name]?.trim() === '') context.addIssue({ code: 'custom', path: [name], message: 'field_required' })
}

export const ScanForm = scrapeWebsite.body.superRefine(needsLogin)
export const DetailsForm = scrapeDetails.body.superRefine(needsLogin)
