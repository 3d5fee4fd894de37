import { check, foreignKey, index, integer, pgTable, sql, text, unique } from '../engine/drizzle.ts'
import { owner } from './accounts.ts'
import { bytes, moment } from './columns.ts'

/** An address that is told what happened. Where it is and what its messages are signed with lie sealed. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    state: text('state', { enum: ['active', 'paused', 'disabled'] }).notNull(),
    settings: bytes('settings').notNull(),
    /** Apart, so that nothing which shows the settings can show them. */
    secrets: bytes('secrets').notNull(),
    /** Since when nothing has arrived; none while messages do. */
    failingSince: moment('failing_since'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    unique('webhooks_id_owner').on(table.id, table.ownerId),
    index('webhooks_owner').on(table.ownerId, table.createdAt),
    check('webhooks_state', sql`${table.state} in ('active', 'paused', 'disabled')`),
  ],
)

/** One message to one address, however often it is tried. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    webhookId: text('webhook_id').notNull(),
    ownerId: owner(),
    event: text('event').notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    status: integer('status'),
    problem: text('problem'),
    /** The message, sealed. */
    payload: bytes('payload').notNull(),
    /** While one process tries, this lies in the future: if it dies, another one tries then. */
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    // A message of one user can never go to an address of another.
    foreignKey({
      name: 'webhook_deliveries_webhook',
      columns: [table.webhookId, table.ownerId],
      foreignColumns: [webhooks.id, webhooks.ownerId],
    }).onDelete('cascade'),
    index('webhook_deliveries_webhook_created').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_due').on(table.state, table.nextAttemptAt),
    index('webhook_deliveries_created').on(table.createdAt),
    check('webhook_deliveries_state', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
  ],
)
