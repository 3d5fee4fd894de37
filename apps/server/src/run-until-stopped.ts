import {
  BadBackup,
  DatabaseInUse,
  DatabaseUnreachable,
  PageStoreAway,
  WrongEncryptionKey,
} from '@sondeo/database/database-errors'
import { findStorageFault } from '@sondeo/database/storage-faults'
import { describeError } from './describe-error.ts'
import { BadPrices } from './outside/stripe-prices.ts'
import { BadEnvironment } from './server-env.ts'

/** Mistakes of the operator: one clear message, no stack. */
const expected = [
  BadBackup,
  BadEnvironment,
  BadPrices,
  DatabaseInUse,
  DatabaseUnreachable,
  PageStoreAway,
  WrongEncryptionKey,
]

type Told = { code?: unknown; port?: unknown; path?: string; syscall?: unknown }

/** What to print of a failure: an unexpected one with its stack. */
export function explainExpected(error: unknown): unknown {
  if (expected.some(kind => error instanceof kind)) return (error as Error).message
  const { code, port, path = 'DATA_DIR', syscall } = (error ?? {}) as Told
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Choose another: PORT=3100 npm start`
  if (code === 'EACCES' && port !== undefined) return `This user may not listen on port ${port}. Choose one above 1023.`
  const fault = findStorageFault(error)
  if (fault === 'full') return 'The disk is full: nothing can be saved. Make room, then start again.'
  if (fault === 'read-only')
    return `${path} is on a disk that can only be read. Choose another folder: DATA_DIR=./other npm start`
  if (fault === 'forbidden') return `This user may not write to ${path}. Allow it, or choose another DATA_DIR.`
  // Node says of a folder on a disk that can only be read that the one above it is missing.
  if (syscall === 'mkdir') return `The folder ${path} cannot be made. Choose another: DATA_DIR=./other npm start`
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.'
  return error
}

/** Starts, and stops in order at the first signal; a second signal stops at once. */
export async function runUntilStopped(start: () => Promise<{ close: () => Promise<void> }>) {
  // A promise that nobody waited for is a defect to be told, and no reason to take the service from everybody.
  process.on('unhandledRejection', reason => console.error('A rejection nobody handled:', describeError(reason)))
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
    if (error instanceof DatabaseInUse)
      console.error('Stop it first, or give this one a folder of its own: DATA_DIR=./other npm start')
    process.exit(1)
  }
}
