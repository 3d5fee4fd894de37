import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

type FreshPostgres = {
  /** Waits as long as a busy machine needs. */
  url: string
  /** Waits as long as a service does, for tests of that. */
  promptUrl: string
  drop: () => Promise<void>
}

/** A database that others begin as copies of; `make` gets an empty one, and leaves no connection to it. */
export type PostgresTemplate = { name: string; make: (url: string) => Promise<void> }

/** No measure: a busy machine answers late, and what hangs is ended by its test. */
const PATIENCE = new URLSearchParams({ connect_timeout: '120', query_timeout: '120000' })
/** Any number will do: test processes that make a template wait for one another. */
const TEMPLATE_LOCK = 7_270_011

/**
 * A new database in the test run's PostgreSQL server, empty or a copy of a template. Fails when there is no server: such
 * tests never skip.
 */
export async function createFreshPostgres(template?: PostgresTemplate): Promise<FreshPostgres> {
  const reply = await fetch(inject('postgresDoor'))
  const said = await reply.text()
  if (!reply.ok) throw new Error(said)
  if (template) await makeTemplateOnce(said, template)
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(said, `create database ${name}${template ? ` template ${template.name}` : ''}`)
  const promptUrl = addressOf(said, name)
  return {
    url: `${promptUrl}?${PATIENCE}`,
    promptUrl,
    drop: () => runOn(said, `drop database if exists ${name} with (force)`),
  }
}

const made = new Map<string, Promise<void>>()

function makeTemplateOnce(server: string, template: PostgresTemplate): Promise<void> {
  const making = made.get(template.name) ?? makeTemplate(server, template)
  made.set(template.name, making)
  return making
}

/** It gets its name when it is whole: what is stopped half-way is made again. */
async function makeTemplate(server: string, { name, make }: PostgresTemplate): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`drop database if exists ${name}_part with (force)`)
    await client.query(`create database ${name}_part`)
    await make(addressOf(server, `${name}_part`))
    await client.query(`alter database ${name}_part rename to ${name}`)
  } finally {
    await client.end()
  }
}

function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
