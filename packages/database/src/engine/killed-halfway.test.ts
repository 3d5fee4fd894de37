import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ENGINES, openTestDatabase, TEST_ENCRYPTION_KEY, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../open-database.ts'
import type { Stores } from '../stores.ts'

const now = new Date('2026-03-05T12:00:00.000Z')
const MOST_POINTS = 12
const LONG_MS = 300_000

type Call = { store: 'users' | 'resetTokens'; method: string; change: object }

// Another process makes one call and kills itself at its n-th statement; a transaction's begin and end count too.
const script = `
  const [, modulePath, text] = process.argv
  const { options, call, at } = JSON.parse(text)
  const { openDatabase } = await import(modulePath)
  const database = await openDatabase(options)
  let statements = 0
  const count = () => { if (statements++ === at) process.kill(process.pid, 'SIGKILL') }
  const counted = run => (...args) => { count(); return run(...args) }
  const { pglite } = database
  pglite.query = counted(pglite.query)
  const transaction = pglite.transaction
  pglite.transaction = counted(async work => {
    const result = await transaction(async tx => {
      const done = await work({ ...tx, query: counted(tx.query), exec: counted(tx.exec) })
      count()
      return done
    })
    count()
    return result
  })
  await database.stores[call.store][call.method]({ ...call.change, now: new Date(options.now) })
  await database.close()`

/** True when the call came to its end before its time. */
async function killAt({ dataDir }: TestDatabase, call: Call, at: number): Promise<boolean> {
  const modulePath = fileURLToPath(new URL('../open-database.ts', import.meta.url))
  const options = { dataDir, encryptionKey: TEST_ENCRYPTION_KEY, now }
  const args = ['--input-type=module', '-e', script, modulePath, JSON.stringify({ options, call, at })]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const [code, signal] = await once(child, 'close')
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(said)
  return code === 0
}

/** For PostgreSQL a killed client is a broken connection: here at its n-th statement. */
async function breakAt({ dataDir, url }: TestDatabase, call: Call, at: number): Promise<boolean> {
  const database = await openDatabase({ url, dataDir, encryptionKey: TEST_ENCRYPTION_KEY })
  const { query } = pg.Client.prototype
  let statements = 0
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    if (statements++ === at)
      (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    const store = database.stores[call.store] as unknown as Record<string, (change: object) => Promise<unknown>>
    await store[call.method]?.({ ...call.change, now })
    return true
  } catch {
    return false
  } finally {
    pg.Client.prototype.query = query
    await database.close()
  }
}

describe.each(ENGINES)('a process killed half-way on the %s engine', engine => {
  let opened: TestDatabase
  let stores: Stores
  let accounts = 0
  // A process that opens the embedded database takes seconds, so it is killed at every other statement only.
  const [interrupt, stride] = engine === 'embedded' ? [killAt, 2] : [breakAt, 1]
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    stores = opened.database.stores
    await stores.authorizedEmails.authorize({ patterns: ['*@example.com'], now })
  })
  afterAll(() => opened.discard())

  /** Makes the call with a kill at one statement, then at a later one, until it ends; then checks every account. */
  async function killEverywhere<T>(prepare: () => Promise<{ call: Call; check: () => Promise<T> }>): Promise<T[]> {
    const tries = []
    for (let point = 0; point < MOST_POINTS; point++) tries.push(await prepare())
    const used = []
    if (engine === 'embedded') await opened.database.close()
    for (const [index, each] of tries.entries()) {
      used.push(each)
      if (await interrupt(opened, each.call, index * stride)) break
    }
    stores = (await opened.reopen()).stores
    const states = []
    for (const each of used) states.push(await each.check())
    return states
  }

  async function register() {
    const [username, email] = [`account ${accounts++}`, `${accounts}@example.com`]
    const registered = await stores.users.register({ username, email, passwordHash: 'old', now })
    if (registered.result !== 'registered') throw new Error(registered.result)
    const other = (await stores.sessions.start({ ownerId: registered.user.id, passwordHash: 'old', now })) ?? ''
    return { ownerId: registered.user.id, email, kept: registered.sessionToken, other }
  }

  const passwordOf = async (email: string) => (await stores.users.findForSignIn(email))?.passwordHash
  const isSignedIn = async (token: string) => (await stores.sessions.find({ token, now })) !== null

  /** Never a third state, the first point before anything, the last one with everything. */
  function expectOnly(states: string[], before: string, after: string) {
    expect(states.length * stride).toBeGreaterThanOrEqual(5)
    expect([...new Set(states)].sort()).toEqual([before, after].sort())
    expect([states[0], states.at(-1)]).toEqual([before, after])
  }

  test('registering leaves an account with its session, or nothing', { timeout: LONG_MS }, async () => {
    const states = await killEverywhere(async () => {
      const [username, email] = [`new ${accounts++}`, `new${accounts}@example.com`]
      const call: Call = { store: 'users', method: 'register', change: { username, email, passwordHash: 'x' } }
      const check = async () => {
        const user = await stores.users.findByEmail(email)
        return user ? `account, ${(await stores.sessions.list({ ownerId: user.id, now })).length} session` : 'nothing'
      }
      return { call, check }
    })
    expectOnly(states, 'nothing', 'account, 1 session')
  })

  test('a reset uses the link, sets the password and ends the sessions, or nothing of it', {
    timeout: LONG_MS,
  }, async () => {
    const states = await killEverywhere(async () => {
      const { ownerId, email, kept } = await register()
      const token = (await stores.resetTokens.issue({ ownerId, now })) ?? ''
      const call: Call = { store: 'resetTokens', method: 'consume', change: { token, passwordHash: 'new' } }
      const isGood = () => stores.resetTokens.isValid({ token, now })
      return { call, check: async () => `${await passwordOf(email)} ${await isSignedIn(kept)} ${await isGood()}` }
    })
    expectOnly(states, 'old true true', 'new false false')
  })

  test('a profile change is made whole or not at all', { timeout: LONG_MS }, async () => {
    const states = await killEverywhere(async () => {
      const { ownerId, email, kept, other } = await register()
      const change = { ownerId, name: 'Changed', password: { hash: 'new', keepToken: kept } }
      const nameOf = async () => (await stores.users.find({ ownerId }))?.name
      const check = async () => `${await nameOf()} ${await passwordOf(email)} ${await isSignedIn(other)}`
      return { call: { store: 'users', method: 'updateProfile', change }, check }
    })
    expectOnly(states, 'null old true', 'Changed new false')
  })
})
