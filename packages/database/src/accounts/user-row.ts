import { sql } from '../engine/drizzle.ts'
import { users } from '../schema/accounts.ts'

export type Language = 'es' | 'en'
export type TradeRole = 'exporter' | 'importer' | 'both'
export type PlanName = 'trial' | 'standard' | 'pro'
export type PlanInterval = 'month' | 'year'

/** A plan as it was set. What it means at a moment is decided by the server's plans, not here. */
export type PlanFacts = {
  plan: PlanName
  trialEndsAt: Date | null
  planInterval: PlanInterval
  planSince: Date | null
  planEndsAt: Date | null
  nextPlan: 'standard' | 'pro' | 'none' | null
  nextInterval: PlanInterval | null
  isPaymentOverdue: boolean
  stripeCustomerId: string | null
  stripeSubscriptionId: string | null
}

/** A user as the rest of the program knows one: no hash, no key. */
export type User = PlanFacts & {
  id: string
  email: string
  username: string
  name: string | null
  language: Language
  /** Two letters of the country whose way of writing numbers and days is followed. */
  region: string | null
  /** Three letters of the country that reports are told for. */
  tradeCountry: string | null
  tradeRole: TradeRole | null
  planVersion: number
  hasPassword: boolean
  hasGoogle: boolean
  /** Somebody showed to read this mailbox. */
  isEmailProven: boolean
  createdAt: Date
}

export const userColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  name: users.name,
  language: users.language,
  region: users.region,
  tradeCountry: users.tradeCountry,
  tradeRole: users.tradeRole,
  plan: users.plan,
  trialEndsAt: users.trialEndsAt,
  planInterval: users.planInterval,
  planSince: users.planSince,
  planEndsAt: users.planEndsAt,
  nextPlan: users.nextPlan,
  nextInterval: users.nextInterval,
  isPaymentOverdue: users.isPaymentOverdue,
  stripeCustomerId: users.stripeCustomerId,
  stripeSubscriptionId: users.stripeSubscriptionId,
  planVersion: users.planVersion,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  hasGoogle: sql<boolean>`${users.googleSub} is not null`,
  isEmailProven: sql<boolean>`${users.emailVerifiedAt} is not null`,
  createdAt: users.createdAt,
}
