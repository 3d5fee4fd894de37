import type { PGlite } from '@electric-sql/pglite'

/** Moves whenever a user or a session may have changed. */
export type AccountWrites = { count: number }

const NAMES_ACCOUNTS = /\b(users|sessions)\b/i
const ONLY_READS = /^\s*select\b(?!.*\bfor\s+(update|share|no key update|key share)\b)/is

/**
 * The embedded engine has one process, so that process may remember what it read as long as nothing wrote. Counted
 * before and after each write: what is read meanwhile is not remembered either.
 */
export function watchAccountWrites(pglite: PGlite): AccountWrites {
  const writes: AccountWrites = { count: 0 }

  async function around<T>(mayWrite: boolean, run: () => Promise<T>): Promise<T> {
    if (!mayWrite) return run()
    writes.count++
    return run().finally(() => writes.count++)
  }
  const mayWrite = (text: string) => NAMES_ACCOUNTS.test(text) && !ONLY_READS.test(text)

  const query = pglite.query.bind(pglite)
  const exec = pglite.exec.bind(pglite)
  const transaction = pglite.transaction.bind(pglite)
  pglite.query = (text, params, options) => around(mayWrite(text), () => query(text, params, options))
  pglite.exec = (text, options) => around(mayWrite(text), () => exec(text, options))
  pglite.transaction = callback => around(true, () => transaction(callback))
  return writes
}
