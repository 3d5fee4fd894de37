import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

const LONGEST_TURN_MS = 10

/**
 * PGlite answers within the same turn of the event loop, so a rush of queries would run to its end before anybody else
 * is heard. After ten milliseconds the others get their turn; the query's place in PGlite's own line is kept.
 */
export function takeTurns(pglite: PGlite): void {
  const execute = pglite.execProtocolRaw.bind(pglite)
  let turnBegan = performance.now()
  pglite.execProtocolRaw = async (message, options) => {
    if (performance.now() - turnBegan > LONGEST_TURN_MS) {
      await setImmediate()
      turnBegan = performance.now()
    }
    return execute(message, options)
  }
}
