import type { Perspective } from '@sondeo/contract/research/perspective'
import type { User } from '@sondeo/database/users-store'

/** From whose side a user reads reports; from nobody's until it is chosen. */
export const perspectiveOf = ({ tradeCountry, tradeRole }: Pick<User, 'tradeCountry' | 'tradeRole'>): Perspective => ({
  country: tradeCountry,
  role: tradeRole ?? 'both',
})
