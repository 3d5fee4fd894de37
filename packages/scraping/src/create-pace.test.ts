import { expect, test, vi } from 'vitest'
import { createPace } from './create-pace.ts'

/** A pace whose clock only moves when somebody waits. */
function pacedClock(maxConcurrent: number) {
  let now = 1000
  const pace = createPace({
    maxConcurrent,
    now: () => now,
    wait: async waitMs => {
      now += waitMs
    },
  })
  return { pace, now: () => now }
}

test('requests to one host start apart by the given pause', async () => {
  const { pace, now } = pacedClock(1)
  const starts: number[] = []
  for (let index = 0; index < 3; index++) {
    await pace.run({ host: 'a', delayMs: 250 }, async () => void starts.push(now()))
  }
  expect(starts).toEqual([1000, 1250, 1500])
})

test('a clock that is set back makes nobody wait longer than the pause', async () => {
  const waitedMs: number[] = []
  const pace = createPace({ wait: async waitMs => void waitedMs.push(waitMs) })
  await pace.run({ host: 'a', delayMs: 60_000 }, async () => {})
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  await pace.run({ host: 'a', delayMs: 60_000 }, async () => {})
  vi.restoreAllMocks()
  expect(waitedMs).toHaveLength(1)
  expect(waitedMs[0]).toBeLessThanOrEqual(60_000)
})

test('another host does not wait', async () => {
  const { pace, now } = pacedClock(1)
  await pace.run({ host: 'a', delayMs: 250 }, async () => {})
  await pace.run({ host: 'b', delayMs: 250 }, async () => {})
  expect(now()).toBe(1000)
})

test('no more than the allowed number run at a time, in the order they came', async () => {
  const { pace } = pacedClock(2)
  const running = new Set<number>()
  const ends: Array<() => void> = []
  const order: number[] = []
  let most = 0
  const tasks = [0, 1, 2, 3].map(index =>
    pace.run({ host: 'a', delayMs: 0 }, async () => {
      running.add(index)
      order.push(index)
      most = Math.max(most, running.size)
      await new Promise<void>(resolve => ends.push(resolve))
      running.delete(index)
    }),
  )
  while (order.length < 4) {
    ends.shift()?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  for (const end of ends) end()
  await Promise.all(tasks)
  expect({ most, order }).toEqual({ most: 2, order: [0, 1, 2, 3] })
})

test('who stops while standing in line leaves it, and the line moves on', async () => {
  const { pace } = pacedClock(1)
  const stop = new AbortController()
  let finish = () => {}
  const first = pace.run({ host: 'a', delayMs: 0 }, () => new Promise<void>(resolve => (finish = resolve)))
  const second = pace.run({ host: 'a', delayMs: 0, signal: stop.signal }, async () => 'second')
  const third = pace.run({ host: 'a', delayMs: 0 }, async () => 'third')
  stop.abort(new Error('stopped'))
  await expect(second).rejects.toThrow('stopped')
  finish()
  await first
  expect(await third).toBe('third')
})

test('a task that fails gives its place back', async () => {
  const { pace } = pacedClock(1)
  await expect(pace.run({ host: 'a', delayMs: 0 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await pace.run({ host: 'a', delayMs: 0 }, async () => 'next')).toBe('next')
})
