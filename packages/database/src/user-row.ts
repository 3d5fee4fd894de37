import { sql } from 'drizzle-orm'
import { users } from './schema.ts'

export type Language = 'es' | 'en'
export type PlanName = 'trial' | 'standard' | 'pro'

/** A user as the rest of the program knows one: no hash, no key. */
export type User = {
  id: string
  email: string
  username: string
  name: string | null
  language: Language
  plan: PlanName
  trialEndsAt: Date | null
  hasPassword: boolean
  hasGoogle: boolean
  createdAt: Date
}

export const userColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  name: users.name,
  language: users.language,
  plan: users.plan,
  trialEndsAt: users.trialEndsAt,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  hasGoogle: sql<boolean>`${users.googleSub} is not null`,
  createdAt: users.createdAt,
}
