import pg from 'pg'
import { expect, test } from 'vitest'
import { createFreshPostgres } from './fresh-postgres.ts'

async function tablesOf(url: string, statement?: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  if (statement) await client.query(statement)
  const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public'`)
  await client.end()
  return rows.map(row => row.tablename)
}

test('each fresh database is empty and apart from the others', async () => {
  const [one, other] = await Promise.all([createFreshPostgres(), createFreshPostgres()])
  expect(await tablesOf(one.url, 'create table seen (id int)')).toEqual(['seen'])
  expect(await tablesOf(other.url)).toEqual([])
  await Promise.all([one.drop(), other.drop()])
  await expect(tablesOf(one.url)).rejects.toThrow('does not exist')
})
