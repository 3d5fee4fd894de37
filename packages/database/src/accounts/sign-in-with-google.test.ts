import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Stores } from '../stores.ts'

const now = new Date('2026-03-05T12:00:00.000Z')

describe.each(ENGINES)('Google on the %s engine', engine => {
  let opened: TestDatabase
  let stores: Stores
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    stores = opened.database.stores
    await stores.authorizedEmails.authorize({ patterns: ['*@example.com'], now })
  })
  afterAll(() => opened.discard())

  const signIn = (name: string, sub = `google ${name}`) =>
    stores.users.signInWithGoogle({ email: `${name}@example.com`, name: 'A Name', sub, now })

  test('an authorized identity gets an account and a session, and the same account the next time', async () => {
    const first = await signIn('new')
    const second = await signIn('new')
    expect(first).toMatchObject({ result: 'signed-in', how: 'created', user: { hasGoogle: true, hasPassword: false } })
    expect(second).toMatchObject({ result: 'signed-in', how: 'known' })
    if (first.result !== 'signed-in' || second.result !== 'signed-in') throw new Error('not signed in')
    expect(second.user.id).toBe(first.user.id)
    expect(second.sessionToken).not.toBe(first.sessionToken)
    expect(await stores.sessions.find({ token: first.sessionToken, now })).toEqual(first.user)
  })

  test('an address that is not authorized gets nothing', async () => {
    const stranger = { email: 'x@other.test', name: null, sub: 'google x', now }
    expect(await stores.users.signInWithGoogle(stranger)).toEqual({ result: 'not-authorized' })
    expect(await stores.users.findByEmail(stranger.email)).toBeNull()
  })

  test('a password set before anybody proved the mailbox ends when its owner comes by Google', async () => {
    const registration = { username: 'squat', email: 'Squat@example.com', passwordHash: 'hash of a stranger', now }
    const squatter = await stores.users.register(registration)
    if (squatter.result !== 'registered') throw new Error(squatter.result)
    expect(await signIn('squat')).toMatchObject({ how: 'linked', user: { id: squatter.user.id, hasPassword: false } })
    expect(await stores.sessions.find({ token: squatter.sessionToken, now })).toBeNull()
  })

  test('a password set through the mailbox stays', async () => {
    const registration = { username: 'honest', email: 'honest@example.com', passwordHash: 'hash', now }
    const registered = await stores.users.register(registration)
    if (registered.result !== 'registered') throw new Error(registered.result)
    const token = (await stores.resetTokens.issue({ ownerId: registered.user.id, now })) ?? ''
    await stores.resetTokens.consume({ token, passwordHash: 'proven hash', now })
    expect(await signIn('honest')).toMatchObject({ how: 'linked', user: { hasPassword: true } })
    expect((await stores.users.findForSignIn('honest@example.com'))?.passwordHash).toBe('proven hash')
  })

  test('an account of one Google identity is not given to another', async () => {
    await signIn('mine')
    expect(await signIn('mine', 'google of somebody else')).toEqual({ result: 'linked-to-another' })
  })

  test('two first sign-ins at the same moment end in one account', async () => {
    const both = await Promise.all([signIn('double'), signIn('double')])
    const ids = both.map(reply => (reply.result === 'signed-in' ? reply.user.id : reply.result))
    expect(ids[0]).toBe(ids[1])
    expect((await stores.users.list()).filter(user => user.email === 'double@example.com')).toHaveLength(1)
  })
})
