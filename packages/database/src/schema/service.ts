import { index, integer, pgTable, text, unique } from '../engine/drizzle.ts'
import { bytes, moment } from './columns.ts'

/** Windows of rate limits; `keyHash` is a keyed hash, so that no address stands here in the clear. */
export const limits = pgTable(
  'limits',
  {
    keyHash: text('key_hash').primaryKey(),
    taken: integer('taken').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  table => [index('limits_ends').on(table.endsAt)],
)

/** Facts about the database itself: the proof of its encryption key, what the first start did. */
export const marks = pgTable('marks', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
})

export const directories = pgTable(
  'directories',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
  },
  table => [unique('directories_slug').on(table.slug)],
)
