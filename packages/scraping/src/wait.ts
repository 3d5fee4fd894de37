import { setTimeout as delay } from 'node:timers/promises'

/** Waits, or rejects with the signal's reason as soon as it is aborted. */
export type Wait = (waitMs: number, signal?: AbortSignal) => Promise<void>

export const wait: Wait = async (waitMs, signal) => {
  try {
    await delay(waitMs, undefined, signal ? { signal } : {})
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}
