import { expect, test, vi } from 'vitest'
import { createStore } from './create-store.ts'

test('the first value is read when it is first needed, and only then', () => {
  const read = vi.fn(() => 'stored')
  const store = createStore({ initial: 'first', read })
  expect(read).not.toHaveBeenCalled()
  expect([store.get(), store.get()]).toEqual(['stored', 'stored'])
  expect(read).toHaveBeenCalledOnce()
})

test('a value that was set is kept, even where it is empty, and told to everybody who looks', () => {
  const store = createStore<string | undefined>({ initial: 'first' })
  const [one, other] = [vi.fn(), vi.fn()]
  store.subscribe(one)
  const stop = store.subscribe(other)
  store.set(undefined)
  stop()
  store.set('next')
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 1])
  expect(store.get()).toBe('next')
})

test('what is watched is watched once, while anybody looks, and again for whoever comes later', () => {
  const unwatch = vi.fn()
  const watch = vi.fn(() => unwatch)
  const store = createStore({ initial: 0, watch })
  const stops = [store.subscribe(() => {}), store.subscribe(() => {})]
  expect(watch).toHaveBeenCalledOnce()
  stops[0]?.()
  expect(unwatch).not.toHaveBeenCalled()
  stops[1]?.()
  expect(unwatch).toHaveBeenCalledOnce()
  store.subscribe(() => {})
  expect(watch).toHaveBeenCalledTimes(2)
})
