import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceChoice } from './device-choice.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

const makeChoice = (apply = vi.fn()) =>
  ({
    apply,
    choice: createDeviceChoice({ key: 'tone', choices: ['warm', 'cold'] as const, initial: 'warm', apply }),
  }) as const

test('nothing stored, or something unknown, is the initial choice', () => {
  expect(makeChoice().choice.get()).toBe('warm')
  kept.set('tone', 'purple')
  expect(makeChoice().choice.get()).toBe('warm')
})

test('a choice is kept, applied and told to those who listen', () => {
  const { apply, choice } = makeChoice()
  const listener = vi.fn()
  choice.subscribe(listener)
  choice.set('cold')
  expect(kept.get('tone')).toBe('cold')
  expect(apply).toHaveBeenCalledWith('cold')
  expect(listener).toHaveBeenCalledOnce()
  expect(choice.get()).toBe('cold')
})

test('another tab is followed', () => {
  const { choice } = makeChoice()
  expect(choice.get()).toBe('warm')
  const stop = choice.subscribe(() => {})
  kept.set('tone', 'cold')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'tone' }))
  expect(choice.get()).toBe('cold')
  stop()
})

test('a device that keeps nothing still lets one choose', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  const { choice } = makeChoice()
  expect(choice.get()).toBe('warm')
  choice.set('cold')
  expect(choice.get()).toBe('cold')
})
