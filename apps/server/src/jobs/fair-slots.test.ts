import { expect, test } from 'vitest'
import { createFairSlots } from './fair-slots.ts'

const never = new AbortController().signal

test('one person takes no more than a share, and places go to whoever has least', async () => {
  const slots = createFairSlots({ slots: 3, perOwner: 2 })
  const order: string[] = []
  const gates = new Map<string, () => void>()
  const work = (ownerId: string, name: string) =>
    slots.run({ ownerId, signal: never }, async () => {
      order.push(name)
      await new Promise<void>(resolve => gates.set(name, resolve))
    })
  const all = [work('ana', 'a1'), work('ana', 'a2'), work('ana', 'a3'), work('ana', 'a4'), work('beto', 'b1')]
  await Promise.resolve()
  expect(order).toEqual(['a1', 'a2', 'b1'])
  const late = work('cris', 'c1')
  gates.get('a1')?.()
  await all[0]
  await Promise.resolve()
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1'])
  for (const name of ['a2', 'b1', 'c1', 'a3', 'a4']) {
    while (!gates.has(name)) await Promise.resolve()
    gates.get(name)?.()
  }
  await Promise.all([...all, late])
})

test('who stops while waiting gets no place, and takes nobody else’s', async () => {
  const slots = createFairSlots({ slots: 1, perOwner: 1 })
  const first = Promise.withResolvers<void>()
  const running = slots.run({ ownerId: 'ana', signal: never }, () => first.promise.then(() => 'read'))
  const stop = new AbortController()
  const stopped = slots.run({ ownerId: 'beto', signal: stop.signal }, async () => 'read')
  const patient = slots.run({ ownerId: 'cris', signal: never }, async () => 'read')
  stop.abort()
  expect(await stopped).toBeUndefined()
  first.resolve()
  expect(await Promise.all([running, patient])).toEqual(['read', 'read'])
})
