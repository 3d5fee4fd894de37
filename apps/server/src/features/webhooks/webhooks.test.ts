import { readdir, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as calls from '@sondeo/contract/webhooks'
import { ENGINES } from '@sondeo/test-kit/open-test-database'
import { listenOnLoopback } from '@sondeo/test-kit/stand-ins/listen-on-loopback'
import { readMail } from '@sondeo/test-kit/stand-ins/read-mail'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { sendDue } from './deliver-due.job.ts'

type Got = { headers: IncomingHttpHeaders; body: string }
const hour = 3_600_000

describe.each(ENGINES)('webhooks on %s', engine => {
  let receiver: Awaited<ReturnType<typeof listenOnLoopback>>
  let server: TestServer
  let got: Got[] = []
  let status = 204
  beforeAll(async () => {
    receiver = await listenOnLoopback(async (request, response) => {
      got.push({ headers: request.headers, body: await text(request) })
      if (status === 302) response.setHeader('location', `${receiver.url}/elsewhere`)
      response.writeHead(status).end()
    })
    const { host } = new URL(receiver.url)
    server = await startTestServer({ engine, works: true, env: { EGRESS_ALLOW: host } })
  })
  afterAll(async () => {
    await server.discard()
    await receiver.close()
  })
  beforeEach(() => {
    got = []
    status = 204
  })

  async function begin(events: calls.WebhookEvent[] = ['watch.changed']) {
    const { client, user, email } = await registerSomebody(server)
    const { body } = await client.call(calls.createWebhook, { url: `${receiver.url}/hook`, events })
    const webhookId = body.webhook._id
    const logOf = async () =>
      (await client.call(calls.getWebhookDeliveries, undefined, { query: { webhookId } })).body.deliveries
    const state = async () => (await client.call(calls.getWebhooks)).body.webhooks[0]
    return { client, ownerId: user._id, email, webhookId, secret: body.secret, logOf, state }
  }

  const headersOf = ({ headers }: Got) => headers as Record<string, string>
  const announce = (ownerId: string, key: string) =>
    server.services.webhooks.announce(ownerId, { type: 'watch.changed', data: { name: 'Obras' }, key })

  test('what happened is told once, signed so that the library of the scheme believes it', async () => {
    const { ownerId, secret, logOf } = await begin()
    await announce(ownerId, 'run-1')
    await announce(ownerId, 'run-1')
    await expect.poll(async () => (await logOf()).map(({ state }) => state)).toEqual(['delivered'])
    expect(got).toHaveLength(1)
    const message = got[0] as Got
    const read = new Webhook(secret).verify(message.body, headersOf(message))
    expect(read).toEqual({ type: 'watch.changed', timestamp: expect.any(String), data: { name: 'Obras' } })
    const changed = message.body.replace('Obras', 'Otras')
    expect(() => new Webhook(secret).verify(changed, headersOf(message))).toThrow('No matching signature')
  })

  test('only what was chosen is told, and nothing while it rests', async () => {
    const { client, ownerId, webhookId, logOf } = await begin(['scan.finished'])
    await announce(ownerId, 'run-1')
    await client.call(calls.updateWebhook, { webhookId, events: ['watch.changed'], state: 'paused' })
    await announce(ownerId, 'run-2')
    expect(await logOf()).toEqual([])
    await client.call(calls.updateWebhook, { webhookId, state: 'active' })
    await announce(ownerId, 'run-3')
    await expect.poll(async () => (await logOf()).map(({ state }) => state)).toEqual(['delivered'])
  })

  test('what does not arrive is tried again later under the same id, and given up at last', async () => {
    const { ownerId, logOf, state } = await begin()
    status = 500
    await announce(ownerId, 'run-1')
    await expect.poll(async () => (await logOf())[0]?.attempts).toBe(1)
    expect((await logOf())[0]).toMatchObject({ state: 'waiting', status: 500, problem: 'status' })
    await sendDue(server.services)
    server.clock.advance(5_000)
    await sendDue(server.services)
    await expect.poll(async () => (await logOf())[0]?.attempts).toBe(2)
    expect((await state())?.failingSince).not.toBeNull()
    status = 200
    server.clock.advance(hour)
    await sendDue(server.services)
    await expect.poll(async () => (await logOf())[0]?.state).toBe('delivered')
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(got).toHaveLength(3)
    expect((await state())?.failingSince).toBeNull()
  })

  test('an address that fails for days is told nothing more, and its owner is', async () => {
    const { client, ownerId, webhookId, email, logOf, state } = await begin()
    status = 503
    await announce(ownerId, 'run-1')
    await expect.poll(async () => (await logOf())[0]?.attempts).toBe(1)
    server.clock.advance(5 * 24 * hour)
    await sendDue(server.services)
    await expect.poll(async () => (await state())?.state).toBe('disabled')
    const folder = join(server.env.DATA_DIR, 'outbox')
    const readOutbox = async () => {
      const files = await readdir(folder).catch(() => [])
      return Promise.all(
        files.filter(file => file.endsWith('.eml')).map(async file => readMail(await readFile(join(folder, file)))),
      )
    }
    await expect
      .poll(async () => (await readOutbox()).filter(({ to }) => to === email).map(({ subject }) => subject))
      .toEqual(['Un webhook dejó de recibir avisos'])
    const before = got.length
    await announce(ownerId, 'run-2')
    expect([got.length, (await logOf()).length]).toEqual([before, 1])
    const again = await client.call(calls.updateWebhook, { webhookId, state: 'active' })
    expect(again.body.webhook).toMatchObject({ state: 'active', failingSince: null })
  })

  test('a test says at once whether it arrived; a redirect is not followed', async () => {
    const { client, webhookId, secret } = await begin()
    const sent = (await client.call(calls.testWebhook, { webhookId })).body.delivery
    expect(sent).toMatchObject({ event: 'webhook.test', state: 'delivered', status: 204 })
    // The clock of the tests has moved on; the library believes only what was signed just now.
    expect(headersOf(got[0] as Got)['webhook-signature']).toBe(
      new Webhook(secret).sign(
        sent._id,
        new Date(Number(got[0]?.headers['webhook-timestamp']) * 1000),
        got[0]?.body ?? '',
      ),
    )
    status = 302
    const led = (await client.call(calls.testWebhook, { webhookId })).body.delivery
    expect(led).toMatchObject({ state: 'failed', status: 302, problem: 'status' })
    expect(got).toHaveLength(2)
    status = 200
    const again = (await client.call(calls.resendDelivery, { deliveryId: led._id })).body.delivery
    expect(again).toMatchObject({ _id: led._id, state: 'delivered', attempts: 2 })
  })

  test('a renewed secret signs beside the old one for a day', async () => {
    const { client, webhookId, secret } = await begin()
    const renewed = (await client.call(calls.renewWebhookSecret, { webhookId })).body.secret
    const sendTest = async () => (await client.call(calls.testWebhook, { webhookId })).body.delivery._id
    const first = await sendTest()
    server.clock.advance(25 * hour)
    // What failed in another test is due again by now, and sent beside these two.
    const ours = [first, await sendTest()]
    const signedBy = ({ headers, body }: Got, key: string) => {
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      const signature = new Webhook(key).sign(String(headers['webhook-id']), at, body)
      return String(headers['webhook-signature']).split(' ').includes(signature)
    }
    const sent = got.filter(({ headers }) => ours.includes(String(headers['webhook-id'])))
    expect(sent.map(message => [signedBy(message, renewed), signedBy(message, secret)])).toEqual([
      [true, true],
      [true, false],
    ])
  })

  test('the guard of scans stands before every address, and nothing goes unencrypted', async () => {
    const { client } = await registerSomebody(server)
    const refused = async (url: string) =>
      (await client.call(calls.createWebhook, { url, events: ['scan.finished'] })).failure.code
    expect(await refused('https://127.0.0.1/hook')).toBe('url_blocked')
    expect(await refused('https://169.254.169.254/latest')).toBe('url_blocked')
    expect(await refused('http://example.com/hook')).toBe('webhook_needs_https')
    expect(await refused('ftp://example.com')).toBe('url_invalid')
    const { ownerId, webhookId, client: other } = await begin()
    const stored = await server.services.stores.webhooks.find({ ownerId, webhookId })
    const settings = { ...(stored?.settings as object), url: 'http://127.0.0.1:9/hook' }
    await server.services.stores.webhooks.change({ ownerId, webhookId, settings, now: server.clock.now() })
    const { delivery } = (await other.call(calls.testWebhook, { webhookId })).body
    expect(delivery).toMatchObject({ state: 'failed', problem: 'blocked', status: null })
  })

  test('nobody sees or moves those of others, and the secret is shown once', async () => {
    const { client, webhookId, secret } = await begin()
    expect((await client.call(calls.getWebhooks)).reply.body).not.toContain(secret)
    const eva = (await registerSomebody(server)).client
    for (const call of [calls.updateWebhook, calls.renewWebhookSecret, calls.deleteWebhook, calls.testWebhook])
      expect((await eva.call(call, { webhookId })).status).toBe(404)
    expect((await eva.call(calls.getWebhookDeliveries, undefined, { query: { webhookId } })).status).toBe(404)
    expect((await client.call(calls.deleteWebhook, { webhookId })).status).toBe(200)
    expect((await client.call(calls.getWebhooks)).body.webhooks).toEqual([])
  })
})
