import { sql } from '../engine/drizzle.ts'
import type { SqlDatabase, StoreParts } from '../engine/sql-database.ts'
import { type InBucket, measureInBucket } from '../sealing/bodies-in-bucket.ts'
import { countOlderSeals, renewSeals } from '../sealing/renew-seals.ts'

type CountedJobs = { name: string; state: string; count: number; oldestSeconds: number }
type TableSize = { name: string; bytes: number; rows: number }

/** The service as a whole, for whoever runs it: counts and sizes, and nothing of anybody's. */
export type ServiceStore = {
  /** Jobs that wait, run or are to be tried again, by name. */
  countJobs: () => Promise<CountedJobs[]>
  /** The newest change of the tables that was made here, by the time it was written. */
  findLastMigration: () => Promise<number>
  /** Values that the present key did not seal; null while only one key is known. */
  countOlderSeals: () => Promise<number | null>
  /** Seals those with the present key, a few at a time, and tells how many there were. */
  renewSeals: () => Promise<number>
  /**
   * The largest tables first; rows are the engine's own estimate. `filesBytes`: bodies of pages that lie beside the
   * database. `bucket`: those that lie there, estimated where they are many.
   */
  measure: () => Promise<{ databaseBytes: number; tables: TableSize[]; filesBytes: number; bucket: InBucket }>
}

export function createServiceStore({ db, seal, bodies }: StoreParts): ServiceStore {
  return {
    countJobs: () =>
      select<CountedJobs>(
        db,
        sql`select name, state::text as state, count(*)::int as count,
            greatest(0, extract(epoch from now() - min(coalesce(started_on, start_after))))::float8 as "oldestSeconds"
          from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'
          group by name, state order by name, state`,
      ),
    async findLastMigration() {
      const statement = sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`
      return (await select<{ at: number | null }>(db, statement))[0]?.at ?? 0
    },
    countOlderSeals: () => countOlderSeals({ db, seal, bodies }),
    renewSeals: () => renewSeals({ db, seal, bodies }),
    async measure() {
      const [size] = await select<{ bytes: number }>(
        db,
        sql`select pg_database_size(current_database())::float8 as bytes`,
      )
      const tables = await select<TableSize>(
        db,
        sql`select relname as name, pg_total_relation_size(oid)::float8 as bytes, greatest(0, reltuples)::float8 as rows
          from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 8`,
      )
      return {
        databaseBytes: size?.bytes ?? 0,
        tables,
        filesBytes: await bodies.measureFiles(),
        bucket: await measureInBucket(db),
      }
    },
  }
}

async function select<Row>(db: SqlDatabase, statement: ReturnType<typeof sql>): Promise<Row[]> {
  // What the drivers give back has no common type; both have the rows.
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] }
  return rows
}
