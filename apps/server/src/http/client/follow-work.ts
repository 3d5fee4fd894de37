import { setTimeout as wait } from 'node:timers/promises'
import { getWork, stopWork, type WorkResponse } from '@sondeo/contract/events'
import type { ApiCaller } from './api-caller.ts'

type Follow<Result> = {
  tool: WorkResponse['tool']
  /** Starts the work and waits for its end. */
  start: () => Promise<Result>
  onProgress: (progress: NonNullable<WorkResponse['progress']>) => void | Promise<void>
  /** Aborted: the work is stopped, and what was read so far is kept. */
  signal: AbortSignal
}

const LOOK_MS = 1_000

/** Work that a call waits for: how far it is, told while it runs, and Stop. */
export async function followWork<Result>(
  caller: ApiCaller,
  { tool, start, onProgress, signal }: Follow<Result>,
): Promise<Result> {
  const listRunning = async () =>
    (await caller.call(getWork)).work.filter(work => work.tool === tool && work.state === 'running')
  const before = new Set((await listRunning()).map(({ _id }) => _id))
  const ended = new AbortController()
  let told = ''

  async function look() {
    const running = await listRunning()
    // One that ran before is ours when ours has joined it.
    const ours = running.find(({ _id }) => !before.has(_id)) ?? running.at(-1)
    if (!ours) return
    if (signal.aborted) await caller.call(stopWork, { body: { workId: ours._id } })
    const progress = JSON.stringify(ours.progress)
    if (!ours.progress || progress === told) return
    told = progress
    await onProgress(ours.progress)
  }

  async function keepLooking() {
    while (!ended.signal.aborted) {
      await wait(LOOK_MS, undefined, { signal: ended.signal }).catch(() => {})
      // Whoever waits for the end is not disturbed by a look that failed.
      if (!ended.signal.aborted) await look().catch(() => {})
    }
  }

  const looking = keepLooking()
  try {
    return await start()
  } finally {
    ended.abort()
    await looking
  }
}
