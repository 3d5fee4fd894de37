import type { z } from 'zod'
import { and, asc, count, desc, eq, gt, isNotNull, lte, sql } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { newId } from '../new-id.ts'
import { watches, watchRuns } from '../schema/watches.ts'

export type WatchState = 'active' | 'paused'
export type WatchRunState = 'running' | 'read' | 'unreadable' | 'failed'

/** `settings` says what is watched, when and for whom; `list` what is known of it. Shapes are the caller's. */
export type StoredWatch = {
  id: string
  ownerId: string
  state: WatchState
  nextRunAt: Date | null
  settings: unknown
  /** What is shown of the list without opening it. */
  facts: unknown
  /** Whether a login is kept for it. */
  hasLogin: boolean
  seenAt: Date
  createdAt: Date
  updatedAt: Date
}

export type StoredRun = {
  id: string
  state: WatchRunState
  rowCount: number | null
  newCount: number
  goneCount: number
  changedCount: number
  deadlineCount: number
  code: string | null
  createdAt: Date
  finishedAt: Date | null
}

type One = { ownerId: string; watchId: string }
type Counts = Pick<StoredRun, 'rowCount' | 'newCount' | 'goneCount' | 'changedCount' | 'deadlineCount'>

export type WatchesStore = {
  list: (who: { ownerId: string }) => Promise<StoredWatch[]>
  find: (one: { ownerId: string; watchId: string }) => Promise<StoredWatch | null>
  /** What is known of the list; null where there is none, or none that can be read. */
  readList: <List>(one: { ownerId: string; watchId: string; schema: z.ZodType<List> }) => Promise<List | null>
  create: (watch: {
    ownerId: string
    settings: unknown
    facts: unknown
    list: unknown
    login?: unknown
    nextRunAt: Date | null
    now: Date
  }) => Promise<string>
  change: (
    change: One & {
      settings?: unknown
      facts?: unknown
      list?: unknown
      /** `null` forgets it. */
      login?: unknown
      state?: WatchState
      nextRunAt?: Date | null
      now: Date
    },
  ) => Promise<boolean>
  /** How to sign in there; null where none is kept. */
  readLogin: (one: { ownerId: string; watchId: string }) => Promise<unknown>
  /** A secret word that only this watch has, for its addresses: made of a key and `nonce`, so that nothing is stored. */
  tokenFor: (about: { watchId: string; purpose: string; nonce: string }) => string
  /** Whoever knows such a word needs no session: the watch that it may belong to, to be checked against `tokenFor`. */
  findByToken: (token: string) => Promise<StoredWatch | null>
  markSeen: (one: One & { now: Date }) => Promise<boolean>
  remove: (one: { ownerId: string; watchId: string }) => Promise<boolean>
  /** Those whose time has come, longest waiting first. They are everybody's: only the scheduler asks. */
  listDue: (until: { now: Date; limit: number }) => Promise<StoredWatch[]>
  /** `true` for the one caller who moves it on and therefore runs it. */
  claim: (one: One & { due: Date; nextRunAt: Date | null; now: Date }) => Promise<boolean>
  /** Begins a run, or gives the same one again, so that a job may be repeated. */
  beginRun: (run: One & { runId: string; now: Date }) => Promise<boolean>
  /** The end of a run, with its changes and what is known afterwards: all of it or nothing, and only once. */
  finishRun: (
    run: One & {
      runId: string
      state: Exclude<WatchRunState, 'running'>
      code?: string | null
      counts?: Counts
      changes?: unknown
      list?: unknown
      facts?: unknown
      now: Date
    },
  ) => Promise<boolean>
  /** A run that has ended. */
  findRun: (one: One & { runId: string }) => Promise<StoredRun | null>
  /** Newest first. */
  listRuns: (which: One & { limit: number; hasChanges?: boolean; after?: Date }) => Promise<StoredRun[]>
  readChanges: <Changes>(one: { ownerId: string; runId: string; schema: z.ZodType<Changes> }) => Promise<Changes | null>
  /** Changes by watch since its owner last looked. */
  countUnseen: (who: { ownerId: string }) => Promise<Map<string, number>>
}

const NO_COUNTS: Counts = { rowCount: null, newCount: 0, goneCount: 0, changedCount: 0, deadlineCount: 0 }
const settingsPlace = (id: string) => `watches:${id}:settings`
const factsPlace = (id: string) => `watches:${id}:facts`
const loginPlace = (id: string) => `watches:${id}:login`
const listPlace = (id: string) => `watches:${id}:list`
const changesPlace = (id: string) => `watch-runs:${id}:changes`

/** All but the changes. */
const shownOfRun = {
  id: watchRuns.id,
  state: watchRuns.state,
  rowCount: watchRuns.rowCount,
  newCount: watchRuns.newCount,
  goneCount: watchRuns.goneCount,
  changedCount: watchRuns.changedCount,
  deadlineCount: watchRuns.deadlineCount,
  code: watchRuns.code,
  createdAt: watchRuns.createdAt,
  finishedAt: watchRuns.finishedAt,
}

/** How many changes a run found. */
const found = sql<number>`(${watchRuns.newCount} + ${watchRuns.goneCount} + ${watchRuns.changedCount} + ${watchRuns.deadlineCount})`

export function createWatchesStore({ db, seal, documents }: StoreParts): WatchesStore {
  type Row = typeof watches.$inferSelect
  const isOwn = ({ ownerId, watchId }: One) => and(eq(watches.ownerId, ownerId), eq(watches.id, watchId))
  const isRun = ({ ownerId, watchId, runId }: One & { runId: string }) =>
    and(eq(watchRuns.ownerId, ownerId), eq(watchRuns.watchId, watchId), eq(watchRuns.id, runId))
  const close = (place: string, value: unknown) => seal.close(place, Buffer.from(JSON.stringify(value)))
  const closeFacts = async (id: string, facts: unknown) =>
    facts === undefined ? {} : { facts: await close(factsPlace(id), facts) }

  async function open(row: Row): Promise<StoredWatch> {
    const { id, ownerId, state, nextRunAt, seenAt, createdAt, updatedAt } = row
    const settings: unknown = JSON.parse((await seal.open(settingsPlace(id), row.settings)).toString())
    const facts: unknown = row.facts && JSON.parse((await seal.open(factsPlace(id), row.facts)).toString())
    const hasLogin = row.login !== null
    return { id, ownerId, state, nextRunAt, settings, facts, hasLogin, seenAt, createdAt, updatedAt }
  }

  return {
    async list({ ownerId }) {
      const rows = await db
        .select()
        .from(watches)
        .where(eq(watches.ownerId, ownerId))
        .orderBy(asc(watches.createdAt), asc(watches.id))
      return Promise.all(rows.map(open))
    },

    async find(one) {
      const [row] = await db.select().from(watches).where(isOwn(one))
      return row ? open(row) : null
    },

    async readList({ ownerId, watchId, schema }) {
      const [row] = await db.select().from(watches).where(isOwn({ ownerId, watchId }))
      return row ? documents.read({ ownerId, place: listPlace(watchId), row, schema }) : null
    },

    async create({ ownerId, settings, facts, list, login, nextRunAt, now }) {
      const id = newId()
      await db.insert(watches).values({
        id,
        ownerId,
        state: 'active',
        nextRunAt,
        settings: await close(settingsPlace(id), settings),
        facts: await close(factsPlace(id), facts),
        ...(login !== undefined && { login: await close(loginPlace(id), login) }),
        ...(await documents.write({ ownerId, place: listPlace(id), value: list, now })),
        seenAt: now,
        createdAt: now,
        updatedAt: now,
      })
      return id
    },

    async change({ ownerId, watchId, settings, facts, list, login, state, nextRunAt, now }) {
      const changed = await db
        .update(watches)
        .set({
          updatedAt: now,
          ...(settings !== undefined && { settings: await close(settingsPlace(watchId), settings) }),
          ...(await closeFacts(watchId, facts)),
          ...(login !== undefined && { login: login === null ? null : await close(loginPlace(watchId), login) }),
          ...(list !== undefined && (await documents.write({ ownerId, place: listPlace(watchId), value: list, now }))),
          ...(state !== undefined && { state }),
          ...(nextRunAt !== undefined && { nextRunAt }),
        })
        .where(isOwn({ ownerId, watchId }))
        .returning({ id: watches.id })
      return changed.length > 0
    },

    async readLogin(one) {
      const [row] = await db.select().from(watches).where(isOwn(one))
      return row?.login ? JSON.parse((await seal.open(loginPlace(row.id), row.login)).toString()) : null
    },

    tokenFor: ({ watchId, purpose, nonce }) => `${watchId}.${seal.fingerprint(`watch-${purpose}`, watchId, nonce)}`,

    async findByToken(token) {
      const watchId = token.split('.', 1)[0] ?? ''
      const [row] = await db.select().from(watches).where(eq(watches.id, watchId))
      return row ? open(row) : null
    },

    async markSeen({ now, ...one }) {
      const seen = await db.update(watches).set({ seenAt: now }).where(isOwn(one)).returning({ id: watches.id })
      return seen.length > 0
    },

    async remove(one) {
      const removed = await db.delete(watches).where(isOwn(one)).returning({ id: watches.id })
      return removed.length > 0
    },

    async listDue({ now, limit }) {
      const isDue = and(eq(watches.state, 'active'), isNotNull(watches.nextRunAt), lte(watches.nextRunAt, now))
      const rows = await db.select().from(watches).where(isDue).orderBy(asc(watches.nextRunAt)).limit(limit)
      return Promise.all(rows.map(open))
    },

    async claim({ due, nextRunAt, now, ...one }) {
      const claimed = await db
        .update(watches)
        .set({ nextRunAt, updatedAt: now })
        .where(and(isOwn(one), eq(watches.state, 'active'), eq(watches.nextRunAt, due)))
        .returning({ id: watches.id })
      return claimed.length > 0
    },

    async beginRun({ ownerId, watchId, runId, now }) {
      await db
        .insert(watchRuns)
        .values({ id: runId, watchId, ownerId, state: 'running', createdAt: now })
        .onConflictDoNothing()
      const [row] = await db
        .select({ state: watchRuns.state })
        .from(watchRuns)
        .where(isRun({ ownerId, watchId, runId }))
      return row?.state === 'running'
    },

    async finishRun({ ownerId, watchId, runId, state, code = null, counts = NO_COUNTS, changes, list, facts, now }) {
      const told =
        changes === undefined ? {} : await documents.write({ ownerId, place: changesPlace(runId), value: changes, now })
      const known =
        list === undefined ? {} : await documents.write({ ownerId, place: listPlace(watchId), value: list, now })
      const shown = await closeFacts(watchId, facts)
      return db.transaction(async tx => {
        const finished = await tx
          .update(watchRuns)
          .set({ state, code, ...counts, ...told, finishedAt: now })
          .where(and(isRun({ ownerId, watchId, runId }), eq(watchRuns.state, 'running')))
          .returning({ id: watchRuns.id })
        if (finished.length === 0) return false
        if (list !== undefined)
          await tx
            .update(watches)
            .set({ ...known, ...shown })
            .where(isOwn({ ownerId, watchId }))
        return true
      })
    },

    async findRun(one) {
      const hasEnded = isNotNull(watchRuns.finishedAt)
      const [run] = await db
        .select(shownOfRun)
        .from(watchRuns)
        .where(and(isRun(one), hasEnded))
      return run ?? null
    },

    listRuns: ({ ownerId, watchId, limit, hasChanges = false, after }) =>
      db
        .select(shownOfRun)
        .from(watchRuns)
        .where(
          and(
            eq(watchRuns.ownerId, ownerId),
            eq(watchRuns.watchId, watchId),
            hasChanges ? gt(found, 0) : undefined,
            after ? gt(watchRuns.createdAt, after) : undefined,
          ),
        )
        .orderBy(desc(watchRuns.createdAt), desc(watchRuns.id))
        .limit(limit),

    async readChanges({ ownerId, runId, schema }) {
      const [row] = await db
        .select()
        .from(watchRuns)
        .where(and(eq(watchRuns.ownerId, ownerId), eq(watchRuns.id, runId)))
      return row ? documents.read({ ownerId, place: changesPlace(runId), row, schema }) : null
    },

    async countUnseen({ ownerId }) {
      const total = sql<number>`sum(${found})::int`
      const rows = await db
        .select({ watchId: watchRuns.watchId, changes: total, runs: count() })
        .from(watchRuns)
        .innerJoin(watches, eq(watches.id, watchRuns.watchId))
        .where(and(eq(watchRuns.ownerId, ownerId), gt(watchRuns.finishedAt, watches.seenAt)))
        .groupBy(watchRuns.watchId)
      return new Map(rows.map(({ watchId, changes }) => [watchId, changes]))
    },
  }
}
