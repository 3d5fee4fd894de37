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

const KEY_MARK = 'encryption-key'
const FINGERPRINT_MARK = 'fingerprint-key'

/**
 * A database remembers its key: with another one we stop at the start, not at the first page of a user. Stored hashes
 * stay those of its first key, which is written down when a second one comes.
 */
export async function settleSeal({ db, seal }: { db: SqlDatabase; seal: Seal }): Promise<Seal> {
  const store = createMarksStore({ db, seal })
  try {
    if ((await store.find(KEY_MARK)) === null && !(await store.make({ name: KEY_MARK, value: 'fits' })))
      // Another process made its mark first; then ours must fit it.
      await store.find(KEY_MARK)
    if (seal.renewing) {
      const [mark] = await db.select().from(marks).where(eq(marks.name, KEY_MARK))
      const first = mark && (await seal.findFingerprintKey(place(KEY_MARK), mark.value))
      if (first) await store.make({ name: FINGERPRINT_MARK, value: first.toString('base64') })
    }
    const kept = await store.find(FINGERPRINT_MARK)
    return kept === null ? seal : seal.withFingerprintKey(Buffer.from(kept, 'base64'))
  } catch (error) {
    throw error instanceof SealBroken ? new WrongEncryptionKey() : error
  }
}
