import { eventsPath, getWork } from '@sondeo/contract/events'
import { getSearches } from '@sondeo/contract/searches'
import { createFreshPostgres } from '@sondeo/test-kit/fresh-postgres'
import { type Door, startDoor } from '@sondeo/test-kit/stand-ins/start-door'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../test/people.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import type { TestClient } from '../../test/test-client.ts'

let postgres: Awaited<ReturnType<typeof createFreshPostgres>>
let door: Door
let server: TestServer
let somebody: TestClient
let ownerId: string
beforeAll(async () => {
  postgres = await createFreshPostgres()
  door = await startDoor(postgres.promptUrl)
  server = await startTestServer({ url: door.url })
  const registered = await registerSomebody(server)
  somebody = registered.client
  ownerId = registered.user._id
})
afterAll(async () => {
  await server.discard()
  await door.close()
  await postgres.drop()
})

const isReady = async () => (await server.http.inject('/readyz')).statusCode
const isBack = { interval: 200 }

test('while the database is away calls say so and when to come again, and work on when it is back', async () => {
  door.shut()
  const reply = await somebody.send({ url: getSearches.path })
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable'])
  expect(reply.headers['retry-after']).toBe('5')
  expect(await isReady()).toBe(503)
  door.open()
  await expect.poll(async () => (await somebody.call(getSearches)).status, isBack).toBe(200)
  expect(await isReady()).toBe(200)
})

test('an open stream of events outlives the outage or tells the page to wait, and what begins afterwards is told', async () => {
  const origin = await server.http.listen({ port: 0, host: '127.0.0.1' })
  const cookie = [...somebody.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const stream = await fetch(origin + eventsPath, { headers: { cookie } })
  let told = ''
  const hear = async () => {
    for await (const chunk of stream.body ?? []) told += Buffer.from(chunk).toString()
  }
  const reading = hear().catch(() => {})
  await expect.poll(() => told, isBack).toContain('event: work')
  door.shut()
  expect(await isReady()).toBe(503)
  door.open()
  await expect.poll(isReady, isBack).toBe(200)
  const info = { name: 'tras el corte' }
  const work = {
    ownerId,
    workId: 'tras-el-corte',
    tool: 'website',
    key: 'corte',
    info,
    now: server.clock.now(),
  } as const
  await server.services.workBoard.begin(work)
  // Or it told the page to come again a little later, when it was asked in vain.
  const isTold = async () => {
    if (told.includes('tras el corte')) return true
    const { work } = (await somebody.call(getWork)).body
    return told.endsWith('retry: 5000\n\n') && work.some(({ name }) => name === 'tras el corte')
  }
  await expect.poll(isTold, isBack).toBe(true)
  // The loop above holds the stream: it ends with the server's connection.
  server.http.server.closeAllConnections()
  await reading
})

test('connections that carry nothing any more are found and replaced, and nobody asks in vain whether we can serve', async () => {
  door.swallow()
  let isGivenUp = false
  const asked = somebody.send({ url: getSearches.path }).finally(() => {
    isGivenUp = true
  })
  expect(await isReady()).toBe(503)
  // A call waits ten seconds for its database: who asks for health hears long before, however busy the machine is.
  expect(isGivenUp).toBe(false)
  expect((await asked).statusCode).toBe(503)
  door.open()
  await expect.poll(async () => (await somebody.call(getSearches)).status, isBack).toBe(200)
  expect(await isReady()).toBe(200)
})

test('a transaction whose connection falls silent leaves no silent connection to the next', async () => {
  door.swallow()
  const registering = registerSomebody(server).then(
    () => 'done',
    () => 'failed',
  )
  expect(await registering).toBe('failed')
  door.open()
  await expect
    .poll(
      () =>
        registerSomebody(server).then(
          () => 'done',
          () => 'failed',
        ),
      isBack,
    )
    .toBe('done')
})
