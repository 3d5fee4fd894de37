import { boolean, check, index, pgTable, sql, text, uniqueIndex } from '../engine/drizzle.ts'
import { owner } from './accounts.ts'
import { bytes, moment } from './columns.ts'

/** Work that runs or has ended lately: its progress, its outcome, and the wish to stop it. `keyHash` joins equal calls. */
export const work = pgTable(
  'work',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    tool: text('tool', { enum: ['website', 'product'] }).notNull(),
    keyHash: text('key_hash').notNull(),
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** Somebody has been told how it ended. */
    seen: boolean('seen').notNull().default(false),
    document: bytes('document').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    uniqueIndex('work_running').on(table.ownerId, table.keyHash).where(sql`${table.state} = 'running'`),
    index('work_owner').on(table.ownerId, table.createdAt),
    index('work_updated').on(table.updatedAt),
    check('work_tool', sql`${table.tool} in ('website', 'product')`),
    check('work_state', sql`${table.state} in ('running', 'done', 'failed')`),
  ],
)
