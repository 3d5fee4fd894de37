import { Email, Language, NewPassword, PersonName, Username } from '@sondeo/contract/fields'
import { PlanName } from '@sondeo/contract/plans/plans'
import type { OpenDatabase } from '@sondeo/database/open-database'
import type { Stores } from '@sondeo/database/stores'
import { z } from 'zod'
import type { Billing } from '../outside/stripe.ts'

/** An address, or `*@domain` for all of a domain. */
const Pattern = z
  .string()
  .transform(text => text.trim().toLowerCase())
  .refine(text => Email.safeParse(text.replace(/^\*@/, 'x@')).success, { error: 'invalid_email' })

const units = z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(1).max(10_000)

const patterns = z.array(Pattern).min(1)

/** What an operator can ask for, in the same words whether it runs here or inside the running server. */
export const AdminRequest = z.discriminatedUnion('command', [
  z.object({ command: z.literal('authorize'), patterns }),
  z.object({ command: z.literal('revoke'), patterns }),
  z.object({ command: z.literal('list') }),
  z.object({ command: z.literal('status') }),
  z.object({
    command: z.literal('create-user'),
    email: Email,
    username: Username.optional(),
    name: PersonName.optional(),
    plan: PlanName.optional(),
    language: Language.optional(),
    password: NewPassword,
  }),
  z.object({ command: z.literal('set-password'), email: Email, password: NewPassword }),
  z.object({ command: z.literal('end-sessions'), email: Email }),
  z.object({ command: z.literal('delete-user'), email: Email }),
  z.object({
    command: z.literal('plan'),
    email: Email,
    to: z.enum(['standard', 'pro', 'none'], { error: 'must be standard, pro or none' }).optional(),
    annual: z.boolean().optional(),
    now: z.boolean().optional(),
  }),
  z.object({ command: z.literal('credits'), email: Email, reports: units.optional(), scans: units.optional() }),
  z.object({ command: z.literal('billing-setup') }),
  z.object({ command: z.literal('renew-seals') }),
  z.object({ command: z.literal('usage'), emails: z.array(Email) }),
  z.object({
    command: z.literal('backup'),
    /** An empty one, which the command packs afterwards. */ folder: z.string(),
  }),
  z.object({ command: z.literal('import-trade'), /** Written by the command beforehand. */ preparedFile: z.string() }),
])
export type AdminRequest = z.infer<typeof AdminRequest>

export const AdminAnswer = z.object({ isDone: z.boolean(), lines: z.array(z.string()) })
export type AdminAnswer = z.infer<typeof AdminAnswer>

/** What an operator's command works with, in the running server or on the stopped database. */
export type AdminParts = {
  stores: Stores
  backUp: OpenDatabase['backUp']
  now: () => Date
  hasBilling: boolean
  enforcesLimits: boolean
  billing: Billing | undefined
}
