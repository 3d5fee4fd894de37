import type { User as WireUser } from '@sondeo/contract/accounts'
import type { User } from '@sondeo/database/users-store'
import { planAt } from '../../plans/plan-state.ts'

export const toUserResponse = (user: User, at: Parameters<typeof planAt>[1]): WireUser => ({
  _id: user.id,
  name: user.name ?? '',
  username: user.username,
  email: user.email,
  language: user.language,
  region: user.region,
  plan: planAt(user, at).plan ?? user.plan,
  hasPassword: user.hasPassword,
})

/** How mails address the person. */
export const nameOf = (user: Pick<User, 'name' | 'username'>): string => user.name || user.username
