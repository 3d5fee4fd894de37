import { type ErrorCode, isErrorCode } from '@sondeo/contract/errors'
import { AppError } from '../../../app-error.ts'
import type { WebsiteServices } from '../website-services.ts'

/** Waits for the end of running work, and fails with its code when it failed. */
export async function waitForWork(
  { workBoard }: WebsiteServices,
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
