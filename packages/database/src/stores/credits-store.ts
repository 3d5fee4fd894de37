import { and, asc, eq, lt, sql } from '../engine/drizzle.ts'
import type { SqlTransaction, StoreParts } from '../engine/sql-database.ts'
import { newId } from '../new-id.ts'
import { credits } from '../schema/billing.ts'

type UsageKind = 'report' | 'scan'

export type CreditsLeft = { report: number; scan: number }

/** Units bought beyond a plan; the oldest are used first. */
export type CreditsStore = {
  /** `false` when this purchase was entered before. */
  add: (purchase: { ownerId: string; kind: UsageKind; units: number; reference: string; now: Date }) => Promise<boolean>
  countLeft: (who: { ownerId: string }) => Promise<CreditsLeft>
  list: (who: {
    ownerId: string
  }) => Promise<{ kind: UsageKind; units: number; used: number; reference: string; createdAt: Date }[]>
}

export function createCreditsStore({ db }: StoreParts): CreditsStore {
  return {
    async add({ ownerId, kind, units, reference, now }) {
      const added = await db
        .insert(credits)
        .values({ id: newId(), ownerId, kind, units, reference, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: credits.id })
      return added.length > 0
    },

    async countLeft({ ownerId }) {
      const rows = await db
        .select({ kind: credits.kind, left: sql<number>`sum(${credits.units} - ${credits.used})::int` })
        .from(credits)
        .where(eq(credits.ownerId, ownerId))
        .groupBy(credits.kind)
      const leftOf = (kind: UsageKind) => rows.find(row => row.kind === kind)?.left ?? 0
      return { report: leftOf('report'), scan: leftOf('scan') }
    },

    list: ({ ownerId }) =>
      db
        .select({
          kind: credits.kind,
          units: credits.units,
          used: credits.used,
          reference: credits.reference,
          createdAt: credits.createdAt,
        })
        .from(credits)
        .where(eq(credits.ownerId, ownerId))
        .orderBy(asc(credits.createdAt)),
  }
}

/** One unit of the oldest purchase that has some left. The caller holds the user's row, so nobody takes it twice. */
export async function takeCredit(
  tx: SqlTransaction,
  { ownerId, kind }: { ownerId: string; kind: UsageKind },
): Promise<string | null> {
  const [oldest] = await tx
    .select({ id: credits.id })
    .from(credits)
    .where(and(eq(credits.ownerId, ownerId), eq(credits.kind, kind), lt(credits.used, credits.units)))
    .orderBy(asc(credits.createdAt), asc(credits.id))
    .limit(1)
  if (!oldest) return null
  await tx
    .update(credits)
    .set({ used: sql`${credits.used} + 1` })
    .where(eq(credits.id, oldest.id))
  return oldest.id
}

/** What was taken for work that delivered nothing. */
export async function returnCredits(tx: SqlTransaction, released: { creditId: string | null }[]) {
  for (const { creditId } of released)
    if (creditId !== null)
      await tx
        .update(credits)
        .set({ used: sql`${credits.used} - 1` })
        .where(eq(credits.id, creditId))
}
