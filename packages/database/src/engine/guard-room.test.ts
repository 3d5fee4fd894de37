import { expect, test } from 'vitest'
import { asKnownError, findStorageFault, NotSaved } from '../storage-faults.ts'
import { createRoom, isHeldBack, measureFree } from './guard-room.ts'

const fsError = (code: string, syscall = 'write') => Object.assign(new Error(code), { code, syscall })
const MB = 1024 * 1024

test('nothing new begins while there is little room, long before the last byte, and it is looked at again', () => {
  let free = 1_000 * MB
  let at = 0
  const room = createRoom(
    () => free,
    () => at,
  )
  expect(room.find()).toBeNull()
  free = 40 * MB
  at += 300
  expect(room.find()).toBe('full')
  expect(() => room.throwIfNone()).toThrow(NotSaved)
  free = 60 * MB
  at += 300
  expect(room.find()).toBeNull()
})

test.each([
  ['EROFS', 'read-only'],
  ['EACCES', 'forbidden'],
] as const)('a folder that fails with %s is %s', (code, fault) => {
  const room = createRoom(() => {
    throw fsError(code, 'access')
  })
  expect(room.find()).toBe(fault)
})

test('the room of a real folder is known', () => {
  expect(measureFree(import.meta.dirname)).toBeGreaterThan(0)
})

test.each([
  ['insert into "searches" ("id") values ($1)', true, true],
  ['insert into "limits" ("key") values ($1)', false, true],
  ['insert into "sessions" ("token_hash") values ($1)', false, true],
  ['update "work" set "state" = $1', false, true],
  ['delete from "pages" where "id" = $1', false, true],
  ['select "id" from "searches"', false, false],
  ['begin', false, false],
])('%s is held back on a full disk: %s, on a closed one: %s', (text, whenFull, whenClosed) => {
  expect([isHeldBack(text, 'full'), isHeldBack(text, 'read-only')]).toEqual([whenFull, whenClosed])
})

test.each([
  [fsError('ENOSPC'), 'full'],
  [new Error('failed', { cause: fsError('EROFS', 'open') }), 'read-only'],
  [new AggregateError([new Error('other'), fsError('EDQUOT')]), 'full'],
  [Object.assign(new Error('could not extend file'), { severity: 'ERROR', code: '53100' }), 'full'],
  [asKnownError({ name: 'ErrnoError', errno: 51 }), 'full'],
  [asKnownError({ name: 'ErrnoError', errno: 69 }), 'read-only'],
  // A port that this user may not have, and a file that is not there.
  [fsError('EACCES', 'listen'), null],
  [fsError('ENOENT', 'open'), null],
])('a fault of the disk is known from whatever told it: %s', (error, fault) => {
  expect(findStorageFault(error)).toBe(fault)
})
