import { sql } from '../engine/drizzle.ts'
import type { SqlDatabase } from '../engine/sql-database.ts'
import type { PageBodies } from './page-bodies.ts'
import type { Seal } from './seal.ts'
import { SEALED_COLUMNS } from './sealed-columns.data.ts'

/** A few at a time, for a row may hold megabytes and others wait for the one connection of the embedded engine. */
const ROWS_AT_ONCE = 20

type SealedColumn = (typeof SEALED_COLUMNS)[number]
type Parts = { db: SqlDatabase; seal: Seal; bodies: PageBodies }

async function select<Row>(db: SqlDatabase, statement: ReturnType<typeof sql>): Promise<Row[]> {
  // What the drivers give back has no common type; both have the rows.
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] }
  return rows
}

const isOlder = ({ column }: SealedColumn, prefix: Buffer) =>
  sql.raw(`"${column}" is not null and substring("${column}" for ${prefix.length}) <> '\\x${prefix.toString('hex')}'`)

/** How many values the present key did not seal; null while only one key is known. */
export async function countOlderSeals({ db, seal, bodies }: Parts): Promise<number | null> {
  if (!seal.renewing) return null
  const { prefix } = seal.renewing
  let count = await bodies.renewOutside({ prefix, isDryRun: true })
  for (const column of SEALED_COLUMNS) {
    const table = sql.raw(`"${column.table}"`)
    const [row] = await select<{ count: number }>(
      db,
      sql`select count(*)::int as count from ${table} where ${isOlder(column, prefix)}`,
    )
    count += row?.count ?? 0
  }
  return count
}

/** Seals with the present key whatever another one sealed, while everybody goes on. Safe to break off and begin again. */
export async function renewSeals({ db, seal, bodies }: Parts): Promise<number> {
  if (!seal.renewing) return 0
  let renewed = await bodies.renewOutside({ prefix: seal.renewing.prefix, isDryRun: false })
  for (const column of SEALED_COLUMNS) {
    for (;;) {
      const count = await renewSome({ db, seal, column, prefix: seal.renewing.prefix })
      if (count === 0) break
      renewed += count
    }
  }
  return renewed
}

async function renewSome(what: { db: SqlDatabase; seal: Seal; column: SealedColumn; prefix: Buffer }): Promise<number> {
  const { db, seal, column, prefix } = what
  const [table, name, place] = [`"${column.table}"`, `"${column.column}"`, column.place].map(text => sql.raw(text))
  const rows = await select<{ at: string; place: string; sealed: Uint8Array }>(
    db,
    sql`select ctid::text as at, ${place} as place, ${name} as sealed from ${table}
      where ${isOlder(column, prefix)} limit ${sql.raw(String(ROWS_AT_ONCE))}`,
  )
  for (const row of rows) {
    const renewed = await seal.close(row.place, await seal.open(row.place, row.sealed))
    // Only while it is still the same value: what somebody wrote meanwhile is newer, and the next turn looks again.
    await db.execute(
      sql`update ${table} set ${name} = ${renewed} where ctid = ${row.at}::tid and ${name} = ${row.sealed}`,
    )
  }
  return rows.length
}
