import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SealBroken, WrongEncryptionKey } from '../database-errors.ts'
import type { Stores } from '../stores.ts'

const now = new Date('2026-03-05T12:00:00.000Z')
const secret = (what: string) => `Zwiebelkuchen ${what} Zwiebelkuchen`

describe.each(ENGINES)('content at rest on the %s engine', engine => {
  let opened: TestDatabase
  let stores: Stores
  let ownerId: string
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    stores = opened.database.stores
    const made = await stores.users.create({ email: 'findable@example.com', passwordHash: null, now })
    if (made.result !== 'created') throw new Error(made.result)
    ownerId = made.user.id
  })
  afterAll(() => opened.discard())

  /** Everything the engine keeps, as anybody who copied its disk would see it. */
  async function readEverything(): Promise<Buffer> {
    if (engine === 'embedded') {
      const entries = readdirSync(opened.dataDir, { recursive: true, withFileTypes: true })
      return Buffer.concat(
        entries.filter(entry => entry.isFile()).map(entry => readFileSync(join(entry.parentPath, entry.name))),
      )
    }
    const client = new pg.Client({ connectionString: opened.url })
    await client.connect()
    const { rows: tables } = await client.query(`select tablename from pg_tables where schemaname = 'public'`)
    const seen: Buffer[] = []
    for (const { tablename } of tables) {
      const { rows } = await client.query(`select * from ${client.escapeIdentifier(tablename)}`)
      for (const value of rows.flatMap(row => Object.values(row)))
        seen.push(value instanceof Buffer ? value : Buffer.from(String(value)))
    }
    await client.end()
    return Buffer.concat(seen)
  }

  test('names, questions, answers, pages, readings and figures cannot be read without the key', async () => {
    const scan = await stores.scans.start({ ownerId, url: `https://example.com/?q=${secret('address')}`, now })
    if (scan.result !== 'started') throw new Error(scan.result)
    const details = { url: secret('page address') }
    const body = Buffer.from(secret('body'))
    const page = await stores.pages.save({ ownerId, scanId: scan.id, position: 0, details, body, now })
    if (page.result !== 'saved') throw new Error(page.result)
    const reading = { ownerId, pageId: page.page.id, version: '1', json: Buffer.from(secret('reading')), now }
    await stores.pages.saveReading(reading)
    const document = { prompt: secret('question'), content: secret('answer'), summary: secret('summary'), details: {} }
    const search = { ownerId, tool: 'website' as const, name: secret('name'), documentVersion: 1, document, now }
    const saved = await stores.searches.create(search)
    if (saved.result !== 'created') throw new Error(saved.result)
    await stores.tradeSnapshots.save({ ownerId, productName: secret('product'), figures: secret('figures'), now })
    const target = { spreadsheetId: secret('sheet'), url: secret('link'), name: secret('title') }
    await stores.exports.record({ ownerId, searchId: saved.id, format: 'google-sheets', rowCount: 1, target, now })
    await stores.sourceCache.save({ source: 's', key: secret('key'), answer: secret('cache'), freshForMs: 1, now })
    await stores.limits.take({ key: secret('limit'), windowMs: 1_000, max: 1, now })

    expect(await stores.searches.find({ ownerId, searchId: saved.id })).toMatchObject({
      name: secret('name'),
      document,
    })
    await opened.database.ping()
    const everything = await readEverything()
    expect(everything.includes('findable@example.com')).toBe(true)
    expect(everything.includes('Zwiebelkuchen')).toBe(false)
  })

  test('no session or reset token lies there in a usable form', async () => {
    const session = (await stores.sessions.start({ ownerId, passwordHash: null, now })) ?? ''
    const link = (await stores.resetTokens.issue({ ownerId, now })) ?? ''
    expect(await stores.sessions.find({ token: session, now })).not.toBeNull()
    const everything = await readEverything()
    for (const token of [session, link]) expect(everything.includes(token)).toBe(false)
  })

  test('another key is refused at the start, and the right one still opens everything', async () => {
    await expect(opened.reopen({ encryptionKey: 'a wrong key of the right length, at least' })).rejects.toThrow(
      WrongEncryptionKey,
    )
    stores = (await opened.reopen()).stores
    expect(await stores.searches.list({ ownerId })).toMatchObject([{ name: secret('name') }])
  })

  test('a value moved to the row of another user does not open there', async () => {
    const made = await stores.users.create({ email: 'thief@example.com', passwordHash: null, now })
    if (made.result !== 'created') throw new Error(made.result)
    const document = { prompt: null, content: '[]', summary: null, details: {} }
    const search = { ownerId: made.user.id, tool: 'website' as const, name: 'bait', documentVersion: 1, document, now }
    const bait = await stores.searches.create(search)
    if (bait.result !== 'created') throw new Error(bait.result)
    const move = `update searches set document = (select document from searches where owner_id = $1) where id = $2`
    if (opened.database.pglite) await opened.database.pglite.query(move, [ownerId, bait.id])
    else {
      const client = new pg.Client({ connectionString: opened.url })
      await client.connect()
      await client.query(move, [ownerId, bait.id])
      await client.end()
    }
    const which = { ownerId: made.user.id, searchId: bait.id }
    await expect(stores.searches.find(which)).rejects.toThrow(SealBroken)
  })
})
