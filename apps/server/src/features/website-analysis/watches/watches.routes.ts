import { isErrorCode } from '@sondeo/contract/errors'
import type { WatchChange } from '@sondeo/contract/watches/watch'
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
import { newId } from '@sondeo/database/new-id'
import type { StoredWatch } from '@sondeo/database/watches-store'
import { KnownList } from '@sondeo/table/known-list'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../app-error.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { serve } from '../../../http/serve.ts'
import { requirePro } from '../../../plans/find-plan.ts'
import type { Services } from '../../../services.ts'
import { isAdvanced, readLogin } from '../scan/read-login.ts'
import type { WebsiteServices } from '../website-services.ts'
import { createWatch as makeWatch, refuseBeyondPlan } from './create-watch.ts'
import { describeRun, describeWatch } from './describe-watch.ts'
import { addFeedRoutes, newNonce } from './feeds/feeds.routes.ts'
import { nextRun } from './next-run.ts'
import { sendRun } from './send-run.ts'
import { showList } from './show-list.ts'
import { StoredChanges, WatchSettings } from './watch-settings.ts'

type Which = { ownerId: string; watchId: string; rowId: number }

/** One row over time: what it was first, and every value that came after. */
async function showRow({ stores }: Pick<Services, 'stores'>, { ownerId, watchId, rowId }: Which) {
  const list = await stores.watches.readList({ ownerId, watchId, schema: KnownList })
  const row = list?.rows.find(({ id }) => id === rowId)
  if (!list || !row) return null
  const texts = list.columns.flatMap(({ id, name }) => (row.cells[id]?.text ? [[name, row.cells[id].text]] : []))
  const { firstSeenAt, lastSeenAt, goneAt, history = {} } = row
  const kindOf = (name: string) => list.columns.find(column => column.name === name)?.kind ?? 'text'
  const fields = Object.entries(history).map(([name, points]) => ({ name, kind: kindOf(name), points }))
  return { row: Object.fromEntries(texts), firstSeenAt, lastSeenAt, goneAt, fields }
}

// What a person looks through; older runs keep their counts.
const MOST_RUNS = 100

export function addWatchRoutes(http: FastifyInstance, context: HttpContext, services: WebsiteServices) {
  const { stores, now } = services
  addFeedRoutes(http, context, services)

  async function find(ownerId: string, watchId: string): Promise<StoredWatch> {
    const watch = await stores.watches.find({ ownerId, watchId })
    if (!watch) throw new AppError('not_found')
    return watch
  }

  async function show(ownerId: string, watchId: string) {
    const unseen = await stores.watchRuns.countUnseen({ ownerId })
    return { success: true, watch: await describeWatch(services, await find(ownerId, watchId), unseen) } as const
  }

  /** A login to keep, checked as that of a scan is. */
  async function checkLogin(ownerId: string, given: Omit<Parameters<typeof readLogin>[0], 'auth'>) {
    const login = readLogin({ ...given, auth: true })
    if (login && isAdvanced(login)) await requirePro(services, ownerId)
    return login
  }

  serve(http, context, createWatch, async ({ body: { login, ...body }, signedIn, language }) => {
    const ownerId = signedIn.user.id
    const kept = login && (await checkLogin(ownerId, login))
    return show(ownerId, await makeWatch(services, { ...body, ownerId, language, login: kept }))
  })

  serve(http, context, getWatches, async ({ signedIn }) => {
    const ownerId = signedIn.user.id
    const unseen = await stores.watchRuns.countUnseen({ ownerId })
    const stored = await stores.watches.list({ ownerId })
    const watches = await Promise.all(stored.map(watch => describeWatch(services, watch, unseen)))
    watches.sort((a, b) => b.unseen - a.unseen)
    return { success: true, watches, unseen: watches.reduce((sum, watch) => sum + watch.unseen, 0) }
  })

  serve(http, context, runWatch, async ({ body: { watchId }, signedIn }) => {
    const ownerId = signedIn.user.id
    const settings = WatchSettings.parse((await find(ownerId, watchId)).settings)
    const runId = newId()
    // Begun here, so that whoever asked sees it run at once.
    await stores.watchRuns.begin({ ownerId, watchId, runId, now: now() })
    await sendRun(services, { ownerId, watchId, runId }, { settings, goesFirst: true })
    return show(ownerId, watchId)
  })

  serve(http, context, pauseWatch, async ({ body: { watchId }, signedIn }) => {
    const ownerId = signedIn.user.id
    await stores.watches.change({ ownerId, watchId, state: 'paused', now: now() })
    return show(ownerId, watchId)
  })

  serve(http, context, resumeWatch, async ({ body: { watchId }, signedIn }) => {
    const ownerId = signedIn.user.id
    const watch = await find(ownerId, watchId)
    const settings = WatchSettings.parse(watch.settings)
    await refuseBeyondPlan(services, ownerId, settings.every, watch.state !== 'active')
    await stores.watches.change({ ownerId, watchId, state: 'active', nextRunAt: nextRun(settings, now()), now: now() })
    return show(ownerId, watchId)
  })

  serve(http, context, deleteWatch, async ({ body: { watchId }, signedIn }) => {
    if (!(await stores.watches.remove({ ownerId: signedIn.user.id, watchId }))) throw new AppError('not_found')
    return { success: true }
  })

  serve(http, context, updateWatch, async ({ body: { watchId, login, ...wanted }, signedIn }) => {
    const ownerId = signedIn.user.id
    const watch = await find(ownerId, watchId)
    const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
    const settings = WatchSettings.parse({ ...WatchSettings.parse(watch.settings), ...given })
    if (wanted.every) await refuseBeyondPlan(services, ownerId, settings.every, false)
    const isMoved = Boolean(wanted.every ?? wanted.at ?? wanted.timeZone)
    const kept = login && (await checkLogin(ownerId, login))
    await stores.watches.change({
      ownerId,
      watchId,
      settings,
      ...(login !== undefined && { login: kept ?? null }),
      ...(isMoved && { nextRunAt: nextRun(settings, now()) }),
      now: now(),
    })
    return show(ownerId, watchId)
  })

  serve(http, context, getWatchChanges, async ({ query: { watchId }, signedIn }) => {
    const ownerId = signedIn.user.id
    const { seenAt } = await find(ownerId, watchId)
    const runs = await stores.watchRuns.list({ ownerId, watchId, limit: MOST_RUNS })
    const changes: WatchChange[] = []
    for (const { id: runId, code, createdAt, finishedAt } of runs) {
      const found = (await stores.watchRuns.readChanges({ ownerId, runId, schema: StoredChanges })) ?? []
      for (const { fields, ...change } of found)
        changes.push({
          ...change,
          at: createdAt.toISOString(),
          fields: fields.map(({ beforeNumber: _, afterNumber: __, ...field }) => field),
          code: isErrorCode(code) ? code : null,
          isSeen: (finishedAt ?? createdAt) <= seenAt,
        })
    }
    return { success: true, changes, runs: runs.map(describeRun) }
  })

  serve(http, context, markWatchSeen, async ({ body: { watchId }, signedIn }) => {
    const seen = await stores.watches.markSeen({ ownerId: signedIn.user.id, watchId, now: now() })
    if (!seen) throw new AppError('not_found')
    return { success: true }
  })

  serve(http, context, getWatchedList, async ({ query: { watchId, runId }, signedIn }) => {
    return { success: true, ...(await showList(services, { ownerId: signedIn.user.id, watchId, runId })) }
  })

  serve(http, context, renewWatchFeeds, async ({ body: { watchId, isOn }, signedIn }) => {
    const ownerId = signedIn.user.id
    const settings = WatchSettings.parse((await find(ownerId, watchId)).settings)
    const feedNonce = isOn ? newNonce() : null
    await stores.watches.change({ ownerId, watchId, settings: { ...settings, feedNonce }, now: now() })
    return show(ownerId, watchId)
  })

  serve(http, context, getWatchRow, async ({ body: { watchId, rowId }, signedIn }) => {
    const row = await showRow(services, { ownerId: signedIn.user.id, watchId, rowId })
    if (!row) throw new AppError('not_found')
    return { success: true, ...row }
  })
}
