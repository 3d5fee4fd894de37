import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'

/** Rows with stored pages in them may have megabytes each. */
const ROWS_AT_ONCE = 20
const MAX_CHARACTERS_AT_ONCE = 4_000_000
const QUEUE = 'pgboss.job'

const fileOf = (folder: string, table: string) => join(folder, 'rows', `${table}.ndjson`)

async function ask<Row>(client: pg.Client, text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await client.query(text, values)
  return rows as Row[]
}

/** Every table of ours, those that others refer to first. */
async function listTables(client: pg.Client): Promise<string[]> {
  const tables = await ask<{ name: string; needs: string[] }>(
    client,
    `select c.relname as name, coalesce(array_agg(distinct r.relname::text) filter (where r.relname is not null), '{}') as needs
      from pg_class c
      left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      left join pg_class r on r.oid = f.confrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname order by c.relname`,
  )
  const sorted: string[] = []
  while (sorted.length < tables.length) {
    const next = tables.filter(({ name, needs }) => !sorted.includes(name) && needs.every(one => sorted.includes(one)))
    if (next.length === 0) throw new Error('tables refer to each other in a circle')
    sorted.push(...next.map(({ name }) => name))
  }
  return sorted
}

/** Writes all rows as of one moment, one file for each table; everybody goes on reading and writing meanwhile. */
export async function writeRows(client: pg.Client, folder: string): Promise<void> {
  await mkdir(join(folder, 'rows'), { mode: 0o700 })
  await client.query('begin transaction isolation level repeatable read read only')
  for (const table of await listTables(client)) await writeTable(client, { folder, name: table, from: `"${table}"` })
  const [queue] = await ask<{ exists: boolean }>(client, `select to_regclass('${QUEUE}') is not null as exists`)
  // Jobs that are over are nobody's business any more.
  if (queue?.exists)
    await writeTable(client, {
      folder,
      name: QUEUE,
      from: `(select * from ${QUEUE} where state in ('created', 'retry', 'active'))`,
    })
  await client.query('commit')
}

async function writeTable(client: pg.Client, { folder, name, from }: { folder: string; name: string; from: string }) {
  await client.query(`declare all_rows no scroll cursor for select to_jsonb(t)::text as line from ${from} t`)
  async function* lines() {
    for (;;) {
      const rows = await ask<{ line: string }>(client, `fetch ${ROWS_AT_ONCE} from all_rows`)
      if (rows.length === 0) return
      yield `${rows.map(({ line }) => line).join('\n')}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(fileOf(folder, name), { mode: 0o600 }))
  await client.query('close all_rows')
}

/** Fills tables that nobody uses yet, all of them or none. */
export async function loadRows(client: pg.Client, folder: string): Promise<void> {
  const tables = await listTables(client)
  await client.query('begin')
  // Migrations put first rows into some of them.
  await client.query(`truncate ${tables.map(table => `"${table}"`).join(', ')}`)
  const present = await readdir(join(folder, 'rows'))
  for (const table of tables.filter(table => present.includes(`${table}.ndjson`)))
    await loadTable(client, { file: fileOf(folder, table), into: `"${table}"` })
  if (existsSync(fileOf(folder, QUEUE))) await loadTable(client, { file: fileOf(folder, QUEUE), into: QUEUE })
  await client.query('commit')
}

async function loadTable(client: pg.Client, { file, into }: { file: string; into: string }): Promise<void> {
  let lines: string[] = []
  let characters = 0
  const flush = async () => {
    if (lines.length === 0) return
    // Only what the file names: a column that it does not know gets what the table says by itself.
    const columns = Object.keys(JSON.parse(lines[0] ?? '{}')).map(name => `"${name}"`)
    await client.query(
      `insert into ${into} (${columns}) select ${columns} from jsonb_populate_recordset(null::${into}, $1::jsonb)`,
      [`[${lines.join(',')}]`],
    )
    lines = []
    characters = 0
  }
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    lines.push(line)
    characters += line.length
    if (lines.length >= 500 || characters > MAX_CHARACTERS_AT_ONCE) await flush()
  }
  await flush()
}
