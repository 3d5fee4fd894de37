import { getOrigin } from '@sondeo/contract/origins'
import { getSearches } from '@sondeo/contract/searches'
import { getWatchedList, getWatches, getWatchRow, markWatchSeen } from '@sondeo/contract/watches/watch-calls'
import { ENGINES } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  hourMs,
  page,
  startWatchedSite,
  type Tender,
  tenders,
  type WatchedSite,
} from '../../../../test/watched-site.ts'
import { startDue } from './start-due.ts'

describe.each(ENGINES)('watches on %s', engine => {
  let place: WatchedSite
  beforeAll(async () => {
    place = await startWatchedSite(engine)
  })
  afterAll(() => place.discard())

  test('what is on the screen is known, and only what comes after it is news', async () => {
    const { server, watchList, look } = place
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

  test('the list is shown as of any run, with when each row was seen; what nothing points to is not kept', async () => {
    const { server, watchList, look, ownerOf } = place
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
    const amountIn = ({ rows: [row] }: typeof before) => row?.values.Monto
    expect(amountIn(before)).toMatchObject({ kind: 'money', amount: 1_000_000 })
    const kindOf = (name: string) => before.columns.find(column => column.name === name)?.kind
    expect([kindOf('Monto'), kindOf('Cierre')]).toEqual(['money', 'date'])
    const after = await listAt(second.run?._id)
    expect([codes(after), after.rows[0]?.row.Monto, after.searchId]).toEqual([
      '12356789',
      'RD$ 1,500,000.00',
      `list-${second.run?._id}`,
    ])
    const now = await listAt()
    expect(amountIn(now)).toMatchObject({ kind: 'money', amount: 1_500_000 })
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

  test('what is due is run once, and what was missed is made up once', async () => {
    const { server, show, watchList, changesOf } = place
    const { client, watchId } = await watchList(tenders(8))
    show(page(tenders(9)))
    server.clock.advance(72 * hourMs)
    await Promise.all([startDue(server.services), startDue(server.services)])
    await expect.poll(async () => (await changesOf(client, watchId)).runs[0]?.state).toBe('read')
    await startDue(server.services)
    const { runs, changes } = await changesOf(client, watchId)
    expect([runs.length, changes.map(({ kind }) => kind)]).toEqual([1, ['new']])
    const { watches } = (await client.call(getWatches)).body
    expect(new Date(watches[0]?.nextRunAt ?? 0).getTime()).toBeGreaterThan(server.clock.now().getTime())
  })
})
