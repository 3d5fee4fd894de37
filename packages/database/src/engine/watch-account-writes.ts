import type { EmbeddedDatabase, Statements } from './embedded-database.ts'

/** Moves whenever a user or a session may have changed. */
export type AccountWrites = {
  count: number
  /** Where other processes write too: whether their writes are heard now, and for how long what was read is good at most. */
  isHeard?: () => boolean
  maxAgeMs?: number
}

const NAMES_ACCOUNTS = /\b(users|sessions)\b/i
/** Also one that locks rows: what then writes to them is a statement of its own. */
const ONLY_READS = /^\s*select\b/i

export const mayWriteAccounts = (text: string) => NAMES_ACCOUNTS.test(text) && !ONLY_READS.test(text)

/**
 * The embedded engine has one process, so that process may remember what it read as long as nothing wrote. Counted
 * before and after each write, and at the end of its transaction: what is read meanwhile is not remembered either.
 */
export function watchAccountWrites(pglite: EmbeddedDatabase): AccountWrites {
  const writes: AccountWrites = { count: 0 }

  async function around<T>(text: string, run: () => Promise<T>): Promise<T> {
    if (!mayWriteAccounts(text)) return run()
    writes.count++
    return run().finally(() => writes.count++)
  }

  function watchStatements(runner: Statements): void {
    const query = runner.query.bind(runner)
    const exec = runner.exec.bind(runner)
    runner.query = (text, params, options) => around(text, () => query(text, params, options))
    runner.exec = text => around(text, () => exec(text))
  }

  watchStatements(pglite)
  const transaction = pglite.transaction.bind(pglite)
  pglite.transaction = async callback => {
    const before = writes.count
    try {
      return await transaction(running => {
        watchStatements(running)
        return callback(running)
      })
    } finally {
      // Its writes count from now on.
      if (writes.count !== before) writes.count++
    }
  }
  return writes
}
