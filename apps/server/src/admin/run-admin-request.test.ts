import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPasswordRight } from '../features/accounts/password-hash.ts'
import type { AdminRequest } from './admin-request.ts'
import { runAdminRequest } from './run-admin-request.ts'

const now = new Date('2026-03-05T12:00:00.000Z')

describe.each(ENGINES)('commands of the operator on the %s engine', engine => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.discard())

  const run = (request: AdminRequest) => runAdminRequest({ stores: opened.database.stores, now: () => now }, request)
  const password = 'una clave larga'

  test('addresses and domains are authorized once and revoked once', async () => {
    const patterns = ['*@nueva.test', 'eva@otra.test']
    expect(await run({ command: 'authorize', patterns })).toEqual({
      isDone: true,
      lines: ['*@nueva.test may register now.', 'eva@otra.test may register now.'],
    })
    expect((await run({ command: 'authorize', patterns: ['eva@otra.test'] })).lines).toEqual([
      'eva@otra.test was authorized before.',
    ])
    expect(await run({ command: 'revoke', patterns: ['eva@otra.test', 'no@otra.test'] })).toEqual({
      isDone: false,
      lines: ['eva@otra.test may no longer register.', 'no@otra.test was not authorized.'],
    })
    expect(await opened.database.stores.authorizedEmails.isAuthorized('eva@otra.test')).toBe(false)
  })

  test('an account is made whether or not its e-mail is authorized, and listed', async () => {
    const { stores } = opened.database
    const create = { command: 'create-user', email: 'ana@socios.test', password } as const
    expect(await run({ ...create, username: 'Ana', name: 'Ana P.', plan: 'pro', language: 'en' })).toEqual({
      isDone: true,
      lines: ['Made an account for ana@socios.test, username Ana.'],
    })
    const stored = await stores.users.findForSignIn('ana@socios.test')
    expect(stored?.user).toMatchObject({ username: 'Ana', name: 'Ana P.', plan: 'pro', language: 'en' })
    expect(await isPasswordRight(password, stored?.passwordHash)).toBe(true)
    expect((await run(create)).lines).toEqual(['There is an account with the e-mail ana@socios.test already.'])
    expect(await run({ ...create, email: 'b@socios.test', username: 'ANA' })).toMatchObject({ isDone: false })
    const { lines } = await run({ command: 'list' })
    expect(lines).toContain('  ana@socios.test  Ana       pro   password     2026-03-05')
  })

  test('a new password and the end of all sessions sign the person out everywhere', async () => {
    const { stores } = opened.database
    const email = 'luz@socios.test'
    await run({ command: 'create-user', email, password })
    const signIn = async () => {
      const known = await stores.users.findForSignIn(email)
      const ownerId = known?.user.id ?? ''
      return stores.sessions.start({ ownerId, passwordHash: known?.passwordHash ?? null, now })
    }
    await signIn()
    await signIn()
    expect((await run({ command: 'end-sessions', email })).lines).toEqual(['Ended 2 sessions of luz@socios.test.'])
    const token = (await signIn()) ?? ''
    expect((await run({ command: 'set-password', email, password: 'otra clave larga' })).isDone).toBe(true)
    expect(await stores.sessions.find({ token, now })).toBeNull()
    const stored = await stores.users.findForSignIn(email)
    expect(await isPasswordRight('otra clave larga', stored?.passwordHash)).toBe(true)
  })

  test('a deleted account is gone, and a command for nobody says so', async () => {
    const email = 'sol@socios.test'
    await run({ command: 'create-user', email, password })
    expect((await run({ command: 'delete-user', email })).isDone).toBe(true)
    for (const request of [
      { command: 'delete-user', email },
      { command: 'end-sessions', email },
      { command: 'set-password', email, password },
    ] as const)
      expect(await run(request)).toEqual({
        isDone: false,
        lines: ['There is no account with the e-mail sol@socios.test.'],
      })
  })
})
