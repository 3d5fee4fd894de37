import * as searches from '@sondeo/contract/searches'
import { ENGINES } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import type { TestClient } from '../../../test/test-client.ts'

describe.each(ENGINES)('searches on the %s engine', engine => {
  let server: TestServer
  let ana: TestClient
  let eva: TestClient
  let anaId: string
  beforeAll(async () => {
    server = await startTestServer({ engine })
    const registered = await registerSomebody(server)
    ana = registered.client
    anaId = registered.user._id
    eva = (await registerSomebody(server)).client
  })
  afterAll(() => server.discard())

  async function save(name: string, content = '[{"país":"México"}]') {
    server.clock.advance(1000)
    const document = { prompt: '¿dónde?', content, summary: '**Resumen**', details: { rows: 1 } }
    const saved = await server.services.stores.searches.create({
      ownerId: anaId,
      tool: 'product',
      name,
      documentVersion: 1,
      document,
      now: server.clock.now(),
    })
    if (saved.result !== 'created') throw new Error(saved.result)
    return saved.id
  }

  const listNames = async () => (await ana.call(searches.getSearches)).body.searches.map(({ name }) => name)

  test('the list has pinned first, then newest first, and a pin comes off again', async () => {
    const first = await save('primera')
    await save('segunda')
    await save('tercera')
    expect(await listNames()).toEqual(['tercera', 'segunda', 'primera'])
    expect((await ana.call(searches.pinSearch, { searchId: first })).body).toEqual({ success: true, pinned: true })
    expect(await listNames()).toEqual(['primera', 'tercera', 'segunda'])
    expect((await ana.call(searches.pinSearch, { searchId: first })).body).toEqual({ success: true, pinned: false })
    expect((await ana.call(searches.getSearches)).body.searches[2]).toMatchObject({
      _id: first,
      name: 'primera',
      tool: 'product',
      pinned: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    const page = async (query: Record<string, string>) =>
      (await ana.call(searches.getSearches, undefined, { query })).body
    const { searches: two, next } = await page({ limit: '2' })
    expect(two.map(({ name }) => name)).toEqual(['tercera', 'segunda'])
    expect(await page({ limit: '2', after: next ?? '' })).toMatchObject({ searches: [{ name: 'primera' }], next: null })
    expect(await page({ limit: '2', after: 'nobodys' })).toMatchObject({ code: 'not_found' })
    expect((await ana.call(searches.getSearches)).body).not.toHaveProperty('next')
  })

  test('a saved search comes back as it was, deleted it is gone', async () => {
    const searchId = await save('azúcar')
    const { status, body } = await ana.call(searches.getSearchHistory, { searchId })
    expect([status, body]).toMatchObject([
      200,
      {
        success: true,
        search: {
          name: 'azúcar',
          prompt: '¿dónde?',
          ai_response: { content: '[{"país":"México"}]' },
          ai_summary: '**Resumen**',
          details: { rows: 1 },
        },
      },
    ])
    const removed = await ana.call(searches.deleteSearchHistory, { searchId })
    expect(removed.body).toEqual({ success: true, message: 'Búsqueda eliminada' })
    for (const endpoint of [searches.getSearchHistory, searches.pinSearch, searches.deleteSearchHistory])
      expect((await ana.call(endpoint, { searchId })).failure.code).toBe('not_found')
    expect(await listNames()).not.toContain('azúcar')
  })

  test('a deleted search can be brought back, or erased for good', async () => {
    const searchId = await save('quinua')
    await ana.call(searches.deleteSearchHistory, { searchId })
    const [inBin] = (await ana.call(searches.listDeletedSearches)).body.searches
    expect(inBin).toMatchObject({ _id: searchId, name: 'quinua', rows: 1 })
    const staysMs = Date.parse(inBin?.erased_at ?? '') - Date.parse(inBin?.deleted_at ?? '')
    expect(staysMs).toBe(30 * 24 * 3_600_000)
    expect((await ana.call(searches.restoreSearch, { searchId })).status).toBe(200)
    expect(await listNames()).toContain('quinua')
    expect((await ana.call(searches.eraseSearch, { searchId })).failure.code).toBe('not_found')
    await ana.call(searches.deleteSearchHistory, { searchId })
    expect((await ana.call(searches.eraseSearch, { searchId })).status).toBe(200)
    const left = (await ana.call(searches.listDeletedSearches)).body.searches
    expect(left.map(({ _id }) => _id)).not.toContain(searchId)
    expect((await ana.call(searches.restoreSearch, { searchId })).failure.code).toBe('not_found')
  })

  test('a search gets another name, which may not be empty', async () => {
    const searchId = await save('palta')
    expect((await ana.call(searches.renameSearch, { searchId, name: '  Paltas de Ica ' })).body.name).toBe(
      'Paltas de Ica',
    )
    expect(await listNames()).toContain('Paltas de Ica')
    expect((await ana.call(searches.renameSearch, { searchId, name: ' ' })).failure.code).toBe('field_required')
    expect((await eva.call(searches.renameSearch, { searchId, name: 'robada' })).failure.code).toBe('not_found')
  })

  test('what is somebody else’s answers exactly as what is not there', async () => {
    const searchId = await save('de Ana')
    const byId = [searches.restoreSearch, searches.eraseSearch, searches.deleteSearchHistory] as const
    for (const endpoint of [searches.getSearchHistory, searches.pinSearch, ...byId]) {
      const others = await eva.call(endpoint, { searchId })
      const missing = await eva.call(endpoint, { searchId: crypto.randomUUID() })
      expect([others.status, others.failure]).toEqual([404, missing.failure])
    }
    expect((await eva.call(searches.getSearches)).body.searches).toEqual([])
    expect(await listNames()).toContain('de Ana')
  })

  test('a bad id is refused at its field', async () => {
    for (const [searchId, code] of [
      ['', 'field_required'],
      [5, 'field_required'],
      [undefined, 'field_required'],
    ] as const)
      for (const endpoint of [searches.getSearchHistory, searches.pinSearch, searches.deleteSearchHistory]) {
        const { status, failure } = await ana.call(endpoint, { searchId: searchId as string })
        expect([searchId, status, failure.fields]).toEqual([searchId, 400, [{ field: 'searchId', code }]])
      }
  })

  test('a fresh database has its first directory, named in the language of the page', async () => {
    const { body } = await ana.call(searches.getDirectories)
    const [first] = body.directories
    expect(first?.name).toBe('Investigación de productos')
    const directoryId = first?._id ?? ''
    const en = { headers: { 'accept-language': 'en' } }
    const found = await ana.call(searches.getDirectory, { directoryId }, en)
    expect(found.body).toEqual({ success: true, directory: { _id: directoryId, name: 'Product research' } })
    expect((await ana.call(searches.getDirectory, { directoryId: 'nowhere' })).failure.code).toBe('not_found')
    const { failure } = await ana.call(searches.getDirectory, { directoryId: '' })
    expect(failure.fields).toEqual([{ field: 'directoryId', code: 'field_required' }])
  })
})
