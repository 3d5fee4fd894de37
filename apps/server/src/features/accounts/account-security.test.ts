import { confirmPassword, endAllSessions, endSession, getSessions } from '@sondeo/contract/account-security'
import { checkAuth, deleteAccount, login, register, resetPassword, updateProfile } from '@sondeo/contract/accounts'
import { ENGINES } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, registerSomebody, signInAgain } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'

const minute = 60_000
const newPassword = { name: null, username: null, password: 'nueva clave larga' }

describe.each(ENGINES)('keeping an account on the %s engine', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.discard())

  test('a session that is older than ten minutes sets no password until the old one was given', async () => {
    const { client, email } = await registerSomebody(server)
    server.clock.advance(11 * minute)
    const refused = await client.call(updateProfile, newPassword)
    expect([refused.status, refused.failure.code]).toEqual([403, 'confirmation_needed'])
    await signInAgain(server, email)

    const wrong = await client.call(confirmPassword, { password: 'otra clave larga' })
    expect([wrong.status, wrong.failure.code]).toEqual([403, 'password_wrong'])
    expect((await client.call(updateProfile, newPassword)).failure.code).toBe('confirmation_needed')

    expect((await client.call(confirmPassword, { password })).status).toBe(200)
    server.clock.advance(9 * minute)
    expect((await client.call(updateProfile, newPassword)).status).toBe(200)
    await signInAgain(server, email, newPassword.password)
  })

  test('name and username change without it', async () => {
    const { client, username } = await registerSomebody(server)
    server.clock.advance(11 * minute)
    const change = { name: 'Ana', username: `${username} nueva`, password: null }
    expect((await client.call(updateProfile, change)).status).toBe(200)
  })

  test('deleting the account asks for it too, and the e-mail alone deletes nothing', async () => {
    const { client, email } = await registerSomebody(server)
    server.clock.advance(11 * minute)
    expect((await client.call(deleteAccount, { email })).failure.code).toBe('confirmation_needed')
    expect((await client.call(checkAuth)).status).toBe(200)
    await client.call(confirmPassword, { password })
    expect((await client.call(deleteAccount, { email })).status).toBe(200)
  })

  test('a proof counts for the session that gave it only', async () => {
    const { client, email } = await registerSomebody(server)
    const other = await signInAgain(server, email)
    server.clock.advance(11 * minute)
    await client.call(confirmPassword, { password })
    expect((await other.call(updateProfile, newPassword)).failure.code).toBe('confirmation_needed')
  })

  test('an account without a password proves itself by signing in again', async () => {
    const { users, sessions } = server.services.stores
    const email = `google.${crypto.randomUUID()}@example.com`
    const made = await users.create({ email, passwordHash: null, now: server.clock.now() })
    if (made.result !== 'created') throw new Error(made.result)
    const signIn = async () => {
      const token = await sessions.start({ ownerId: made.user.id, passwordHash: null, now: server.clock.now() })
      const client = server.client()
      client.cookies.set('sondeo', token ?? '')
      return client
    }
    const old = await signIn()
    server.clock.advance(11 * minute)
    expect((await old.call(confirmPassword, { password })).failure.code).toBe('confirmation_needed')
    expect((await old.call(updateProfile, newPassword)).failure.code).toBe('confirmation_needed')
    expect((await (await signIn()).call(updateProfile, newPassword)).status).toBe(200)
  })

  test('a reset link from before a change of password no longer works', async () => {
    const { client, email } = await registerSomebody(server)
    const user = await server.services.stores.users.findByEmail(email)
    const now = server.clock.now()
    const token = (await server.services.stores.resetTokens.issue({ ownerId: user?.id ?? '', now })) ?? ''
    await client.call(updateProfile, newPassword)
    const reset = await server.client().call(resetPassword, { newPassword: 'una del ladrón' }, { params: { token } })
    expect([reset.status, reset.failure.code]).toEqual([400, 'reset_link_invalid'])
  })

  test('the list shows where one is signed in, and ends one session or all of them', async () => {
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const { client, email } = await registerSomebody(server, firefox)
    const phone = server.client({
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604.1',
    })
    await phone.call(login, { email, password })
    const program = server.client({ 'user-agent': 'curl/8' })
    await program.call(login, { email, password })
    const listed = (await client.call(getSessions)).body.sessions
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual(
      expect.arrayContaining([
        ['Firefox · Linux', true],
        ['Safari · iPhone', false],
        [null, false],
      ]),
    )
    expect(JSON.stringify(listed)).not.toContain(client.cookies.get('sondeo'))

    const ofPhone = listed.find(({ device }) => device?.includes('iPhone'))?._id ?? ''
    const stranger = (await registerSomebody(server)).client
    expect((await stranger.call(endSession, { sessionId: ofPhone })).failure.code).toBe('not_found')
    expect((await phone.call(checkAuth)).status).toBe(200)
    expect((await client.call(endSession, { sessionId: ofPhone })).status).toBe(200)
    expect((await phone.call(checkAuth)).status).toBe(401)

    expect((await client.call(endAllSessions)).status).toBe(200)
    expect((await client.call(checkAuth)).status).toBe(401)
    expect((await program.call(checkAuth)).status).toBe(401)
    expect((await stranger.call(checkAuth)).status).toBe(200)
  })

  test('a password known from leaks is refused wherever one is chosen', async () => {
    const weak = 'Password2026'
    const body = { username: 'débil', email: 'debil@example.com', password: weak, confirmPassword: weak }
    const { status, failure } = await server.client().call(register, body)
    expect([status, failure.code, failure.fields]).toEqual([
      400,
      'password_known',
      [{ field: 'password', code: 'password_known' }],
    ])
    const { client, email } = await registerSomebody(server)
    expect((await client.call(updateProfile, { ...newPassword, password: weak })).failure.code).toBe('password_known')
    const user = await server.services.stores.users.findByEmail(email)
    const now = server.clock.now()
    const token = (await server.services.stores.resetTokens.issue({ ownerId: user?.id ?? '', now })) ?? ''
    const reset = await server.client().call(resetPassword, { newPassword: weak }, { params: { token } })
    expect(reset.failure.fields).toEqual([{ field: 'newPassword', code: 'password_known' }])
  })
})
