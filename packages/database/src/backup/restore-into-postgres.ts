import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { BadBackup } from '../database-errors.ts'
import { drizzleServer, migrateServer } from '../engine/drizzle.ts'
import { migrationsFolder } from '../engine/migrations-folder.ts'
import { loadRows } from './table-rows.ts'

type Options = {
  url: string
  folder: string
  lastMigration: number
  mayReplace: boolean
  prepareQueue: (url: string) => Promise<void>
  /** Looks at the new database before it takes the place of anything. */
  check: (url: string) => Promise<void>
  now: Date
}

const withDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
const quote = (name: string) => pg.escapeIdentifier(name)

async function using<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Fills a new database beside the one at `url` and changes their names in one transaction. Gives the name under which
 * the former one is kept, null when it was empty.
 */
export async function restoreIntoPostgres(options: Options): Promise<string | null> {
  const { url, folder, lastMigration, mayReplace, prepareQueue, check, now } = options
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const stamp = now.toISOString().replace(/\D/g, '')
  const [draft, aside] = [`${name}_restore_${stamp}`, `${name}_before_restore_${stamp}`]
  const draftUrl = withDatabase(url, draft)
  const isEmpty = await lookAt(url)
  if (!isEmpty && !mayReplace) throw new BadBackup('has-data')
  // Nobody can rename the database that he is connected to.
  return using(withDatabase(url, 'postgres'), async maintenance => {
    await maintenance.query(`create database ${quote(draft)}`).catch(cause => {
      throw cause.code === '42501' ? new BadBackup('may-not-create', { cause }) : cause
    })
    try {
      await using(draftUrl, async client =>
        migrateServer(drizzleServer(client), { migrationsFolder: await migrationsUntil(lastMigration, folder) }),
      )
      await prepareQueue(draftUrl)
      await using(draftUrl, client => loadRows(client, folder))
      await check(draftUrl)
      await maintenance.query('begin')
      await maintenance.query(`alter database ${quote(name)} rename to ${quote(aside)}`)
      await maintenance.query(`alter database ${quote(draft)} rename to ${quote(name)}`)
      await maintenance.query('commit')
    } catch (error) {
      await maintenance.query('rollback')
      await maintenance.query(`drop database if exists ${quote(draft)} with (force)`)
      throw error instanceof Error && 'code' in error && error.code === '55006' ? new BadBackup('in-use') : error
    }
    if (isEmpty) await maintenance.query(`drop database ${quote(aside)}`)
    return isEmpty ? null : aside
  })
}

/** Whether there is nothing in it yet. Refuses one that others are connected to. */
async function lookAt(url: string): Promise<boolean> {
  return using(url, async client => {
    const { rows } = await client.query<{ others: number; tables: number }>(
      `select
        (select count(*) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend')::int others,
        (select count(*) from pg_tables where schemaname in ('public', 'pgboss', 'drizzle'))::int tables`,
    )
    if ((rows[0]?.others ?? 0) > 0) throw new BadBackup('in-use')
    return rows[0]?.tables === 0
  })
}

const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) })

/** Rows of an older version go into tables of that version; later changes of the tables then change the rows too. */
async function migrationsUntil(lastMigration: number, folder: string): Promise<string> {
  const migrations = join(folder, 'migrations')
  await mkdir(migrations)
  await cp(migrationsFolder, migrations, { recursive: true })
  const file = join(migrations, 'meta/_journal.json')
  const journal = Journal.parse(JSON.parse(await readFile(file, 'utf8')))
  const entries = journal.entries.filter(entry => entry.when <= lastMigration)
  await writeFile(file, JSON.stringify({ ...journal, entries }))
  return migrations
}
