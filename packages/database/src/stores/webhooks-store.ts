import { and, asc, desc, eq, lte, sql } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { newId } from '../new-id.ts'
import { webhookDeliveries, webhooks } from '../schema/webhooks.ts'

export type WebhookState = 'active' | 'paused' | 'disabled'
export type DeliveryState = 'waiting' | 'delivered' | 'failed'

/** `settings` hold the address and what it is told; their shape is the caller's. */
export type StoredWebhook = {
  id: string
  state: WebhookState
  settings: unknown
  failingSince: Date | null
  createdAt: Date
}

export type StoredDelivery = {
  id: string
  webhookId: string
  event: string
  state: DeliveryState
  attempts: number
  status: number | null
  problem: string | null
  nextAttemptAt: Date | null
  createdAt: Date
}

type One = { ownerId: string; webhookId: string }
type OneDelivery = { ownerId: string; deliveryId: string }
type Outcome = Pick<StoredDelivery, 'state' | 'status' | 'problem' | 'nextAttemptAt'>

export type WebhooksStore = {
  /** Oldest first. */
  list: (who: { ownerId: string }) => Promise<StoredWebhook[]>
  find: (one: { ownerId: string; webhookId: string }) => Promise<StoredWebhook | null>
  /** What its messages are signed with. */
  readSecrets: (one: { ownerId: string; webhookId: string }) => Promise<unknown>
  create: (webhook: { ownerId: string; settings: unknown; secrets: unknown; now: Date }) => Promise<string>
  change: (
    change: One & {
      settings?: unknown
      secrets?: unknown
      state?: WebhookState
      failingSince?: Date | null
      now: Date
    },
  ) => Promise<boolean>
  remove: (one: { ownerId: string; webhookId: string }) => Promise<boolean>
  /** `false` where a message of this name is known already. */
  addDelivery: (delivery: One & { deliveryId: string; event: string; payload: string; now: Date }) => Promise<boolean>
  findDelivery: (one: { ownerId: string; deliveryId: string }) => Promise<StoredDelivery | null>
  /** Newest first. */
  listDeliveries: (which: One & { limit: number }) => Promise<StoredDelivery[]>
  /** For the one caller who is to try now: the message, which is nobody else's until `until`. */
  claimDelivery: (
    claim: OneDelivery & { now: Date; until: Date },
  ) => Promise<{ delivery: StoredDelivery; payload: string } | null>
  /** How a try ended; counts it. */
  finishAttempt: (attempt: OneDelivery & Outcome) => Promise<void>
  /** To be tried once more, now. */
  askAgain: (one: OneDelivery & { now: Date }) => Promise<boolean>
  /** Messages whose time has come. They are everybody's: only the scheduler asks. */
  listDue: (until: { now: Date; limit: number }) => Promise<{ ownerId: string; deliveryId: string }[]>
}

const settingsPlace = (id: string) => `webhooks:${id}:settings`
const secretsPlace = (id: string) => `webhooks:${id}:secrets`
const payloadPlace = (id: string) => `webhook-deliveries:${id}:payload`

/** All but the message itself. */
const shown = {
  id: webhookDeliveries.id,
  webhookId: webhookDeliveries.webhookId,
  event: webhookDeliveries.event,
  state: webhookDeliveries.state,
  attempts: webhookDeliveries.attempts,
  status: webhookDeliveries.status,
  problem: webhookDeliveries.problem,
  nextAttemptAt: webhookDeliveries.nextAttemptAt,
  createdAt: webhookDeliveries.createdAt,
}

export function createWebhooksStore({ db, seal }: StoreParts): WebhooksStore {
  const isOwn = ({ ownerId, webhookId }: One) => and(eq(webhooks.ownerId, ownerId), eq(webhooks.id, webhookId))
  const isDelivery = ({ ownerId, deliveryId }: OneDelivery) =>
    and(eq(webhookDeliveries.ownerId, ownerId), eq(webhookDeliveries.id, deliveryId))
  const isDue = (now: Date) => and(eq(webhookDeliveries.state, 'waiting'), lte(webhookDeliveries.nextAttemptAt, now))
  const close = (place: string, value: unknown) => seal.close(place, Buffer.from(JSON.stringify(value)))

  async function open({ id, state, settings, failingSince, createdAt }: typeof webhooks.$inferSelect) {
    const opened: unknown = JSON.parse((await seal.open(settingsPlace(id), settings)).toString())
    return { id, state, settings: opened, failingSince, createdAt }
  }

  return {
    async list({ ownerId }) {
      const own = db.select().from(webhooks).where(eq(webhooks.ownerId, ownerId))
      return Promise.all((await own.orderBy(asc(webhooks.createdAt), asc(webhooks.id))).map(open))
    },

    async find(one) {
      const [row] = await db.select().from(webhooks).where(isOwn(one))
      return row ? open(row) : null
    },

    async readSecrets(one) {
      const [row] = await db.select().from(webhooks).where(isOwn(one))
      return row ? JSON.parse((await seal.open(secretsPlace(row.id), row.secrets)).toString()) : null
    },

    async create({ ownerId, settings, secrets, now }) {
      const id = newId()
      await db.insert(webhooks).values({
        id,
        ownerId,
        state: 'active',
        settings: await close(settingsPlace(id), settings),
        secrets: await close(secretsPlace(id), secrets),
        createdAt: now,
        updatedAt: now,
      })
      return id
    },

    async change({ ownerId, webhookId, settings, secrets, state, failingSince, now }) {
      const changed = await db
        .update(webhooks)
        .set({
          updatedAt: now,
          ...(settings !== undefined && { settings: await close(settingsPlace(webhookId), settings) }),
          ...(secrets !== undefined && { secrets: await close(secretsPlace(webhookId), secrets) }),
          ...(state !== undefined && { state }),
          ...(failingSince !== undefined && { failingSince }),
        })
        .where(isOwn({ ownerId, webhookId }))
        .returning({ id: webhooks.id })
      return changed.length > 0
    },

    async remove(one) {
      const removed = await db.delete(webhooks).where(isOwn(one)).returning({ id: webhooks.id })
      return removed.length > 0
    },

    async addDelivery({ ownerId, webhookId, deliveryId: id, event, payload, now }) {
      const sealed = await seal.close(payloadPlace(id), Buffer.from(payload))
      const added = await db
        .insert(webhookDeliveries)
        .values({
          id,
          webhookId,
          ownerId,
          event,
          state: 'waiting',
          payload: sealed,
          nextAttemptAt: now,
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: webhookDeliveries.id })
      return added.length > 0
    },

    async findDelivery(one) {
      const [row] = await db.select(shown).from(webhookDeliveries).where(isDelivery(one))
      return row ?? null
    },

    listDeliveries: ({ ownerId, webhookId, limit }) =>
      db
        .select(shown)
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.ownerId, ownerId), eq(webhookDeliveries.webhookId, webhookId)))
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(limit),

    async claimDelivery({ now, until, ...one }) {
      const [row] = await db
        .update(webhookDeliveries)
        .set({ nextAttemptAt: until })
        .where(and(isDelivery(one), isDue(now)))
        .returning()
      if (!row) return null
      const { payload, ownerId: _owner, ...delivery } = row
      return { delivery, payload: (await seal.open(payloadPlace(row.id), payload)).toString() }
    },

    async finishAttempt({ state, status, problem, nextAttemptAt, ...one }) {
      await db
        .update(webhookDeliveries)
        .set({ state, status, problem, nextAttemptAt, attempts: sql`${webhookDeliveries.attempts} + 1` })
        .where(isDelivery(one))
    },

    async askAgain({ now, ...one }) {
      const asked = await db
        .update(webhookDeliveries)
        .set({ state: 'waiting', nextAttemptAt: now })
        .where(isDelivery(one))
        .returning({ id: webhookDeliveries.id })
      return asked.length > 0
    },

    listDue: ({ now, limit }) =>
      db
        .select({ ownerId: webhookDeliveries.ownerId, deliveryId: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(isDue(now))
        .orderBy(asc(webhookDeliveries.nextAttemptAt))
        .limit(limit),
  }
}
