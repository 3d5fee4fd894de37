import type { Services } from '../../build-services.ts'
import type { MailTo } from '../../messages/compose-mail.ts'
import { composeAccountDeletedMail, composePasswordChangedMail } from './account-mails.ts'

const compose = {
  'password-changed': composePasswordChangedMail,
  'account-deleted': composeAccountDeletedMail,
}

export async function handle(
  { kind, to }: { kind: keyof typeof compose; to: MailTo },
  { sendMail, mailBrand }: Services,
) {
  await sendMail(compose[kind](to, mailBrand))
}
