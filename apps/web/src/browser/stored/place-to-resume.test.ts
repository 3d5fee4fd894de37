import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPlaceToResume, forgetPlace, hasPlaceToResume, rememberPlace } from './place-to-resume.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the user whose session ended can go on where it was', () => {
  rememberPlace({ path: '/profile', userId: 'u1' })
  expect(hasPlaceToResume()).toBe(true)
  expect(findPlaceToResume('u1')).toBe('/profile')
})

test('another user is not led to the place of the first', () => {
  rememberPlace({ path: '/product-research/results/s1', userId: 'u1' })
  expect(findPlaceToResume('u2')).toBeUndefined()
})

test('a visitor who was sent to sign in can go on wherever that was', () => {
  rememberPlace({ path: '/profile', userId: null })
  expect(findPlaceToResume('u2')).toBe('/profile')
})

test('a forgotten place is gone, and an address of another site never counts', () => {
  rememberPlace({ path: '/profile', userId: 'u1' })
  forgetPlace()
  expect(hasPlaceToResume()).toBe(false)
  rememberPlace({ path: '//evil.example', userId: 'u1' })
  expect(findPlaceToResume('u1')).toBeUndefined()
})

test('a tab that keeps nothing has no place', () => {
  vi.stubGlobal('sessionStorage', undefined)
  rememberPlace({ path: '/profile', userId: 'u1' })
  expect(hasPlaceToResume()).toBe(false)
})
