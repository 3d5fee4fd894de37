import { and, eq, lt, or } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { keptAnswers } from '../schema/api-keys.ts'

/** PGlite takes seconds for a row of megabytes, and most answers pack to a tenth. */
const MAX_SEALED_BYTES = 1024 * 1024

type One = { ownerId: string; key: string }
type Begun =
  | { result: 'begun' }
  | { result: 'running' | 'other-request' | 'too-large' }
  | { result: 'done'; answer: Buffer }

/** What calls that cost have answered, by the key that their caller chose. */
export type KeptAnswersStore = {
  /** `begun` for the one caller who is to do it. `request` is what is asked, whole. */
  begin: (one: One & { request: Uint8Array; now: Date }) => Promise<Begun>
  keep: (one: One & { answer: Uint8Array }) => Promise<void>
  /** For a call that failed and cost nothing: it may be tried again. */
  forget: (one: One) => Promise<void>
}

export function createKeptAnswersStore({ db, seal }: StoreParts): KeptAnswersStore {
  const hashOf = ({ ownerId, key }: One) => seal.fingerprint('kept-answer', ownerId, key)
  const which = (one: One) => and(eq(keptAnswers.ownerId, one.ownerId), eq(keptAnswers.keyHash, hashOf(one)))
  const place = (one: One) => `kept-answer:${hashOf(one)}`

  return {
    async begin({ request, now, ...one }) {
      const { ownerId } = one
      const requestHash = await seal.fingerprintBody(ownerId, request)
      const ago = (ms: number) => new Date(now.getTime() - ms)
      // Past its time, or begun by a process that died: nothing runs that long.
      const isDead = and(
        eq(keptAnswers.state, 'running'),
        lt(keptAnswers.createdAt, ago(LIFETIMES_MS.unfinishedAnswer)),
      )
      const isOver = or(lt(keptAnswers.createdAt, ago(LIFETIMES_MS.keptAnswer)), isDead)
      return db.transaction(async tx => {
        await tx.delete(keptAnswers).where(and(which(one), isOver))
        const begun = await tx
          .insert(keptAnswers)
          .values({ ownerId, keyHash: hashOf(one), requestHash, state: 'running', createdAt: now })
          .onConflictDoNothing()
          .returning({ state: keptAnswers.state })
        if (begun.length > 0) return { result: 'begun' }
        const [known] = await tx.select().from(keptAnswers).where(which(one))
        if (known && known.requestHash !== requestHash) return { result: 'other-request' }
        if (!known || known.state === 'running') return { result: 'running' }
        if (!known.answer) return { result: 'too-large' }
        return { result: 'done', answer: await seal.open(place(one), known.answer) }
      })
    },

    async keep({ answer, ...one }) {
      const sealed = await seal.close(place(one), answer)
      const isSmall = sealed.length <= MAX_SEALED_BYTES
      await db
        .update(keptAnswers)
        .set(isSmall ? { state: 'done', answer: sealed } : { state: 'too-large' })
        .where(which(one))
    },

    async forget(one) {
      await db.delete(keptAnswers).where(which(one))
    },
  }
}
