import { DatabaseInUse, DatabaseUnreachable, WrongEncryptionKey } from '@sondeo/database/database-errors'
import { BadPrices } from './outside/stripe-prices.ts'
import { BadEnvironment } from './server-env.ts'

/** Mistakes of the operator: one clear message, no stack. */
const expected = [BadEnvironment, BadPrices, DatabaseInUse, DatabaseUnreachable, WrongEncryptionKey]

const isExpected = (error: unknown): error is Error =>
  expected.some(kind => error instanceof kind) || (error as NodeJS.ErrnoException)?.code === 'EADDRINUSE'

/** What to print of a failure: an unexpected one with its stack. */
export const explainExpected = (error: unknown): unknown => (isExpected(error) ? error.message : error)

/** Starts, and stops in order at the first signal; a second signal stops at once. */
export async function runUntilStopped(start: () => Promise<{ close: () => Promise<void> }>) {
  try {
    const running = await start()
    let isStopping = false
    const stop = () => {
      if (isStopping) process.exit(1)
      isStopping = true
      running.close().then(
        () => process.exit(0),
        error => {
          console.error(error)
          process.exit(1)
        },
      )
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  } catch (error) {
    console.error(explainExpected(error))
    process.exit(1)
  }
}
