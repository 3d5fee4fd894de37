import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from '../engine/drizzle.ts'
import { owner } from './accounts.ts'
import { bytes, documentColumns, moment } from './columns.ts'

/** The newest trade figures of one user for one product; `productKey` is a keyed hash, not the name. */
export const tradeSnapshots = pgTable(
  'trade_snapshots',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    productKey: text('product_key').notNull(),
    ...documentColumns(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    uniqueIndex('trade_snapshots_product').on(table.ownerId, table.productKey),
    index('trade_snapshots_created').on(table.createdAt),
  ],
)

export const sourceCache = pgTable(
  'source_cache',
  {
    keyHash: text('key_hash').primaryKey(),
    source: text('source').notNull(),
    answer: bytes('answer').notNull(),
    fetchedAt: moment('fetched_at').notNull(),
    freshUntil: moment('fresh_until').notNull(),
  },
  table => [index('source_cache_fresh').on(table.freshUntil)],
)

/** A set of trade figures that the operator imported. One is in use; another is being loaded or is gone. */
export const tradeReleases = pgTable('trade_releases', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  edition: text('edition').notNull(),
  firstYear: integer('first_year').notNull(),
  lastYear: integer('last_year').notNull(),
  codeCount: integer('code_count').notNull(),
  isActive: boolean('is_active').notNull().default(false),
  createdAt: moment('created_at').notNull(),
})

export const tradeReleaseFigures = pgTable(
  'trade_release_figures',
  {
    releaseId: text('release_id')
      .notNull()
      .references(() => tradeReleases.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    /** Compressed, so that a whole release takes a few megabytes. */
    figures: bytes('figures').notNull(),
  },
  table => [primaryKey({ columns: [table.releaseId, table.code] })],
)
