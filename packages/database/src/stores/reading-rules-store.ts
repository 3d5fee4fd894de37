import { and, asc, eq } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { newId } from '../new-id.ts'
import { readingRules } from '../schema/scans.ts'

/** What a rule says is its owner's and the caller's matter; here it is a sealed document. */
export type StoredRule = { id: string; rule: unknown; createdAt: Date; updatedAt: Date }

export type ReadingRulesStore = {
  /** Oldest first. */
  list: (who: { ownerId: string }) => Promise<StoredRule[]>
  create: (rule: { ownerId: string; rule: unknown; now: Date }) => Promise<string>
  replace: (change: { ownerId: string; ruleId: string; rule: unknown; now: Date }) => Promise<boolean>
  remove: (which: { ownerId: string; ruleId: string }) => Promise<boolean>
}

const place = (id: string) => `reading-rules:${id}:document`

export function createReadingRulesStore({ db, seal }: StoreParts): ReadingRulesStore {
  const isOwn = ({ ownerId, ruleId }: { ownerId: string; ruleId: string }) =>
    and(eq(readingRules.ownerId, ownerId), eq(readingRules.id, ruleId))
  const close = (id: string, rule: unknown) => seal.close(place(id), Buffer.from(JSON.stringify(rule)))

  return {
    async list({ ownerId }) {
      const rows = await db
        .select()
        .from(readingRules)
        .where(eq(readingRules.ownerId, ownerId))
        .orderBy(asc(readingRules.createdAt), asc(readingRules.id))
      return Promise.all(
        rows.map(async ({ id, document, createdAt, updatedAt }) => {
          const rule: unknown = JSON.parse((await seal.open(place(id), document)).toString())
          return { id, rule, createdAt, updatedAt }
        }),
      )
    },

    async create({ ownerId, rule, now }) {
      const id = newId()
      await db.insert(readingRules).values({
        id,
        ownerId,
        document: await close(id, rule),
        createdAt: now,
        updatedAt: now,
      })
      return id
    },

    async replace({ ownerId, ruleId, rule, now }) {
      const replaced = await db
        .update(readingRules)
        .set({ document: await close(ruleId, rule), updatedAt: now })
        .where(isOwn({ ownerId, ruleId }))
        .returning({ id: readingRules.id })
      return replaced.length > 0
    },

    async remove(which) {
      const removed = await db.delete(readingRules).where(isOwn(which)).returning({ id: readingRules.id })
      return removed.length > 0
    },
  }
}
