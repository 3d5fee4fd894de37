import { AppError } from '../../app-error.ts'
import type { SignedIn } from '../../http/signed-in.ts'
import { endPayments } from '../../plans/end-payments.ts'
import type { AccountServices } from './account-services.ts'
import { needFreshProof } from './confirm-owner.ts'
import { sendNotice } from './send-notice.job.ts'
import { nameOf } from './user-response.ts'

export async function deleteAccount(services: AccountServices, signedIn: SignedIn, typedEmail: string) {
  const { stores, jobs } = services
  const { user } = signedIn
  if (typedEmail.toLowerCase() !== user.email.toLowerCase())
    throw new AppError('confirmation_mismatch', { fields: [{ field: 'email', code: 'confirmation_mismatch' }] })
  await needFreshProof(services, signedIn)
  await endPayments(services, user)
  await stores.users.remove({ ownerId: user.id })
  const to = { email: user.email, name: nameOf(user), language: user.language }
  await jobs.send(sendNotice, { kind: 'account-deleted', to })
}
