import type { Stores } from '@sondeo/database/stores'
import type { Billing } from '../outside/stripe.ts'

/** What an operator's command works with, in the running server or on the stopped database. */
export type AdminParts = {
  stores: Stores
  now: () => Date
  hasBilling: boolean
  enforcesLimits: boolean
  billing: Billing | undefined
}
