import type { ErrorCode } from '@sondeo/contract/errors'
import { AppError } from '../app-error.ts'
import { ReaderEnded } from './reader-ended.ts'

/** What had to be ended is said to its user in these words. */
export async function orCode<Value>(code: ErrorCode, task: Promise<Value>): Promise<Value> {
  try {
    return await task
  } catch (error) {
    if (!(error instanceof ReaderEnded)) throw error
    throw new AppError(error.because === 'stopped' ? 'unavailable' : code, { cause: error })
  }
}
