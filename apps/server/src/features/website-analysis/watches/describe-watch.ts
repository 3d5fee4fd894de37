import { fillPath } from '@sondeo/contract/endpoint'
import { isErrorCode } from '@sondeo/contract/errors'
import { runsPerMonth, type Watch, type WatchRun } from '@sondeo/contract/watches/watch'
import { getWatchCalendar, getWatchFeed } from '@sondeo/contract/watches/watch-feeds'
import type { StoredRun } from '@sondeo/database/watch-runs-store'
import type { StoredWatch } from '@sondeo/database/watches-store'
import type { Services } from '../../../services.ts'
import { NO_FACTS, WatchFacts, WatchSettings } from './watch-settings.ts'

type Parts = Pick<Services, 'stores' | 'mailBrand'>

/** Where calendar and feed of a watch are read. The word in them is made of a key and a nonce, and stored nowhere. */
function feedAddresses({ stores, mailBrand }: Parts, { watchId, nonce }: { watchId: string; nonce: string | null }) {
  if (nonce === null) return null
  const token = stores.watches.tokenFor({ watchId, purpose: 'feed', nonce })
  return {
    calendar: `${mailBrand.appUrl}${fillPath(getWatchCalendar.path, { token: `${token}.ics` })}`,
    feed: `${mailBrand.appUrl}${fillPath(getWatchFeed.path, { token })}`,
  }
}

export const describeRun = (run: StoredRun): WatchRun => {
  const { id, state, code, rowCount, newCount, goneCount, changedCount, deadlineCount, createdAt } = run
  return {
    _id: id,
    at: createdAt.toISOString(),
    state,
    code: isErrorCode(code) ? code : null,
    rowCount,
    newCount,
    goneCount,
    changedCount,
    deadlineCount,
  }
}

/** A watch as its owner sees it. */
export async function describeWatch(
  { stores, mailBrand }: Pick<Services, 'stores' | 'mailBrand'>,
  watch: StoredWatch,
  unseen: ReadonlyMap<string, number>,
): Promise<Watch> {
  const { id, ownerId, state, nextRunAt, createdAt, hasLogin } = watch
  const settings = WatchSettings.parse(watch.settings)
  const { name, url, site, question, every, at, timeZone, notify, deadlineDays, quietColumns, madeFrom } = settings
  const { rowCount, columns, pagesPerRun } = WatchFacts.safeParse(watch.facts).data ?? NO_FACTS
  const [lastRun] = await stores.watchRuns.list({ ownerId, watchId: id, limit: 1 })
  return {
    _id: id,
    name,
    url,
    site,
    question,
    every,
    at,
    timeZone,
    notify,
    state,
    createdAt: createdAt.toISOString(),
    nextRunAt: state === 'active' && nextRunAt ? nextRunAt.toISOString() : null,
    lastRun: lastRun ? describeRun(lastRun) : null,
    rowCount,
    unseen: unseen.get(id) ?? 0,
    pagesPerRun,
    runsPerMonth: runsPerMonth[every],
    columns: columns.map(column => column.name),
    quietColumns: quietColumns ?? columns.filter(({ isQuiet }) => isQuiet).map(column => column.name),
    deadlineDays,
    ...madeFrom,
    hasLogin,
    feeds: feedAddresses({ stores, mailBrand }, { watchId: id, nonce: settings.feedNonce }),
  }
}
