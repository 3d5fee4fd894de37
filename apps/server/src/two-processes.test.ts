import { checkAuth, forgotPassword, login, logout, register, resetPassword } from '@sondeo/contract/accounts'
import { type SmtpStandIn, startSmtpServer } from '@sondeo/test-kit/stand-ins/start-smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, registerSomebody } from '../test/people.ts'
import { startTestServer, type TestServer } from '../test/start-test-server.ts'
import { createTestClient } from '../test/test-client.ts'
import { reserveUnit } from './plans/reserve-unit.ts'

// Two applications on one PostgreSQL database: what several processes of a service are to each other.
let smtp: SmtpStandIn
let one: TestServer
let other: TestServer
beforeAll(async () => {
  smtp = await startSmtpServer()
  one = await startTestServer({ engine: 'postgres' })
  other = await startTestServer({ url: one.url ?? '', works: true, env: { SMTP_URL: smtp.url } })
})
afterAll(async () => {
  await other.discard()
  await one.discard()
  await smtp.close()
})

test('a session of one process is known to the other, and ends in both', async () => {
  const { client } = await registerSomebody(one)
  const elsewhere = createTestClient(other.http, { headers: {} })
  for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value)
  expect((await elsewhere.call(checkAuth)).status).toBe(200)
  expect((await elsewhere.call(logout)).status).toBe(200)
  expect((await client.call(checkAuth)).status).toBe(401)
})

test('the limit of attempts is one for both', async () => {
  const email = 'nobody@example.com'
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt++) {
    const server = attempt % 2 === 0 ? one : other
    const payload = { email, password: '' }
    const sent = { method: 'POST', url: login.path, payload, remoteAddress: '203.0.113.7' } as const
    statuses.push((await server.http.inject(sent)).statusCode)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
})

test('of one e-mail registered in both at the same moment one wins', async () => {
  const body = { email: 'carrera@example.com', password, confirmPassword: password }
  const both = await Promise.all(
    [one, other].map((server, index) => server.client().call(register, { ...body, username: `corredor ${index}` })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a link asked for at one process is mailed by the other, and used once between them', async () => {
  const { email } = await registerSomebody(one)
  await one.client().call(forgotPassword, { email })
  const mail = await smtp.nextMail()
  expect(mail.to).toBe(email)
  const token = mail.links[0]?.split('/').at(-1) ?? ''
  const both = await Promise.all(
    [one, other].map(server =>
      server.client().call(resetPassword, { newPassword: 'nueva clave larga' }, { params: { token } }),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('of two calls at the last unit, one in each process, one wins', async () => {
  const { user } = await registerSomebody(one)
  const found = await one.services.stores.users.find({ ownerId: user._id })
  if (!found) throw new Error('nobody')
  const reserve = ({ services }: TestServer, searchId: string) =>
    reserveUnit({ ...services, enforcesLimits: true }, { user: found, kind: 'report', searchId })
  for (const searchId of ['a', 'b', 'c', 'd']) await reserve(one, searchId)
  const both = await Promise.allSettled([reserve(one, 'x'), reserve(other, 'y')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'limit_reached' } })
})
