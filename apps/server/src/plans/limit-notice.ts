import { Language } from '@sondeo/contract/fields'
import { z } from 'zod'

/** That a user has come near a limit of the plan, or reached it. */
export const LimitNotice = z.object({
  to: z.object({ email: z.string(), name: z.string(), language: Language }),
  kind: z.enum(['report', 'scan']),
  level: z.union([z.literal(80), z.literal(100)]),
  used: z.number(),
  limit: z.number(),
  renewsAt: z.iso.datetime(),
})
export type LimitNotice = z.infer<typeof LimitNotice>
