import { createList } from '@sondeo/contract/consolidation'
import { getOrigin } from '@sondeo/contract/origins'
import {
  createWatch,
  deleteWatch,
  getWatchChanges,
  getWatches,
  markWatchSeen,
  pauseWatch,
  resumeWatch,
  runWatch,
  updateWatch,
} from '@sondeo/contract/watches/watch-calls'
import { renewWatchFeeds } from '@sondeo/contract/watches/watch-feeds'
import { createWebhook, getWebhookDeliveries } from '@sondeo/contract/webhooks'
import { getAiData } from '@sondeo/contract/website-analysis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../../../test/people.ts'
import {
  daily,
  hourMs,
  page,
  startWatchedSite,
  type Tender,
  tenders,
  type WatchedSite,
} from '../../../../test/watched-site.ts'
import { startDue } from './start-due.ts'
import { tellRun } from './tell-run.ts'

let place: WatchedSite
beforeAll(async () => {
  place = await startWatchedSite('postgres')
})
afterAll(() => place.discard())

test('a question is watched as it was read, and rightly finds nothing', async () => {
  const { scanList, look } = place
  const { client, scanId } = await scanList(tenders(8))
  const answer = (await client.call(getAiData, { scrappedDataId: scanId, prompt: 'licitaciones de más de 5 millones' }))
    .body
  const { watch } = (await client.call(createWatch, { searchId: answer.searchId ?? '', ...daily })).body
  expect(watch).toMatchObject({ question: 'licitaciones de más de 5 millones', rowCount: 3 })
  const { found } = await look(
    client,
    watch._id,
    page([...tenders(8), { ...tenders(9)[8], amount: 'RD$ 2,000.00' } as Tender]),
  )
  expect(found).toEqual([])
  const one = await look(client, watch._id, page(tenders(9)))
  expect(one.found.map(({ kind, row }) => [kind, row.Código])).toEqual([['new', 'LPN-2026-009']])
})

test('a list that is broken, empty or away is told once as unreadable, and never as gone', async () => {
  const { server, watchList, look } = place
  // From an evening on, so that no second try falls on the hour at which the list is read every day.
  const start = server.clock.now()
  server.clock.advance(new Date(start).setUTCHours(20 + 24, 0, 0, 0) - start.getTime())
  const { client, watchId } = await watchList(tenders(12))
  const broken = await look(
    client,
    watchId,
    '<html><main><p>Mantenimiento. Vuelva más tarde, por favor.</p></main></html>',
  )
  expect([broken.run?.state, broken.found.map(({ kind }) => kind)]).toEqual([
    expect.stringMatching(/unreadable|failed/),
    ['unreadable'],
  ])
  const again = await look(client, watchId, page([]))
  expect([again.run?.state === 'read', again.found]).toEqual([false, []])
  const dueAt = async () => (await client.call(getWatches)).body.watches.find(({ _id }) => _id === watchId)?.nextRunAt
  const isAtItsTime = async () => new Date((await dueAt()) ?? '').getUTCHours() === 13
  expect(await isAtItsTime()).toBe(false)
  const back = await look(client, watchId, page(tenders(12)))
  expect([back.run?.state, back.found]).toEqual(['read', []])
  expect(await isAtItsTime()).toBe(true)
})

test('whoever watches gets one mail per run that found something, in plain words', async () => {
  const { watchList, changesOf, look, readOutbox } = place
  const { client, watchId } = await watchList(tenders(8))
  await look(client, watchId, page(tenders(8)))
  await look(client, watchId, page(tenders(9)))
  const news = async () => (await readOutbox()).filter(({ html }) => html.includes(watchId))
  await expect.poll(async () => (await news()).length).toBe(1)
  const [mail] = await news()
  expect(mail?.subject).toBe('Novedades: Compras')
  expect(mail?.text).toContain('Nueva: LPN-2026-009 · Construcción del tramo 9')
  const { runs } = await changesOf(client, watchId)
  expect(runs.map(({ newCount }) => newCount)).toEqual([1, 0])
  expect((await news()).length).toBe(1)
})

test('a webhook is told the same, and once, however often the run is told', async () => {
  const { site, server, watchList, look, ownerOf } = place
  const { client, watchId } = await watchList(tenders(8))
  const url = `${site.url}/hook`
  const { webhook } = (await client.call(createWebhook, { url, events: ['watch.changed', 'watch.unreadable'] })).body
  const { run } = await look(client, watchId, page(tenders(9)))
  const query = { webhookId: webhook._id }
  const told = async () => (await client.call(getWebhookDeliveries, undefined, { query })).body.deliveries
  await expect
    .poll(async () => (await told()).map(({ event, state }) => [event, state]))
    .toEqual([['watch.changed', 'delivered']])
  const [stored] = await server.services.stores.watchRuns.list({
    ownerId: await ownerOf(client),
    watchId,
    limit: 1,
  })
  expect(stored?.createdAt.toISOString()).toBe(run?.at)
  await tellRun(server.services, { ownerId: await ownerOf(client), watchId, runId: stored?.id ?? '' })
  expect(site.requests.filter(asked => asked === 'POST /hook')).toHaveLength(1)
})

test('a deadline that has come near is told once, and again only when it moves', async () => {
  const { server, watchList, look } = place
  const { client, watchId } = await watchList(tenders(8))
  await client.call(updateWatch, { watchId, deadlineDays: 5 })
  const inDays = (days: number) => {
    const [year, month, day] = new Date(server.clock.now().getTime() + days * 24 * hourMs)
      .toISOString()
      .slice(0, 10)
      .split('-')
    return `${day}/${month}/${year}`
  }
  const due = (closes: string) => page(tenders(8).map((row, at) => (at === 2 ? { ...row, closes } : row)))
  const day = inDays(20)
  const moved = await look(client, watchId, due(day))
  expect(moved.found.map(({ kind }) => kind)).toEqual(['changed'])
  server.clock.advance(16 * 24 * hourMs)
  const near = await look(client, watchId, due(day))
  expect(near.run).toMatchObject({ deadlineCount: 1, changedCount: 0 })
  expect(near.found.map(({ kind, row, fields }) => [kind, row.Código, fields?.[0]?.meaning])).toEqual([
    ['deadline', 'LPN-2026-003', 'deadline-soon'],
  ])
  expect((await look(client, watchId, due(day))).found).toEqual([])
  expect((await look(client, watchId, due(inDays(2)))).found.map(({ kind }) => kind)).toEqual(['changed'])
})

test('calendar and feed have secret addresses that can be renewed, and no search engine keeps them', async () => {
  const { server, watchList, look } = place
  const { client, watch, watchId } = await watchList(tenders(8))
  expect(watch.feeds).toBeNull()
  await look(client, watchId, page(tenders(9)))
  const { feeds } = (await client.call(renewWatchFeeds, { watchId, isOn: true })).body.watch
  const fetchAs = (address = '') => server.client().send({ url: new URL(address).pathname })
  const calendar = await fetchAs(feeds?.calendar)
  expect(calendar.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(calendar.body.match(/^DTSTART;VALUE=DATE:209912\d\d/gm)).toHaveLength(9)
  expect(calendar.body).toContain('SUMMARY:Cierre: LPN-2026-001')
  const feed = await fetchAs(feeds?.feed)
  expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(feed.body).toContain('Nueva: LPN-2026-009')
  const renewed = (await client.call(renewWatchFeeds, { watchId, isOn: true })).body.watch.feeds
  expect([(await fetchAs(feeds?.feed)).statusCode, (await fetchAs(renewed?.feed)).statusCode]).toEqual([404, 200])
  expect((await fetchAs(`${renewed?.feed}x`)).statusCode).toBe(404)
  expect((await client.call(renewWatchFeeds, { watchId, isOn: false })).body.watch.feeds).toBeNull()
  expect((await fetchAs(renewed?.calendar)).statusCode).toBe(404)
})

test('one click in a mail ends its mails, without a session', async () => {
  const { server, watchList, look, readOutbox } = place
  const { client, watchId } = await watchList(tenders(8))
  await look(client, watchId, page(tenders(9)))
  const news = async () => (await readOutbox()).filter(({ html }) => html.includes(watchId))
  await expect.poll(async () => (await news()).length).toBe(1)
  const [mail] = await news()
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const address = mail?.headers['list-unsubscribe']?.replace(/[<>]/g, '') ?? ''
  expect(mail?.text).toContain(address)
  const url = new URL(address).pathname
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const click = { method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' } as const
  expect((await server.client().send({ ...click, url: `${url}x` })).statusCode).toBe(404)
  const token = url.split('/').at(-1) ?? ''
  const asked = (given: string) => server.client().send({ method: 'GET', url: `/api/watches/mails/${given}` })
  expect((await asked(`${token}x`)).statusCode).toBe(404)
  const { name } = (await asked(token)).json()
  expect((await server.client().send(click)).json()).toEqual({ success: true, name })
  const { watches } = (await client.call(getWatches)).body
  expect(watches[0]?.notify.mail).toBe('never')
  await look(client, watchId, page(tenders(8)))
  expect(await news()).toHaveLength(1)
})

test('a list joined from two is watched at both of them', async () => {
  const { scanList, look } = place
  const { client, scanId } = await scanList(tenders(8))
  const ask = async (prompt: string) =>
    (await client.call(getAiData, { scrappedDataId: scanId, prompt })).body.searchId ?? ''
  const searchIds = [await ask('licitaciones de más de 5 millones'), await ask('licitaciones de menos de 3 millones')]
  const { searchId } = (await client.call(createList, { searchIds, name: 'Todas' })).body
  const { watch } = (await client.call(createWatch, { searchId, ...daily })).body
  expect(watch).toMatchObject({ name: 'Todas', rowCount: 5, searchId })
  expect((await look(client, watch._id, page(tenders(8)))).found).toEqual([])
  const { found } = await look(client, watch._id, page(tenders(9)))
  expect(found.map(({ kind, row }) => [kind, row.Código])).toEqual([['new', 'LPN-2026-009']])
  const { origin } = (
    await client.call(getOrigin, {
      searchId: found[0]?.place?.searchId ?? '',
      row: found[0]?.place?.row ?? 0,
      column: 'Código',
    })
  ).body
  expect(origin.text).toBe('LPN-2026-009')
})

test('a watch rests, goes on, is changed and is gone for good; nobody else sees it', async () => {
  const { watchList } = place
  const { client, watchId } = await watchList(tenders(8))
  expect((await client.call(pauseWatch, { watchId })).body.watch).toMatchObject({ state: 'paused', nextRunAt: null })
  expect((await client.call(resumeWatch, { watchId })).body.watch.state).toBe('active')
  const wanted = {
    watchId,
    name: 'Obras',
    every: 'week',
    notify: { mail: 'never' },
    quietColumns: ['Monto'],
  } as const
  expect((await client.call(updateWatch, { ...wanted, quietColumns: ['Monto'] })).body.watch).toMatchObject({
    name: 'Obras',
    every: 'week',
    notify: { mail: 'never' },
    quietColumns: ['Monto'],
  })
  const eva = (await registerSomebody(place.server)).client
  for (const endpoint of [runWatch, pauseWatch, resumeWatch, deleteWatch, markWatchSeen])
    expect((await eva.call(endpoint, { watchId })).status).toBe(404)
  expect((await eva.call(getWatchChanges, undefined, { query: { watchId } })).status).toBe(404)
  expect((await client.call(deleteWatch, { watchId })).status).toBe(200)
  expect((await client.call(getWatches)).body.watches).toEqual([])
})

test('what cannot be watched is refused in words', async () => {
  const { client } = await registerSomebody(place.server)
  expect((await client.call(createWatch, { scanId: 'nowhere', ...daily })).failure.code).toBe('not_found')
  expect((await client.call(createWatch, { ...daily })).failure.code).toBe('invalid_input')
  const odd = { scanId: 'nowhere', ...daily, timeZone: 'Mars/Olympus' }
  expect((await client.call(createWatch, odd)).failure.code).toBe('invalid_input')
})

test('a site that fails is left alone for longer and longer, told once, and watched as before when it is back', async () => {
  const { server, watchList, look } = place
  const { client, watchId } = await watchList(tenders(8), { every: 'hour' })
  const hoursUntilNext = async () => {
    const { watches } = (await client.call(getWatches)).body
    return Math.ceil((Date.parse(watches[0]?.nextRunAt ?? '') - server.clock.now().getTime()) / hourMs)
  }
  const waits: number[] = []
  const told: number[] = []
  for (let nth = 0; nth < 6; nth++) {
    const { run, found } = await look(
      client,
      watchId,
      '<html><main><p>Mantenimiento. Vuelva más tarde.</p></main></html>',
    )
    expect(run?.state).not.toBe('read')
    waits.push(await hoursUntilNext())
    told.push(found.length)
  }
  expect([waits, told]).toEqual([
    [1, 2, 4, 8, 16, 24],
    [1, 0, 0, 0, 0, 0],
  ])
  // Nobody asks before that time.
  server.clock.advance(23 * hourMs)
  const due = async () =>
    (await server.services.stores.watches.listDue({ now: server.clock.now(), limit: 99 })).map(({ id }) => id)
  expect(await due()).not.toContain(watchId)
  server.clock.advance(hourMs)
  expect(await due()).toContain(watchId)
  expect((await look(client, watchId, page(tenders(9)))).run).toMatchObject({ state: 'read', newCount: 1 })
  await startDue(server.services)
  expect(await hoursUntilNext()).toBe(1)
})
