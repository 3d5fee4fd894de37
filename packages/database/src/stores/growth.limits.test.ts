import { openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../new-id.ts'
import type { Stores } from '../stores.ts'

const now = new Date('2026-11-18T12:00:00.000Z')
const USERS = 100_000
const SEARCHES_OF_ONE = 10_000
/** A table that is read whole in a moment may be read whole. */
const SMALL_ROWS = 2_000

let opened: TestDatabase
let client: pg.Client
let ownerId: string
let ids: { scanId: string; watchId: string; webhookId: string; batchId: string }

/** Copies a table's one row for every number; `changes` are SQL by column. */
async function multiply(table: string, { count, changes }: { count: number; changes: Record<string, string> }) {
  const pairs = Object.entries(changes).flatMap(([column, value]) => [`'${column}'`, value])
  await client.query(
    `insert into "${table}" select made.* from (select t from "${table}" t limit 1) one, generate_series(1, ${count}) n,
      lateral jsonb_populate_record(one.t, jsonb_build_object(${pairs.join(', ')})) made`,
  )
}

beforeAll(async () => {
  opened = await openTestDatabase('postgres')
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
  ownerId = await opened.newOwner()
  const { stores } = opened.database
  const scan = await stores.scans.start({ ownerId, url: 'https://tienda.example/', now })
  const scanId = scan.result === 'started' ? scan.id : ''
  await stores.pages.save({ ownerId, scanId, position: 0, details: { url: 'x' }, body: Buffer.from('x'), now })
  const document = { prompt: 'p', content: '[]', summary: null, details: {} }
  const search = { ownerId, tool: 'website', name: 's', documentVersion: 1, document, now } as const
  const made = await stores.searches.create(search)
  const searchId = made.result === 'created' ? made.id : ''
  await stores.exports.record({ ownerId, searchId, format: 'csv', rowCount: 1, now })
  const watchId = await stores.watches.create({ ownerId, settings: {}, facts: {}, list: [], nextRunAt: now, now })
  await stores.watchRuns.begin({ ownerId, watchId, runId: newId(), now })
  const webhookId = await stores.webhooks.create({ ownerId, settings: {}, secrets: {}, now })
  await stores.webhooks.addDelivery({ ownerId, webhookId, deliveryId: newId(), event: 'e', payload: '{}', now })
  await stores.work.begin({ ownerId, workId: newId(), tool: 'website', key: 'k', info: null, now })
  await stores.sessions.start({ ownerId, passwordHash: null, now })
  const addresses = [{ url: 'https://uno.example/', isBare: false, host: 'uno.example' }]
  const batchId = await stores.batches.create({ ownerId, settings: {}, addresses, now })
  const expiresAt = new Date('2027-11-18T12:00:00.000Z')
  await stores.shares.create({ ownerId, searchId, expiresAt, now })
  await stores.apiKeys.create({ ownerId, name: 'k', scope: 'read', prefix: 'p', max: 5, now })
  await stores.readingRules.create({ ownerId, rule: {}, now })
  const unit = { ownerId, searchId: 'u', kind: 'scan', period: '2026-11', limit: null, now } as const
  await stores.usage.reserve(unit)
  await stores.tradeSnapshots.save({ ownerId, productName: 'p', figures: {}, now })
  ids = { scanId, watchId, webhookId, batchId }
  // Rows that are right by how they are made need not be checked one by one.
  await client.query('set session_replication_role = replica')
  const own = { id: `'n' || n`, owner_id: `'u' || n` }
  const emails = { email_key: `'k' || n`, username_key: `'k' || n`, email: `'e' || n`, username: `'e' || n` }
  await multiply('users', { count: USERS, changes: { id: own.owner_id, ...emails } })
  await multiply('searches', { count: SEARCHES_OF_ONE, changes: { id: `'own' || n` } })
  const others = 20_000
  await multiply('searches', { count: USERS, changes: own })
  await multiply('scans', { count: others, changes: own })
  await multiply('pages', { count: others, changes: { ...own, scan_id: own.id } })
  await multiply('exports', { count: others, changes: own })
  await multiply('watches', { count: others, changes: { ...own, next_run_at: `'2027-01-01'` } })
  await multiply('watch_runs', { count: others, changes: { ...own, watch_id: own.id } })
  await multiply('webhooks', { count: others, changes: own })
  const delivered = { ...own, webhook_id: own.id, state: `'delivered'` }
  await multiply('webhook_deliveries', { count: others, changes: delivered })
  await multiply('work', { count: others, changes: { ...own, state: `'done'` } })
  await multiply('batches', { count: others, changes: { ...own, state: `'done'` } })
  await multiply('batch_items', {
    count: others,
    changes: { owner_id: own.owner_id, batch_id: own.id, state: `'done'` },
  })
  await multiply('shares', { count: others, changes: { ...own, token_hash: `'t' || n` } })
  await multiply('api_keys', { count: others, changes: { ...own, token_hash: `'t' || n` } })
  await multiply('reading_rules', { count: others, changes: own })
  await multiply('usage', { count: others, changes: { owner_id: own.owner_id, search_id: own.id } })
  await multiply('trade_snapshots', { count: others, changes: own })
  await multiply('sessions', { count: others, changes: { token_hash: `'t' || n`, owner_id: own.owner_id } })
  await client.query('set session_replication_role = default')
  await client.query('analyze')
})
afterAll(async () => {
  await client.end()
  await opened.discard()
})

type Statement = { text: string; values: unknown[] }

/** The statements that a call really makes. Copied rows do not open with their seals; what was asked is known by then. */
async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
    const [first, values] = words as [{ text: string } | string, unknown[] | undefined]
    statements.push({ text: typeof first === 'string' ? first : first.text, values: values ?? [] })
    return Reflect.apply(original, this, words)
  } as typeof original
  try {
    await call().catch(() => {})
  } finally {
    pg.Client.prototype.query = original
  }
  return statements.filter(({ text }) => /^(select|update|delete|with)/i.test(text))
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

const wholeReads = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(wholeReads),
]

async function findWholeReads({ text, values }: Statement): Promise<string[]> {
  const { rows } = await client.query(`explain (format json) ${text}`, values)
  const tables = wholeReads(rows[0]['QUERY PLAN'][0].Plan)
  const { rows: large } = await client.query('select relname from pg_class where reltuples > $1', [SMALL_ROWS])
  return tables.filter(table => large.some(({ relname }) => relname === table))
}

const calls: Record<string, (stores: Stores) => Promise<unknown>> = {
  'the history': stores => stores.searches.list({ ownerId }),
  'a page of the history': stores => stores.searches.listPage({ ownerId, limit: 50 }),
  'a later page of the history': stores => stores.searches.listPage({ ownerId, limit: 50, after: 'own5000' }),
  'figures of a person': stores => stores.figures.count({ ownerId, monthStarts: [now], namesShown: 10 }),
  'the bin': stores => stores.searchBin.list({ ownerId }),
  'one search': stores => stores.searches.find({ ownerId, searchId: 'own1' }),
  scans: stores => stores.scans.list({ ownerId, now }),
  pages: stores => stores.pages.list({ ownerId, scanId: ids.scanId, now }),
  exports: stores => stores.exports.list({ ownerId }),
  spreadsheets: stores => stores.exports.listSpreadsheets({ ownerId }),
  watches: stores => stores.watches.list({ ownerId }),
  'watches that are due': stores => stores.watches.listDue({ now, limit: 20 }),
  'runs of a watch': stores => stores.watchRuns.list({ ownerId, watchId: ids.watchId, limit: 20 }),
  webhooks: stores => stores.webhooks.list({ ownerId }),
  messages: stores => stores.webhooks.listDeliveries({ ownerId, webhookId: ids.webhookId, limit: 20 }),
  'messages that are due': stores => stores.webhooks.listDue({ now, limit: 20 }),
  'running work': stores => stores.work.listOpen({ ownerId, now }),
  work: stores => stores.work.list({ ownerId }),
  'work that gives no sign': stores => stores.work.listSilent({ now }),
  batches: stores => stores.batches.list({ ownerId }),
  'batches that give no sign': stores => stores.batches.listSilent({ now, limit: 20 }),
  'links to results': stores => stores.shares.list({ ownerId, now }),
  keys: stores => stores.apiKeys.list({ ownerId }),
  'a key': stores => stores.apiKeys.find({ token: 'x', now }),
  'reading rules': stores => stores.readingRules.list({ ownerId }),
  'units of a plan': stores => stores.usage.list({ ownerId }),
  'units of a period': stores => stores.usage.count({ ownerId, kind: 'scan', period: '2026-11' }),
  'figures of a product': stores => stores.tradeSnapshots.find({ ownerId, productName: 'p', now }),
  'stored bytes': stores => stores.pages.countBytes({ ownerId, now }),
  'addresses of a batch': stores => stores.batchItems.list({ ownerId, batchId: ids.batchId }),
  sessions: stores => stores.sessions.list({ ownerId, now }),
  'a session': stores => stores.sessions.find({ token: 'x', now }),
  'an account by its e-mail': stores => stores.users.findByEmail('e1@example.com'),
}

test('no list reads a large table whole, with a hundred thousand accounts and ten thousand searches of one', async () => {
  const found: string[] = []
  for (const [name, call] of Object.entries(calls)) {
    const statements = await statementsOf(() => call(opened.database.stores))
    expect([name, statements.length]).not.toEqual([name, 0])
    for (const statement of statements)
      for (const table of await findWholeReads(statement)) found.push(`${name}: ${table}`)
  }
  expect(found).toEqual([])
})

test('a page of the history reads as much of ten thousand searches as it shows', async () => {
  type Read = Plan & { 'Actual Rows': number; Plans?: Read[] }
  const most = (plan: Read): number => Math.max(plan['Actual Rows'], ...(plan.Plans ?? []).map(most))
  const page = { ownerId, limit: 50 }
  for (const after of [undefined, 'own100', 'own9000']) {
    const own = { ...page, ...(after && { after }) }
    for (const { text, values } of await statementsOf(() => opened.database.stores.searches.listPage(own))) {
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
      expect(most(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThanOrEqual(51)
    }
  }
})

test('what is past its time goes in small steps, each found by an index', async () => {
  await client.query(
    `update work set updated_at = '2026-01-01' where id in (select 'n' || n from generate_series(1, 2500) n)`,
  )
  let removed = 0
  const statements = await statementsOf(async () => {
    removed = (await opened.database.stores.retention.removeExpired(now)).work
  })
  expect(removed).toBe(2_500)
  const ofWork = statements.filter(({ text }) => text.startsWith('delete from "work"'))
  expect(ofWork).toHaveLength(4)
  for (const statement of ofWork.slice(0, 1)) expect(await findWholeReads(statement)).toEqual([])
})
