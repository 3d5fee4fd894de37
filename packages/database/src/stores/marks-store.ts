import { SealBroken, WrongEncryptionKey } from '../database-errors.ts'
import { eq } from '../engine/drizzle.ts'
import type { SqlDatabase, StoreParts } from '../engine/sql-database.ts'
import { marks } from '../schema/service.ts'
import type { Seal } from '../sealing/seal.ts'

/** Facts about the database itself, such as what the first start has done. Sealed. */
export type MarksStore = {
  find: (name: string) => Promise<string | null>
  /** `true` for the one caller who made the mark; it is never made twice. */
  make: (mark: { name: string; value: string }) => Promise<boolean>
}

const place = (name: string) => `marks:${name}`

export function createMarksStore({ db, seal }: Pick<StoreParts, 'db' | 'seal'>): MarksStore {
  return {
    async find(name) {
      const [row] = await db.select().from(marks).where(eq(marks.name, name))
      return row ? (await seal.open(place(name), row.value)).toString() : null
    },

    async make({ name, value }) {
      const sealed = await seal.close(place(name), Buffer.from(value))
      const made = await db
        .insert(marks)
        .values({ name, value: sealed })
        .onConflictDoNothing()
        .returning({ name: marks.name })
      return made.length > 0
    },
  }
}

/** A database remembers its key: with another one we stop at the start, not at the first page of a user. */
export async function checkEncryptionKey({ db, seal }: { db: SqlDatabase; seal: Seal }): Promise<void> {
  const store = createMarksStore({ db, seal })
  const name = 'encryption-key'
  try {
    if ((await store.find(name)) !== null) return
    // Another process may make its mark first; then ours must fit it.
    if (!(await store.make({ name, value: 'fits' }))) await store.find(name)
  } catch (error) {
    throw error instanceof SealBroken ? new WrongEncryptionKey() : error
  }
}
