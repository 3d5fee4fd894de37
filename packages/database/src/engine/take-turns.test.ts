import { openTestDatabase } from '@sondeo/test-kit/open-test-database'
import { expect, test } from 'vitest'

test('others get their turn while a rush of queries runs', async () => {
  const opened = await openTestDatabase('embedded')
  const { limits } = opened.database.stores
  const now = new Date()
  let isRunning = true
  let turns = 0
  const count = () => {
    turns++
    if (isRunning) setImmediate(count)
  }
  setImmediate(count)
  const rush = Array.from({ length: 400 }, (_, index) => limits.take({ key: `key ${index}`, windowMs: 1, max: 1, now }))
  const taken = await Promise.all(rush)
  isRunning = false
  await opened.discard()
  expect(taken.every(({ allowed }) => allowed)).toBe(true)
  expect(turns).toBeGreaterThan(5)
})
