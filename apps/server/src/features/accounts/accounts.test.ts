import { checkAuth, login, logout, register, setLanguage, updateProfile } from '@sondeo/contract/accounts'
import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import type { ErrorCode } from '@sondeo/contract/errors'
import { ENGINES } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, registerSomebody, signInAgain } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'

const day = 24 * 3600 * 1000

/** What a refusal looks like: code and text, and the field where there is one. */
const refusal = (code: ErrorCode, field?: string) => ({
  success: false,
  code,
  message: errorTextsEn[code],
  ...(field && { fields: [{ field, code }] }),
})

describe.each(ENGINES)('accounts on the %s engine', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.discard())

  const good = { username: 'nadie', email: 'nadie@example.com', password, confirmPassword: password }

  test('somebody authorized registers, is signed in and sees no secret', async () => {
    const client = server.client({ 'accept-language': 'en-GB,en;q=0.9' })
    const body = { ...good, username: '  José Ñandú ', email: ' Jose@Example.COM ' }
    const { status, body: said, reply } = await client.call(register, body)
    expect(status).toBe(200)
    expect(said).toEqual({
      success: true,
      user: {
        _id: expect.any(String),
        name: '',
        username: 'José Ñandú',
        email: 'jose@example.com',
        language: 'en',
        region: null,
        plan: 'trial',
        hasPassword: true,
      },
    })
    expect(reply.cookies).toEqual([
      {
        name: 'sondeo',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 2_592_000,
      },
    ])
    expect((await client.call(checkAuth)).body).toEqual(said)
  })

  test.each<[string, object, ErrorCode, string]>([
    ['no username', { username: undefined }, 'field_required', 'username'],
    ['a blank username', { username: '  ' }, 'field_required', 'username'],
    ['a username of 61 characters', { username: 'x'.repeat(61) }, 'field_too_long', 'username'],
    ['a username with a control character', { username: 'a\u0007b' }, 'invalid_characters', 'username'],
    ['a username that is a number', { username: 5 }, 'field_required', 'username'],
    ['no e-mail', { email: undefined }, 'field_required', 'email'],
    ['half an e-mail', { email: 'nadie@' }, 'invalid_email', 'email'],
    ['an e-mail of 300 characters', { email: `${'a'.repeat(290)}@example.com` }, 'field_too_long', 'email'],
    ['no password', { password: undefined }, 'field_required', 'password'],
    ['a password of 7', { password: '1234567', confirmPassword: '1234567' }, 'password_too_short', 'password'],
    [
      'a password of 201',
      { password: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) },
      'password_too_long',
      'password',
    ],
    ['two different passwords', { confirmPassword: 'otra clave' }, 'passwords_do_not_match', 'confirmPassword'],
    ['no confirmation', { confirmPassword: undefined }, 'field_required', 'confirmPassword'],
  ])('registering with %s is refused at that field', async (_, bad, code, field) => {
    const { status, failure } = await server.client().call(register, { ...good, ...bad })
    expect([status, failure]).toEqual([400, refusal(code, field)])
    expect(await server.services.stores.users.findByEmail(good.email)).toBeNull()
  })

  test('an e-mail that is not authorized is refused with the text of the catalogue', async () => {
    const { status, failure } = await server.client().call(register, { ...good, email: 'nadie@elsewhere.test' })
    expect(status).toBe(403)
    expect(failure.message).toBe(
      'Registration failed: Your email is not authorized. Please contact support for access.',
    )
  })

  test('one account per e-mail and per username, whatever the case', async () => {
    const { email, username } = await registerSomebody(server)
    const sameEmail = await server.client().call(register, { ...good, email: email.toUpperCase() })
    expect([sameEmail.status, sameEmail.failure]).toEqual([409, refusal('email_taken', 'email')])
    const sameName = await server.client().call(register, {
      ...good,
      email: 'otra@example.com',
      username: username.toUpperCase(),
    })
    expect([sameName.status, sameName.failure]).toEqual([409, refusal('username_taken', 'username')])
  })

  test('of two registrations of one e-mail at the same moment one wins', async () => {
    const tries = ['uno', 'dos'].map(username =>
      server.client().call(register, { ...good, username, email: 'carrera@example.com' }),
    )
    const both = await Promise.all(tries)
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.failure.code).toBe('email_taken')
  })

  test('signing in works in any case of the e-mail and gives a new session each time', async () => {
    const { client, email } = await registerSomebody(server)
    const before = client.cookies.get('sondeo') ?? ''
    const { status, body } = await client.call(login, { email: email.toUpperCase(), password })
    expect([status, body.user.email]).toEqual([200, email])
    expect(client.cookies.get('sondeo')).not.toBe(before)
    const old = await server.client().send({ url: checkAuth.path, cookies: { sondeo: before } })
    expect(old.statusCode).toBe(401)
  })

  test('after ten wrong passwords a caller has to wait; a right one before that begins the count anew', async () => {
    const { email } = await registerSomebody(server)
    const guesser = server.client()
    const tryAs = (typed: string) => guesser.call(login, { email, password: typed })
    const tryWrong = async (times: number) => {
      const codes: string[] = []
      for (let time = 0; time < times; time++) codes.push((await tryAs('not the password')).failure.code)
      return new Set(codes)
    }
    expect(await tryWrong(9)).toEqual(new Set(['bad_credentials']))
    expect((await tryAs(password)).status).toBe(200)
    expect(await tryWrong(10)).toEqual(new Set(['bad_credentials']))
    expect((await tryAs(password)).failure.code).toBe('too_many_requests')
  })

  test('strangers who guess from many places are slowed down, and cannot lock the owner out', async () => {
    const { email } = await registerSomebody(server)
    server.pausesMs.length = 0
    for (let time = 0; time < 30; time++) await server.client().call(login, { email, password: 'not the password' })
    expect(server.pausesMs).toEqual([500, 1000, 2000, ...Array<number>(7).fill(4000)])
    expect((await server.client().call(login, { email, password })).status).toBe(200)
    server.pausesMs.length = 0
    expect((await server.client().call(login, { email, password })).status).toBe(200)
    expect(server.pausesMs).toEqual([])
  })

  test('registering while signed in ends the session that was there', async () => {
    const { client } = await registerSomebody(server)
    const before = client.cookies.get('sondeo') ?? ''
    await client.call(register, { ...good, username: 'segunda', email: 'segunda@example.com' })
    const old = await server.client().send({ url: checkAuth.path, cookies: { sondeo: before } })
    expect(old.statusCode).toBe(401)
  })

  test('a wrong password and an unknown e-mail get the same answer, and no cookie', async () => {
    const { email } = await registerSomebody(server)
    const tries = [
      { email, password: 'otra clave larga' },
      { email: 'nobody@example.com', password },
    ]
    for (const attempt of tries) {
      const { status, failure, reply } = await server.client().call(login, attempt)
      expect([status, failure, reply.cookies]).toEqual([401, refusal('bad_credentials'), []])
    }
  })

  test.each<[string, object, ErrorCode, string]>([
    ['no e-mail', { email: undefined }, 'field_required', 'email'],
    ['half an e-mail', { email: 'nadie' }, 'invalid_email', 'email'],
    ['no password', { password: undefined }, 'field_required', 'password'],
    ['a password of 1001', { password: 'x'.repeat(1001) }, 'field_too_long', 'password'],
  ])('signing in with %s is refused at that field', async (_, bad, code, field) => {
    const { status, failure } = await server.client().call(login, { email: good.email, password, ...bad })
    expect([status, failure]).toEqual([400, refusal(code, field)])
  })

  test('signing out ends the session in the database, and a second time is no error', async () => {
    const { client } = await registerSomebody(server)
    const token = client.cookies.get('sondeo') ?? ''
    expect((await client.call(logout)).status).toBe(200)
    expect(client.cookies.size).toBe(0)
    const old = await server.client().send({ url: checkAuth.path, cookies: { sondeo: token } })
    expect([old.statusCode, old.json()]).toEqual([401, refusal('not_signed_in')])
    expect((await client.call(logout)).status).toBe(200)
  })

  test('a cookie that no longer works is taken away', async () => {
    const client = server.client()
    client.cookies.set('sondeo', 'long gone')
    expect((await client.call(checkAuth)).status).toBe(401)
    expect(client.cookies.size).toBe(0)
  })

  test('a session ends after thirty days without use, and each use renews the cookie', async () => {
    const { client } = await registerSomebody(server)
    server.clock.advance(29 * day)
    const { status, reply } = await client.call(checkAuth)
    expect([status, reply.cookies[0]?.maxAge]).toEqual([200, 2_592_000])
    server.clock.advance(29 * day)
    expect((await client.call(checkAuth)).status).toBe(200)
    server.clock.advance(30 * day)
    expect((await client.call(checkAuth)).status).toBe(401)
  })

  test('the profile changes field by field, and the answer says what changed in the language of the page', async () => {
    const { client } = await registerSomebody(server)
    const none = { name: null, username: null, password: null }
    const name = await client.call(updateProfile, { ...none, name: ' Ana María ' })
    expect(name.body).toMatchObject({ message: 'Nombre actualizado correctamente', user: { name: 'Ana María' } })
    const en = { headers: { 'accept-language': 'en' } }
    const username = await client.call(updateProfile, { ...none, username: `ana de ${engine}` }, en)
    expect(username.body).toMatchObject({ message: 'Username updated successfully', user: { name: 'Ana María' } })
    const several = await client.call(updateProfile, { ...none, name: 'Ana', username: `anita de ${engine}` }, en)
    expect(several.body.message).toBe('Profile updated successfully')
    expect((await client.call(checkAuth)).body.user).toMatchObject({ name: 'Ana', username: `anita de ${engine}` })
  })

  test('a bad field of the profile is refused, and named', async () => {
    const { client, user } = await registerSomebody(server)
    const refused: [change: object, code: ErrorCode, field?: string][] = [
      [{ name: null, username: null, password: null }, 'field_required'],
      [{ name: ' ' }, 'field_required', 'name'],
      [{ name: 'x'.repeat(61) }, 'field_too_long', 'name'],
      [{ username: '' }, 'field_required', 'username'],
      [{ username: 'x'.repeat(61) }, 'field_too_long', 'username'],
      [{ password: '1234567' }, 'password_too_short', 'password'],
      [{ password: 'x'.repeat(201) }, 'password_too_long', 'password'],
    ]
    for (const [change, code, field] of refused) {
      const { status, failure } = await client.call(updateProfile, change)
      expect([change, status, failure]).toMatchObject([change, 400, refusal(code, field)])
    }
    expect((await client.call(checkAuth)).body.user).toEqual(user)
  })

  test('a username that somebody else has is refused, and nothing else of that call changes', async () => {
    const { username } = await registerSomebody(server)
    const { client, email, user } = await registerSomebody(server)
    const change = { name: 'Otro', username: username.toUpperCase(), password: 'nueva clave larga' }
    const { status, failure } = await client.call(updateProfile, change)
    expect([status, failure]).toEqual([409, refusal('username_taken', 'username')])
    expect((await client.call(checkAuth)).body.user).toEqual(user)
    await signInAgain(server, email)
  })

  test('a password change ends the other sessions and keeps this one', async () => {
    const { client, email } = await registerSomebody(server)
    const other = await signInAgain(server, email)
    const { body } = await client.call(updateProfile, { name: null, username: null, password: 'nueva clave larga' })
    expect(body.message).toBe('Contraseña actualizada correctamente')
    expect((await client.call(checkAuth)).status).toBe(200)
    expect((await other.call(checkAuth)).status).toBe(401)
    expect((await server.client().call(login, { email, password })).status).toBe(401)
    await signInAgain(server, email, 'nueva clave larga')
  })

  test('the language of mails is es or en', async () => {
    const { client } = await registerSomebody(server)
    expect((await client.call(setLanguage, { language: 'en' })).status).toBe(200)
    expect((await client.call(checkAuth)).body.user.language).toBe('en')
    const { status, failure } = await client.call(setLanguage, { language: 'fr' as 'en' })
    expect([status, failure.fields]).toEqual([400, [{ field: 'language', code: 'invalid_input' }]])
  })
})
