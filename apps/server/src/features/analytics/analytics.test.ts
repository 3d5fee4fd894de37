import { getAnalytics } from '@sondeo/contract/analytics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillAccount } from '../../../test/fill-account.ts'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { buildAnalytics, listMonths } from './build-analytics.ts'

const at = (text: string) => new Date(text)

test('months begin by the user’s own clock, also where it was moved in them', () => {
  const months = listMonths({ now: at('2026-04-01T02:00:00Z'), timeZone: 'America/Santiago' })
  expect(months.map(({ name }) => name)).toEqual([
    ...['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
    ...['2026-01', '2026-02', '2026-03'],
  ])
  expect(months[0]?.start).toEqual(at('2025-04-01T03:00:00Z'))
  expect(months[2]?.start).toEqual(at('2025-06-01T04:00:00Z'))
})

test('what the database counted stands in its month, and in the totals also what is older', () => {
  const months = listMonths({ now: at('2026-03-10T12:00:00Z'), timeZone: 'America/Lima' })
  const analytics = buildAnalytics(months, {
    searches: [
      { month: 0, tool: 'website', count: 3, records: 5 },
      { month: 12, tool: 'website', count: 1, records: 7 },
      { month: 12, tool: 'product', count: 2, records: 20 },
    ],
    usage: [
      { month: 12, kind: 'scan', count: 4 },
      { month: 12, kind: 'report', count: 1 },
    ],
    exports: [{ month: 11, count: 6 }],
    names: [
      { tool: 'product', name: 'Azúcar', count: 2, records: 20 },
      { tool: 'website', name: 'tienda.example', count: 4, records: 12 },
    ],
    namesOf: { website: 21, product: 1 },
  })
  const none = { website: 0, product: 0, records: 0, reports: 0, scans: 0, exports: 0 }
  expect(analytics.months[0]).toEqual({ month: '2025-04', ...none })
  expect(analytics.months[10]).toEqual({ month: '2026-02', ...none, exports: 6 })
  expect(analytics.months[11]).toEqual({
    month: '2026-03',
    website: 1,
    product: 2,
    records: 27,
    reports: 1,
    scans: 4,
    exports: 0,
  })
  expect(analytics.totals).toEqual({ searches: 6, records: 32, sites: 21, products: 1, exports: 6 })
  expect(analytics.sites).toEqual([{ name: 'tienda.example', searches: 4, records: 12 }])
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
