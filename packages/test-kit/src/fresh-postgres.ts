import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

type FreshPostgres = { url: string; drop: () => Promise<void> }

/** A new, empty database in the test run's PostgreSQL server. Fails when there is no server: such tests never skip. */
export async function createFreshPostgres(): Promise<FreshPostgres> {
  const reply = await fetch(inject('postgresDoor'))
  const said = await reply.text()
  if (!reply.ok) throw new Error(said)
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(said, `create database ${name}`)
  const url = new URL(said)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runOn(said, `drop database if exists ${name} with (force)`) }
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
