import { openDatabase } from '@sondeo/database/open-database'
import { ENGINES, openTestDatabase, TEST_ENCRYPTION_KEY, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPasswordRight } from '../features/accounts/password-hash.ts'
import { removeExpired } from '../features/accounts/remove-expired.job.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import type { AdminRequest } from './admin-request.ts'
import { runAdminRequest } from './run-admin-request.ts'

const now = new Date('2026-03-05T12:00:00.000Z')

describe.each(ENGINES)('commands of the operator on the %s engine', engine => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.discard())

  let time = now
  const run = (request: AdminRequest) =>
    runAdminRequest(
      { ...opened.database, now: () => time, hasBilling: true, enforcesLimits: true, billing: undefined },
      request,
    )
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

  test('the state of the service is told by sizes and counts, with nothing of anybody’s', async () => {
    const jobs = await openJobs(
      opened.database.pglite ? { pglite: opened.database.pglite } : { url: opened.url ?? '' },
      [removeExpired],
      { log: { error: () => {} }, worked: () => {} },
    )
    await jobs.send(removeExpired, {})
    const { isDone, lines } = await run({ command: 'status' })
    await jobs.stop()
    expect(isDone).toBe(true)
    const told = lines.join('\n')
    expect(told).toMatch(/^Accounts: \d+\nDatabase: \d+\.\d MB\n/)
    expect(told).toMatch(/\n {2}users +\d\.\d MB +\d+/)
    expect(told).toMatch(/Jobs that wait or run: 1\n.*\n {2}accounts\.remove-expired +created +1 +\d+ s/)
    expect(told).not.toContain('@')
  })

  test('while two keys are known, the state tells what the old one still holds, until it is sealed anew', async () => {
    expect(await run({ command: 'renew-seals' })).toMatchObject({
      isDone: false,
      lines: [expect.stringMatching(/one key/)],
    })
    const { url, dataDir } = opened
    await opened.database.close()
    const keys = { encryptionKey: 'the key that comes after the key for tests', alsoOpens: TEST_ENCRYPTION_KEY }
    opened.database = await openDatabase({ url, dataDir, ...keys })
    const tell = async () => (await run({ command: 'status' })).lines.find(line => line.includes('other key'))
    expect(await tell()).toMatch(/: [1-9]\d*$/)
    expect((await run({ command: 'renew-seals' })).lines).toEqual([expect.stringMatching(/^Sealed [1-9]\d* values/)])
    expect(await tell()).toMatch(/: 0$/)
  })

  test('a plan is raised at once, lowered and cancelled at the end of its period', async () => {
    const email = 'plan@socios.test'
    await run({ command: 'create-user', email, password, plan: 'standard' })
    const plan = (to?: 'standard' | 'pro' | 'none') => run({ command: 'plan', email, ...(to && { to }) })
    expect((await plan('pro')).lines.slice(0, 2)).toEqual([
      `${email}: Pro, by the month`,
      '  then: the same again on 2026-04-05',
    ])
    expect((await plan('standard')).lines.slice(0, 2)).toEqual([
      `${email}: Pro, by the month`,
      '  then: Standard on 2026-04-05',
    ])
    time = new Date('2026-04-05T12:00:00.000Z')
    expect((await plan()).lines[0]).toBe(`${email}: Standard, by the month`)
    expect((await plan('none')).lines[1]).toBe('  then: no plan on 2026-05-05')
    time = new Date('2026-05-05T12:00:00.000Z')
    expect((await plan()).lines[0]).toBe(`${email}: no plan`)
    expect((await run({ command: 'plan', email, to: 'pro', annual: true })).lines.slice(0, 2)).toEqual([
      `${email}: Pro, by the year`,
      '  then: the same again on 2027-05-05',
    ])
    expect((await run({ command: 'plan', email, to: 'standard', now: true })).lines[0]).toContain('Standard')
    time = now
    expect((await run({ command: 'plan', email: 'nobody@socios.test' })).isDone).toBe(false)
  })

  test('credits are added, and usage is told', async () => {
    const email = 'uso@socios.test'
    await run({ command: 'create-user', email, password, plan: 'pro' })
    expect((await run({ command: 'credits', email, reports: 3, scans: 2 })).lines).toEqual([
      `${email} has credits for 3 reports and 2 scans.`,
    ])
    const { lines } = await run({ command: 'usage', emails: [email] })
    expect(lines[1]?.split(/ {2,}/)).toEqual(['', email, 'pro', '0/unlimited', '0/200', '3 + 2', '2026-04-05'])
    expect((await run({ command: 'usage', emails: ['nobody@socios.test'] })).isDone).toBe(false)
    expect((await run({ command: 'usage', emails: [] })).lines.length).toBeGreaterThan(2)
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
