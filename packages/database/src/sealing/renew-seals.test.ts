import { randomBytes } from 'node:crypto'
import { ENGINES, openTestDatabase, TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import pg from 'pg'
import { expect, test } from 'vitest'
import { WrongEncryptionKey } from '../database-errors.ts'
import { newId } from '../new-id.ts'
import { openDatabase } from '../open-database.ts'
import type { Stores } from '../stores.ts'
import { SEALED_COLUMNS } from './sealed-columns.data.ts'

const now = new Date('2026-11-18T12:00:00.000Z')
const NEW_KEY = 'the key that comes after the key for tests'

/** Something sealed in every column that can hold it. */
async function fill(stores: Stores, ownerId: string) {
  const scan = await stores.scans.start({ ownerId, url: 'https://tienda.example/', now })
  const scanId = scan.result === 'started' ? scan.id : ''
  const body = Buffer.from('<p>ñandú</p>')
  const saved = await stores.pages.save({ ownerId, scanId, position: 0, details: { url: 'x' }, body, now })
  const pageId = saved.result === 'saved' ? saved.page.id : ''
  await stores.pages.saveReading({ ownerId, pageId, version: '1', json: Buffer.from('{}'), now })
  const search = { ownerId, tool: 'website', name: 'sillas', scanId, documentVersion: 1, now } as const
  const about = { question: '¿sillas?', site: 'tienda.example' }
  const document = { prompt: 'sillas', content: '[]', summary: null, details: {} }
  const created = await stores.searches.create({ ...search, about, document })
  const searchId = created.result === 'created' ? created.id : ''
  // Too large for a row: lies among the bodies.
  const large = { ...document, content: randomBytes(300_000).toString('base64') }
  await stores.searches.create({ ...search, name: 'muchas', document: large })
  await stores.tradeSnapshots.save({ ownerId, productName: 'Azúcar', figures: { world: 1 }, now })
  const target = { spreadsheetId: 's', url: 'https://sheets.example/s', name: 'hoja' }
  await stores.exports.record({ ownerId, searchId, format: 'google-sheets', rowCount: 1, target, now })
  const addresses = [{ url: 'https://uno.example/', isBare: false, host: 'uno.example' }]
  const batchId = await stores.batches.create({ ownerId, settings: {}, addresses, now })
  await stores.batchItems.claimNext({ ownerId, batchId, now })
  await stores.batchItems.finish({ ownerId, batchId, now, position: 0, state: 'done', rowCount: 1, scanId, searchId })
  await stores.batches.claimJoin({ ownerId, batchId, now })
  const outcome = { rowCount: 1, duplicates: 0, code: null }
  await stores.batches.finish({ ownerId, batchId, now, outcome, searchId })
  await stores.work.begin({ ownerId, workId: newId(), tool: 'website', key: 'k', info: null, now })
  await stores.readingRules.create({ ownerId, rule: { name: 'r' }, now })
  await stores.sourceCache.save({ source: 'news', key: 'k', answer: { n: 1 }, freshForMs: 60_000, now })
  await stores.keptAnswers.begin({ ownerId, key: 'k', request: Buffer.from('{}'), now })
  await stores.keptAnswers.keep({ ownerId, key: 'k', answer: Buffer.from('{}') })
  const watch = { settings: {}, facts: {}, list: [], login: { user: 'u' }, nextRunAt: null }
  const watchId = await stores.watches.create({ ownerId, ...watch, now })
  const runId = newId()
  await stores.watchRuns.begin({ ownerId, watchId, runId, now })
  await stores.watchRuns.finish({ ownerId, watchId, runId, state: 'read', changes: [], now })
  const webhookId = await stores.webhooks.create({ ownerId, settings: {}, secrets: { s: 1 }, now })
  await stores.webhooks.addDelivery({ ownerId, webhookId, deliveryId: newId(), event: 'e', payload: '{}', now })
  return { pageId, searchId, watchId }
}

/** Of the columns that hold bytes: which there are, and which hold a value. */
async function lookAtColumns(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' order by 1`,
  )
  const all = rows.map(({ name }) => name)
  const empty: string[] = []
  for (const { table, column } of SEALED_COLUMNS) {
    const found = await client.query(`select 1 from "${table}" where "${column}" is not null limit 1`)
    if (found.rowCount === 0) empty.push(`${table}.${column}`)
  }
  await client.end()
  return { all, empty }
}

test.each(ENGINES)(
  'a new key takes over what the old one sealed on the %s engine, and then opens it alone',
  async engine => {
    const opened = await openTestDatabase(engine)
    const { dataDir, url } = opened
    const ownerId = await opened.newOwner()
    const { pageId, searchId, watchId } = await fill(opened.database.stores, ownerId)
    const ofWatch = { watchId, purpose: 'stop', nonce: 'n' }
    const token = opened.database.stores.watches.tokenFor(ofWatch)
    if (url) {
      const { all, empty } = await lookAtColumns(url)
      // Figures that anybody may read are packed, not sealed.
      const sealed = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`)
      expect([...sealed, 'trade_release_figures.figures'].sort()).toEqual(all)
      expect(empty).toEqual([])
    }
    expect(await opened.database.stores.service.countOlderSeals()).toBe(null)
    await opened.database.close()

    const place = { url, dataDir }
    await expect(openDatabase({ ...place, encryptionKey: NEW_KEY })).rejects.toThrow(WrongEncryptionKey)
    // First the new key only opens, so that processes can be restarted one by one.
    const first = await openDatabase({ ...place, encryptionKey: TEST_ENCRYPTION_KEY, alsoOpens: NEW_KEY })
    await first.stores.searches.rename({ ownerId, searchId, name: 'mesas' })
    await first.close()
    const both = await openDatabase({ ...place, encryptionKey: NEW_KEY, alsoOpens: TEST_ENCRYPTION_KEY })
    const before = (await both.stores.service.countOlderSeals()) ?? 0
    expect(before).toBeGreaterThan(SEALED_COLUMNS.length - 1)
    expect(await both.stores.service.renewSeals()).toBe(before)
    expect(await both.stores.service.countOlderSeals()).toBe(0)
    await both.close()

    const alone = await openDatabase({ ...place, encryptionKey: NEW_KEY })
    const { stores } = alone
    expect((await stores.pages.readBody({ ownerId, pageId, now }))?.toString()).toBe('<p>ñandú</p>')
    const names = (await stores.searches.list({ ownerId })).map(({ name }) => name)
    expect(names.sort()).toEqual(['mesas', 'muchas'])
    // What is found by a keyed hash is found as before, and links that were mailed go on working.
    expect(await stores.tradeSnapshots.find({ ownerId, productName: 'Azúcar', now })).toMatchObject({
      figures: { world: 1 },
    })
    expect(stores.watches.tokenFor(ofWatch)).toBe(token)
    await alone.close()
    await expect(openDatabase({ ...place, encryptionKey: TEST_ENCRYPTION_KEY })).rejects.toThrow(WrongEncryptionKey)
    await opened.discard()
  },
)
