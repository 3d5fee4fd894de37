import { checkAuth } from '@sondeo/contract/accounts'
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
beforeAll(async () => {
  postgres = await createFreshPostgres()
  door = await startDoor(postgres.url)
  server = await startTestServer({ url: door.url })
  somebody = (await registerSomebody(server)).client
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
  const reply = await somebody.send({ url: checkAuth.path })
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable'])
  expect(reply.headers['retry-after']).toBe('5')
  expect(await isReady()).toBe(503)
  door.open()
  await expect.poll(async () => (await somebody.call(checkAuth)).status, isBack).toBe(200)
  expect(await isReady()).toBe(200)
})

test('connections that carry nothing any more are found and replaced, and nobody asks in vain whether we can serve', async () => {
  door.swallow()
  const asked = somebody.send({ url: checkAuth.path })
  const startedAt = performance.now()
  expect(await isReady()).toBe(503)
  expect(performance.now() - startedAt).toBeLessThan(4_000)
  expect((await asked).statusCode).toBe(503)
  door.open()
  await expect.poll(async () => (await somebody.call(checkAuth)).status, isBack).toBe(200)
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
