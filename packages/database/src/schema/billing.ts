import { check, index, integer, pgTable, primaryKey, sql, text, unique } from '../engine/drizzle.ts'
import { owner } from './accounts.ts'
import { moment } from './columns.ts'

/** One row per unit of work. No reference to searches: deleting a search gives no unit back. */
export const usage = pgTable(
  'usage',
  {
    searchId: text('search_id').notNull(),
    ownerId: owner(),
    kind: text('kind', { enum: ['report', 'scan'] }).notNull(),
    period: text('period').notNull(),
    state: text('state', { enum: ['reserved', 'settled'] }).notNull(),
    /** The bought credits that it was taken from; none when the plan has it included. */
    creditId: text('credit_id'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  table => [
    primaryKey({ columns: [table.ownerId, table.searchId, table.kind] }),
    index('usage_period').on(table.ownerId, table.kind, table.period),
    index('usage_created').on(table.createdAt),
    index('usage_reserved').on(table.createdAt).where(sql`${table.state} = 'reserved'`),
    check('usage_kind', sql`${table.kind} in ('report', 'scan')`),
    check('usage_state', sql`${table.state} in ('reserved', 'settled')`),
  ],
)

/** Units bought beyond a plan. They do not end with a period. */
export const credits = pgTable(
  'credits',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    kind: text('kind', { enum: ['report', 'scan'] }).notNull(),
    units: integer('units').notNull(),
    used: integer('used').notNull().default(0),
    /** The payment behind it: the same payment told twice is one purchase. */
    reference: text('reference').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    unique('credits_reference').on(table.ownerId, table.kind, table.reference),
    check('credits_kind', sql`${table.kind} in ('report', 'scan')`),
    check('credits_used', sql`${table.used} >= 0 and ${table.used} <= ${table.units}`),
  ],
)

/** Events of the payment service that were dealt with: each is told at least once, and counts once. */
export const billingEvents = pgTable(
  'billing_events',
  { id: text('id').primaryKey(), createdAt: moment('created_at').notNull() },
  table => [index('billing_events_created').on(table.createdAt)],
)

/** Notices that go out once: `kind` and `period` name the occasion. */
export const notices = pgTable(
  'notices',
  {
    ownerId: owner(),
    kind: text('kind').notNull(),
    period: text('period').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.ownerId, table.kind, table.period] })],
)
