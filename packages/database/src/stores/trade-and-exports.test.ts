import { randomBytes } from 'node:crypto'
import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIFETIMES_MS } from '../lifetimes.ts'
import type { Stores } from '../stores.ts'

const now = new Date('2026-03-05T12:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe.each(ENGINES)('figures, cache, exports and marks on the %s engine', engine => {
  let opened: TestDatabase
  let stores: Stores
  let ownerId: string
  let other: string
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    stores = opened.database.stores
    const made = await Promise.all(
      ['a@example.com', 'b@example.com'].map(email => stores.users.create({ email, passwordHash: null, now })),
    )
    ;[ownerId = '', other = ''] = made.map(reply => (reply.result === 'created' ? reply.user.id : ''))
  })
  afterAll(() => opened.discard())

  test('the newest figures of a product are found by its name, for their user only', async () => {
    await stores.tradeSnapshots.save({ ownerId, productName: 'Café  Verde', figures: { year: 2023 }, now })
    await stores.tradeSnapshots.save({ ownerId, productName: ' café verde', figures: { year: 2024 }, now: later(1) })
    expect(await stores.tradeSnapshots.find({ ownerId, productName: 'CAFÉ VERDE', now: later(1) })).toEqual({
      productName: ' café verde',
      figures: { year: 2024 },
      createdAt: later(1),
    })
    expect(await stores.tradeSnapshots.find({ ownerId, productName: 'Cafe verde', now })).toBeNull()
    expect(await stores.tradeSnapshots.find({ ownerId: other, productName: 'café verde', now })).toBeNull()
    const past = later(LIFETIMES_MS.tradeSnapshot + 1)
    expect(await stores.tradeSnapshots.find({ ownerId, productName: 'café verde', now: past })).toBeNull()
    expect(await stores.tradeSnapshots.list({ ownerId, now })).toHaveLength(1)
  })

  test('a cached answer is fresh for its time and stale after, under its own source and key', async () => {
    const which = { source: 'comtrade', key: '1701 PE 2023' }
    expect(await stores.sourceCache.find({ ...which, now })).toBeNull()
    expect(await stores.sourceCache.save({ ...which, answer: { rows: [1] }, freshForMs: 1_000, now })).toBe(true)
    const cached = { answer: { rows: [1] }, fetchedAt: now }
    expect(await stores.sourceCache.find({ ...which, now: later(999) })).toEqual({ ...cached, isFresh: true })
    expect(await stores.sourceCache.find({ ...which, now: later(1_000) })).toEqual({ ...cached, isFresh: false })
    expect(await stores.sourceCache.find({ ...which, source: 'worldbank', now })).toBeNull()
    await stores.sourceCache.save({ ...which, answer: 2, freshForMs: 1_000, now: later(5) })
    expect(await stores.sourceCache.find({ ...which, now })).toMatchObject({ answer: 2, fetchedAt: later(5) })
  })

  test('an answer too large for a row is not kept', async () => {
    const answer = randomBytes(1_200_000).toString('base64')
    expect(await stores.sourceCache.save({ source: 's', key: 'large', answer, freshForMs: 1, now })).toBe(false)
    expect(await stores.sourceCache.find({ source: 's', key: 'large', now })).toBeNull()
  })

  test('spreadsheets exported to before are offered once each, the latest first', async () => {
    const sheet = (id: string, name: string) => ({ spreadsheetId: id, url: `https://docs.example/${id}`, name })
    const record = { ownerId, searchId: null, format: 'google-sheets' as const, rowCount: 1 }
    await stores.exports.record({ ...record, target: sheet('one', 'Old title'), now })
    await stores.exports.record({ ...record, target: sheet('two', 'Two'), now: later(1) })
    await stores.exports.record({ ...record, target: sheet('one', 'One'), now: later(2) })
    await stores.exports.record({ ...record, format: 'csv', now: later(3) })
    expect(await stores.exports.listSpreadsheets({ ownerId })).toEqual([sheet('one', 'One'), sheet('two', 'Two')])
    expect(await stores.exports.listSpreadsheets({ ownerId: other })).toEqual([])
    expect((await stores.exports.list({ ownerId })).map(each => each.format)).toHaveLength(4)
  })

  test('an export record does not tie itself to a search of another', async () => {
    const document = { prompt: null, content: '[]', summary: null, details: {} }
    const search = { ownerId, tool: 'product' as const, name: 'n', documentVersion: 1, document, now }
    const saved = await stores.searches.create(search)
    if (saved.result !== 'created') throw new Error(saved.result)
    const record = { searchId: saved.id, format: 'xlsx' as const, rowCount: 1, now }
    await stores.exports.record({ ...record, ownerId: other })
    expect(await stores.exports.list({ ownerId: other })).toMatchObject([{ searchId: null, format: 'xlsx' }])
  })

  test('a mark is made once, and stays after a restart', async () => {
    const tries = await Promise.all([1, 2, 3].map(value => stores.marks.make({ name: 'demo', value: String(value) })))
    expect(tries.filter(isFirst => isFirst)).toHaveLength(1)
    const value = await stores.marks.find('demo')
    stores = (await opened.reopen()).stores
    expect(await stores.marks.find('demo')).toBe(value)
    expect(await stores.marks.find('other')).toBeNull()
  })
})
