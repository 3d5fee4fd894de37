import { checkAuth, googleAuth, login } from '@sondeo/contract/accounts'
import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import {
  type GoogleClaims,
  type GoogleKeysStandIn,
  goodClaims,
  startGoogleKeys,
} from '@sondeo/test-kit/stand-ins/start-google-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'

let google: GoogleKeysStandIn
let server: TestServer
beforeAll(async () => {
  google = await startGoogleKeys()
  server = await startTestServer({ env: { GOOGLE_CLIENT_ID: google.clientId, GOOGLE_JWKS_URL: google.jwksUrl } })
})
afterAll(async () => {
  await server.discard()
  await google.close()
})

type Body = { email: string; name: string; sub: string }

/** Sends the body that our page would read from the credential, unless told otherwise. */
function enter(credential: string | undefined, body: Partial<Body> = {}, client = server.client()) {
  const headers = credential === undefined ? {} : { authorization: `Bearer ${credential}` }
  return client.call(googleAuth, { ...goodClaims, ...body }, { headers })
}

test('a verified and authorized e-mail gets an account, and the same one the next time', async () => {
  const client = server.client()
  const first = await enter(await google.sign(), {}, client)
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({
    success: { user: { email: 'ana@example.com', name: 'Ana Pérez', hasPassword: false, plan: 'trial' } },
  })
  expect((await client.call(checkAuth)).body.user).toEqual(first.body.success.user)
  const second = await enter(await google.sign({ iss: 'accounts.google.com' }))
  expect(second.body.success.user._id).toBe(first.body.success.user._id)
})

test('signing in with Google ends the session this browser had', async () => {
  const { client } = await registerSomebody(server)
  const before = client.cookies.get('sondeo') ?? ''
  await enter(await google.sign(), {}, client)
  const old = await server.client().send({ url: checkAuth.path, cookies: { sondeo: before } })
  expect(old.statusCode).toBe(401)
})

test('the account of an e-mail nobody proved is taken over from whoever made it with a password', async () => {
  const { client, email } = await registerSomebody(server)
  const claims = { email, name: 'Dueña', sub: 'owner-of-the-mailbox' }
  expect((await enter(await google.sign(claims), claims)).status).toBe(200)
  expect((await client.call(checkAuth)).status).toBe(401)
  expect((await server.client().call(login, { email, password })).status).toBe(401)
})

test.each<[string, GoogleClaims]>([
  ['is for another application', { aud: 'somebody-else' }],
  ['has expired', { expiresIn: -120 }],
  ['was issued by somebody else', { iss: 'https://accounts.evil.example' }],
])('a credential that %s lets nobody in', async (_, claims) => {
  const { status, failure, reply } = await enter(await google.sign(claims))
  expect([status, failure.code, reply.cookies]).toEqual([401, 'google_credential_invalid', []])
})

test('a credential that Google did not sign lets nobody in', async () => {
  const [header, , signature] = (await google.sign()).split('.')
  const claims = Buffer.from(JSON.stringify({ ...goodClaims, email_verified: true })).toString('base64url')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
  const forged = await google.forge()
  for (const bad of [forged, `${header}.${claims}.${signature}`, unsigned, 'not-a-credential', undefined])
    expect([bad, (await enter(bad)).failure.code]).toEqual([bad, 'google_credential_invalid'])
})

test('claims in the body that differ from the credential let nobody in', async () => {
  const credential = await google.sign()
  for (const body of [{ email: 'demo@example.com' }, { name: 'Otra' }, { sub: '2' }])
    expect([body, (await enter(credential, body)).failure.code]).toEqual([body, 'google_credential_invalid'])
  expect((await enter(credential, { email: 'ANA@example.com' })).status).toBe(200)
})

test('an e-mail that Google has not verified is refused', async () => {
  for (const email_verified of [false, 'false']) {
    const { status, failure } = await enter(await google.sign({ email_verified }))
    expect([status, failure.code]).toEqual([403, 'google_email_not_verified'])
  }
})

test('an e-mail that is not authorized is refused with the text of the catalogue', async () => {
  const claims = { ...goodClaims, email: 'ana@elsewhere.test', sub: '7' }
  const { status, failure } = await enter(await google.sign(claims), claims)
  expect([status, failure.message]).toEqual([
    403,
    'Google authentication failed: Your email is not authorized. Please contact support for access.',
  ])
  expect(await server.services.stores.users.findByEmail(claims.email)).toBeNull()
})

test('another Google account with the same e-mail does not get the account', async () => {
  const claims = { ...goodClaims, email: 'twin@example.com', sub: 'first' }
  expect((await enter(await google.sign(claims), claims)).status).toBe(200)
  const other = { ...claims, sub: 'second' }
  expect((await enter(await google.sign(other), other)).failure.code).toBe('google_credential_invalid')
})

test('a long or odd name from Google is made to fit', async () => {
  const claims = { email: 'long@example.com', name: `${'x'.repeat(59)}😀\u0007fin`, sub: 'long' }
  const { body } = await enter(await google.sign(claims), claims)
  expect(body.success.user.name).toBe(`${'x'.repeat(59)}😀`)
})

test.each<[string, object, string]>([
  ['no e-mail', { email: undefined }, 'email'],
  ['half an e-mail', { email: 'ana' }, 'email'],
  ['no name', { name: undefined }, 'name'],
  ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name'],
  ['no sub', { sub: undefined }, 'sub'],
  ['an empty sub', { sub: '' }, 'sub'],
])('a body with %s is refused at that field', async (_, bad, field) => {
  const { status, failure } = await enter('credential', bad)
  expect([status, failure.fields?.map(found => found.field)]).toEqual([400, [field]])
})

test('without a client id there is no Google sign-in, and the answer says so', async () => {
  const plain = await startTestServer()
  const { status, failure } = await plain.client().call(googleAuth, goodClaims)
  await plain.discard()
  expect([status, failure.message]).toEqual([503, errorTextsEn.google_not_configured])
})
