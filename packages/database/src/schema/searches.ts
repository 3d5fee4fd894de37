import { boolean, check, index, integer, pgTable, sql, text } from '../engine/drizzle.ts'
import { owner } from './accounts.ts'
import { bytes, documentColumns, moment } from './columns.ts'
import { scans } from './scans.ts'

export const searches = pgTable(
  'searches',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    tool: text('tool', { enum: ['website', 'product'] }).notNull(),
    scanId: text('scan_id').references(() => scans.id, { onDelete: 'set null' }),
    pinned: boolean('pinned').notNull().default(false),
    name: bytes('name').notNull(),
    /** A keyed hash: searches of one site or product are counted together without opening a name. Null before that. */
    nameKey: text('name_key'),
    documentVersion: integer('document_version').notNull(),
    /** Rows of its table; unknown for searches of before this was counted. */
    rowCount: integer('row_count'),
    /** What the history tells of it, sealed: the question and the site. Null for searches of before. */
    about: bytes('about'),
    ...documentColumns(),
    createdAt: moment('created_at').notNull(),
    /** The whole list of its scan: not asked for by anybody, so not in the history, and gone with the scan. */
    isWholeList: boolean('is_whole_list').notNull().default(false),
    /** In the bin since then; erased when its time there is over. */
    deletedAt: moment('deleted_at'),
  },
  table => [
    index('searches_owner').on(table.ownerId, table.pinned.desc(), table.createdAt.desc(), table.id.desc()),
    index('searches_scan').on(table.scanId),
    index('searches_deleted').on(table.deletedAt),
    check('searches_tool', sql`${table.tool} in ('website', 'product')`),
  ],
)

export const exports = pgTable(
  'exports',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    searchId: text('search_id').references(() => searches.id, { onDelete: 'set null' }),
    format: text('format', { enum: ['csv', 'xlsx', 'google-sheets'] }).notNull(),
    rowCount: integer('row_count').notNull(),
    target: bytes('target'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    index('exports_owner').on(table.ownerId, table.createdAt),
    index('exports_search').on(table.searchId),
    index('exports_created').on(table.createdAt),
    check('exports_format', sql`${table.format} in ('csv', 'xlsx', 'google-sheets')`),
  ],
)
