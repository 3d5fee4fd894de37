import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
} from '../engine/drizzle.ts'
import { owner } from './accounts.ts'
import { bytes, moment } from './columns.ts'

/** Many addresses with one question. What is asked and how it ended lie sealed. */
export const batches = pgTable(
  'batches',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    state: text('state', { enum: ['running', 'joining', 'done'] }).notNull(),
    stopRequested: boolean('stop_requested').notNull().default(false),
    settings: bytes('settings').notNull(),
    outcome: bytes('outcome'),
    /** The saved table. No reference: a search that was deleted for good leaves the batch as it is. */
    searchId: text('search_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  table => [
    unique('batches_id_owner').on(table.id, table.ownerId),
    index('batches_owner').on(table.ownerId, table.createdAt),
    index('batches_updated').on(table.state, table.updatedAt),
    check('batches_state', sql`${table.state} in ('running', 'joining', 'done')`),
  ],
)

/** One address of a batch. `hostKey` is a keyed hash, so that no site stands here in the clear. */
export const batchItems = pgTable(
  'batch_items',
  {
    batchId: text('batch_id').notNull(),
    position: integer('position').notNull(),
    ownerId: owner(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed', 'stopped'] }).notNull(),
    hostKey: text('host_key').notNull(),
    address: bytes('address').notNull(),
    code: text('code'),
    rowCount: integer('row_count'),
    pagesRead: integer('pages_read').notNull().default(0),
    attempt: integer('attempt').notNull().default(1),
    scanId: text('scan_id'),
    searchId: text('search_id'),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.batchId, table.position] }),
    // An address of one user can never hang on a batch of another.
    foreignKey({
      name: 'batch_items_batch',
      columns: [table.batchId, table.ownerId],
      foreignColumns: [batches.id, batches.ownerId],
    }).onDelete('cascade'),
    // One run at a time per host, whoever asks and however many processes work.
    uniqueIndex('batch_items_host').on(table.hostKey).where(sql`${table.state} = 'running'`),
    check('batch_items_state', sql`${table.state} in ('waiting', 'running', 'done', 'failed', 'stopped')`),
  ],
)
