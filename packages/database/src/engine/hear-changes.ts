import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { HearChanges } from './engine.ts'

/** Told by triggers, so that no writer can forget it. */
export const CHANGES_CHANNEL = 'account_changes'

const CONNECT_TIMEOUT_MS = 5_000
/** A line that was swallowed without a word is noticed by asking. */
const ASK_EVERY_MS = 10_000
const AGAIN_MS = 500

/** One connection that only listens, replaced whenever it breaks. What was told meanwhile is made up by one look at all. */
export const hearServerChanges =
  (url: string): HearChanges =>
  onChange => {
    const closing = new AbortController()

    async function listen(): Promise<void> {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        query_timeout: CONNECT_TIMEOUT_MS,
        keepAlive: true,
      })
      client.on('error', () => {})
      client.on('notification', ({ payload }) => onChange(payload ?? null))
      const over = Promise.race([once(client, 'end'), once(closing.signal, 'abort')]).then(() => true)
      over.catch(() => {})
      try {
        await client.connect()
        await client.query(`listen ${CHANGES_CHANNEL}`)
        onChange(null)
        while (!(await Promise.race([over, wait(ASK_EVERY_MS, false, { ref: false })]))) await client.query('select 1')
      } catch {
        // The database is away; whoever asks it hears so, and here the next turn tries again.
      } finally {
        await client.end().catch(() => {})
      }
    }

    const ending = (async () => {
      while (!closing.signal.aborted) {
        await listen()
        await wait(AGAIN_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {})
      }
    })()
    return () => {
      closing.abort()
      return ending
    }
  }
