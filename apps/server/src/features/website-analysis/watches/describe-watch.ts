import { isErrorCode } from '@sondeo/contract/errors'
import { runsPerMonth, type Watch, type WatchRun } from '@sondeo/contract/watches'
import type { StoredRun, StoredWatch } from '@sondeo/database/watches-store'
import { KnownList } from '@sondeo/table/known-list'
import type { Services } from '../../../services.ts'
import { WatchSettings } from './watch-settings.ts'

export const describeRun = (run: StoredRun): WatchRun => {
  const { state, code, rowCount, newCount, goneCount, changedCount, createdAt } = run
  return {
    at: createdAt.toISOString(),
    state,
    code: isErrorCode(code) ? code : null,
    rowCount,
    newCount,
    goneCount,
    changedCount,
  }
}

/** A watch as its owner sees it. */
export async function describeWatch(
  { stores }: Pick<Services, 'stores'>,
  watch: StoredWatch,
  unseen: ReadonlyMap<string, number>,
): Promise<Watch> {
  const { id, ownerId, state, nextRunAt, createdAt } = watch
  const settings = WatchSettings.parse(watch.settings)
  const { name, url, site, question, every, at, timeZone, notify, pagesPerRun } = settings
  const [lastRun] = await stores.watches.listRuns({ ownerId, watchId: id, limit: 1 })
  const list = await stores.watches.readList({ ownerId, watchId: id, schema: KnownList })
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
    rowCount: list?.rows.filter(({ goneAt }) => goneAt === null).length ?? 0,
    unseen: unseen.get(id) ?? 0,
    pagesPerRun,
    runsPerMonth: runsPerMonth[every],
    columns: list?.columns.map(column => column.name) ?? [],
    quietColumns: list?.columns.filter(({ isQuiet }) => isQuiet).map(column => column.name) ?? [],
  }
}
