import { getWatchChanges, updateWatch } from '@sondeo/contract/watches/watch-calls'
import { type SmtpStandIn, startSmtpServer } from '@sondeo/test-kit/stand-ins/start-smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs, page, startWatchedSite, tenders, type WatchedSite } from '../../../../test/watched-site.ts'
import { sendNews } from './send-news.ts'

let smtp: SmtpStandIn
let place: WatchedSite
beforeAll(async () => {
  smtp = await startSmtpServer()
  place = await startWatchedSite('postgres', { SMTP_URL: smtp.url })
})
afterAll(async () => {
  await place.discard()
  await smtp.close()
})

/** A watch whose mails are sent by the test alone, so that it can be killed on the way. */
async function watchByHand(mail: 'run' | 'day') {
  const { watchList, look, ownerOf, server } = place
  // Its day has just begun.
  const at = server.clock.now().toISOString().slice(11, 16)
  const { client, email, watchId } = await watchList(tenders(8), { notify: { mail: 'never' }, at, timeZone: 'UTC' })
  const ownerId = await ownerOf(client)
  return {
    /** Runs it on so many rows; gives what its mail job would be told. */
    async look(rows: number) {
      await client.call(updateWatch, { watchId, notify: { mail: 'never' } })
      await look(client, watchId, page(tenders(rows)))
      await client.call(updateWatch, { watchId, notify: { mail } })
      const { runs } = (await client.call(getWatchChanges, undefined, { query: { watchId } })).body
      return { ownerId, watchId, runId: runs[0]?._id ?? '' }
    },
    mails: () =>
      smtp.mails
        .filter(({ to }) => to === email)
        .map(({ text, headers }) => ({ codes: text.match(/LPN-2026-\d+/g), id: headers['message-id'] })),
  }
}

/** The process dies after the mail server has taken the mail and before that is written down. */
const dying = () => {
  const { services } = place.server
  const record = () => Promise.reject(new Error('killed'))
  const notices = { ...services.stores.notices, record }
  return { ...services, stores: { ...services.stores, notices } }
}

test('whoever dies between sending a mail and writing that down has the same mail sent again, under the same name', async () => {
  const { services } = place.server
  const watch = await watchByHand('run')
  const ids = await watch.look(9)
  await expect(sendNews(dying(), ids)).rejects.toThrow('killed')
  // It may only be slow: nobody sends it meanwhile.
  await expect(sendNews(services, ids)).rejects.toThrow('another process')
  expect(watch.mails()).toHaveLength(1)
  place.server.clock.advance(61_000)
  await sendNews(services, ids)
  await sendNews(services, ids)
  const [first, second, ...more] = watch.mails()
  expect([first?.codes, more]).toEqual([['LPN-2026-009'], []])
  expect(second).toEqual(first)
  await sendNews(services, await watch.look(10))
  expect(watch.mails()[2]?.codes).toEqual(['LPN-2026-010'])
  expect(watch.mails()[2]?.id).not.toBe(first?.id)
})

test('a mail that is refused is sent later, and once', async () => {
  const watch = await watchByHand('run')
  const ids = await watch.look(9)
  smtp.refuseNext(1)
  await expect(sendNews(place.server.services, ids)).rejects.toThrow()
  await sendNews(place.server.services, ids)
  await sendNews(place.server.services, ids)
  expect(watch.mails()).toHaveLength(1)
})

test('a daily mail tells each change once, even what came after it on a day that is followed by quiet ones', async () => {
  const { services } = place.server
  const watch = await watchByHand('day')
  await watch.look(9)
  const second = await watch.look(10)
  await expect(sendNews(dying(), second)).rejects.toThrow('killed')
  const third = await watch.look(11)
  // What came since is not in the mail that is sent again, so that its name still tells what it holds.
  await sendNews(services, second)
  expect(watch.mails().map(({ codes }) => codes)).toEqual([
    ['LPN-2026-009', 'LPN-2026-010'],
    ['LPN-2026-009', 'LPN-2026-010'],
  ])
  expect(watch.mails()[1]?.id).toBe(watch.mails()[0]?.id)
  // The queue asks again when the day of this mail is over.
  const afterSeconds = await sendNews(services, third)
  expect([watch.mails().length, Math.ceil((afterSeconds ?? 0) / 3600)]).toEqual([2, 21])
  place.server.clock.advance(24 * hourMs)
  await sendNews(services, third)
  await sendNews(services, third)
  expect(
    watch
      .mails()
      .slice(2)
      .map(({ codes }) => codes),
  ).toEqual([['LPN-2026-011']])
})
