import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkAuth } from '@sondeo/contract/accounts'
import { createList } from '@sondeo/contract/consolidation'
import { getOrigin } from '@sondeo/contract/origins'
import { getSearches } from '@sondeo/contract/searches'
import {
  createWatch,
  deleteWatch,
  getWatchChanges,
  getWatchedList,
  getWatches,
  getWatchRow,
  markWatchSeen,
  pauseWatch,
  resumeWatch,
  runWatch,
  updateWatch,
} from '@sondeo/contract/watches/watch-calls'
import { renewWatchFeeds } from '@sondeo/contract/watches/watch-feeds'
import { createWebhook, getWebhookDeliveries } from '@sondeo/contract/webhooks'
import { getAiData, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { ENGINES } from '@sondeo/test-kit/open-test-database'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { readMail } from '@sondeo/test-kit/stand-ins/read-mail'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerSomebody } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { startDue } from './start-due.ts'
import { tellRun } from './tell-run.ts'

type Tender = { code: string; title: string; amount: string; closes: string }
const tenders = (count: number): Tender[] =>
  Array.from({ length: count }, (_, at) => ({
    code: `LPN-2026-${String(at + 1).padStart(3, '0')}`,
    title: `Construcción del tramo ${at + 1}`,
    amount: `RD$ ${at + 1},000,000.00`,
    closes: `${String(at + 1).padStart(2, '0')}/12/2099`,
  }))

const page = (rows: Tender[]) =>
  `<html lang="es"><title>Compras</title><main><h1>Licitaciones</h1><table><tr><th>Código</th><th>Título</th><th>Monto</th><th>Cierre</th></tr>${rows
    .map(
      ({ code, title, amount, closes }) =>
        `<tr><td>${code}</td><td>${title}</td><td>${amount}</td><td>${closes}</td></tr>`,
    )
    .join('')}</table></main></html>`

async function readOutbox(server: TestServer) {
  const folder = join(server.env.DATA_DIR, 'outbox')
  const files = await readdir(folder).catch(() => [])
  return Promise.all(files.sort().map(async file => readMail(await readFile(join(folder, file)))))
}

const daily = { every: 'day', at: '08:00', timeZone: 'America/Lima' } as const
const hourMs = 3_600_000

describe.each(ENGINES)('watches on %s', engine => {
  let site: Site
  let server: TestServer
  let body = ''
  beforeAll(async () => {
    site = await startSite({
      '/hook': { status: 204 },
      '/lista': (_, response) => void response.setHeader('content-type', 'text/html; charset=utf-8').end(body),
    })
    server = await startTestServer({ engine, works: true, env: { EGRESS_ALLOW: `${site.host}:${site.port}` } })
  })
  afterAll(async () => {
    await server.discard()
    await site.close()
  })

  async function scanList(rows: Tender[]) {
    body = page(rows)
    const { client } = await registerSomebody(server)
    const given = { url: `${site.url}/lista`, auth: false, loginUrl: '', email: '', password: '' }
    const { body: scanned } = await client.call(scrapeWebsite, given)
    return { client, scanId: scanned.data._id }
  }

  const ownerOf = async (client: TestClient) => (await client.call(checkAuth)).body.user?._id ?? ''

  async function watchList(rows: Tender[]) {
    const { client, scanId } = await scanList(rows)
    const made = await client.call(createWatch, { scanId, ...daily })
    return { client, scanId, watch: made.body.watch, watchId: made.body.watch._id }
  }

  const changesOf = async (client: TestClient, watchId: string) =>
    (await client.call(getWatchChanges, undefined, { query: { watchId } })).body

  /** Runs it now on what the site shows, and waits for the end. */
  async function look(client: TestClient, watchId: string, html: string) {
    body = html
    server.clock.advance(hourMs)
    const { runs: before } = await changesOf(client, watchId)
    await client.call(runWatch, { watchId })
    await expect
      .poll(async () => {
        const { runs } = await changesOf(client, watchId)
        return runs.length > before.length && runs[0]?.state !== 'running'
      })
      .toBe(true)
    const { runs, changes } = await changesOf(client, watchId)
    return { run: runs[0], found: changes.filter(({ at }) => at === runs[0]?.at) }
  }

  test('what is on the screen is known, and only what comes after it is news', async () => {
    const { client, watch, watchId } = await watchList(tenders(8))
    expect(watch).toMatchObject({
      site: 'Compras',
      question: null,
      state: 'active',
      rowCount: 8,
      unseen: 0,
      pagesPerRun: 1,
    })
    expect(new Date(watch.nextRunAt ?? '').getUTCHours()).toBe(13)
    const same = await look(client, watchId, page(tenders(8)))
    expect([same.run?.state, same.found]).toEqual(['read', []])

    const rows = tenders(9).filter((_, at) => at !== 3)
    rows[0] = { ...tenders(1)[0], amount: 'RD$ 1,500,000.00', closes: '20/12/2099' } as Tender
    const { run, found } = await look(client, watchId, page(rows))
    expect(run).toMatchObject({ state: 'read', newCount: 1, goneCount: 1, changedCount: 1, rowCount: 8 })
    expect(found.map(({ kind, row }) => [kind, row.Código])).toEqual([
      ['changed', 'LPN-2026-001'],
      ['new', 'LPN-2026-009'],
      ['gone', 'LPN-2026-004'],
    ])
    expect(
      found[0]?.fields?.map(({ name, before, after, meaning, difference }) => [
        name,
        before,
        after,
        meaning,
        difference,
      ]),
    ).toEqual([
      ['Monto', 'RD$ 1,000,000.00', 'RD$ 1,500,000.00', 'amount-up', 500_000],
      ['Cierre', '01/12/2099', '20/12/2099', 'deadline-moved', 19],
    ])
    const { watches, unseen } = (await client.call(getWatches)).body
    expect([watches[0]?.unseen, unseen]).toEqual([3, 3])
    server.clock.advance(1000)
    await client.call(markWatchSeen, { watchId })
    expect((await client.call(getWatches)).body.unseen).toBe(0)

    for (const [place, text] of [
      [found[0]?.placeBefore, 'RD$ 1,000,000.00'],
      [found[0]?.place, 'RD$ 1,500,000.00'],
    ] as const) {
      const { origin } = (
        await client.call(getOrigin, { searchId: place?.searchId ?? '', row: place?.row ?? 0, column: 'Monto' })
      ).body
      expect(origin.text).toBe(text)
    }
    const row = (await client.call(getWatchRow, { watchId, rowId: found[0]?.rowId ?? 0 })).body
    expect(row.fields.find(({ name }) => name === 'Monto')?.points.map(({ number }) => number)).toEqual([
      1_000_000, 1_500_000,
    ])
    expect((await client.call(getSearches)).body.searches).toEqual([])
  })

  test('a question is watched as it was read, and rightly finds nothing', async () => {
    const { client, scanId } = await scanList(tenders(8))
    const answer = (
      await client.call(getAiData, { scrappedDataId: scanId, prompt: 'licitaciones de más de 5 millones' })
    ).body
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
    const back = await look(client, watchId, page(tenders(12)))
    expect([back.run?.state, back.found]).toEqual(['read', []])
  })

  test('whoever watches gets one mail per run that found something, in plain words', async () => {
    const { client, watchId } = await watchList(tenders(8))
    await look(client, watchId, page(tenders(8)))
    await look(client, watchId, page(tenders(9)))
    const news = async () => (await readOutbox(server)).filter(({ html }) => html.includes(watchId))
    await expect.poll(async () => (await news()).length).toBe(1)
    const [mail] = await news()
    expect(mail?.subject).toBe('Novedades: Compras')
    expect(mail?.text).toContain('Nueva: LPN-2026-009 · Construcción del tramo 9')
    const { runs } = await changesOf(client, watchId)
    expect(runs.map(({ newCount }) => newCount)).toEqual([1, 0])
    expect((await news()).length).toBe(1)
  })

  test('a webhook is told the same, and once, however often the run is told', async () => {
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

  test('the list is shown as of any run, with when each row was seen; what nothing points to is not kept', async () => {
    const { client, watchId } = await watchList(tenders(8))
    const idle = await look(client, watchId, page(tenders(8)))
    const first = await look(client, watchId, page(tenders(8)))
    const rows = tenders(9).filter((_, at) => at !== 3)
    rows[0] = { ...tenders(1)[0], amount: 'RD$ 1,500,000.00' } as Tender
    const second = await look(client, watchId, page(rows))
    const third = await look(client, watchId, page(rows))
    const listAt = async (runId?: string) =>
      (await client.call(getWatchedList, undefined, { query: { watchId, ...(runId && { runId }) } })).body
    const codes = (list: Awaited<ReturnType<typeof listAt>>) =>
      list.rows.map(({ row }) => row.Código?.slice(-1)).join('')
    const before = await listAt(first.run?._id)
    expect([codes(before), before.rows[0]?.row.Monto]).toEqual(['12345678', 'RD$ 1,000,000.00'])
    const after = await listAt(second.run?._id)
    expect([codes(after), after.rows[0]?.row.Monto, after.searchId]).toEqual([
      '12356789',
      'RD$ 1,500,000.00',
      `list-${second.run?._id}`,
    ])
    const now = await listAt()
    expect(now.rows.map(({ change, goneAt }) => [change, goneAt !== null])).toEqual([
      ['changed', false],
      [null, false],
      [null, false],
      ['gone', true],
      [null, false],
      [null, false],
      [null, false],
      [null, false],
      ['new', false],
    ])
    const ownerId = await ownerOf(client)
    const scans = await server.services.stores.scans.list({ ownerId, now: server.clock.now(), evenOfWatches: true })
    const ids = scans.map(({ id }) => id)
    const isKept = ({ run }: typeof idle) => ids.includes(run?._id ?? '')
    // What a change tells of is kept with the look before it; an idle look in between is not.
    expect([idle, first, second, third].map(isKept)).toEqual([false, true, true, true])
    expect(await server.services.stores.scans.list({ ownerId, now: server.clock.now() })).toHaveLength(1)
    server.clock.advance(40 * 24 * hourMs)
    const { stores } = server.services
    await stores.retention.removeExpired(server.clock.now())
    const scanId = second.run?._id ?? ''
    const [kept] = await stores.pages.list({ ownerId, scanId, now: server.clock.now() })
    const body = await stores.pages.readBody({ ownerId, pageId: kept?.id ?? '', now: server.clock.now() })
    expect(String(body)).toContain('RD$ 1,500,000.00')
    expect(await stores.searches.findUnopened({ ownerId, searchId: `list-${scanId}` })).not.toBeNull()
  })

  test('a deadline that has come near is told once, and again only when it moves', async () => {
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
    expect((await look(client, watchId, due(inDays(3)))).found.map(({ kind }) => kind)).toEqual(['changed'])
  })

  test('calendar and feed have secret addresses that can be renewed, and no search engine keeps them', async () => {
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
    const { client, watchId } = await watchList(tenders(8))
    await look(client, watchId, page(tenders(9)))
    const news = async () => (await readOutbox(server)).filter(({ html }) => html.includes(watchId))
    await expect.poll(async () => (await news()).length).toBe(1)
    const [mail] = await news()
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const address = mail?.headers['list-unsubscribe']?.replace(/[<>]/g, '') ?? ''
    expect(mail?.text).toContain(address)
    const url = new URL(address).pathname
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const click = { method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' } as const
    expect((await server.client().send({ ...click, url: `${url}x` })).statusCode).toBe(404)
    expect((await server.client().send(click)).json()).toMatchObject({ success: true })
    const { watches } = (await client.call(getWatches)).body
    expect(watches[0]?.notify.mail).toBe('never')
    await look(client, watchId, page(tenders(8)))
    expect(await news()).toHaveLength(1)
  })

  test('a list joined from two is watched at both of them', async () => {
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

  test('what is due is run once, and what was missed is made up once', async () => {
    const { client, watchId } = await watchList(tenders(8))
    body = page(tenders(9))
    server.clock.advance(72 * hourMs)
    await Promise.all([startDue(server.services), startDue(server.services)])
    await expect.poll(async () => (await changesOf(client, watchId)).runs[0]?.state).toBe('read')
    await startDue(server.services)
    const { runs, changes } = await changesOf(client, watchId)
    expect([runs.length, changes.map(({ kind }) => kind)]).toEqual([1, ['new']])
    const { watches } = (await client.call(getWatches)).body
    expect(new Date(watches[0]?.nextRunAt ?? 0).getTime()).toBeGreaterThan(server.clock.now().getTime())
  })

  test('a watch rests, goes on, is changed and is gone for good; nobody else sees it', async () => {
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
    const eva = (await registerSomebody(server)).client
    for (const endpoint of [runWatch, pauseWatch, resumeWatch, deleteWatch, markWatchSeen])
      expect((await eva.call(endpoint, { watchId })).status).toBe(404)
    expect((await eva.call(getWatchChanges, undefined, { query: { watchId } })).status).toBe(404)
    expect((await client.call(deleteWatch, { watchId })).status).toBe(200)
    expect((await client.call(getWatches)).body.watches).toEqual([])
  })

  test('what cannot be watched is refused in words', async () => {
    const { client } = await registerSomebody(server)
    expect((await client.call(createWatch, { scanId: 'nowhere', ...daily })).failure.code).toBe('not_found')
    expect((await client.call(createWatch, { ...daily })).failure.code).toBe('invalid_input')
    const odd = { scanId: 'nowhere', ...daily, timeZone: 'Mars/Olympus' }
    expect((await client.call(createWatch, odd)).failure.code).toBe('invalid_input')
  })
})
