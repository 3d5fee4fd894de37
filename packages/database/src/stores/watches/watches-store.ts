import type { z } from 'zod'
import { and, asc, eq, isNotNull, lte } from '../../engine/drizzle.ts'
import type { StoreParts } from '../../engine/sql-database.ts'
import { newId } from '../../new-id.ts'
import { watches } from '../../schema/watches.ts'

export type WatchState = 'active' | 'paused'

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

type One = { ownerId: string; watchId: string }

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
}

const settingsPlace = (id: string) => `watches:${id}:settings`
export const factsPlace = (id: string) => `watches:${id}:facts`
const loginPlace = (id: string) => `watches:${id}:login`
export const listPlace = (id: string) => `watches:${id}:list`

export function createWatchesStore({ db, seal, documents }: StoreParts): WatchesStore {
  type Row = typeof watches.$inferSelect
  const isOwn = ({ ownerId, watchId }: One) => and(eq(watches.ownerId, ownerId), eq(watches.id, watchId))
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
  }
}
