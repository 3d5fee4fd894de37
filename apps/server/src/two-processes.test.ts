import { checkAuth, forgotPassword, login, logout, register, resetPassword } from '@sondeo/contract/accounts'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { startOtlpReceiver } from '@sondeo/test-kit/stand-ins/start-otlp-receiver'
import { type SmtpStandIn, startSmtpServer } from '@sondeo/test-kit/stand-ins/start-smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, registerSomebody } from '../test/people.ts'
import { startTestServer, type TestServer } from '../test/start-test-server.ts'
import { createTestClient } from '../test/test-client.ts'
import { reserveUnit } from './plans/reserve-unit.ts'

// Two applications on one PostgreSQL database: what several processes of a service are to each other.
let smtp: SmtpStandIn
let collector: Awaited<ReturnType<typeof startOtlpReceiver>>
let site: Site
let one: TestServer
let other: TestServer
beforeAll(async () => {
  smtp = await startSmtpServer()
  collector = await startOtlpReceiver()
  const rows = Array.from({ length: 12 }, (_, index) => `<tr><td>Faro ${index}</td><td>${index + 10} m</td></tr>`)
  site = await startSite({ '/robots.txt': { status: 404 }, '*': `<table>${rows.join('')}</table>` })
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, EGRESS_ALLOW: `${site.host}:${site.port}` }
  one = await startTestServer({ engine: 'postgres', env })
  other = await startTestServer({ url: one.url ?? '', works: true, env: { SMTP_URL: smtp.url, ...env } })
})
afterAll(async () => {
  await other.discard()
  await one.discard()
  await Promise.all([smtp.close(), collector.close(), site.close()])
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

test('one scan is one trace through both processes, page by page, and tells nothing of a person', async () => {
  const { client, user, email } = await registerSomebody(one)
  const { status } = await client.call(scrapeWebsite, { url: `${site.url}/faros?de=zanahoria`, auth: false })
  expect(status).toBe(200)
  const call = `POST ${scrapeWebsite.path}`
  const traceOf = () => {
    const root = collector.spans.find(({ name }) => name === call)
    return collector.spans.filter(({ traceId }) => traceId === root?.traceId)
  }
  await expect
    .poll(() => traceOf().map(({ service, name }) => `${service}: ${name}`), { interval: 200 })
    .toEqual(
      expect.arrayContaining([
        `sondeo-server: ${call}`,
        'sondeo: website-analysis.scan-website',
        'sondeo: read a page',
      ]),
    )
  const byId = new Map(traceOf().map(span => [span.spanId, span]))
  const parentOf = (wanted: string) => byId.get(traceOf().find(({ name }) => name === wanted)?.parentSpanId ?? '')?.name
  expect(parentOf('read a page')).toBe('website-analysis.scan-website')
  expect(parentOf('website-analysis.scan-website')).toBe(call)
  expect(collector.received.join()).not.toMatch(
    new RegExp(
      ['zanahoria', 'faros', 'Faro', `${site.host}:${site.port}`, email, user._id, user.username].join('|'),
      'i',
    ),
  )
})
