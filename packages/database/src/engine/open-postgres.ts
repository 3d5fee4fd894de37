import pg from 'pg'
import { writeRows } from '../backup/table-rows.ts'
import { DatabaseUnreachable } from '../database-errors.ts'
import { keepBodiesInTable } from '../sealing/table-page-bodies.ts'
import { findStorageFault, type StorageFault } from '../storage-faults.ts'
import { connectTimeoutMs } from './connect-timeout.ts'
import { drizzleServer, migrateServer } from './drizzle.ts'
import type { Engine } from './engine.ts'
import { listenToServer } from './hear-changes.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { watchConnection } from './watch-connection.ts'

const OLDEST_VERSION = 140_000
/** No statement of a call takes as long: its connection was swallowed without a word. `query_timeout` in the address changes it. */
const QUERY_TIMEOUT_MS = 10_000
const KEEP_ALIVE_MS = 5_000
/** Its disk is its own: what it said when something was to be saved holds for so long. */
const FAULT_KNOWN_MS = 60_000
const GIVE_BACK_MS = 1_000
/** Any number will do, as long as only migrations of this program take it. */
const MIGRATION_LOCK = 7_270_010

export async function openPostgres(url: string): Promise<Engine> {
  await migrateOneAtATime(url)
  const changes = listenToServer(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs(url),
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  // A broken connection fails the statements on it and is replaced. Without listeners, here for idle connections and
  // below for those in a transaction, it would end the process.
  let last: { fault: StorageFault; at: number } | null = null
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', () => {})
    const onFailure = (error: Error) => {
      const fault = findStorageFault(error)
      if (fault) last = { fault, at: performance.now() }
      // A transaction gives its connection back even when that no longer answers: the next one would wait as long again.
      // With a statement under way the driver does not say goodbye but closes the connection.
      if (error.message === 'Query read timeout') void (client as pg.PoolClient & pg.Client).end().catch(() => {})
    }
    watchConnection(client, { writes: changes.accountWrites, onFailure })
    client.once('end', () => void setTimeout(() => giveBack(client), GIVE_BACK_MS).unref())
  })
  const db = drizzleServer(pool)
  let closing: Promise<void> | undefined
  return {
    db,
    keepBodies: how => keepBodiesInTable({ db, ...how }),
    hearChanges: changes.hearChanges,
    accountWrites: changes.accountWrites,
    async copyInto(folder) {
      // On a connection of its own: it takes longer than any statement of a call may.
      const client = await connect(url)
      try {
        await writeRows(client, folder)
      } finally {
        await client.end()
      }
    },
    findFault: async () => (last && performance.now() - last.at < FAULT_KNOWN_MS ? last.fault : null),
    ping: async () => void (await pool.query('select 1')),
    close: () => (closing ??= Promise.all([changes.close(), pool.end()]).then(() => {})),
  }
}

/** Drizzle forgets to release a connection that breaks at `begin`; ten of those, and the pool would have none left. */
function giveBack(client: pg.PoolClient): void {
  try {
    client.release(true)
  } catch {
    // It was released.
  }
}

/** Several processes may start at once: the first one migrates, the others wait and then find nothing to do. */
async function migrateOneAtATime(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrateServer(drizzleServer(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs(url) })
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int version`,
    )
    if ((rows[0]?.version ?? 0) >= OLDEST_VERSION) return client
    await client.end()
  } catch (cause) {
    const why = cause instanceof AggregateError ? cause.errors.map(String).join('; ') : String(cause)
    throw new DatabaseUnreachable(`The PostgreSQL server cannot be used: ${why}`, { cause })
  }
  throw new DatabaseUnreachable('The PostgreSQL server is older than version 14.')
}
