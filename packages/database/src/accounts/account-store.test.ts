import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIFETIMES_MS } from '../lifetimes.ts'
import type { Stores } from '../stores.ts'

const now = new Date('2026-03-05T12:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe.each(ENGINES)('a whole account on the %s engine', engine => {
  let opened: TestDatabase
  let stores: Stores
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    stores = opened.database.stores
    await stores.authorizedEmails.authorize({ patterns: ['*@example.com'], now })
  })
  afterAll(() => opened.discard())

  /** An account with one of everything. */
  async function fillAccount(username: string): Promise<{ ownerId: string; token: string; searchId: string }> {
    const email = `${username}@example.com`
    const registered = await stores.users.register({ username, email, passwordHash: 'hash', now })
    if (registered.result !== 'registered') throw new Error(registered.result)
    const ownerId = registered.user.id
    await stores.resetTokens.issue({ ownerId, now })
    await stores.keptAnswers.begin({ ownerId, key: 'k', request: Buffer.from('{}'), now })
    await stores.apiKeys.create({ ownerId, name: 'planilla', scope: 'read', prefix: 'x_', max: 5, now })
    const scan = await stores.scans.start({ ownerId, url: 'https://example.com/', now })
    if (scan.result !== 'started') throw new Error(scan.result)
    const page = {
      position: 0,
      details: { url: 'https://example.com/' },
      body: Buffer.from(`page of ${username}`),
      now,
    }
    const saved = await stores.pages.save({ ownerId, scanId: scan.id, ...page })
    if (saved.result !== 'saved') throw new Error(saved.result)
    await stores.pages.saveReading({ ownerId, pageId: saved.page.id, version: '1', json: Buffer.from('{}'), now })
    const document = { prompt: 'what?', content: '[]', summary: null, details: {} }
    const search = {
      ownerId,
      tool: 'website' as const,
      name: 'search',
      scanId: scan.id,
      documentVersion: 1,
      document,
      now,
    }
    const created = await stores.searches.create(search)
    if (created.result !== 'created') throw new Error(created.result)
    await stores.tradeSnapshots.save({ ownerId, productName: 'Sugar', figures: [1], now })
    await stores.usage.reserve({ ownerId, searchId: created.id, kind: 'scan', period: '2026-03', limit: null, now })
    const target = { spreadsheetId: 'sheet', url: 'https://docs.example/sheet', name: 'Sheet' }
    await stores.exports.record({ ownerId, searchId: created.id, format: 'google-sheets', rowCount: 3, target, now })
    const watchId = await stores.watches.create({
      ownerId,
      settings: { name: 'Obras' },
      facts: {},
      list: {},
      nextRunAt: null,
      now,
    })
    await stores.watchRuns.begin({ ownerId, watchId, runId: `${watchId}-1`, now })
    const addresses = [{ url: 'https://example.com/a', isBare: false, host: 'example.com' }]
    await stores.batches.create({ ownerId, settings: { name: 'Precios' }, addresses, now })
    await stores.shares.create({ ownerId, searchId: created.id, expiresAt: later(1000), now })
    const told = { settings: { url: 'https://example.com/hook' }, secrets: { secret: 'signing-token' } }
    const webhookId = await stores.webhooks.create({ ownerId, ...told, now })
    const message = { deliveryId: `msg_${webhookId}`, event: 'scan.finished', payload: '{}' }
    await stores.webhooks.addDelivery({ ownerId, webhookId, ...message, now })
    await stores.notices.claim({ ownerId, kind: 'scans-80', period: '2026-03', now })
    const begun = { workId: created.id, tool: 'website' as const, key: 'k', info: { url: 'https://example.com/' }, now }
    await stores.work.begin({ ownerId, ...begun })
    return { ownerId, token: registered.sessionToken, searchId: created.id }
  }

  async function readBodies(ownerId: string): Promise<string[]> {
    const seen: string[] = []
    for await (const { body } of stores.account.exportPageBodies({ ownerId, now })) seen.push(String(body))
    return seen
  }

  test('the download holds everything of the user and nothing of others', async () => {
    const { ownerId, searchId } = await fillAccount('downloader')
    await fillAccount('bystander')
    const data = await stores.account.exportAccount({ ownerId, now })
    expect(data).toMatchObject({
      user: { email: 'downloader@example.com' },
      sessions: [{ createdAt: now, lastSeenAt: now }],
      apiKeys: [{ name: 'planilla', scope: 'read', lastUsedAt: null }],
      scans: [{ url: 'https://example.com/', pages: [{ details: { url: 'https://example.com/' } }] }],
      tradeSnapshots: [{ productName: 'Sugar', figures: [1] }],
      usage: [{ kind: 'scan', period: '2026-03' }],
      exports: [{ searchId, target: { spreadsheetId: 'sheet' } }],
      notices: [{ kind: 'scans-80' }],
      watches: [{ settings: { name: 'Obras' }, runs: [{ state: 'running' }] }],
      batches: [{ settings: { name: 'Precios' }, items: [{ url: 'https://example.com/a', state: 'waiting' }] }],
      shares: [{ searchId, views: 0 }],
      webhooks: [{ settings: { url: 'https://example.com/hook' }, deliveries: [{ event: 'scan.finished' }] }],
      work: [{ id: searchId, info: { url: 'https://example.com/' } }],
    })
    const searches: unknown[] = []
    for await (const { json, ...search } of stores.account.exportSearches({ ownerId }))
      searches.push({ ...search, document: JSON.parse(String(json)) })
    expect(searches).toMatchObject([{ id: searchId, name: 'search', document: { prompt: 'what?' } }])
    expect(await readBodies(ownerId)).toEqual(['page of downloader'])
    expect(JSON.stringify(data)).not.toMatch(/hash|token/i)
    expect(await stores.account.exportAccount({ ownerId: 'nobody', now })).toBeNull()
  })

  test('deleting an account removes everything of it at once, files included, and nothing of others', async () => {
    const gone = await fillAccount('leaver')
    const stays = await fillAccount('stayer')
    const folders = () => (engine === 'embedded' ? readdirSync(join(opened.dataDir, 'pages')).length : 0)
    const before = folders()
    expect(await stores.users.remove({ ownerId: gone.ownerId })).toBe(true)
    expect(await stores.users.remove({ ownerId: gone.ownerId })).toBe(false)
    expect(folders()).toBe(engine === 'embedded' ? before - 1 : 0)
    expect(await stores.sessions.find({ token: gone.token, now })).toBeNull()
    expect(await stores.account.exportAccount({ ownerId: gone.ownerId, now })).toBeNull()
    expect(await stores.searches.list({ ownerId: gone.ownerId })).toEqual([])
    expect(await stores.usage.list({ ownerId: gone.ownerId })).toEqual([])
    expect(await stores.exports.list({ ownerId: gone.ownerId })).toEqual([])
    expect(await readBodies(stays.ownerId)).toEqual(['page of stayer'])
    expect(await stores.users.create({ email: 'LEAVER@example.com', passwordHash: null, now })).toMatchObject({
      result: 'created',
    })
  })

  test('a folder left by an account whose rows are gone is removed by retention', async () => {
    if (!opened.database.pglite) return expect(existsSync(join(opened.dataDir, 'pages'))).toBe(false)
    const { ownerId } = await fillAccount('crashed')
    const folders = () => readdirSync(join(opened.dataDir, 'pages')).length
    const before = folders()
    await opened.database.pglite.query('delete from users where id = $1', [ownerId])
    expect(folders()).toBe(before)
    await stores.retention.removeExpired(now)
    expect(folders()).toBe(before - 1)
  })

  test('retention removes what is past its time, says how much, and leaves the rest', async () => {
    await stores.retention.removeExpired(later(2 * LIFETIMES_MS.usageRecord))
    const { ownerId, token, searchId } = await fillAccount('keeper')
    await stores.limits.take({ key: 'k', windowMs: 1_000, max: 1, now })
    await stores.sourceCache.save({ source: 's', key: 'k', answer: 1, freshForMs: 0, now })
    const nothing = await stores.retention.removeExpired(now)
    expect(Object.values(nothing).reduce((sum, count) => sum + count, 0)).toBe(0)
    expect(await stores.retention.removeExpired(later(LIFETIMES_MS.scan + 1))).toEqual({
      ...{ sessions: 1, resetTokens: 1, scans: 1, tradeSnapshots: 1, sourceAnswers: 1, usageReservations: 1 },
      ...{
        usageRecords: 0,
        billingEvents: 0,
        notices: 0,
        exports: 0,
        watchRuns: 0,
        keptAnswers: 1,
        batches: 1,
        shares: 1,
        webhookDeliveries: 1,
        work: 1,
        limits: 1,
        bodies: 1,
        deletedSearches: 0,
        wholeLists: 0,
      },
    })
    expect(await stores.sessions.find({ token, now })).toBeNull()
    expect(await stores.searches.find({ ownerId, searchId })).toMatchObject({ scanId: null })
    expect(await stores.retention.removeExpired(later(LIFETIMES_MS.exportRecord + 1))).toMatchObject({
      exports: 1,
      watchRuns: 1,
    })
    expect(await stores.retention.removeExpired(later(LIFETIMES_MS.usageRecord + 1))).toMatchObject({ notices: 1 })
    expect(await stores.users.find({ ownerId })).not.toBeNull()
  })
})
