import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { holdTimeLimits } from '@sondeo/test-kit/hold-time-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchReply, wait } from './trade-fetch.ts'

let whenSilent = () => {}
const server = createServer((request, response) => {
  if (request.url === '/silent') return whenSilent()
  if (request.url === '/endless') {
    const chunk = Buffer.alloc(1024 * 1024)
    const fill = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', fill)
    fill()
    return
  }
  response.writeHead(429, { 'retry-after': '2', 'content-type': 'text/plain' }).end(`key ${request.headers['x-key']}`)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('any status is an answer, with its headers and body', async () => {
  const reply = await fetchReply({ url, headers: { 'x-key': 'secret' }, timeoutMs: 20_000 })
  expect(reply).toMatchObject({ status: 429, headers: { 'retry-after': '2' } })
  expect(Buffer.from(reply.body).toString()).toBe('key secret')
})

test('no answer in time is a failure, and so is an answer without end', async () => {
  using time = holdTimeLimits(777)
  whenSilent = time.runOut
  await expect(fetchReply({ url: `${url}/silent`, timeoutMs: 777 })).rejects.toThrow('time is over')
  await expect(fetchReply({ url: `${url}/endless`, timeoutMs: 60_000 })).rejects.toThrow('larger than')
})

test('whoever aborts a request or a pause is told their own reason', async () => {
  const stop = new AbortController()
  const { signal } = stop
  const both = [
    expect(fetchReply({ url: `${url}/silent`, timeoutMs: 60_000, signal })).rejects.toThrow('our reason'),
    expect(wait(60_000, signal)).rejects.toThrow('our reason'),
  ]
  stop.abort(new Error('our reason'))
  await Promise.all(both)
})
