import { z } from 'zod'
import { and, desc, eq } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { newId } from '../new-id.ts'
import { exports, searches } from '../schema/searches.ts'

export type ExportFormat = 'csv' | 'xlsx' | 'google-sheets'

/** Where a spreadsheet export went. Never a token. */
const ExportTarget = z.object({ spreadsheetId: z.string(), url: z.string(), name: z.string() })
export type ExportTarget = z.infer<typeof ExportTarget>

export type ExportRecord = {
  id: string
  searchId: string | null
  format: ExportFormat
  rowCount: number
  target: ExportTarget | null
  createdAt: Date
}

export type ExportsStore = {
  /** A `searchId` that is not yours is left out of the record. */
  record: (what: {
    ownerId: string
    searchId: string | null
    format: ExportFormat
    rowCount: number
    target?: ExportTarget
    now: Date
  }) => Promise<string>
  /** Newest first. */
  list: (who: { ownerId: string }) => Promise<ExportRecord[]>
  /** The spreadsheets this user exported to before, each once, the latest used first. */
  listSpreadsheets: (who: { ownerId: string }) => Promise<ExportTarget[]>
}

const place = (id: string) => `exports:${id}:target`

export function createExportsStore({ db, seal }: StoreParts): ExportsStore {
  async function list({ ownerId }: { ownerId: string }): Promise<ExportRecord[]> {
    const rows = await db
      .select()
      .from(exports)
      .where(eq(exports.ownerId, ownerId))
      .orderBy(desc(exports.createdAt), desc(exports.id))
    return Promise.all(
      rows.map(async ({ ownerId: _, ...row }) => ({
        ...row,
        target: row.target && ExportTarget.parse(JSON.parse((await seal.open(place(row.id), row.target)).toString())),
      })),
    )
  }

  return {
    async record({ ownerId, searchId, format, rowCount, target, now }) {
      const id = newId()
      const sealed = target ? await seal.close(place(id), Buffer.from(JSON.stringify(target))) : null
      await db.transaction(async tx => {
        const isOwnSearch = and(eq(searches.id, searchId ?? ''), eq(searches.ownerId, ownerId))
        const [own] = await tx.select({ id: searches.id }).from(searches).where(isOwnSearch).for('key share')
        const row = { id, ownerId, searchId: own?.id ?? null, format, rowCount, target: sealed, createdAt: now }
        await tx.insert(exports).values(row)
      })
      return id
    },

    list,

    async listSpreadsheets(who) {
      const targets = new Map<string, ExportTarget>()
      for (const { target } of await list(who))
        if (target && !targets.has(target.spreadsheetId)) targets.set(target.spreadsheetId, target)
      return [...targets.values()]
    },
  }
}
