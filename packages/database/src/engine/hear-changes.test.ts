import { ENGINES, openTestDatabase, TEST_ENCRYPTION_KEY, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newId } from '../new-id.ts'
import { openDatabase } from '../open-database.ts'

const now = new Date('2026-11-15T12:00:00Z')

describe.each(ENGINES)('changes on %s', engine => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.discard())

  async function listen() {
    const { stores, hearChanges } = opened.database
    const made = await stores.users.create({ email: `${newId()}@example.com`, passwordHash: null, now })
    const ownerId = made.result === 'created' ? made.user.id : ''
    const heard: (string | null)[] = []
    onTestFinished(hearChanges(changed => heard.push(changed)))
    const expectHeard = (expected: (string | null)[]) => expect.poll(() => heard).toEqual(expected)
    await expectHeard([null])
    const begin = () => stores.work.begin({ ownerId, workId: newId(), tool: 'website', key: newId(), info: null, now })
    return { ...stores, ownerId, expectHeard, begin }
  }

  test('work that begins, gets on, is to stop or ends is told by the account it belongs to', async () => {
    const { ownerId, expectHeard, work, begin } = await listen()
    const { workId } = await begin()
    const one = { ownerId, workId, now }
    const steps = [
      () => work.report({ ...one, progress: 1 }),
      () => work.requestStop(one),
      () => work.finish({ ...one, state: 'done', outcome: null }),
      () => work.markSeen(one),
    ]
    const told: (string | null)[] = [null, ownerId]
    for (const step of steps) {
      await expectHeard(told)
      await step()
      told.push(ownerId)
    }
    await expectHeard(told)
  })

  test('a batch that begins, gets on or is to stop is told, but not that it lives', async () => {
    const { ownerId, expectHeard, batches, batchItems } = await listen()
    const addresses = [{ url: 'https://a.pe/', isBare: false, host: `${newId()}.pe` }]
    const batchId = await batches.create({ ownerId, settings: {}, addresses, now })
    await expectHeard([null, ownerId])
    const one = { ownerId, batchId, now }
    await batchItems.claimNext(one)
    await expectHeard([null, ownerId, ownerId])
    await batchItems.report({ ...one, position: 0, pagesRead: 1 })
    await batches.requestStop(one)
    await expectHeard([null, ownerId, ownerId, ownerId])
  })

  test('a session that ends is told, one that is only used is not', async () => {
    const { ownerId, expectHeard, sessions, begin } = await listen()
    const token = (await sessions.start({ ownerId, passwordHash: null, now })) ?? ''
    await sessions.find({ token, now: new Date(now.getTime() + 3_600_000) })
    await sessions.end({ token })
    await expectHeard([null, ownerId])
    await begin()
    await expectHeard([null, ownerId, ownerId])
  })

  test.runIf(engine === 'postgres')(
    'a listening connection that breaks is replaced, and everybody looks once, because something may have been missed',
    async () => {
      const { ownerId, expectHeard, begin } = await listen()
      const admin = new pg.Client({ connectionString: opened.url })
      await admin.connect()
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`)
      await admin.end()
      await expectHeard([null, null])
      await begin()
      await expectHeard([null, null, ownerId])
    },
  )
})

test('of two processes one remembers a session only until the other ends it or changes its user', async () => {
  const opened = await openTestDatabase('postgres')
  const other = await openDatabase({ url: opened.url ?? '', dataDir: '', encryptionKey: TEST_ENCRYPTION_KEY })
  const { stores } = opened.database
  const made = await stores.users.create({ email: 'ana@example.com', passwordHash: null, now })
  const ownerId = made.result === 'created' ? made.user.id : ''
  const token = (await stores.sessions.start({ ownerId, passwordHash: null, now })) ?? ''
  let lookups = 0
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
    const [first] = words as [{ text?: string } | string]
    if (typeof first !== 'string' && /^select.*"sessions"/.test(first.text ?? '')) lookups++
    return Reflect.apply(query, this, words)
  } as typeof query
  onTestFinished(async () => {
    pg.Client.prototype.query = query
    await other.close()
    await opened.discard()
  })
  // From the moment on that it hears the others, many calls of one person are one lookup.
  const lookupsOfTen = async () => {
    lookups = 0
    for (let call = 0; call < 10; call++) await stores.sessions.find({ token, now })
    return lookups
  }
  await expect.poll(lookupsOfTen).toBeLessThanOrEqual(1)
  await other.stores.users.updateProfile({ ownerId, name: 'Ana', now })
  await expect.poll(async () => (await stores.sessions.find({ token, now }))?.name).toBe('Ana')
  await other.stores.sessions.end({ token })
  await expect.poll(() => stores.sessions.find({ token, now })).toBeNull()
  const again = (await stores.sessions.start({ ownerId, passwordHash: null, now })) ?? ''
  expect((await stores.sessions.find({ token: again, now }))?.id).toBe(ownerId)
  await stores.sessions.end({ token: again })
  // In the process that ends it, at once.
  expect(await stores.sessions.find({ token: again, now })).toBeNull()
})
