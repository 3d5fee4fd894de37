import type { ServerResponse } from 'node:http'
import { createList } from '@sondeo/contract/consolidation'
import { createWatch, getWatchChanges, runWatch } from '@sondeo/contract/watches/watch-calls'
import { getAiData, scrapeWebsite } from '@sondeo/contract/website-analysis'
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
/** Those that were not answered are. */
const held = new Set<ServerResponse>()
function letGo() {
  manner = 'at once'
  for (const response of held) response.setHeader('content-type', 'text/html').end(list)
  held.clear()
}
let site: Site
let other: Site
// Two processes of one service: people call the first, both work on jobs.
let front: TestServer
let worker: TestServer
const env = () => ({ EGRESS_ALLOW: `${site.host}:${site.port},${other.host}:${other.port}` })
const startWorker = () => startTestServer({ url: front.url ?? '', works: true, env: env() })
beforeAll(async () => {
  site = await startSite({
    '/lista': (_, response) => {
      asking++
      mostAsking = Math.max(mostAsking, asking)
      response.once('close', () => asking--)
      onAsked()
      if (manner === 'at once') return list
      if (manner === 'never') held.add(response)
      if (manner === 'slowly') setTimeout(() => response.setHeader('content-type', 'text/html').end(list), 60)
      return undefined
    },
  })
  other = await startSite({ '/lista': list.replaceAll('LPN', 'CM') })
  front = await startTestServer({ engine: 'postgres', works: true, env: env() })
  worker = await startWorker()
})
afterAll(async () => {
  await worker.discard()
  await front.discard()
  await site.close()
  await other.close()
})

const daily = { every: 'day', at: '08:00', timeZone: 'America/Lima' } as const

async function scan(client: TestClient, { url }: Site): Promise<string> {
  const given = { url: `${url}/lista`, auth: false, loginUrl: '', email: '', password: '' }
  return (await client.call(scrapeWebsite, given)).body.data._id
}

async function watchList() {
  const { client } = await registerSomebody(front)
  const scanId = await scan(client, site)
  return { client, watchId: (await client.call(createWatch, { scanId, ...daily })).body.watch._id }
}

/** A list that is joined from both sites, the one that tests slow down last. */
async function watchJoined() {
  const { client } = await registerSomebody(front)
  const searchIds: string[] = []
  for (const one of [other, site]) {
    const asked = { scrappedDataId: await scan(client, one), prompt: 'código y título de cada licitación' }
    searchIds.push((await client.call(getAiData, asked)).body.searchId ?? '')
  }
  const { searchId } = (await client.call(createList, { searchIds, name: 'Todas' })).body
  return { client, watchId: (await client.call(createWatch, { searchId, ...daily })).body.watch._id }
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
    await expect.poll(async () => (await found(client, watchId)).runs[0]?.state).toBe('read')
  manner = 'at once'
  expect(mostAsking).toBe(1)
})

test('a list joined from several sites waits at each of them for whoever reads there', async () => {
  const first = await watchList()
  const joined = await watchJoined()
  manner = 'never'
  mostAsking = 0
  await first.client.call(runWatch, { watchId: first.watchId })
  await expect.poll(() => asking).toBe(1)
  const askedBefore = other.requests.length
  await joined.client.call(runWatch, { watchId: joined.watchId })
  await expect.poll(() => other.requests.length).toBeGreaterThan(askedBefore)
  // Either it waits in the line of the second site, or it asks there as well.
  const { service } = front.services.stores
  const isWaiting = async () =>
    (await service.countJobs()).some(({ name, state }) => name === 'watches.run' && state === 'created')
  await expect.poll(async () => asking > 1 || (await isWaiting())).toBe(true)
  letGo()
  for (const { client, watchId } of [first, joined])
    await expect.poll(async () => (await found(client, watchId)).runs[0]?.state).toBe('read')
  expect(mostAsking).toBe(1)
  expect((await found(joined.client, joined.watchId)).runs[0]?.rowCount).toBe(12)
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
  await expect.poll(async () => (await found(client, watchId)).runs[0]?.state).toBe('read')
  expect((await found(client, watchId)).changes).toEqual([])
})
