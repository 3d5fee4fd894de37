import { checkAuth, login } from '@sondeo/contract/accounts'
import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { type MembershipStandIn, startMembership } from '@sondeo/test-kit/stand-ins/start-membership'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { password, registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'

const member = { email: 'ana@network.test', password: 'membership password' }

let network: MembershipStandIn
let server: TestServer
beforeAll(async () => {
  network = await startMembership({ [member.email]: member.password, 'both@network.test': member.password })
  server = await startTestServer({ env: { MEMBERSHIP_LOGIN_URL: network.loginUrl } })
})
afterAll(async () => {
  await server.discard()
  await network.close()
})
afterEach(() => network.behave('answer'))

test('a member signs in with the membership password, and the account is made once', async () => {
  const client = server.client({ 'accept-language': 'en' })
  const first = await client.call(login, { ...member, email: 'ANA@network.test' })
  expect([first.status, first.body.user]).toMatchObject([
    200,
    { email: member.email, username: 'ana', hasPassword: false, language: 'en' },
  ])
  expect((await client.call(checkAuth)).status).toBe(200)
  const second = await server.client().call(login, member)
  expect(second.body.user._id).toBe(first.body.user._id)
})

test('two first sign-ins of one member at the same moment find one account', async () => {
  const attempt = { ...member, email: 'both@network.test' }
  const both = await Promise.all([server.client().call(login, attempt), server.client().call(login, attempt)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.body.user._id).toBe(both[1]?.body.user._id)
})

test('who is no member is told what everybody with a wrong password is told', async () => {
  const { status, failure } = await server.client().call(login, { ...member, password: 'wrong password' })
  expect([status, failure.code]).toEqual([401, 'bad_credentials'])
  expect((await server.client().call(login, { email: 'x@network.test', password })).failure).toEqual(failure)
})

test.each(['fail', 'busy', 'redirect'] as const)('when the network does %s, a clear text says so', async how => {
  network.behave(how)
  const { status, failure } = await server.client().call(login, { email: `${how}@network.test`, password })
  expect([status, failure.message]).toEqual([503, errorTextsEn.membership_unavailable])
})

test('an account with a password of its own is never asked about at the network', async () => {
  const { email } = await registerSomebody(server)
  const before = network.asked.length
  expect((await server.client().call(login, { email, password: 'wrong password' })).status).toBe(401)
  expect((await server.client().call(login, { email, password })).status).toBe(200)
  expect(network.asked.length).toBe(before)
})
