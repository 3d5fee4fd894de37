import { type ErrorCode, isErrorCode } from '@sondeo/contract/errors'
import type { Services } from '../../build-services.ts'
import { AppError } from '../../http/app-error.ts'

/** Waits for the end of running work, and fails with its code when it failed. */
export async function waitForWork(
  { workBoard }: Services,
  one: { ownerId: string; workId: string },
  signal: AbortSignal,
): Promise<void> {
  const ended = await workBoard.waitForEnd(one, signal)
  await workBoard.markSeen(one)
  if (ended.state !== 'done') throw new AppError(codeOf(ended.outcome))
}

const codeOf = (outcome: unknown): ErrorCode => {
  const code = (outcome as { code?: unknown } | null)?.code
  return isErrorCode(code) ? code : 'internal'
}
