import type { User } from '@sondeo/database/users-store'
import { AppError } from '../../app-error.ts'
import { endPayments } from '../../plans/end-payments.ts'
import type { AccountServices } from './account-services.ts'
import { sendNotice } from './send-notice.job.ts'
import { nameOf } from './user-response.ts'

export async function deleteAccount(services: AccountServices, user: User, typedEmail: string) {
  const { stores, jobs } = services
  if (typedEmail.toLowerCase() !== user.email.toLowerCase())
    throw new AppError('confirmation_mismatch', { fields: [{ field: 'email', code: 'confirmation_mismatch' }] })
  await endPayments(services, user)
  await stores.users.remove({ ownerId: user.id })
  const to = { email: user.email, name: nameOf(user), language: user.language }
  await jobs.send(sendNotice, { kind: 'account-deleted', to })
}
