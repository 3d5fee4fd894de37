import { setTimeout } from 'node:timers/promises'
import { checkAuth, logout } from '@sondeo/contract/accounts'
import { createBatch } from '@sondeo/contract/batches'
import { eventsPath, getWork, stopWork } from '@sondeo/contract/events'
import { getSearches } from '@sondeo/contract/searches'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { type OpenDatabase, openDatabase } from '@sondeo/database/open-database'
import { findFreePort } from '@sondeo/test-kit/find-free-port'
import { createFreshPostgres } from '@sondeo/test-kit/fresh-postgres'
import { TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import { type Site, type SitePage, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callOver } from '../test/call-over-network.ts'
import { type RunningProgram, startProgram } from '../test/run-program.ts'

// A service of several machines: two servers and its workers as programs of their own, on one PostgreSQL database. Each
// test leaves all of them running.
type Server = { origin: string; program: RunningProgram }

const WIDE = { interval: 200 }
/** What is under way is waited for at most seven seconds; the rest is for a busy machine. */
const ENDS_WITHIN_MS = 120_000
const PEOPLE_AT_ONCE = 8
/** Between two calls of one of them: without it they would take the cores from the servers that start. */
const PAUSE_MS = 25

let postgres: Awaited<ReturnType<typeof createFreshPostgres>>
let site: Site
let other: Site
let servers: Server[]
let database: OpenDatabase
let settings: Record<string, string>
let worker: RunningProgram
let isHeld = true

const records = (names: string[]) =>
  `<ul>${names.map((name, at) => `<li><h3>${name}</h3><p>S/ ${at + 1}</p></li>`).join('')}</ul>`
/** A list of six pages, which shows whom it knows by a cookie what comes after the first. */
const LONG = 6
const HELD_PAGE = 4
const longPage: SitePage = ({ url = '', headers }) => {
  const nth = Number(/p=(\d)/.exec(url)?.[1] ?? 1)
  if (nth === HELD_PAGE && isHeld) return undefined
  if (nth > 1 && headers.cookie !== 'lista=larga') return { status: 403 }
  const next = nth < LONG ? `<a rel="next" href="/larga?p=${nth + 1}">Siguiente</a>` : ''
  const body = records(['Uno', 'Dos', 'Tres'].map(name => `${name} de ${nth}`)) + next
  return { headers: { 'set-cookie': 'lista=larga' }, body }
}
const asks = (of: Site) => of.requests.filter(request => request.includes('/lista')).length
const startWorker = () => startProgram('start-worker.ts', /working on jobs/, { env: settings })

async function startServer(port: number): Promise<Server> {
  const program = await startProgram('start-server.ts', /Sondeo:/, { env: { ...settings, PORT: String(port) } })
  return { origin: `http://127.0.0.1:${port}`, program }
}

beforeAll(async () => {
  postgres = await createFreshPostgres()
  const page = () => (isHeld ? undefined : records(['Uno', 'Dos', 'Tres']))
  site = await startSite({ '/lista': page, '/larga': longPage })
  other = await startSite({ '/lista': page })
  const allowed = [site, other].map(({ host, port }) => `${host}:${port}`).join(',')
  settings = {
    DATABASE_URL: postgres.url,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    EGRESS_ALLOW: allowed,
    LOG_LEVEL: 'trace',
  }
  const ports = [await findFreePort(), await findFreePort()]
  // All at once on an empty database: one of them makes the tables.
  const [started, first] = await Promise.all([Promise.all(ports.map(startServer)), startWorker()])
  servers = started
  worker = first
  database = await openDatabase({ url: postgres.url, dataDir: '', encryptionKey: TEST_ENCRYPTION_KEY })
})
afterAll(async () => {
  const programs = [...(servers ?? []).map(({ program }) => program), ...(worker ? [worker] : [])]
  for (const program of programs) program.kill('SIGTERM')
  await Promise.all(programs.map(({ ended }) => ended))
  await database?.close()
  await Promise.all([site.close(), other.close()])
  await postgres.drop()
})

let people = 0
async function signIn() {
  const now = new Date()
  const made = await database.stores.users.create({ email: `p${++people}@example.com`, passwordHash: null, now })
  if (made.result !== 'created') throw new Error(made.result)
  const ownerId = made.user.id
  return { ownerId, token: (await database.stores.sessions.start({ ownerId, passwordHash: null, now })) ?? '' }
}

const origin = (nth: number) => servers[nth]?.origin ?? ''
const scan = (nth: number, token: string, url: string, path = '/lista') =>
  callOver(origin(nth), scrapeWebsite, {
    token,
    body: { url: `${url}${path}`, auth: false, loginUrl: '', email: '', password: '' },
  })

test('a session, what runs and Stop are one for all servers', async () => {
  const { token } = await signIn()
  isHeld = true
  const before = asks(site)
  const answer = scan(0, token, site.url)
  await expect.poll(() => asks(site), WIDE).toBe(before + 1)
  const seen = await callOver(origin(1), getWork, { token })
  expect(seen.body.work.map(({ state }) => state)).toEqual(['running'])
  const workId = seen.body.work[0]?._id ?? ''
  expect((await callOver(origin(1), stopWork, { token, body: { workId } })).status).toBe(200)
  expect(await answer).toMatchObject({ status: 422, body: { code: 'scan_stopped' } })
  expect((await callOver(origin(1), logout, { token })).status).toBe(200)
  // Told to all, and known to each in the moment that takes.
  await expect.poll(async () => (await callOver(origin(0), checkAuth, { token })).status).toBe(401)
})

// Real time passes here: the queue takes a worker for dead after ten seconds without a sign.
test('the scan of a worker that was killed is done by another: one answer, one unit', async () => {
  const { token, ownerId } = await signIn()
  isHeld = true
  const before = asks(site)
  const answer = scan(0, token, site.url)
  await expect.poll(() => asks(site), WIDE).toBe(before + 1)
  const heir = await startWorker()
  expect(asks(site)).toBe(before + 1)
  worker.kill('SIGKILL')
  await worker.ended
  worker = heir
  isHeld = false
  const { status, body } = await answer
  expect([status, body.data]).toMatchObject([200, { pagesRead: 1, recordsFound: 3 }])
  expect((await database.stores.work.list({ ownerId })).map(({ state }) => state)).toEqual(['done'])
  expect((await database.stores.usage.list({ ownerId })).map(({ state }) => state)).toEqual(['settled'])
})

test('a worker that is restarted hands over its scan with what it read, and its batch, at once', async () => {
  const [one, two] = await Promise.all([signIn(), signIn()])
  isHeld = true
  const beforeOther = asks(other)
  const longAsks = () => site.requests.filter(request => request.includes('/larga'))
  const answer = scan(1, one.token, site.url, '/larga')
  const addresses = [`${other.url}/lista`]
  const { batch } = (await callOver(origin(0), createBatch, { token: two.token, body: { addresses, name: 'Lote' } }))
    .body
  await expect.poll(() => [longAsks().length, asks(other)], WIDE).toEqual([HELD_PAGE, beforeOther + 1])
  const asked = performance.now()
  worker.kill('SIGTERM')
  expect((await worker.ended).code).toBe(0)
  expect(performance.now() - asked).toBeLessThan(ENDS_WITHIN_MS)
  const items = () => database.stores.batchItems.list({ ownerId: two.ownerId, batchId: batch._id })
  expect((await items()).map(({ state }) => state)).toEqual(['waiting'])
  isHeld = false
  worker = await startWorker()
  expect([(await answer).status, (await answer).body.data]).toMatchObject([
    200,
    { pagesRead: LONG, recordsFound: 3 * LONG, complete: true },
  ])
  // Each page once, but the one that was under way when the worker ended.
  const pages = ['', '?p=2', '?p=3', '?p=4', '?p=4', '?p=5', '?p=6']
  expect(longAsks()).toEqual(pages.map(page => `GET /larga${page}`))
  await expect.poll(async () => (await items()).map(({ state }) => state), WIDE).toEqual(['done'])
  for (const { ownerId } of [one, two])
    expect((await database.stores.usage.list({ ownerId })).map(({ state }) => state)).toEqual(['settled'])
})

/** As balancers do: another server gets what one did not answer. */
async function callAny(token: string, turn: number): Promise<number> {
  for (let attempt = 0; attempt < servers.length; attempt++)
    try {
      return (await callOver(origin((turn + attempt) % servers.length), getSearches, { token })).status
    } catch {
      // It was not reached, or ended before it answered.
    }
  return 0
}

test('servers restarted one after the other fail no call, and end in time with open streams', async () => {
  const { token } = await signIn()
  let isOver = false
  const statuses = new Map<number, number>()
  const load = Array.from({ length: PEOPLE_AT_ONCE }, async (_, person) => {
    for (let turn = person; !isOver; turn++) {
      const status = await callAny(token, turn)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await setTimeout(PAUSE_MS)
    }
  })
  try {
    for (const [nth, { origin, program }] of servers.entries()) {
      const stream = await fetch(origin + eventsPath, { headers: { cookie: `sondeo=${token}` } })
      const told = stream.text()
      const asked = performance.now()
      program.kill('SIGTERM')
      expect((await program.ended).code).toBe(0)
      expect(performance.now() - asked).toBeLessThan(ENDS_WITHIN_MS)
      expect(await told).toMatch(/retry: 500\n\n$/)
      servers[nth] = await startServer(Number(new URL(origin).port))
    }
  } finally {
    isOver = true
    await Promise.all(load)
  }
  expect([...statuses.keys()]).toEqual([200])
  expect(statuses.get(200)).toBeGreaterThan(PEOPLE_AT_ONCE)
})
