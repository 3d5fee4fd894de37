import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIFETIMES_MS, SESSION_TOUCH_MS } from '../lifetimes.ts'
import type { Stores } from '../stores.ts'

const now = new Date('2026-03-05T12:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe.each(ENGINES)('accounts on the %s engine', engine => {
  let opened: TestDatabase
  let stores: Stores
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    stores = opened.database.stores
    await stores.authorizedEmails.authorize({ patterns: ['*@Example.com', 'solo@other.test'], now })
  })
  afterAll(() => opened.discard())

  async function register(name: string) {
    const email = `${name}@example.com`
    const registered = await stores.users.register({ username: name, email, passwordHash: `hash of ${name}`, now })
    if (registered.result !== 'registered') throw new Error(registered.result)
    return registered
  }

  test('a fresh database has its first directory', async () => {
    const [first] = await stores.directories.list()
    expect(first?.slug).toBe('product-research')
    expect(await stores.directories.find(first?.id ?? '')).toEqual(first)
    expect(await stores.directories.find('nowhere')).toBeNull()
  })

  test('an authorized address registers and is signed in, with a trial of fourteen days', async () => {
    const { user, sessionToken } = await register('ana')
    expect(user).toMatchObject({
      email: 'ana@example.com',
      plan: 'trial',
      language: 'es',
      hasPassword: true,
      name: null,
    })
    expect(user.trialEndsAt).toEqual(later(14 * 86_400_000))
    expect(await stores.sessions.find({ token: sessionToken, now })).toEqual(user)
  })

  test('an address is authorized by itself or by its domain, and by nothing like it', async () => {
    const tries = { 'x@example.com': true, 'X@EXAMPLE.COM': true, 'Solo@Other.test': true }
    const refused = { 'x@other.test': false, 'x@sub.example.com': false, 'x@example.com.evil.test': false, '*': false }
    for (const [email, isAuthorized] of Object.entries({ ...tries, ...refused }))
      expect([email, await stores.authorizedEmails.isAuthorized(email)]).toEqual([email, isAuthorized])
    const stranger = { username: 'stranger', email: 'x@other.test', passwordHash: 'hash', now }
    expect(await stores.users.register(stranger)).toEqual({ result: 'not-authorized' })
    expect(await stores.users.findByEmail('x@other.test')).toBeNull()
  })

  test('a revoked address can no longer register', async () => {
    await stores.authorizedEmails.authorize({ patterns: ['once@later.test'], now })
    expect(await stores.authorizedEmails.revoke('ONCE@later.test')).toBe(true)
    expect(await stores.authorizedEmails.revoke('once@later.test')).toBe(false)
    expect(await stores.authorizedEmails.isAuthorized('once@later.test')).toBe(false)
    expect((await stores.authorizedEmails.list()).map(row => row.pattern)).toEqual(['*@example.com', 'solo@other.test'])
  })

  test('e-mail and username are taken whatever their case, also beyond ASCII', async () => {
    await register('Élodie')
    const again = { email: 'free@example.com', passwordHash: 'hash', now }
    expect(await stores.users.register({ ...again, username: 'éLODIE' })).toEqual({ result: 'username-taken' })
    expect(await stores.users.register({ ...again, username: 'free', email: 'éLODIE@Example.COM' })).toEqual({
      result: 'email-taken',
    })
  })

  test('of many registrations of one e-mail at the same moment one wins', async () => {
    const tries = Array.from({ length: 8 }, (_, index) =>
      stores.users.register({ username: `racer ${index}`, email: 'Race@example.com', passwordHash: 'hash', now }),
    )
    const results = (await Promise.all(tries)).map(reply => reply.result).sort()
    expect(results).toEqual([...Array(7).fill('email-taken'), 'registered'])
  })

  test('of two registrations of one username at the same moment one wins', async () => {
    const tries = ['one', 'two'].map(name =>
      stores.users.register({ username: 'Same Name', email: `${name}.same@example.com`, passwordHash: 'hash', now }),
    )
    expect((await Promise.all(tries)).map(reply => reply.result).sort()).toEqual(['registered', 'username-taken'])
  })

  test('a session ends after thirty idle days, and each use moves that', async () => {
    const { sessionToken: token } = await register('idle')
    const almost = LIFETIMES_MS.idleSession - 1
    expect(await stores.sessions.find({ token, now: later(almost) })).not.toBeNull()
    expect(await stores.sessions.find({ token, now: later(2 * almost) })).not.toBeNull()
    expect(await stores.sessions.find({ token, now: later(2 * almost + LIFETIMES_MS.idleSession) })).toBeNull()
  })

  test('a use shortly after the last one does not write', async () => {
    const { user, sessionToken: token } = await register('busy')
    await stores.sessions.find({ token, now: later(SESSION_TOUCH_MS - 1) })
    expect((await stores.sessions.list({ ownerId: user.id, now }))[0]?.lastSeenAt).toEqual(now)
    await stores.sessions.find({ token, now: later(SESSION_TOUCH_MS) })
    expect((await stores.sessions.list({ ownerId: user.id, now }))[0]?.lastSeenAt).toEqual(later(SESSION_TOUCH_MS))
  })

  test('a session that ended, or never was, finds nobody', async () => {
    const { sessionToken: token } = await register('gone')
    await stores.sessions.end({ token })
    for (const said of [token, 'nonsense', '']) expect(await stores.sessions.find({ token: said, now })).toBeNull()
  })

  test('a change of the user shows at the next look at the session', async () => {
    const { user, sessionToken: token } = await register('changing')
    const look = () => stores.sessions.find({ token, now })
    expect(await look()).toMatchObject({ name: null, plan: 'trial' })
    await stores.users.updateProfile({ ownerId: user.id, name: 'New', now })
    expect(await look()).toMatchObject({ name: 'New' })
    await stores.users.changePlan({ ownerId: user.id, facts: { plan: 'pro', trialEndsAt: null }, now })
    expect(await look()).toMatchObject({ plan: 'pro', trialEndsAt: null })
    await stores.users.remove({ ownerId: user.id })
    expect(await look()).toBeNull()
  })

  test('a session that ends while many look at it is found by nobody afterwards', async () => {
    for (const end of ['end', 'endAll', 'changePassword', 'consume'] as const) {
      const { user, sessionToken: token } = await register(`ending ${end}`)
      const ownerId = user.id
      const link = (await stores.resetTokens.issue({ ownerId, now })) ?? ''
      const look = () => stores.sessions.find({ token, now })
      const ending = {
        end: () => stores.sessions.end({ token }),
        endAll: () => stores.sessions.endAll({ ownerId }),
        changePassword: () => stores.users.changePassword({ ownerId, passwordHash: 'x', keepToken: null, now }),
        consume: () => stores.resetTokens.consume({ token: link, passwordHash: 'x', now }),
      }
      await look()
      await Promise.all([look(), look(), ending[end](), look(), look()])
      expect([end, await look()]).toEqual([end, null])
    }
  })

  test('a sign-in whose password was changed meanwhile gets no session', async () => {
    const { user } = await register('slow')
    const ownerId = user.id
    expect(await stores.sessions.start({ ownerId, passwordHash: 'hash of slow', now })).toEqual(expect.any(String))
    expect(await stores.sessions.start({ ownerId, passwordHash: 'an older hash', now })).toBeNull()
    expect(await stores.sessions.start({ ownerId, passwordHash: null, now })).toBeNull()
    expect(await stores.sessions.start({ ownerId: 'nobody', passwordHash: null, now })).toBeNull()
  })

  test('a password change ends the other sessions and keeps this one', async () => {
    const { user, sessionToken } = await register('changer')
    const other = await stores.sessions.start({ ownerId: user.id, passwordHash: 'hash of changer', now })
    const change = { ownerId: user.id, passwordHash: 'new hash', keepToken: sessionToken, now }
    expect(await stores.users.changePassword(change)).toEqual({ result: 'changed' })
    expect(await stores.sessions.find({ token: sessionToken, now })).not.toBeNull()
    expect(await stores.sessions.find({ token: other ?? '', now })).toBeNull()
    expect((await stores.users.findForSignIn('CHANGER@example.com'))?.passwordHash).toBe('new hash')
    expect(await stores.users.changePassword({ ...change, ownerId: 'nobody' })).toEqual({ result: 'not-found' })
  })

  test('a reset link works once, sets the password and ends every session', async () => {
    const { user, sessionToken } = await register('forgetful')
    const token = (await stores.resetTokens.issue({ ownerId: user.id, now })) ?? ''
    expect(await stores.resetTokens.isValid({ token, now })).toBe(true)
    const use = { token, passwordHash: 'reset hash', now }
    const both = await Promise.all([stores.resetTokens.consume(use), stores.resetTokens.consume(use)])
    expect(both.map(reply => reply.result).sort()).toEqual(['changed', 'invalid'])
    expect(await stores.sessions.find({ token: sessionToken, now })).toBeNull()
    expect((await stores.users.findForSignIn(user.email))?.passwordHash).toBe('reset hash')
  })

  test('only the newest reset link works, for one hour', async () => {
    const { user } = await register('impatient')
    const older = (await stores.resetTokens.issue({ ownerId: user.id, now })) ?? ''
    const token = (await stores.resetTokens.issue({ ownerId: user.id, now })) ?? ''
    expect(await stores.resetTokens.consume({ token: older, passwordHash: 'x', now })).toEqual({ result: 'invalid' })
    const late = later(LIFETIMES_MS.resetToken)
    expect(await stores.resetTokens.consume({ token, passwordHash: 'x', now: late })).toEqual({ result: 'invalid' })
    expect(await stores.resetTokens.isValid({ token, now: later(LIFETIMES_MS.resetToken - 1) })).toBe(true)
    expect(await stores.resetTokens.issue({ ownerId: 'nobody', now })).toBeNull()
  })

  test('a profile changes field by field, and a taken username is refused', async () => {
    const { user } = await register('profile')
    await register('neighbour')
    const change = { ownerId: user.id, now: later(1) }
    expect(await stores.users.updateProfile({ ...change, name: 'Ana María' })).toMatchObject({
      result: 'updated',
      user: { name: 'Ana María', username: 'profile' },
    })
    expect(await stores.users.updateProfile({ ...change, username: 'NEIGHBOUR' })).toEqual({ result: 'username-taken' })
    expect(await stores.users.updateProfile({ ...change, username: 'Profile' })).toMatchObject({ result: 'updated' })
    expect(await stores.users.find({ ownerId: user.id })).toMatchObject({ name: 'Ana María', username: 'Profile' })
    expect(await stores.users.updateProfile({ ...change, ownerId: 'nobody', name: 'x' })).toEqual({
      result: 'not-found',
    })
  })

  test('operators make accounts without authorization, and a missing username is made from the e-mail', async () => {
    const made = await stores.users.create({ email: 'member@network.test', passwordHash: 'hash', plan: 'pro', now })
    expect(made).toMatchObject({ result: 'created', user: { username: 'member', plan: 'pro', trialEndsAt: null } })
    const twin = await stores.users.create({ email: 'member@elsewhere.test', passwordHash: 'hash', now })
    expect(twin).toMatchObject({ result: 'created', user: { username: expect.stringMatching(/^member-\d+$/) } })
    expect(await stores.users.create({ email: 'MEMBER@network.test', passwordHash: 'hash', now })).toEqual({
      result: 'email-taken',
    })
  })
})
