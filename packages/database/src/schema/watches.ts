import { check, foreignKey, index, integer, pgTable, sql, text, unique } from '../engine/drizzle.ts'
import { owner } from './accounts.ts'
import { bytes, documentColumns, moment } from './columns.ts'

/** A list that is read again and again. What is watched and what is known of it lie sealed. */
export const watches = pgTable(
  'watches',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    state: text('state', { enum: ['active', 'paused'] }).notNull(),
    /** When it is due; the process that moves this on is the one that runs it. */
    nextRunAt: moment('next_run_at'),
    /** What is watched, when, and who is told. */
    settings: bytes('settings').notNull(),
    /** What is shown of the list without opening it: its size, its columns. */
    facts: bytes('facts'),
    /** How to sign in there, where its owner chose to keep it; apart, so that nothing which shows the rest can show it. */
    login: bytes('login'),
    /** Every row that was ever seen: grows, so that it may lie among the bodies. */
    ...documentColumns(),
    seenAt: moment('seen_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    unique('watches_id_owner').on(table.id, table.ownerId),
    index('watches_owner').on(table.ownerId, table.createdAt),
    index('watches_due').on(table.state, table.nextRunAt),
    check('watches_state', sql`${table.state} in ('active', 'paused')`),
  ],
)

/** One look at a watched list, with the changes that it found. */
export const watchRuns = pgTable(
  'watch_runs',
  {
    id: text('id').primaryKey(),
    watchId: text('watch_id').notNull(),
    ownerId: owner(),
    state: text('state', { enum: ['running', 'read', 'unreadable', 'failed'] }).notNull(),
    rowCount: integer('row_count'),
    newCount: integer('new_count').notNull().default(0),
    goneCount: integer('gone_count').notNull().default(0),
    changedCount: integer('changed_count').notNull().default(0),
    deadlineCount: integer('deadline_count').notNull().default(0),
    code: text('code'),
    /** The changes, sealed. */
    ...documentColumns(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  table => [
    // A run of one user can never hang on a watch of another.
    foreignKey({
      name: 'watch_runs_watch',
      columns: [table.watchId, table.ownerId],
      foreignColumns: [watches.id, watches.ownerId],
    }).onDelete('cascade'),
    index('watch_runs_watch_created').on(table.watchId, table.createdAt),
    index('watch_runs_created').on(table.createdAt),
    check('watch_runs_state', sql`${table.state} in ('running', 'read', 'unreadable', 'failed')`),
  ],
)
