// The server of `bench/many-watches.ts`: real, with so many watches. It is told by messages when a minute has passed.
import { createWatch } from '@sondeo/contract/watches/watch-calls'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { KnownList } from '@sondeo/table/known-list'
import { startDue } from '../apps/server/src/features/website-analysis/watches/start-due.ts'
import { openApplication } from '../apps/server/src/open-application.ts'
import { readServerEnv } from '../apps/server/src/server-env.ts'
import { registerSomebody } from '../apps/server/test/people.ts'
import type { TestServer } from '../apps/server/test/start-test-server.ts'
import { createTestClient } from '../apps/server/test/test-client.ts'

export type ManyRequest =
  | { kind: 'make'; urls: string[]; perPerson: number }
  /** The clock goes one minute on, and what is due is started. */
  | { kind: 'minute' }
  | { kind: 'count' | 'end' }
export type ManyReply = { waiting: number; failed: number; memoryBytes: number }

const minuteMs = 60_000
const begunAt = Math.floor(Date.now() / minuteMs) * minuteMs
let minutes = 0
const now = () => new Date(begunAt + minutes * minuteMs)
const options = { serves: true, works: true, now, needsMailProof: () => false, logger: false } as const
const { services, http } = await openApplication(readServerEnv(), options)
if (!http) throw new Error('it serves')
const { stores } = services
const watches: { ownerId: string; watchId: string }[] = []

/** One list is scanned for each person; the rest of the watches are copies of the first, spread over the hour. */
async function make({ urls, perPerson }: Extract<ManyRequest, { kind: 'make' }>) {
  const server = { client: () => createTestClient(http as NonNullable<typeof http>, { headers: {} }) }
  for (const url of urls) {
    const { client, user } = await registerSomebody(server as unknown as TestServer)
    const ownerId = user._id
    const given = { url, auth: false, loginUrl: '', email: '', password: '' }
    const scanId = (await client.call(scrapeWebsite, given)).body.data._id
    const hourly = { scanId, every: 'hour', timeZone: 'America/Lima', notify: { mail: 'never' } } as const
    const made = await client.call(createWatch, hourly)
    const watchId = made.body.watch._id
    const watch = await stores.watches.find({ ownerId, watchId })
    const list = await stores.watches.readList({ ownerId, watchId, schema: KnownList })
    if (!watch || !list) throw new Error('the first watch is there')
    await stores.watches.remove({ ownerId, watchId })
    for (let nth = 0; nth < perPerson; nth++) {
      const nextRunAt = new Date(begunAt + (1 + (watches.length % 60)) * minuteMs)
      const copy = { ownerId, settings: watch.settings, facts: watch.facts, list, nextRunAt, now: now() }
      watches.push({ ownerId, watchId: await stores.watches.create(copy) })
    }
  }
}

/** What has been started and has not ended, and what did not end well. */
async function count(): Promise<ManyReply> {
  const jobs = (await stores.service.countJobs()).filter(({ name }) => name === 'watches.run')
  const waiting = jobs.reduce((sum, job) => sum + job.count, 0)
  return { waiting, failed: 0, memoryBytes: process.memoryUsage().rss }
}

async function countFailed(): Promise<number> {
  let failed = 0
  for (const watch of watches) {
    const [run] = await stores.watchRuns.list({ ...watch, limit: 1 })
    if (run?.state !== 'read') failed++
  }
  return failed
}

process.on('message', (request: ManyRequest) => {
  const answer = async (): Promise<ManyReply> => {
    if (request.kind === 'make') await make(request)
    if (request.kind === 'minute') {
      minutes++
      await startDue(services)
    }
    return { ...(await count()), ...(request.kind === 'end' && { failed: await countFailed() }) }
  }
  void answer().then(reply => process.send?.(reply))
})
process.send?.('ready')
