import { paths } from '@sondeo/contract/paths'
import type { Services } from '../build-services.ts'
import { composeMail } from '../messages/compose-mail.ts'
import { messagesIn } from '../messages/server-messages.ts'
import type { LimitNotice } from './limit-notice.ts'

export async function handle(
  { to, kind, level, used, limit, renewsAt }: LimitNotice,
  { sendMail, mailBrand }: Services,
) {
  const { plans } = messagesIn(to.language)
  const day = new Intl.DateTimeFormat(to.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(renewsAt))
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
}
