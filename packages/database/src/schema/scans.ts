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
import { bytes, documentColumns, moment } from './columns.ts'
import { watches } from './watches.ts'

export const scans = pgTable(
  'scans',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    state: text('state', { enum: ['running', 'complete', 'incomplete', 'failed'] }).notNull(),
    ...documentColumns(),
    /** The watch that read it, and goes with it; none for what a person read. */
    watchId: text('watch_id'),
    /** A change that was told points here, so that it is kept as long as the change. */
    isEvidence: boolean('is_evidence').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  table => [
    foreignKey({
      name: 'scans_watch',
      columns: [table.watchId, table.ownerId],
      foreignColumns: [watches.id, watches.ownerId],
    }).onDelete('cascade'),
    index('scans_watch').on(table.watchId),
    unique('scans_id_owner').on(table.id, table.ownerId),
    index('scans_owner').on(table.ownerId, table.createdAt),
    index('scans_created').on(table.createdAt),
    check('scans_state', sql`${table.state} in ('running', 'complete', 'incomplete', 'failed')`),
  ],
)

export const pages = pgTable(
  'pages',
  {
    id: text('id').primaryKey(),
    scanId: text('scan_id').notNull(),
    ownerId: owner(),
    position: integer('position').notNull(),
    bodyAddress: text('body_address').notNull(),
    bodyBytes: integer('body_bytes').notNull(),
    details: bytes('details').notNull(),
    readingVersion: text('reading_version'),
    ...documentColumns(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    // A page of one user can never hang on a scan of another.
    foreignKey({
      name: 'pages_scan',
      columns: [table.scanId, table.ownerId],
      foreignColumns: [scans.id, scans.ownerId],
    }).onDelete('cascade'),
    unique('pages_position').on(table.scanId, table.position),
    index('pages_body').on(table.ownerId, table.bodyAddress),
  ],
)

/** Bodies on PostgreSQL, or where in a bucket they lie. The embedded engine keeps them as files where there is none. */
export const bodies = pgTable(
  'bodies',
  {
    ownerId: owner(),
    address: text('address').notNull(),
    bytes: bytes('bytes'),
    objectKey: text('object_key'),
    objectBytes: integer('object_bytes'),
    /** How the sealed object begins, in hex: tells the key that sealed it. */
    objectHead: text('object_head'),
    touchedAt: moment('touched_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.ownerId, table.address] }),
    index('bodies_touched').on(table.touchedAt),
    uniqueIndex('bodies_object').on(table.objectKey).where(sql`${table.objectKey} is not null`),
    check('bodies_place', sql`(${table.bytes} is null) <> (${table.objectKey} is null)`),
  ],
)

/** What a user wants read on a site: fields with selectors, sealed like everything that people write. */
export const readingRules = pgTable(
  'reading_rules',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    document: bytes('document').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [index('reading_rules_owner').on(table.ownerId, table.createdAt)],
)
