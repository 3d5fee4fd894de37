/** Work that must stay in this process because it holds what may not be stored: the credentials of a site. */
export type OwnWork = {
  /** Runs on, whoever waits; the signal says that the process is about to end. */
  start: (task: (signal: AbortSignal) => Promise<void>) => void
  /** Stops all of it and waits, so that what was read is still kept. */
  close: () => Promise<void>
}

export function createOwnWork(): OwnWork {
  const ending = new AbortController()
  const running = new Set<Promise<void>>()
  return {
    start: task => {
      // A failure is written down by the task itself; its words might quote what may not be stored.
      const run: Promise<void> = task(ending.signal)
        .catch(() => {})
        .finally(() => running.delete(run))
      running.add(run)
    },
    close: async () => {
      ending.abort()
      await Promise.all(running)
    },
  }
}
