import pg from 'pg'
import { TELL_WRITE } from './hear-changes.ts'
import { type AccountWrites, mayWriteAccounts } from './watch-account-writes.ts'

type Run = () => Promise<unknown>
type Query = (...words: unknown[]) => Promise<unknown>
type Callback = (error: unknown, result?: unknown) => void

type Watched = { writes: AccountWrites; onFailure: (error: Error) => void }

/** Sees every statement of a connection, whether its caller waits for a promise or is called back, as the pool is. */
export function watchConnection(client: pg.PoolClient, { writes, onFailure }: Watched): void {
  const query: Query = (...words) => Reflect.apply(pg.Client.prototype.query, client, words)
  const around = tellAccountWrites(query, writes)

  async function watched(text: string, run: Run) {
    try {
      return await around(text, run)
    } catch (error) {
      onFailure(error as Error)
      throw error
    }
  }

  const replaced = (...words: unknown[]) => {
    const [first] = words
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text
    if (typeof text !== 'string') return query(...words)
    const last = words.at(-1)
    if (typeof last !== 'function') return watched(text, () => query(...words))
    const callback = last as Callback
    void watched(text, () => query(...words.slice(0, -1))).then(
      result => callback(null, result),
      error => callback(error),
    )
  }
  client.query = replaced as unknown as typeof client.query
}

/** Whoever writes to users or sessions says so to all processes: with the end of its transaction, or right after. */
function tellAccountWrites(query: Query, writes: AccountWrites) {
  let isInside = false
  let hasWritten = false

  return async (text: string, run: Run): Promise<unknown> => {
    if (/^\s*begin\b/i.test(text)) isInside = true
    const isCommit = /^\s*commit\b/i.test(text)
    const isTold = isCommit ? hasWritten : !isInside && mayWriteAccounts(text)
    if (isInside && mayWriteAccounts(text)) hasWritten = true
    if (isCommit || /^\s*rollback(?!\s+to)\b/i.test(text)) {
      isInside = false
      hasWritten = false
    }
    if (!isTold) return run()
    writes.count++
    try {
      if (isCommit) await query(TELL_WRITE)
      const answer = await run()
      if (!isCommit) await query(TELL_WRITE)
      return answer
    } finally {
      writes.count++
    }
  }
}
