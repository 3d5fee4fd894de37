import type { Services } from '../../build-services.ts'
import { composeAccountDeletedMail, composePasswordChangedMail, type MailTo } from './account-mails.ts'

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
