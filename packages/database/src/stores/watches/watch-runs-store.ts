import type { z } from 'zod'
import { and, count, desc, eq, gt, isNotNull, sql } from '../../engine/drizzle.ts'
import type { StoreParts } from '../../engine/sql-database.ts'
import { watches, watchRuns } from '../../schema/watches.ts'
import { factsPlace, listPlace } from './watches-store.ts'

export type WatchRunState = 'running' | 'read' | 'unreadable' | 'failed'

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

export type WatchRunsStore = {
  /** Begins a run, or gives the same one again, so that a job may be repeated. */
  begin: (run: One & { runId: string; now: Date }) => Promise<boolean>
  /** The end of a run, with its changes and what is known afterwards: all of it or nothing, and only once. */
  finish: (
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
  find: (one: One & { runId: string }) => Promise<StoredRun | null>
  /** Newest first. */
  list: (which: One & { limit: number; hasChanges?: boolean; after?: Date }) => Promise<StoredRun[]>
  readChanges: <Changes>(one: { ownerId: string; runId: string; schema: z.ZodType<Changes> }) => Promise<Changes | null>
  /** Changes by watch since its owner last looked. */
  countUnseen: (who: { ownerId: string }) => Promise<Map<string, number>>
}

const NO_COUNTS: Counts = { rowCount: null, newCount: 0, goneCount: 0, changedCount: 0, deadlineCount: 0 }
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

export function createWatchRunsStore({ db, seal, documents }: StoreParts): WatchRunsStore {
  const isRun = ({ ownerId, watchId, runId }: One & { runId: string }) =>
    and(eq(watchRuns.ownerId, ownerId), eq(watchRuns.watchId, watchId), eq(watchRuns.id, runId))

  return {
    async begin({ ownerId, watchId, runId, now }) {
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

    async finish({ ownerId, watchId, runId, state, code = null, counts = NO_COUNTS, changes, list, facts, now }) {
      const told =
        changes === undefined ? {} : await documents.write({ ownerId, place: changesPlace(runId), value: changes, now })
      const known =
        list === undefined ? {} : await documents.write({ ownerId, place: listPlace(watchId), value: list, now })
      const shown =
        facts === undefined ? {} : { facts: await seal.close(factsPlace(watchId), Buffer.from(JSON.stringify(facts))) }
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
            .where(and(eq(watches.ownerId, ownerId), eq(watches.id, watchId)))
        return true
      })
    },

    async find(one) {
      const hasEnded = isNotNull(watchRuns.finishedAt)
      const [run] = await db
        .select(shownOfRun)
        .from(watchRuns)
        .where(and(isRun(one), hasEnded))
      return run ?? null
    },

    list: ({ ownerId, watchId, limit, hasChanges = false, after }) =>
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
