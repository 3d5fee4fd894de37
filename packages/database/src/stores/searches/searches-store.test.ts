import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Stores } from '../../stores.ts'
import type { SearchDocument } from './search-document.ts'

const now = new Date('2026-03-05T12:00:00.000Z')
const document: SearchDocument = { prompt: '¿Qué licitaciones hay?', content: '[{"a":1}]', summary: null, details: {} }

describe.each(ENGINES)('searches on the %s engine', engine => {
  let opened: TestDatabase
  let stores: Stores
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    stores = opened.database.stores
  })
  afterAll(() => opened.discard())

  const newOwner = () => opened.newOwner()

  async function save(ownerId: string, name: string, minutes = 0): Promise<string> {
    const at = new Date(now.getTime() + minutes * 60_000)
    const saved = await stores.searches.create({
      ownerId,
      tool: 'product',
      name,
      documentVersion: 1,
      document,
      now: at,
    })
    return saved.result === 'created' ? saved.id : saved.result
  }

  test('the list has pinned ones first, then the newest first', async () => {
    const ownerId = await newOwner()
    const oldest = await save(ownerId, 'oldest', 1)
    await save(ownerId, 'middle', 2)
    const newest = await save(ownerId, 'newest', 3)
    expect((await stores.searches.list({ ownerId })).map(search => search.name)).toEqual(['newest', 'middle', 'oldest'])
    expect(await stores.searches.togglePin({ ownerId, searchId: oldest })).toEqual({ pinned: true })
    expect((await stores.searches.list({ ownerId })).map(search => search.name)).toEqual(['oldest', 'newest', 'middle'])
    expect(await stores.searches.togglePin({ ownerId, searchId: oldest })).toEqual({ pinned: false })
    expect((await stores.searches.list({ ownerId }))[0]).toEqual({
      id: newest,
      name: 'newest',
      tool: 'product',
      pinned: false,
      createdAt: new Date('2026-03-05T12:03:00.000Z'),
      scanId: null,
      rowCount: 1,
      about: null,
    })
  })

  test('a search comes back as it was saved', async () => {
    const ownerId = await newOwner()
    const searchId = await save(ownerId, 'Azúcar 🍬')
    expect(await stores.searches.find({ ownerId, searchId })).toEqual({
      ...{ id: searchId, name: 'Azúcar 🍬', tool: 'product', pinned: false, createdAt: now },
      ...{ scanId: null, rowCount: 1, about: null, documentVersion: 1, document },
    })
  })

  test('what belongs to another is like what is not there', async () => {
    const [ownerId, other] = [await newOwner(), await newOwner()]
    const searchId = await save(ownerId, 'private')
    for (const which of [
      { ownerId: other, searchId },
      { ownerId, searchId: 'nowhere' },
    ]) {
      expect(await stores.searches.find(which)).toBeNull()
      expect(await stores.searches.togglePin(which)).toBeNull()
      expect(await stores.searches.rename({ ...which, name: 'stolen' })).toBe(false)
      expect(await stores.searches.replaceDocument({ ...which, documentVersion: 2, document, now })).toBe(false)
      expect(await stores.searchBin.put({ ...which, now })).toBe(false)
      expect(await stores.searchBin.restore(which)).toBe(false)
      expect(await stores.searchBin.erase({ ...which, now })).toBe(false)
    }
    expect(await stores.searches.list({ ownerId: other })).toEqual([])
    expect(await stores.searches.find({ ownerId, searchId })).toMatchObject({ name: 'private', documentVersion: 1 })
  })

  test('page by page the history is the same as whole, also after one that was deleted meanwhile', async () => {
    const ownerId = await newOwner()
    const ids: string[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) ids.push(await save(ownerId, name))
    await stores.searches.togglePin({ ownerId, searchId: ids[1] ?? '' })
    const whole = (await stores.searches.list({ ownerId })).map(({ id }) => id)
    const paged: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await stores.searches.listPage({ ownerId, limit: 2, ...(after && { after }) })
      paged.push(...(page?.items ?? []).map(({ id }) => id))
      after = page?.next ?? null
      if (paged.length === 2) await stores.searchBin.put({ ownerId, searchId: paged[1] ?? '', now })
    }
    expect(paged).toEqual(whole)
    expect(await stores.searches.listPage({ ownerId: await newOwner(), limit: 2, after: whole[0] ?? '' })).toBeNull()
  })

  test('saving under an id again changes nothing, and an id of another is refused', async () => {
    const [ownerId, other] = [await newOwner(), await newOwner()]
    const search = { id: `reserved ${engine}`, tool: 'website' as const, documentVersion: 1, document, now }
    expect(await stores.searches.create({ ...search, ownerId, name: 'first' })).toEqual({
      result: 'created',
      id: search.id,
    })
    expect(await stores.searches.create({ ...search, ownerId, name: 'again' })).toMatchObject({ result: 'created' })
    expect(await stores.searches.create({ ...search, ownerId: other, name: 'mine' })).toEqual({ result: 'not-found' })
    expect(await stores.searches.find({ ownerId, searchId: search.id })).toMatchObject({ name: 'first' })
  })

  test('a search hangs on a scan of its owner only', async () => {
    const [ownerId, other] = [await newOwner(), await newOwner()]
    const scan = await stores.scans.start({ ownerId, url: 'https://example.com/', now })
    if (scan.result !== 'started') throw new Error(scan.result)
    const search = { tool: 'website' as const, name: 'n', scanId: scan.id, documentVersion: 1, document, now }
    expect(await stores.searches.create({ ...search, ownerId: other })).toEqual({ result: 'not-found' })
    const saved = await stores.searches.create({ ...search, ownerId })
    if (saved.result !== 'created') throw new Error(saved.result)
    await stores.scans.remove({ ownerId, scanId: scan.id, now })
    expect(await stores.searches.find({ ownerId, searchId: saved.id })).toMatchObject({ scanId: null, document })
  })

  test('a table of many megabytes is kept and brought up to date', async () => {
    const ownerId = await newOwner()
    // Random figures, because a table that compresses well would still fit into its row.
    const rows = Array.from({ length: 60_000 }, () => ({ name: Math.random(), price: Math.random() }))
    const large = { ...document, content: JSON.stringify(rows) }
    const search = { ownerId, tool: 'website' as const, name: 'large', documentVersion: 1, now }
    const saved = await stores.searches.create({ ...search, document: large })
    if (saved.result !== 'created') throw new Error(saved.result)
    const which = { ownerId, searchId: saved.id }
    expect((await stores.searches.find(which))?.document.content).toBe(large.content)
    await stores.retention.removeExpired(new Date(now.getTime() + 86_400_000))
    expect((await stores.searches.find(which))?.document.content).toBe(large.content)
    expect(await stores.searches.replaceDocument({ ...which, documentVersion: 2, document, now })).toBe(true)
    expect(await stores.searches.find(which)).toMatchObject({ documentVersion: 2, document })
    expect(await stores.searchBin.put({ ...which, now })).toBe(true)
    expect(await stores.searchBin.erase({ ...which, now })).toBe(true)
    expect(await stores.searches.find(which)).toBeNull()
  })

  test('a deleted search is in the bin until it is brought back, erased or past its time', async () => {
    const ownerId = await newOwner()
    const [kept, erased, forgotten] = [await save(ownerId, 'a'), await save(ownerId, 'b'), await save(ownerId, 'c')]
    for (const searchId of [kept, erased, forgotten]) {
      expect(await stores.searchBin.erase({ ownerId, searchId, now })).toBe(false)
      expect(await stores.searchBin.put({ ownerId, searchId, now })).toBe(true)
      expect(await stores.searches.find({ ownerId, searchId })).toBeNull()
    }
    expect(await stores.searches.list({ ownerId })).toEqual([])
    expect((await stores.searchBin.list({ ownerId })).map(({ name }) => name).sort()).toEqual(['a', 'b', 'c'])
    expect(await stores.searchBin.restore({ ownerId, searchId: kept })).toBe(true)
    expect(await stores.searchBin.erase({ ownerId, searchId: erased, now })).toBe(true)
    const day = 86_400_000
    await stores.retention.removeExpired(new Date(now.getTime() + 29 * day))
    expect((await stores.searchBin.list({ ownerId })).map(({ id }) => id)).toEqual([forgotten])
    await stores.retention.removeExpired(new Date(now.getTime() + 31 * day))
    expect(await stores.searchBin.list({ ownerId })).toEqual([])
    expect((await stores.searches.list({ ownerId })).map(({ id }) => id)).toEqual([kept])
  })

  test('the history tells the question, the site and the rows, and searches of before tell nothing', async () => {
    const ownerId = await newOwner()
    const search = { ownerId, tool: 'website' as const, name: 'n', documentVersion: 1, document, now }
    await stores.searches.create({ ...search, about: { question: '¿Cuáles cierran hoy?', site: 'Valle Sereno' } })
    expect((await stores.searches.list({ ownerId }))[0]?.about).toEqual({
      question: '¿Cuáles cierran hoy?',
      site: 'Valle Sereno',
    })
    await save(ownerId, 'old')
    expect((await stores.searches.list({ ownerId })).find(({ name }) => name === 'old')?.about).toBeNull()
  })
})
