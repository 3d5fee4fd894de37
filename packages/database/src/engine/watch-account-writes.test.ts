import { openTestDatabase } from '@sondeo/test-kit/open-test-database'
import { expect, test } from 'vitest'
import { watchAccountWrites } from './watch-account-writes.ts'

test('only what may change a user or a session counts as a write, also within a transaction', async () => {
  const opened = await openTestDatabase('embedded')
  const { pglite } = opened.database
  if (!pglite) throw new Error('needs the embedded engine')
  const writes = watchAccountWrites(pglite)
  const movedBy = async (work: () => Promise<unknown>) => {
    const before = writes.count
    await work()
    return writes.count !== before
  }
  const scan = 'delete from scans where id = $1'
  const user = 'update users set language = language where id = $1'
  const lock = 'select id from users where id = $1 for update'
  expect(await movedBy(() => pglite.query(scan, ['x']))).toBe(false)
  expect(await movedBy(() => pglite.query(user, ['x']))).toBe(true)
  expect(await movedBy(() => pglite.transaction(tx => tx.query(scan, ['x'])))).toBe(false)
  expect(await movedBy(() => pglite.transaction(tx => tx.query(lock, ['x'])))).toBe(false)
  expect(await movedBy(() => pglite.transaction(tx => tx.query(user, ['x'])))).toBe(true)
  // Not only when it is said, but once more when it holds: what was read in between is not to be kept.
  let within = 0
  await pglite.transaction(async tx => {
    await tx.query(user, ['x'])
    within = writes.count
  })
  expect(writes.count).toBeGreaterThan(within)
  await opened.discard()
})
