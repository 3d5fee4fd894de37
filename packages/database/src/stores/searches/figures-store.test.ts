import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ToolName } from './search-record.ts'

const at = (text: string) => new Date(text)

describe.each(ENGINES)('figures on the %s engine', engine => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.discard())

  /** As a version of before left it. */
  async function forgetCounts(searchId: string) {
    const text = `update searches set name_key = null, row_count = null where id = '${searchId}'`
    if (engine === 'embedded') return void (await opened.database.pglite?.exec(text))
    const client = new pg.Client({ connectionString: opened.url })
    await client.connect()
    await client.query(text)
    await client.end()
  }

  async function open() {
    const { stores } = opened.database
    const ownerId = await opened.newOwner()
    async function save(tool: ToolName, name: string, { rows, createdAt }: { rows: number; createdAt: string }) {
      const content = JSON.stringify(Array(rows).fill({}))
      const document = { prompt: null, content, summary: null, details: {} }
      const search = { ownerId, tool, name, documentVersion: 1, document, now: at(createdAt) }
      const saved = await stores.searches.create(search)
      return saved.result === 'created' ? saved.id : ''
    }
    const monthStarts = [at('2026-02-01T05:00:00Z'), at('2026-03-01T05:00:00Z')]
    const count = (namesShown = 10) => stores.figures.count({ ownerId, monthStarts, namesShown })
    return { stores, ownerId, save, count }
  }

  test('what a person did is counted by month, and sites and products by their name', async () => {
    const { stores, ownerId, save, count } = await open()
    await save('website', 'https://otra.example', { rows: 1, createdAt: '2024-01-01T00:00:00Z' })
    await save('website', 'https://www.tienda.example/a', { rows: 5, createdAt: '2026-03-01T04:59:59Z' })
    await save('website', 'https://Tienda.example/b', { rows: 7, createdAt: '2026-03-01T05:00:00Z' })
    await save('product', 'Azúcar', { rows: 10, createdAt: '2026-03-06T12:00:00Z' })
    await save('product', 'azúcar', { rows: 10, createdAt: '2026-03-07T12:00:00Z' })
    const binned = await save('product', 'café', { rows: 10, createdAt: '2026-03-07T12:00:00Z' })
    await stores.searchBin.put({ ownerId, searchId: binned, now: at('2026-03-08T12:00:00Z') })
    const unit = { ownerId, kind: 'scan', period: '2026-03', limit: null, now: at('2026-03-05T12:00:00Z') } as const
    await stores.usage.reserve({ ...unit, searchId: 'delivered' })
    await stores.usage.settle({ ...unit, searchId: 'delivered' })
    await stores.usage.reserve({ ...unit, searchId: 'running' })
    await stores.exports.record({
      ownerId,
      searchId: null,
      format: 'csv',
      rowCount: 1,
      now: at('2026-02-09T12:00:00Z'),
    })
    const { searches, usage, exports, names, namesOf } = await count()
    expect(searches.toSorted((a, b) => a.month - b.month || a.count - b.count)).toEqual([
      { tool: 'website', month: 0, count: 1, records: 1 },
      { tool: 'website', month: 1, count: 1, records: 5 },
      { tool: 'website', month: 2, count: 1, records: 7 },
      { tool: 'product', month: 2, count: 2, records: 20 },
    ])
    expect(usage).toEqual([{ kind: 'scan', month: 2, count: 1 }])
    expect(exports).toEqual([{ month: 1, count: 1 }])
    expect(names.filter(({ tool }) => tool === 'website')).toEqual([
      { tool: 'website', name: 'tienda.example', count: 2, records: 12 },
      { tool: 'website', name: 'otra.example', count: 1, records: 1 },
    ])
    expect(names.filter(({ tool }) => tool === 'product')).toEqual([
      { tool: 'product', name: 'Azúcar', count: 2, records: 20 },
    ])
    expect(namesOf).toEqual({ website: 2, product: 1 })
  })

  test('those searched most are named, and how many there are is said of all', async () => {
    const { save, count } = await open()
    for (const [nth, name] of ['a', 'b', 'c', 'b', 'c', 'c'].entries())
      await save('product', name, { rows: nth, createdAt: '2026-03-06T12:00:00Z' })
    const { names, namesOf } = await count(2)
    expect(names.map(({ name }) => name)).toEqual(['c', 'b'])
    expect(namesOf).toEqual({ website: 0, product: 3 })
  })

  test('searches of before are counted, and so are those under another name since', async () => {
    const { stores, ownerId, save, count } = await open()
    const searchId = await save('product', 'azucar', { rows: 4, createdAt: '2026-03-06T12:00:00Z' })
    await save('product', 'arroz', { rows: 1, createdAt: '2026-03-06T12:00:00Z' })
    await forgetCounts(searchId)
    const named = async () => (await count()).names.map(({ name, records }) => [name, records])
    expect(await named()).toEqual([
      ['azucar', 4],
      ['arroz', 1],
    ])
    await stores.searches.rename({ ownerId, searchId, name: 'Arroz' })
    expect(await named()).toEqual([['Arroz', 5]])
  })

  test('nobody’s searches are counted with another’s', async () => {
    const [one, other] = [await open(), await open()]
    await one.save('product', 'arroz', { rows: 1, createdAt: '2026-03-06T12:00:00Z' })
    expect(await other.count()).toEqual({
      searches: [],
      usage: [],
      exports: [],
      names: [],
      namesOf: { website: 0, product: 0 },
    })
  })
})
