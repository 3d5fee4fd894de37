import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Longer than the ten seconds after which an idle connection hands its own in. */
const SETTLE_MS = 12_000

/** How many transactions a database ends in a second while `seconds` go by, without those of the question itself. */
export async function countTransactions(url: string, seconds: number): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const count = async () => {
      const { rows } = await client.query<{ ended: string }>(
        'select xact_commit + xact_rollback ended from pg_stat_database where datname = current_database()',
      )
      return Number(rows[0]?.ended)
    }
    // The server writes its statistics down with a delay: what ran before shall not be counted.
    await wait(SETTLE_MS)
    const before = await count()
    await wait(seconds * 1000)
    return Math.max(0, (await count()) - before - 1) / seconds
  } finally {
    await client.end()
  }
}
