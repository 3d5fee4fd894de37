import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('what is asked for while it runs is done once more afterwards, and never two at a time', async () => {
  const gates: (() => void)[] = []
  const call = oneAtATime(() => new Promise(resolve => gates.push(resolve)))
  call()
  call()
  call()
  expect(gates).toHaveLength(1)
  gates[0]?.()
  await expect.poll(() => gates.length).toBe(2)
  gates[1]?.()
  call()
  await expect.poll(() => gates.length).toBe(3)
})
