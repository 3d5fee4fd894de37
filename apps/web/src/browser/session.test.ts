import type { User } from '@sondeo/contract/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { createQueryClient } from './query-client.ts'
import { keysOf, sessionKey } from './query-keys.ts'
import { changeUser, endSession, sessionQuery } from './session.ts'
import { findPlaceToResume } from './stored/place-to-resume.ts'

const ana: User = {
  _id: 'ana',
  name: 'Ana',
  username: 'ana',
  email: 'ana@example.com',
  language: 'es',
  region: 'PE',
  plan: 'trial',
  hasPassword: true,
}
const luis: User = { ...ana, _id: 'luis', name: 'Luis' }
const lost = () => Promise.reject(new CallError({ code: 'not_signed_in', message: '', status: 401 }))

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}
let answer: () => Promise<Response>

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('window', { location: { pathname: '/profile', search: '' } })
  vi.stubGlobal('fetch', (url: string) => (url.endsWith('/config.json') ? new Response('{}') : answer()))
})
afterEach(() => vi.unstubAllGlobals())

const withSomethingOf = (user: User) => {
  const client = createQueryClient()
  changeUser(client, user)
  client.setQueryData(keysOf(user._id).plan, { plan: 'pro' })
  return client
}

test('at first nobody is known, and a session that is found has its user', async () => {
  const client = createQueryClient()
  expect(client.getQueryData(sessionKey)).toBeUndefined()
  answer = async () => new Response(JSON.stringify({ success: true, user: ana }))
  expect(await client.fetchQuery(sessionQuery)).toEqual(ana)
  expect(localStorage.getItem('has-signed-in')).toBe('ana')
})

test.each([
  ['no session', async () => new Response(JSON.stringify({ success: false, code: 'not_signed_in' }), { status: 401 })],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['an answer nobody understands', async () => new Response('<html>')],
])('%s means that nobody is signed in', async (_, given) => {
  answer = given
  const client = createQueryClient()
  expect(await client.fetchQuery(sessionQuery)).toBeNull()
})

test('who signs in while the session is looked at stays signed in', async () => {
  const client = createQueryClient()
  const looking = Promise.withResolvers<Response>()
  answer = () => looking.promise
  const found = client.fetchQuery(sessionQuery)
  changeUser(client, ana)
  looking.reject(new Error('no answer'))
  expect(await found).toEqual(ana)
})

test('another user finds nothing of the one before, whether that one left or not', () => {
  const client = withSomethingOf(ana)
  client.getMutationCache().build(client, { mutationFn: async () => 'secret' })
  changeUser(client, luis)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([sessionKey])
  expect(client.getMutationCache().getAll()).toEqual([])
  expect(client.getQueryData(sessionKey)).toEqual(luis)
})

test('the same user, changed, keeps what was asked', () => {
  const client = withSomethingOf(ana)
  changeUser(client, { ...ana, name: 'Ana Lucía' })
  expect(client.getQueryData(keysOf('ana').plan)).toEqual({ plan: 'pro' })
})

test('leaving empties the cache and forgets the place', () => {
  const client = withSomethingOf(ana)
  endSession(client)
  expect(client.getQueryData(sessionKey)).toBeNull()
  expect(client.getQueryData(keysOf('ana').plan)).toBeUndefined()
  expect(findPlaceToResume('ana')).toBeUndefined()
  expect(localStorage.getItem('has-signed-in')).toBeNull()
})

test('a call that is told of no session ends it here, and remembers the place', async () => {
  const client = withSomethingOf(ana)
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn: lost })).rejects.toThrow()
  expect(client.getQueryData(sessionKey)).toBeNull()
  expect(client.getQueryData(keysOf('ana').plan)).toBeUndefined()
  expect(findPlaceToResume('ana')).toBe('/profile')
})

test('so does one whose failure is the cause of another, and one that changes something', async () => {
  const client = withSomethingOf(ana)
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => lost().catch(cause => Promise.reject(new Error('research failed', { cause }))),
  })
  await expect(mutation.execute(undefined)).rejects.toThrow('research failed')
  expect(client.getQueryData(sessionKey)).toBeNull()
})

test('any other failure leaves the session alone', async () => {
  const client = withSomethingOf(ana)
  const fail = () => Promise.reject(new CallError({ code: 'internal', message: '', status: 500 }))
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn: fail })).rejects.toThrow()
  expect(client.getQueryData(sessionKey)).toEqual(ana)
})
