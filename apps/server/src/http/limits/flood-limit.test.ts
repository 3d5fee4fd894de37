import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addFloodLimit } from './flood-limit.ts'

async function openHttp() {
  const http = Fastify()
  await addFloodLimit(http, ({ ip }) => ip)
  http.get('/assets/screen.js', async () => 'run()')
  http.get('/api/thing', async () => 'thing')
  return {
    left: async (url: string) => Number((await http.inject(url)).headers['x-ratelimit-remaining']),
    status: async (url: string) => (await http.inject(url)).statusCode,
  }
}

test('the files of screens use up nobody’s calls', async () => {
  const { left, status } = await openHttp()
  const before = await left('/api/thing')
  for (let each = 0; each < 4_000; each += 1) await status('/assets/screen.js')
  expect(await left('/api/thing')).toBe(before - 1)
  expect(await status('/assets/screen.js')).toBe(200)
})

test('a flood of calls is refused, and the files of the screen that says so still come', async () => {
  const { left, status } = await openHttp()
  for (let calls = await left('/api/thing'); calls > 0; calls -= 1) await status('/api/thing')
  expect(await status('/api/thing')).toBe(429)
  expect(await status('/assets/screen.js')).toBe(200)
})
