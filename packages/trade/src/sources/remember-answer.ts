import { SourceFailure, type SourceName, type SourcePorts, type WhySourceFailed } from './source-ports.ts'

export type Answer<T> = {
  value: T
  fetchedAt: Date
  state: 'answered' | 'cached' | 'stale'
  reason: WhySourceFailed | null
}

type Rememberable<T> = {
  source: SourceName
  /** Never holds an access key. */
  key: string
  freshForMs: number
  /** What was kept may be of an older form; null makes it be fetched again. */
  read: (kept: unknown) => T | null
  fetch: () => Promise<T>
}

/** Answers from the cache while fresh, from the source otherwise, and from a stale copy when the source fails. */
export async function rememberAnswer<T>(what: Rememberable<T>, { cache, now }: SourcePorts): Promise<Answer<T>> {
  const { source, key, freshForMs } = what
  const kept = await cache.find({ source, key, now: now() }).catch(() => null)
  const known = kept ? what.read(kept.answer) : null
  if (kept && known !== null && kept.isFresh) {
    return { value: known, fetchedAt: kept.fetchedAt, state: 'cached', reason: null }
  }
  try {
    const value = await what.fetch()
    // A cache that cannot keep costs the next reader a request, not this one the answer.
    await cache.save({ source, key, answer: value, freshForMs, now: now() }).catch(() => false)
    return { value, fetchedAt: now(), state: 'answered', reason: null }
  } catch (error) {
    if (!(error instanceof SourceFailure) || !kept || known === null) throw error
    return { value: known, fetchedAt: kept.fetchedAt, state: 'stale', reason: error.why }
  }
}
