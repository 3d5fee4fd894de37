import { boolean, check, index, integer, pgTable, sql, text, unique } from '../engine/drizzle.ts'
import { moment } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    name: text('name'),
    passwordHash: text('password_hash'),
    googleSub: text('google_sub'),
    emailVerifiedAt: moment('email_verified_at'),
    language: text('language', { enum: ['es', 'en'] })
      .notNull()
      .default('es'),
    /** Two letters of the country whose way of writing numbers and days is followed; none until a device tells it. */
    region: text('region'),
    plan: text('plan', { enum: ['trial', 'standard', 'pro'] })
      .notNull()
      .default('trial'),
    /** The country and role that reports are told for; none until they are chosen. */
    tradeCountry: text('trade_country'),
    tradeRole: text('trade_role', { enum: ['exporter', 'importer', 'both'] }),
    trialEndsAt: moment('trial_ends_at'),
    /** What is paid at once; limits are monthly either way. */
    planInterval: text('plan_interval', { enum: ['month', 'year'] })
      .notNull()
      .default('month'),
    /** Where the plan's months are counted from. */
    planSince: moment('plan_since'),
    /** The end of what is paid, or of what was cancelled; none for a plan that an operator gave. */
    planEndsAt: moment('plan_ends_at'),
    /** What comes at that end when it is not the same again. */
    nextPlan: text('next_plan', { enum: ['standard', 'pro', 'none'] }),
    nextInterval: text('next_interval', { enum: ['month', 'year'] }),
    /** A renewal could not be charged; the payment service goes on trying. */
    isPaymentOverdue: boolean('is_payment_overdue').notNull().default(false),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    /** Moves with every change of the plan: who decided on an older one decides again. */
    planVersion: integer('plan_version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    unique('users_stripe_customer').on(table.stripeCustomerId),
    check('users_plan_interval', sql`${table.planInterval} in ('month', 'year')`),
    check('users_next_plan', sql`${table.nextPlan} in ('standard', 'pro', 'none')`),
    check('users_next_interval', sql`${table.nextInterval} in ('month', 'year')`),
    unique('users_email_key').on(table.emailKey),
    unique('users_username_key').on(table.usernameKey),
    unique('users_google_sub').on(table.googleSub),
    check('users_trade_role', sql`${table.tradeRole} in ('exporter', 'importer', 'both')`),
    check('users_language', sql`${table.language} in ('es', 'en')`),
    check('users_plan', sql`${table.plan} in ('trial', 'standard', 'pro')`),
  ],
)

export const owner = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    ownerId: owner(),
    /** The browser and the system, in the words of a list; none for programs that do not say. */
    device: text('device'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** When whoever uses it last proved to be the owner: by signing in, or by the password once more. */
    confirmedAt: moment('confirmed_at'),
  },
  table => [index('sessions_owner').on(table.ownerId), index('sessions_last_seen').on(table.lastSeenAt)],
)

export const authorizedEmails = pgTable('authorized_emails', {
  pattern: text('pattern').primaryKey(),
  createdAt: moment('created_at').notNull(),
})

/** One row per user: a newer link replaces the older one. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    ownerId: owner().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [unique('reset_tokens_hash').on(table.tokenHash)],
)
