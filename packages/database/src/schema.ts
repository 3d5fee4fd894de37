import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from './engine/drizzle.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    name: text('name'),
    passwordHash: text('password_hash'),
    googleSub: text('google_sub'),
    emailVerifiedAt: moment('email_verified_at'),
    language: text('language', { enum: ['es', 'en'] })
      .notNull()
      .default('es'),
    plan: text('plan', { enum: ['trial', 'standard', 'pro'] })
      .notNull()
      .default('trial'),
    /** The country and role that reports are told for; none until they are chosen. */
    tradeCountry: text('trade_country'),
    tradeRole: text('trade_role', { enum: ['exporter', 'importer', 'both'] }),
    trialEndsAt: moment('trial_ends_at'),
    /** What is paid at once; limits are monthly either way. */
    planInterval: text('plan_interval', { enum: ['month', 'year'] })
      .notNull()
      .default('month'),
    /** Where the plan's months are counted from. */
    planSince: moment('plan_since'),
    /** The end of what is paid, or of what was cancelled; none for a plan that an operator gave. */
    planEndsAt: moment('plan_ends_at'),
    /** What comes at that end when it is not the same again. */
    nextPlan: text('next_plan', { enum: ['standard', 'pro', 'none'] }),
    nextInterval: text('next_interval', { enum: ['month', 'year'] }),
    /** A renewal could not be charged; the payment service goes on trying. */
    isPaymentOverdue: boolean('is_payment_overdue').notNull().default(false),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    /** Moves with every change of the plan: who decided on an older one decides again. */
    planVersion: integer('plan_version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    unique('users_stripe_customer').on(table.stripeCustomerId),
    check('users_plan_interval', sql`${table.planInterval} in ('month', 'year')`),
    check('users_next_plan', sql`${table.nextPlan} in ('standard', 'pro', 'none')`),
    check('users_next_interval', sql`${table.nextInterval} in ('month', 'year')`),
    unique('users_email_key').on(table.emailKey),
    unique('users_username_key').on(table.usernameKey),
    unique('users_google_sub').on(table.googleSub),
    check('users_trade_role', sql`${table.tradeRole} in ('exporter', 'importer', 'both')`),
    check('users_language', sql`${table.language} in ('es', 'en')`),
    check('users_plan', sql`${table.plan} in ('trial', 'standard', 'pro')`),
  ],
)

const owner = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    ownerId: owner(),
    /** The browser and the system, in the words of a list; none for programs that do not say. */
    device: text('device'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** When whoever uses it last proved to be the owner: by signing in, or by the password once more. */
    confirmedAt: moment('confirmed_at'),
  },
  table => [index('sessions_owner').on(table.ownerId), index('sessions_last_seen').on(table.lastSeenAt)],
)

export const authorizedEmails = pgTable('authorized_emails', {
  pattern: text('pattern').primaryKey(),
  createdAt: moment('created_at').notNull(),
})

/** One row per user: a newer link replaces the older one. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    ownerId: owner().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [unique('reset_tokens_hash').on(table.tokenHash)],
)

export const directories = pgTable(
  'directories',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
  },
  table => [unique('directories_slug').on(table.slug)],
)

/** A sealed document lies in its row, or, when it is large, among the bodies under its address. */
const documentColumns = () => ({
  document: bytes('document'),
  documentAddress: text('document_address'),
})

export const scans = pgTable(
  'scans',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    state: text('state', { enum: ['running', 'complete', 'incomplete', 'failed'] }).notNull(),
    ...documentColumns(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  table => [
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

/** Bodies on PostgreSQL. The embedded engine keeps them as files and leaves this table empty. */
export const bodies = pgTable(
  'bodies',
  {
    ownerId: owner(),
    address: text('address').notNull(),
    bytes: bytes('bytes').notNull(),
    touchedAt: moment('touched_at').notNull(),
  },
  table => [primaryKey({ columns: [table.ownerId, table.address] }), index('bodies_touched').on(table.touchedAt)],
)

export const searches = pgTable(
  'searches',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    tool: text('tool', { enum: ['website', 'product'] }).notNull(),
    scanId: text('scan_id').references(() => scans.id, { onDelete: 'set null' }),
    pinned: boolean('pinned').notNull().default(false),
    name: bytes('name').notNull(),
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

/** One row per unit of work. No reference to searches: deleting a search gives no unit back. */
export const usage = pgTable(
  'usage',
  {
    searchId: text('search_id').notNull(),
    ownerId: owner(),
    kind: text('kind', { enum: ['report', 'scan'] }).notNull(),
    period: text('period').notNull(),
    state: text('state', { enum: ['reserved', 'settled'] }).notNull(),
    /** The bought credits that it was taken from; none when the plan has it included. */
    creditId: text('credit_id'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  table => [
    primaryKey({ columns: [table.ownerId, table.searchId, table.kind] }),
    index('usage_period').on(table.ownerId, table.kind, table.period),
    index('usage_created').on(table.createdAt),
    check('usage_kind', sql`${table.kind} in ('report', 'scan')`),
    check('usage_state', sql`${table.state} in ('reserved', 'settled')`),
  ],
)

/** Units bought beyond a plan. They do not end with a period. */
export const credits = pgTable(
  'credits',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    kind: text('kind', { enum: ['report', 'scan'] }).notNull(),
    units: integer('units').notNull(),
    used: integer('used').notNull().default(0),
    /** The payment behind it: the same payment told twice is one purchase. */
    reference: text('reference').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    unique('credits_reference').on(table.ownerId, table.kind, table.reference),
    check('credits_kind', sql`${table.kind} in ('report', 'scan')`),
    check('credits_used', sql`${table.used} >= 0 and ${table.used} <= ${table.units}`),
  ],
)

/** Events of the payment service that were dealt with: each is told at least once, and counts once. */
export const billingEvents = pgTable(
  'billing_events',
  { id: text('id').primaryKey(), createdAt: moment('created_at').notNull() },
  table => [index('billing_events_created').on(table.createdAt)],
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

/** Notices that go out once: `kind` and `period` name the occasion. */
export const notices = pgTable(
  'notices',
  {
    ownerId: owner(),
    kind: text('kind').notNull(),
    period: text('period').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.ownerId, table.kind, table.period] })],
)

/** Facts about the database itself: the proof of its encryption key, what the first start did. */
export const marks = pgTable('marks', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
})

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
