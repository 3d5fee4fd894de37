import { expect, test } from 'vitest'
import { createQueue } from './create-queue.ts'

const clock = () => {
  const waits: number[] = []
  let at = 0
  const wait = async (ms: number) => {
    waits.push(ms)
    at += ms
  }
  return { waits, now: () => new Date(at), wait }
}

test('requests to one host start one after another, with the pause between them', async () => {
  const { waits, ...ports } = clock()
  const queue = createQueue(500, ports)
  const order: number[] = []
  await Promise.all([1, 2, 3].map(each => queue(async () => order.push(each))))
  expect(order).toEqual([1, 2, 3])
  expect(waits).toEqual([500, 500])
})

test('whoever gives up leaves the line at once, and those behind still get their turn', async () => {
  const queue = createQueue(0, clock())
  const ahead = Promise.withResolvers<string>()
  const first = queue(() => ahead.promise)
  const gone = new AbortController()
  let hasRun = false
  const second = queue(async () => {
    hasRun = true
  }, gone.signal)
  const third = queue(async () => 'third')
  gone.abort(new Error('no time'))
  await expect(second).rejects.toThrow('no time')
  ahead.resolve('first')
  expect(await Promise.all([first, third])).toEqual(['first', 'third'])
  expect(hasRun).toBe(false)
})
