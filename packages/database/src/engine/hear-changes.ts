import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { connectTimeoutMs } from './connect-timeout.ts'
import type { HearChanges } from './engine.ts'
import type { AccountWrites } from './watch-account-writes.ts'

/** Told by triggers, so that no writer can forget it. */
export const CHANGES_CHANNEL = 'account_changes'
/** Told by whoever writes to users or sessions, with the write itself. */
const WRITES_CHANNEL = 'accounts_written'
export const TELL_WRITE = `notify ${WRITES_CHANNEL}`

const QUERY_TIMEOUT_MS = 5_000
/** A line that was swallowed without a word is noticed by asking. */
const ASK_EVERY_MS = 10_000
const AGAIN_MS = 500
/** However silent a line became: nobody is known for longer without asking. */
const MAX_AGE_MS = 2_000

type OnChange = (ownerId: string | null) => void
type ServerChanges = { hearChanges: HearChanges; accountWrites: AccountWrites; close: () => Promise<void> }

/** One connection that only listens, replaced whenever it breaks. What was told meanwhile is made up by one look at all. */
export function listenToServer(url: string): ServerChanges {
  const closing = new AbortController()
  const listeners = new Set<OnChange>()
  let listening: Promise<void> | undefined
  let isHearing = false
  const accountWrites: AccountWrites = {
    count: 0,
    maxAgeMs: MAX_AGE_MS,
    isHeard: () => {
      listening ??= listenOn()
      return isHearing
    },
  }

  function setHearing(is: boolean) {
    isHearing = is
    accountWrites.count++
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs(url),
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    })
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => {
      if (channel === WRITES_CHANNEL) accountWrites.count++
      else for (const listener of listeners) listener(payload ?? null)
    })
    const over = Promise.race([once(client, 'end'), once(closing.signal, 'abort')]).then(() => true)
    over.catch(() => {})
    try {
      await client.connect()
      await client.query(`listen ${CHANGES_CHANNEL}; listen ${WRITES_CHANNEL}`)
      setHearing(true)
      for (const listener of listeners) listener(null)
      while (!(await Promise.race([over, wait(ASK_EVERY_MS, false, { ref: false })]))) await client.query('select 1')
    } catch {
      // The database is away; whoever asks it hears so, and here the next turn tries again.
    } finally {
      setHearing(false)
      await client.end().catch(() => {})
    }
  }

  async function listenOn(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen()
      await wait(AGAIN_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
  }

  return {
    accountWrites,
    hearChanges: onChange => {
      listeners.add(onChange)
      listening ??= listenOn()
      // Before it was heard something may have happened.
      if (isHearing) queueMicrotask(() => listeners.has(onChange) && onChange(null))
      return async () => void listeners.delete(onChange)
    },
    async close() {
      closing.abort()
      await listening
    },
  }
}
