import { createWatch, getWatchChanges, runWatch } from '@sondeo/contract/watches/watch-calls'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'
import type { TestClient } from '../../../../test/test-client.ts'

const list = `<html lang="es"><title>Compras</title><main><h1>Licitaciones</h1><table><tr><th>Código</th><th>Título</th></tr>${[1, 2, 3, 4, 5, 6].map(nth => `<tr><td>LPN-${nth}</td><td>Tramo ${nth}</td></tr>`).join('')}</table></main></html>`

/** How the site answers: at once, after a moment, or not at all. */
let manner: 'at once' | 'slowly' | 'never' = 'at once'
let asking = 0
let mostAsking = 0
let onAsked = () => {}
let site: Site
// Two processes of one service: people call the first, both work on jobs.
let front: TestServer
let worker: TestServer
const env = () => ({ EGRESS_ALLOW: `${site.host}:${site.port}` })
const startWorker = () => startTestServer({ url: front.url ?? '', works: true, env: env() })
beforeAll(async () => {
  site = await startSite({
    '/lista': (_, response) => {
      asking++
      mostAsking = Math.max(mostAsking, asking)
      response.once('close', () => asking--)
      onAsked()
      if (manner === 'at once') return list
      if (manner === 'slowly') setTimeout(() => response.setHeader('content-type', 'text/html').end(list), 60)
      return undefined
    },
  })
  front = await startTestServer({ engine: 'postgres', works: true, env: env() })
  worker = await startWorker()
})
afterAll(async () => {
  await worker.discard()
  await front.discard()
  await site.close()
})

async function watchList() {
  const { client } = await registerSomebody(front)
  const given = { url: `${site.url}/lista`, auth: false, loginUrl: '', email: '', password: '' }
  const scanId = (await client.call(scrapeWebsite, given)).body.data._id
  const daily = { scanId, every: 'day', at: '08:00', timeZone: 'America/Lima' } as const
  return { client, watchId: (await client.call(createWatch, daily)).body.watch._id }
}

const found = async (client: TestClient, watchId: string) =>
  (await client.call(getWatchChanges, undefined, { query: { watchId } })).body

test('a site that many people watch is asked by one run at a time, whichever process runs it', async () => {
  const watches: Awaited<ReturnType<typeof watchList>>[] = []
  for (let nth = 0; nth < 6; nth++) watches.push(await watchList())
  manner = 'slowly'
  mostAsking = 0
  await Promise.all(watches.map(({ client, watchId }) => client.call(runWatch, { watchId })))
  for (const { client, watchId } of watches)
    await expect.poll(async () => (await found(client, watchId)).runs[0]?.state, { timeout: 60_000 }).toBe('read')
  manner = 'at once'
  expect(mostAsking).toBe(1)
})

test('a run in a process that is told to end is done by another, and nobody is told that the list cannot be read', async () => {
  const { client, watchId } = await watchList()
  // Only this one works while it is asked for.
  await front.services.jobs.takeNoMore()
  manner = 'never'
  const asked = Promise.withResolvers<void>()
  onAsked = asked.resolve
  await client.call(runWatch, { watchId })
  await asked.promise
  onAsked = () => {}
  await worker.discard()
  expect((await found(client, watchId)).runs[0]?.state).toBe('running')
  manner = 'at once'
  worker = await startWorker()
  await expect.poll(async () => (await found(client, watchId)).runs[0]?.state, { timeout: 60_000 }).toBe('read')
  expect((await found(client, watchId)).changes).toEqual([])
})
