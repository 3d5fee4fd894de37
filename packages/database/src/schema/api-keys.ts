import { check, index, pgTable, primaryKey, sql, text, unique } from '../engine/drizzle.ts'
import { owner } from './accounts.ts'
import { bytes, moment } from './columns.ts'

/** Credentials of other programs. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['read', 'run'] }).notNull(),
    /** The last characters of the token, to know it again by. */
    ending: text('ending').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  table => [
    unique('api_keys_token').on(table.tokenHash),
    index('api_keys_owner').on(table.ownerId),
    check('api_keys_scope', sql`${table.scope} in ('read', 'run')`),
  ],
)

/** Answers of calls that cost, by the key that their caller chose: asked again, they are given again and cost nothing. */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    ownerId: owner(),
    keyHash: text('key_hash').notNull(),
    /** Of the call and its body: the same key with anything else is a mistake. */
    requestHash: text('request_hash').notNull(),
    state: text('state', { enum: ['running', 'done', 'too-large'] }).notNull(),
    answer: bytes('answer'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.ownerId, table.keyHash] }),
    index('kept_answers_created').on(table.createdAt),
    check('kept_answers_state', sql`${table.state} in ('running', 'done', 'too-large')`),
  ],
)
