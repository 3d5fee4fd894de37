import type { OpenDatabase } from '@sondeo/database/open-database'
import type { Stores } from '@sondeo/database/stores'
import type { MailBrand } from './features/accounts/account-mails.ts'
import type { Jobs } from './jobs/open-jobs.ts'
import { buildGoogle, type VerifyGoogle } from './outside/google.ts'
import { buildMail, type SendMail } from './outside/mail.ts'
import { type AskMembership, buildMembership } from './outside/membership.ts'
import type { ServerEnv } from './server-env.ts'

/** Everything a feature may use. Islands are joined here and nowhere else. */
export type Services = {
  stores: Stores
  jobs: Jobs
  sendMail: SendMail
  mailBrand: MailBrand
  /** Undefined where it is not configured. */
  google: VerifyGoogle | undefined
  membership: AskMembership | undefined
  outboxFolder: string
  now: () => Date
}

type Parts = { env: ServerEnv; database: OpenDatabase; jobs: Jobs; log: (line: string) => void; now?: () => Date }

export const brand = 'Sondeo'

export function buildServices({ env, database, jobs, log, now = () => new Date() }: Parts): Services {
  const outboxFolder = `${env.DATA_DIR}/outbox`
  return {
    stores: database.stores,
    jobs,
    sendMail: buildMail({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outbox: outboxFolder, log }),
    mailBrand: { brand, supportEmail: env.SUPPORT_EMAIL, appUrl: env.APP_URL },
    google: env.GOOGLE_CLIENT_ID
      ? buildGoogle({ clientId: env.GOOGLE_CLIENT_ID, jwksUrl: env.GOOGLE_JWKS_URL })
      : undefined,
    membership: env.MEMBERSHIP_LOGIN_URL ? buildMembership(env.MEMBERSHIP_LOGIN_URL) : undefined,
    outboxFolder,
    now,
  }
}
