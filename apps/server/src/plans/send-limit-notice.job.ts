import { Language } from '@sondeo/contract/fields'
import { paths } from '@sondeo/contract/paths'
import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import { composeMail } from '../messages/compose-mail.ts'
import { localeOf } from '../messages/locale-of.ts'
import { messagesIn } from '../messages/server-messages.ts'
import type { Services } from '../services.ts'

/** That a user has come near a limit of the plan, or reached it. */
const LimitNotice = z.object({
  to: z.object({
    email: z.string(),
    name: z.string(),
    language: Language,
    region: z.string().nullable().default(null),
  }),
  kind: z.enum(['report', 'scan']),
  level: z.union([z.literal(80), z.literal(100)]),
  used: z.number(),
  limit: z.number(),
  renewsAt: z.iso.datetime(),
})

/** The mail that says how much of a plan is used. Queued, so that a slow mail server delays no table. */
export const sendLimitNotice = defineJob({
  name: 'plans.send-limit-notice',
  payload: LimitNotice,
  load:
    async () =>
    async ({ sendMail, mailBrand }: Pick<Services, 'sendMail' | 'mailBrand'>, notice) => {
      const { to, kind, level, used, limit, renewsAt } = notice
      const { plans } = messagesIn(to.language)
      const day = new Intl.DateTimeFormat(localeOf(to), { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(renewsAt),
      )
      const what = plans.units[kind]
      await sendMail(
        composeMail(to, mailBrand, {
          subject: level === 100 ? plans.usedUpSubject(what) : plans.nearLimitSubject(what),
          lead: plans.usedLead({ used, limit, what }),
          link: `${mailBrand.appUrl}${paths.profile}`,
          button: plans.openProfile,
          note: level === 100 ? plans.usedUpNote(day) : plans.nearLimitNote(day),
        }),
      )
    },
})
