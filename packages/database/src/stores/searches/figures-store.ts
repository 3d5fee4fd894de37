import { and, count, eq, inArray, isNull, or, sql } from '../../engine/drizzle.ts'
import type { StoreParts } from '../../engine/sql-database.ts'
import { usage } from '../../schema/billing.ts'
import { exports, searches } from '../../schema/searches.ts'
import { countRows, documentPlace, SearchDocument } from './search-document.ts'
import { isListed, keySearchName, nameOfGroup, sealSearches, type ToolName } from './search-record.ts'

/** `month` counts from one, in the order of the starts that were asked for; zero is before the first. */
type InMonth = { month: number; count: number }

export type Figures = {
  searches: (InMonth & { tool: ToolName; records: number })[]
  /** What was delivered. */
  usage: (InMonth & { kind: 'report' | 'scan' })[]
  exports: InMonth[]
  /** Of each tool, those searched most. */
  names: { tool: ToolName; name: string; count: number; records: number }[]
  /** How many different ones there are. */
  namesOf: Record<ToolName, number>
}

/** What a person did, counted by the database: nothing is opened but the few names that are shown. */
export type FiguresStore = {
  count: (what: { ownerId: string; monthStarts: readonly Date[]; namesShown: number }) => Promise<Figures>
}

const OPENED_AT_ONCE = 20

export function createFiguresStore({ db, seal, documents }: StoreParts): FiguresStore {
  const { openName } = sealSearches(seal)

  /** Each is opened once, and counted by the database from then on. */
  async function countThoseOfBefore(ownerId: string): Promise<void> {
    for (;;) {
      const rows = await db
        .select()
        .from(searches)
        .where(and(isListed(ownerId), or(isNull(searches.nameKey), isNull(searches.rowCount))))
        .limit(OPENED_AT_ONCE)
      for (const row of rows) {
        const { id, tool, name } = row
        const nameKey = keySearchName(seal, { ownerId, tool, name: await openName(id, name) })
        const rowCount = row.rowCount ?? (await countDocument(row))
        // Not where somebody gave it another name meanwhile.
        const isSame = and(eq(searches.ownerId, ownerId), eq(searches.id, id), eq(searches.name, name))
        await db.update(searches).set({ nameKey, rowCount }).where(isSame)
      }
      if (rows.length < OPENED_AT_ONCE) return
    }
  }

  async function countDocument(row: typeof searches.$inferSelect): Promise<number> {
    const what = { ownerId: row.ownerId, place: documentPlace(row.id), row, schema: SearchDocument }
    return countRows((await documents.read(what))?.content ?? '')
  }

  async function countNames(ownerId: string, namesShown: number) {
    const units = sql<number>`count(*)::int`
    const records = sql<number>`coalesce(sum(${searches.rowCount}), 0)::int`
    const groups = db
      .select({
        tool: searches.tool,
        count: units.as('units'),
        records: records.as('records'),
        firstId: sql<string>`(array_agg(${searches.id} order by ${searches.createdAt}, ${searches.id}))[1]`.as(
          'first_id',
        ),
        place:
          sql<number>`row_number() over (partition by ${searches.tool} order by count(*) desc, ${records} desc, min(${searches.createdAt}))`.as(
            'place',
          ),
        all: sql<number>`count(*) over (partition by ${searches.tool})::int`.as('all_groups'),
      })
      .from(searches)
      .where(isListed(ownerId))
      .groupBy(searches.tool, searches.nameKey)
      .as('groups')
    const shown = await db.select().from(groups).where(sql`${groups.place} <= ${namesShown}`).orderBy(groups.place)
    const ids = shown.map(({ firstId }) => firstId)
    const rows = await db
      .select({ id: searches.id, name: searches.name })
      .from(searches)
      .where(and(eq(searches.ownerId, ownerId), inArray(searches.id, ids)))
    const sealed = new Map(rows.map(({ id, name }) => [id, name]))
    const names: Figures['names'] = []
    const namesOf = { website: 0, product: 0 }
    for (const { tool, firstId, count, records, all } of shown) {
      const name = sealed.get(firstId)
      namesOf[tool] = all
      if (name) names.push({ tool, count, records, name: nameOfGroup(tool, await openName(firstId, name)) })
    }
    return { names, namesOf }
  }

  return {
    async count({ ownerId, monthStarts, namesShown }) {
      await countThoseOfBefore(ownerId)
      const starts = sql.join(
        monthStarts.map(start => sql`${start.toISOString()}::timestamptz`),
        sql`, `,
      )
      const monthOf = (column: typeof searches.createdAt | typeof usage.createdAt | typeof exports.createdAt) =>
        sql<number>`width_bucket(${column}, array[${starts}])`
      const ofSearches = db
        .select({
          tool: searches.tool,
          month: monthOf(searches.createdAt).as('month'),
          count: count(),
          records: sql<number>`coalesce(sum(${searches.rowCount}), 0)::int`,
        })
        .from(searches)
        .where(isListed(ownerId))
        .groupBy(searches.tool, sql`month`)
      const ofUsage = db
        .select({ kind: usage.kind, month: monthOf(usage.createdAt).as('month'), count: count() })
        .from(usage)
        .where(and(eq(usage.ownerId, ownerId), eq(usage.state, 'settled')))
        .groupBy(usage.kind, sql`month`)
      const ofExports = db
        .select({ month: monthOf(exports.createdAt).as('month'), count: count() })
        .from(exports)
        .where(eq(exports.ownerId, ownerId))
        .groupBy(sql`month`)
      return {
        searches: await ofSearches,
        usage: await ofUsage,
        exports: await ofExports,
        ...(await countNames(ownerId, namesShown)),
      }
    },
  }
}
