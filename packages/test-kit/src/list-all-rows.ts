import type { OpenDatabase } from '@sondeo/database/open-database'
import pg from 'pg'

type Query = (statement: string) => Promise<{ rows: unknown[] }>

/** Every row of every table of every schema as JSON text, by table: to see that something is nowhere. */
export async function listAllRows({ pglite, url }: OpenDatabase): Promise<Record<string, string[]>> {
  if (pglite) return collect(statement => pglite.query(statement))
  const client = new pg.Client({ connectionString: url ?? '' })
  await client.connect()
  try {
    return await collect(statement => client.query(statement))
  } finally {
    await client.end()
  }
}

async function collect(query: Query): Promise<Record<string, string[]>> {
  const tables = await query(
    `select format('%I.%I', schemaname, tablename) "table" from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { table } of tables.rows as { table: string }[]) {
    const { rows } = await query(`select to_jsonb(t)::text "row" from ${table} t`)
    found[table] = (rows as { row: string }[]).map(({ row }) => row)
  }
  return found
}
