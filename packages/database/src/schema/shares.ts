import { index, integer, pgTable, text, unique } from '../engine/drizzle.ts'
import { owner } from './accounts.ts'
import { moment } from './columns.ts'
import { searches } from './searches.ts'

/** A link that opens one saved result to whoever has it. Only a hash of its token is kept. */
export const shares = pgTable(
  'shares',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    searchId: text('search_id')
      .notNull()
      .references(() => searches.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    views: integer('views').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    unique('shares_token').on(table.tokenHash),
    index('shares_search').on(table.ownerId, table.searchId),
    index('shares_expires').on(table.expiresAt),
  ],
)
