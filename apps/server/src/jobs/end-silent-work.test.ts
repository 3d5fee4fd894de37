import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../test/people.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import { describeScanState } from '../features/website-analysis/scan/scan-state.ts'
import { createSilenceWatch } from './end-silent-work.ts'

let server: TestServer
let ownerId: string
beforeAll(async () => {
  server = await startTestServer()
  ownerId = (await registerSomebody(server)).user._id
})
afterAll(() => server.discard())

const begin = async (workId: string, tool: 'website' | 'product') => {
  const { stores, now } = server.services
  await stores.work.begin({ ownerId, workId, tool, key: workId, info: {}, now: now() })
  return { ownerId, workId }
}
const stateOf = async (workId: string) => (await server.services.stores.work.find({ ownerId, workId }))?.state

test('a scan whose process died ends as interrupted, with its unit given back, and not at the first look', async () => {
  const { stores, now } = server.services
  const one = await begin('dead-scan', 'website')
  await stores.scans.start({ ownerId, id: one.workId, url: 'https://example.com/', details: {}, now: now() })
  await stores.usage.reserve({ ownerId, searchId: one.workId, kind: 'scan', period: '2026-11', limit: 5, now: now() })
  server.clock.advance(10)
  await stores.work.report({ ...one, progress: null, now: now() })
  server.clock.advance(31_000)
  const watch = createSilenceWatch(server.services)
  await watch.look()
  expect(await stateOf(one.workId)).toBe('running')
  await watch.look()
  expect(await stores.work.find(one)).toMatchObject({ state: 'failed', outcome: { code: 'interrupted' } })
  expect(await describeScanState(server.services, { ownerId, scanId: one.workId })).toMatchObject({
    state: 'failed',
    code: 'interrupted',
  })
})

test('research whose process died ends too, and what gives signs or waits for its turn goes on', async () => {
  const { stores, now } = server.services
  const dead = await begin('dead-research', 'product')
  const waiting = await begin('waiting-scan', 'website')
  const alive = await begin('living-research', 'product')
  server.clock.advance(31_000)
  const watch = createSilenceWatch(server.services)
  await watch.look()
  await stores.work.report({ ...alive, progress: null, now: now() })
  server.clock.advance(31_000)
  await watch.look()
  expect(await Promise.all([dead, waiting, alive].map(({ workId }) => stateOf(workId)))).toEqual([
    'failed',
    'running',
    'running',
  ])
})

test('the unit of a report that died half-written is given back, and that of one being written stays', async () => {
  const { stores, now } = server.services
  const period = '2026-10'
  const reserve = (searchId: string) =>
    stores.usage.reserve({ ownerId, searchId, kind: 'report', period, limit: 5, now: now() })
  const count = () => stores.usage.count({ ownerId, kind: 'report', period })
  await reserve('dead-report')
  await reserve('finished-report')
  await stores.usage.settle({ ownerId, searchId: 'finished-report', kind: 'report', now: now() })
  server.clock.advance(121_000)
  await reserve('living-report')
  await createSilenceWatch(server.services).look()
  expect(await count()).toBe(2)
  expect(await stores.usage.settle({ ownerId, searchId: 'dead-report', kind: 'report', now: now() })).toBe(false)
})
