import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more run at once than allowed, in the order they came, and a failure gives its place on', async () => {
  let running = 0
  let most = 0
  const order: number[] = []
  const work = limitConcurrency({ mostAtOnce: 2, mostWaiting: 10 }, async (which: number) => {
    order.push(which)
    most = Math.max(most, ++running)
    await new Promise(resolve => setImmediate(resolve))
    running--
    if (which === 1) throw new Error('failed')
    return which
  })
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(which => work(which)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]])
  expect(await work(5)).toBe(5)
})

test('when the line is full, whoever comes is told at once, and nobody who waits is forgotten', async () => {
  const ends: (() => void)[] = []
  const work = limitConcurrency({ mostAtOnce: 1, mostWaiting: 2 }, (which: number) => {
    return new Promise<number>(resolve => ends.push(() => resolve(which)))
  })
  const waiting = [0, 1, 2].map(which => work(which))
  await expect(work(3)).rejects.toThrow('too many are waiting')
  for (const one of waiting) {
    ends.at(-1)?.()
    await one
  }
  expect(await Promise.all(waiting)).toEqual([0, 1, 2])
})
