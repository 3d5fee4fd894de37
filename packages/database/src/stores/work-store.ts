import { z } from 'zod'
import { and, asc, eq, gt, inArray, lt, or, sql } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { work } from '../schema/work.ts'

export type WorkState = 'running' | 'done' | 'failed'

/** `info` says what it works on, `progress` how far it is, `outcome` how it ended. Shapes are the caller's. */
export type Work = {
  id: string
  tool: 'website' | 'product'
  state: WorkState
  stopRequested: boolean
  seen: boolean
  info: unknown
  progress: unknown
  outcome: unknown
  createdAt: Date
  updatedAt: Date
}

const WorkDocument = z.object({ info: z.unknown(), progress: z.unknown(), outcome: z.unknown() })
type WorkDocument = z.infer<typeof WorkDocument>
type One = { ownerId: string; workId: string }

/** Whether its process has died. Scans may wait for their turn for long, and give no sign before it comes. */
export function isSilent({ tool, createdAt, updatedAt }: Pick<Work, 'tool' | 'createdAt' | 'updatedAt'>, now: Date) {
  const hasBegun = tool === 'product' || updatedAt > createdAt
  return hasBegun && now.getTime() - updatedAt.getTime() > LIFETIMES_MS.silentWork
}

/** Work that runs somewhere, seen from everywhere: the process that works and those that wait share these rows. */
export type WorkStore = {
  /** The same `key` of the same user while one runs joins that one. Running work that fell silent is given up. */
  begin: (begun: {
    ownerId: string
    workId: string
    tool: Work['tool']
    key: string
    info: unknown
    now: Date
  }) => Promise<{ result: 'begun' | 'joined'; workId: string }>
  /** A sign of life with how far it is. `null` when it is no longer running. */
  report: (one: One & { progress: unknown; now: Date }) => Promise<{ stopRequested: boolean } | null>
  /** Its process ends and another takes it up: it waits for its turn as if it had not begun. */
  giveBack: (one: One) => Promise<void>
  /** Only the first end counts. */
  finish: (one: One & { state: Exclude<WorkState, 'running'>; outcome: unknown; now: Date }) => Promise<boolean>
  requestStop: (one: One) => Promise<boolean>
  markSeen: (one: One) => Promise<boolean>
  find: (one: { ownerId: string; workId: string }) => Promise<Work | null>
  /** What runs, and what ended and nobody has seen; oldest first. */
  listOpen: (who: { ownerId: string; now: Date }) => Promise<Work[]>
  /** Running work of anybody that gives no sign any more. */
  listSilent: (asked: { now: Date }) => Promise<(One & Pick<Work, 'tool' | 'updatedAt'>)[]>
  /** All that is kept, oldest first. */
  list: (who: { ownerId: string }) => Promise<Work[]>
}

export function createWorkStore({ db, seal }: StoreParts): WorkStore {
  const place = (id: string) => `work:${id}`
  const closeDocument = (id: string, document: WorkDocument) =>
    seal.close(place(id), Buffer.from(JSON.stringify(document)))
  const which = ({ ownerId, workId }: One) => and(eq(work.ownerId, ownerId), eq(work.id, workId))
  const silent = (now: Date) =>
    and(
      eq(work.state, 'running'),
      lt(work.updatedAt, new Date(now.getTime() - LIFETIMES_MS.silentWork)),
      or(eq(work.tool, 'product'), gt(work.updatedAt, work.createdAt)),
    )
  const running = (one: One) => and(which(one), eq(work.state, 'running'))

  async function openWork(row: typeof work.$inferSelect): Promise<Work> {
    const { ownerId: _, keyHash: __, document, ...rest } = row
    return { ...rest, ...WorkDocument.parse(JSON.parse((await seal.open(place(row.id), document)).toString())) }
  }

  const store: WorkStore = {
    async begin({ ownerId, workId, tool, key, info, now }) {
      const keyHash = seal.fingerprint('work', ownerId, key)
      const document = await closeDocument(workId, { info, progress: null, outcome: null })
      return db.transaction(async tx => {
        const same = and(eq(work.ownerId, ownerId), eq(work.keyHash, keyHash), eq(work.state, 'running'))
        await tx
          .update(work)
          .set({ state: 'failed', seen: true })
          .where(and(same, silent(now)))
        const begun = await tx
          .insert(work)
          .values({ id: workId, ownerId, tool, keyHash, state: 'running', document, createdAt: now, updatedAt: now })
          .onConflictDoNothing()
          .returning({ id: work.id })
        if (begun.length > 0) return { result: 'begun', workId }
        const [other] = await tx.select({ id: work.id }).from(work).where(same)
        return { result: 'joined', workId: other?.id ?? workId }
      })
    },

    async report({ progress, now, ...one }) {
      const found = await store.find(one)
      if (found?.state !== 'running') return null
      const document = await closeDocument(one.workId, { info: found.info, progress, outcome: null })
      const [updated] = await db
        .update(work)
        .set({ document, updatedAt: now })
        .where(running(one))
        .returning({ stopRequested: work.stopRequested })
      return updated ?? null
    },

    async giveBack(one) {
      await db
        .update(work)
        .set({ updatedAt: sql`${work.createdAt}` })
        .where(running(one))
    },

    async finish({ state, outcome, now, ...one }) {
      const found = await store.find(one)
      if (!found) return false
      const document = await closeDocument(one.workId, { info: found.info, progress: found.progress, outcome })
      const ended = await db
        .update(work)
        .set({ state, document, updatedAt: now })
        .where(running(one))
        .returning({ id: work.id })
      return ended.length > 0
    },

    async requestStop(one) {
      const asked = await db.update(work).set({ stopRequested: true }).where(running(one)).returning({ id: work.id })
      return asked.length > 0
    },

    async markSeen(one) {
      const seen = await db.update(work).set({ seen: true }).where(which(one)).returning({ id: work.id })
      return seen.length > 0
    },

    async find(one) {
      const [row] = await db.select().from(work).where(which(one))
      return row ? openWork(row) : null
    },

    async listOpen({ ownerId, now }) {
      const recently = new Date(now.getTime() - LIFETIMES_MS.endedWork)
      const isUnseenEnd = and(
        inArray(work.state, ['done', 'failed']),
        eq(work.seen, false),
        gt(work.updatedAt, recently),
      )
      const rows = await db
        .select()
        .from(work)
        .where(and(eq(work.ownerId, ownerId), or(eq(work.state, 'running'), isUnseenEnd)))
        .orderBy(asc(work.createdAt))
      return Promise.all(rows.map(openWork))
    },

    async listSilent({ now }) {
      const { ownerId, id, tool, updatedAt } = work
      return db.select({ ownerId, workId: id, tool, updatedAt }).from(work).where(silent(now))
    },

    async list({ ownerId }) {
      const rows = await db.select().from(work).where(eq(work.ownerId, ownerId)).orderBy(asc(work.createdAt))
      return Promise.all(rows.map(openWork))
    },
  }
  return store
}
