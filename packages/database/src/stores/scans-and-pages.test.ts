import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIFETIMES_MS } from '../lifetimes.ts'
import type { Stores } from '../stores.ts'

const now = new Date('2026-03-05T12:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const body = Buffer.from('<html><p>Licitación número 7</p></html>')

describe.each(ENGINES)('scans and pages on the %s engine', engine => {
  let opened: TestDatabase
  let stores: Stores
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    stores = opened.database.stores
  })
  afterAll(() => opened.discard())

  const newOwner = () => opened.newOwner()

  async function startScan(ownerId: string): Promise<string> {
    const scan = await stores.scans.start({ ownerId, url: 'https://example.com/list', now })
    return scan.result === 'started' ? scan.id : scan.result
  }

  async function savePage(ownerId: string, scanId: string, position = 0, content: Uint8Array = body) {
    const details = { url: `https://example.com/list?page=${position}`, status: 200 }
    const saved = await stores.pages.save({ ownerId, scanId, position, details, body: content, now })
    if (saved.result !== 'saved') throw new Error(saved.result)
    return saved.page
  }

  async function countBodies(): Promise<number> {
    if (engine === 'embedded') {
      const entries = readdirSync(join(opened.dataDir, 'pages'), { recursive: true, withFileTypes: true })
      return entries.filter(entry => entry.isFile()).length
    }
    const client = new pg.Client({ connectionString: opened.url })
    await client.connect()
    const { rows } = await client.query('select count(*)::int as bodies from bodies')
    await client.end()
    return rows[0].bodies
  }

  test('a scan is started, finished and found again', async () => {
    const ownerId = await newOwner()
    const scanId = await startScan(ownerId)
    expect(await stores.scans.find({ ownerId, scanId, now })).toMatchObject({ state: 'running', finishedAt: null })
    const end = { url: 'https://example.com/list/', details: { pages: 2 }, now: later(5) }
    expect(await stores.scans.finish({ ownerId, scanId, state: 'incomplete', ...end })).toBe(true)
    const scan = { id: scanId, state: 'incomplete', url: end.url, details: { pages: 2 }, createdAt: now }
    expect(await stores.scans.list({ ownerId, now })).toEqual([{ ...scan, finishedAt: later(5) }])
    expect(await stores.scans.start({ ownerId, id: scanId, url: 'other', now })).toEqual({
      result: 'started',
      id: scanId,
    })
    expect(await stores.scans.find({ ownerId, scanId, now })).toMatchObject(scan)
  })

  test('pages come in their order, with body and details, and a position saved again is replaced', async () => {
    const ownerId = await newOwner()
    const scanId = await startScan(ownerId)
    await savePage(ownerId, scanId, 1)
    await savePage(ownerId, scanId, 0, Buffer.from('old'))
    const page = await savePage(ownerId, scanId, 0, Buffer.from('new'))
    expect((await stores.pages.list({ ownerId, scanId, now })).map(each => each.details.url)).toEqual([
      'https://example.com/list?page=0',
      'https://example.com/list?page=1',
    ])
    expect(await stores.pages.find({ ownerId, pageId: page.id, now })).toEqual(page)
    expect(String(await stores.pages.readBody({ ownerId, pageId: page.id, now }))).toBe('new')
  })

  test('a reading is found for the engine version that made it only', async () => {
    const ownerId = await newOwner()
    const page = await savePage(ownerId, await startScan(ownerId))
    const which = { ownerId, pageId: page.id }
    const json = Buffer.from('{"sets":[1,2]}')
    expect(await stores.pages.findReading({ ...which, version: '1' })).toBeNull()
    expect(await stores.pages.saveReading({ ...which, version: '1', json, now })).toBe(true)
    expect(await stores.pages.findReading({ ...which, version: '1' })).toEqual(json)
    expect(await stores.pages.findReading({ ...which, version: '2' })).toBeNull()
  })

  test('a page saved with its reading has it, and loses it with the page that is saved in its place', async () => {
    const ownerId = await newOwner()
    const scanId = await startScan(ownerId)
    const json = Buffer.from('{"sets":[1]}')
    const page = { ownerId, scanId, position: 0, details: { url: 'x' }, body, now }
    const saved = await stores.pages.save({ ...page, reading: { version: '1', json } })
    const first = saved.result === 'saved' ? saved.page.id : ''
    expect(await stores.pages.findReading({ ownerId, pageId: first, version: '1' })).toEqual(json)
    const again = await savePage(ownerId, scanId)
    for (const pageId of [first, again.id])
      expect(await stores.pages.findReading({ ownerId, pageId, version: '1' })).toBeNull()
    expect(await stores.pages.find({ ownerId, pageId: first, now })).toBeNull()
  })

  test('what belongs to another is like what is not there', async () => {
    const [ownerId, other] = [await newOwner(), await newOwner()]
    const scanId = await startScan(ownerId)
    const page = await savePage(ownerId, scanId)
    await stores.pages.saveReading({ ownerId, pageId: page.id, version: '1', json: Buffer.from('{}'), now })
    for (const who of [
      { ownerId: other, scanId, pageId: page.id },
      { ownerId, scanId: 'nowhere', pageId: 'nowhere' },
    ]) {
      expect(await stores.scans.find({ ...who, now })).toBeNull()
      expect(await stores.scans.finish({ ...who, state: 'failed', url: '', details: {}, now })).toBe(false)
      expect(await stores.scans.remove({ ...who, now })).toBe(false)
      expect(await stores.pages.list({ ...who, now })).toEqual([])
      expect(await stores.pages.find({ ...who, now })).toBeNull()
      expect(await stores.pages.readBody({ ...who, now })).toBeNull()
      expect(await stores.pages.saveReading({ ...who, version: '1', json: Buffer.from('{}'), now })).toBe(false)
      expect(await stores.pages.findReading({ ...who, version: '1' })).toBeNull()
      for (const position of [0, 1]) {
        const wrong = { ...who, position, details: { url: 'x' }, body, now }
        expect(await stores.pages.save(wrong)).toEqual({ result: 'not-found' })
      }
    }
    expect(await stores.scans.list({ ownerId: other, now })).toEqual([])
    expect(await stores.scans.start({ ownerId: other, id: scanId, url: 'x', now })).toEqual({ result: 'not-found' })
    expect(await stores.pages.list({ ownerId, scanId, now })).toEqual([page])
  })

  test('the same page lies once for one user and apart for another', async () => {
    await stores.retention.removeExpired(later(LIFETIMES_MS.scan + 1))
    expect(await countBodies()).toBe(0)
    const [ownerId, other] = [await newOwner(), await newOwner()]
    const first = await savePage(ownerId, await startScan(ownerId))
    const again = await savePage(ownerId, await startScan(ownerId))
    const apart = await savePage(other, await startScan(other))
    expect(again.bodyAddress).toBe(first.bodyAddress)
    expect(apart.bodyAddress).not.toBe(first.bodyAddress)
    expect(await countBodies()).toBe(2)
    const afterGrace = later(LIFETIMES_MS.unusedBody + 1)
    await stores.scans.remove({ ownerId, scanId: first.scanId, now: afterGrace })
    expect(await countBodies()).toBe(2)
    await stores.scans.remove({ ownerId, scanId: again.scanId, now: afterGrace })
    expect(await countBodies()).toBe(1)
    expect(await stores.pages.readBody({ ownerId: other, pageId: apart.id, now })).toEqual(body)
  })

  test('a body that was just put is spared, because a row may be about to name it', async () => {
    const ownerId = await newOwner()
    const page = await savePage(ownerId, await startScan(ownerId))
    const before = await countBodies()
    await stores.scans.remove({ ownerId, scanId: page.scanId, now: later(1) })
    expect(await countBodies()).toBe(before)
    await stores.retention.removeExpired(later(LIFETIMES_MS.unusedBody + 1))
    expect(await countBodies()).toBe(before - 1)
  })

  test('scans and pages are gone after thirty days, for readers at once and from the disk by retention', async () => {
    const ownerId = await newOwner()
    const scanId = await startScan(ownerId)
    const page = await savePage(ownerId, scanId)
    const past = later(LIFETIMES_MS.scan + 1)
    expect(await stores.scans.find({ ownerId, scanId, now: later(LIFETIMES_MS.scan - 1) })).not.toBeNull()
    expect(await stores.scans.find({ ownerId, scanId, now: past })).toBeNull()
    expect(await stores.pages.readBody({ ownerId, pageId: page.id, now: past })).toBeNull()
    expect(await stores.retention.removeExpired(past)).toMatchObject({ scans: expect.any(Number) })
    expect(await countBodies()).toBe(0)
  })

  test('bodies of any size come back whole', async () => {
    const ownerId = await newOwner()
    const scanId = await startScan(ownerId)
    for (const [position, size] of [0, 1, 5_000_000].entries()) {
      const content = Buffer.alloc(size, `line ${position}\n`)
      const page = await savePage(ownerId, scanId, position, content)
      expect(page.bodyBytes).toBe(size)
      expect((await stores.pages.readBody({ ownerId, pageId: page.id, now }))?.equals(content)).toBe(true)
    }
  })
})
