import { getAnalytics } from '@sondeo/contract/analytics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillAccount } from '../../../test/fill-account.ts'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { buildAnalytics } from './build-analytics.ts'

const at = (text: string) => new Date(text)

test('what was recorded is counted by month of the user’s own clock', () => {
  const site = (name: string, createdAt: Date, rowCount = 5) => ({
    name,
    tool: 'website' as const,
    rowCount,
    createdAt,
  })
  const analytics = buildAnalytics(
    {
      searches: [
        site('https://www.tienda.example/a', at('2026-02-01T03:00:00Z')),
        site('https://tienda.example/b', at('2026-03-05T12:00:00Z'), 7),
        site('https://otra.example', at('2024-01-01T00:00:00Z')),
        { name: 'Azúcar', tool: 'product', rowCount: 10, createdAt: at('2026-03-06T12:00:00Z') },
        { name: 'azúcar', tool: 'product', rowCount: 10, createdAt: at('2026-03-07T12:00:00Z') },
      ],
      usage: [
        { kind: 'scan', state: 'settled', createdAt: at('2026-03-05T12:00:00Z') },
        { kind: 'scan', state: 'reserved', createdAt: at('2026-03-05T12:00:00Z') },
        { kind: 'report', state: 'settled', createdAt: at('2026-03-05T12:00:00Z') },
      ],
      exports: [{ createdAt: at('2026-03-09T12:00:00Z') }],
    },
    { now: at('2026-03-10T12:00:00Z'), timeZone: 'America/Lima' },
  )
  expect(analytics.months.map(({ month }) => month)).toEqual([
    ...['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
    ...['2026-01', '2026-02', '2026-03'],
  ])
  expect(analytics.months[9]).toMatchObject({ website: 1, records: 5 })
  expect(analytics.months[11]).toEqual({
    month: '2026-03',
    website: 1,
    product: 2,
    records: 27,
    reports: 1,
    scans: 1,
    exports: 1,
  })
  expect(analytics.totals).toEqual({ searches: 5, records: 37, sites: 2, products: 1, exports: 1 })
  expect(analytics.sites[0]).toEqual({ name: 'tienda.example', searches: 2, records: 12 })
  expect(analytics.products).toEqual([{ name: 'Azúcar', searches: 2, records: 20 }])
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.discard())

test('the analytics of a user are that user’s only', async () => {
  const { client, user } = await registerSomebody(server)
  const other = await registerSomebody(server)
  await fillAccount(server.services.stores, user._id, server.clock.now())
  expect((await client.call(getAnalytics)).body.analytics.totals).toMatchObject({ searches: 1, records: 1, exports: 1 })
  expect((await other.client.call(getAnalytics)).body.analytics.totals).toMatchObject({ searches: 0, exports: 0 })
})
