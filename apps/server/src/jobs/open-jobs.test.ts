import { openTestDatabase } from '@sondeo/test-kit/open-test-database'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openLog } from '../open-log.ts'
import { traced } from '../traced.ts'
import { defineJob } from './define-job.ts'
import { openJobs } from './open-jobs.ts'

test('section 6: Pro’s jobs go first, and what Standard asked for still moves', async () => {
  const opened = await openTestDatabase('embedded')
  const { pglite } = opened.database
  if (!pglite) throw new Error('needs the embedded engine')
  const started: string[] = []
  const job = defineJob({
    name: 'test.read',
    payload: z.object({ of: z.string() }),
    concurrency: 2,
    lowPriorityWorkers: 1,
    load:
      async () =>
      async (_: object, { of }) =>
        started.push(of),
  })
  const jobs = await openJobs({ pglite }, [job], { log: { error: () => {} }, worked: () => {} })
  for (const of of ['standard 1', 'standard 2', 'standard 3']) await jobs.send(job, { of }, { priority: 0 })
  const pro = ['pro 1', 'pro 2', 'pro 3', 'pro 4', 'pro 5', 'pro 6']
  for (const of of pro) await jobs.send(job, { of }, { priority: 10 })
  await jobs.work([job], {})
  await expect.poll(() => started).toHaveLength(9)
  await jobs.stop()
  await opened.discard()
  // One worker takes Pro's jobs in their order, the other what has no priority: neither line waits for the other.
  expect(started.slice(0, 2).sort()).toEqual(['pro 1', 'standard 1'])
  expect(started.filter(of => of.startsWith('pro'))).toEqual(pro)
  expect(started.indexOf('standard 3')).toBeLessThan(started.indexOf('pro 6'))
})

test('what waits is told with its age; what a job logs names the call that asked for it, and how it ended is counted', async () => {
  const opened = await openTestDatabase('embedded')
  const { pglite } = opened.database
  if (!pglite) throw new Error('needs the embedded engine')
  const lines: string[] = []
  const ends: unknown[] = []
  const log = openLog({ level: 'info', write: line => lines.push(line) })
  const job = defineJob({
    name: 'test.fail',
    attempts: 1,
    payload: z.object({}),
    load: async () => async () => {
      log.info('begins')
      throw new Error('broken')
    },
  })
  const worked = ({ name, failed }: { name: string; failed: boolean }) => ends.push([name, failed])
  const jobs = await openJobs({ pglite }, [job], { log, worked })
  await traced.run({ requestId: 'call-1' }, () => jobs.send(job, {}))
  expect(await opened.database.stores.service.countJobs()).toEqual([
    { name: 'test.fail', state: 'created', count: 1, oldestSeconds: expect.any(Number) },
  ])
  await jobs.work([job], {})
  await expect.poll(() => ends).toEqual([['test.fail', true]])
  await expect.poll(() => opened.database.stores.service.countJobs()).toEqual([])
  await jobs.stop()
  await opened.discard()
  const told = lines.map(line => JSON.parse(line)).filter(({ job: name }) => name === 'test.fail')
  expect(told.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['begins', 'call-1'],
    ['a job failed', 'call-1'],
  ])
})

test('a backlog is worked off without looking for it again, also when every job of it fails', async () => {
  const opened = await openTestDatabase('embedded')
  const { pglite } = opened.database
  if (!pglite) throw new Error('needs the embedded engine')
  let tried = 0
  const job = defineJob({
    name: 'test.fail-all',
    attempts: 1,
    payload: z.object({}),
    lookEverySeconds: 3600,
    load: async () => async () => {
      tried++
      throw new Error('broken')
    },
  })
  const jobs = await openJobs({ pglite }, [job], { log: { error: () => {} }, worked: () => {} })
  for (let nth = 0; nth < 3; nth++) await jobs.send(job, {})
  await jobs.work([job], {})
  await expect.poll(() => tried).toBe(3)
  await jobs.stop()
  await opened.discard()
})

// On one connection nobody looks in the same moment; on PostgreSQL many do.
test('of one group one job runs at a time, whoever works on them', async () => {
  const opened = await openTestDatabase('postgres')
  let running = 0
  let most = 0
  let done = 0
  const job = defineJob({
    name: 'test.one',
    payload: z.object({}),
    concurrency: 4,
    perGroup: 1,
    load: async () => async () => {
      running++
      most = Math.max(most, running)
      // Long enough for the others to have looked.
      await new Promise(resolve => setTimeout(resolve, 100))
      running--
      done++
    },
  })
  const open = () => openJobs({ url: opened.url ?? '' }, [job], { log: { error: () => {} }, worked: () => {} })
  const processes = await Promise.all([open(), open()])
  for (let nth = 0; nth < 8; nth++) await processes[0]?.send(job, {}, { group: 'a site' })
  await Promise.all(processes.map(jobs => jobs.work([job], {})))
  await expect.poll(() => done).toBe(8)
  await Promise.all(processes.map(jobs => jobs.stop()))
  await opened.discard()
  expect(most).toBe(1)
})
