import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startTestServer } from '../../test/start-test-server.ts'

test('it lives and is ready, and without its database it lives and is not ready', async () => {
  const server = await startTestServer()
  expect((await server.http.inject('/healthz')).json()).toEqual({ ok: true })
  expect((await server.http.inject('/readyz')).json()).toEqual({ ok: true })
  await server.database.close()
  const down = await server.http.inject('/readyz')
  expect([down.statusCode, down.json()]).toEqual([503, { ok: false }])
  expect((await server.http.inject('/healthz')).statusCode).toBe(200)
  await server.discard()
})

test('a failure inside answers without a word of what happened', async () => {
  const server = await startTestServer()
  await server.database.close()
  const reply = await server.http.inject({ url: '/api/auth/check-auth', cookies: { sondeo: 'x' } })
  expect([reply.statusCode, reply.json()]).toEqual([
    500,
    {
      success: false,
      code: 'internal',
      message:
        'Sorry, something went wrong and we are fixing it. Please try again later or contact support for further assistance.',
    },
  ])
  await server.discard()
})

test('a stop lets the running call end and takes no new one', async () => {
  const server = await startTestServer()
  await server.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.http.server.address() as AddressInfo
  const headers = { 'content-type': 'application/json', 'content-length': '11' }
  const call = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/auth/login', headers })
  const answered = new Promise<number>((resolve, reject) => {
    call.on('response', response => resolve(response.resume().statusCode ?? 0)).on('error', reject)
  })
  // Half of the body is sent, so the call is running and cannot end before the stop begins.
  const reached = new Promise(resolve => server.http.server.once('request', resolve))
  call.write('{"emai')
  await reached
  const stopping = server.discard()
  await new Promise<void>(resolve => {
    const look = () => (server.http.server.listening ? setImmediate(look) : resolve())
    look()
  })
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  call.end('l":5}')
  expect(await answered).toBe(400)
  await stopping
})
