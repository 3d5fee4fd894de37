import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFreshPostgres } from '@sondeo/test-kit/fresh-postgres'
import { ENGINES, openTestDatabase, TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import pg from 'pg'
import { expect, test } from 'vitest'
import { DatabaseInUse, DatabaseUnreachable } from './database-errors.ts'
import { openDatabase } from './open-database.ts'
import { findStorageFault } from './storage-faults.ts'

const now = new Date('2026-03-05T12:00:00.000Z')

test.each(ENGINES)('what was written is there after a restart of the %s engine', async engine => {
  const opened = await openTestDatabase(engine)
  const { stores, ping } = opened.database
  await ping()
  await stores.users.create({ email: 'ana@example.com', passwordHash: null, now })
  const again = await opened.reopen()
  expect(again.engine).toBe(engine)
  expect(await again.stores.users.list()).toMatchObject([{ email: 'ana@example.com' }])
  expect(await again.stores.directories.list()).toHaveLength(1)
  await opened.discard()
})

test('an embedded database that is open is refused to a second opener, and closing twice is closing once', async () => {
  const opened = await openTestDatabase('embedded')
  const second = openDatabase({ dataDir: opened.dataDir, encryptionKey: TEST_ENCRYPTION_KEY })
  await expect(second).rejects.toThrow(DatabaseInUse)
  await expect(second).rejects.toMatchObject({ pid: process.pid })
  await opened.database.ping()
  await opened.database.close()
  await opened.discard()
})

test('a new embedded database leaves nothing unfinished beside it', async () => {
  const opened = await openTestDatabase('embedded')
  expect((await readdir(opened.dataDir)).sort()).toEqual(['database', 'database.lock', 'database.pid'])
  await opened.discard()
})

test('a PostgreSQL server whose disk is full says so when something is saved, and it is known for what it is', async () => {
  const opened = await openTestDatabase('postgres')
  const { stores, findFault } = opened.database
  const client = new pg.Client({ connectionString: opened.url })
  await client.connect()
  // What the server answers when it cannot make a table longer.
  await client.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await client.query('create trigger refuse before insert on users for each row execute function refuse()')
  expect(await findFault()).toBeNull()
  const failed = await stores.users
    .create({ email: 'ana@example.com', passwordHash: null, now })
    .catch((error: unknown) => error)
  expect([findStorageFault(failed), await findFault()]).toEqual(['full', 'full'])
  expect(await stores.users.list()).toEqual([])
  await client.end()
  await opened.discard()
})

test('several processes may open a fresh PostgreSQL database at once', async () => {
  const { url, drop } = await createFreshPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-data-'))
  const all = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ url, dataDir, encryptionKey: TEST_ENCRYPTION_KEY })),
  )
  for (const { stores } of all) expect(await stores.directories.list()).toHaveLength(1)
  await Promise.all(all.map(database => database.close()))
  await drop()
  await rm(dataDir, { recursive: true })
})

test('a PostgreSQL server that is not there, or refuses us, is a clear error', async () => {
  const { url, drop } = await createFreshPostgres()
  const open = (change: (address: URL) => void) => {
    const address = new URL(url)
    change(address)
    return openDatabase({ url: address.href, dataDir: tmpdir(), encryptionKey: TEST_ENCRYPTION_KEY })
  }
  await expect(open(address => Object.assign(address, { port: '1' }))).rejects.toThrow(DatabaseUnreachable)
  await expect(open(address => Object.assign(address, { pathname: '/nowhere' }))).rejects.toThrow(/does not exist/)
  const wrong = open(address => Object.assign(address, { password: 'wrong' }))
  await expect(wrong).rejects.toThrow(DatabaseUnreachable)
  await expect(wrong).rejects.not.toThrow(/wrong@/)
  await drop()
})
