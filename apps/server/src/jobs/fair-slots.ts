/** Places for long work, which go round among people: one person's many scans leave places to the others. */
export type FairSlots = {
  /** Waits for its turn; undefined when stopped before it came. */
  run: <Value>(
    whose: { ownerId: string; signal: AbortSignal },
    task: () => Promise<Value>,
  ) => Promise<Value | undefined>
  /** For figures and tests. */
  takenBy: (ownerId: string) => number
  state: () => { running: number; waiting: number }
}

type Waiting = { ownerId: string; enter: () => void }

export function createFairSlots({ slots, perOwner }: { slots: number; perOwner: number }): FairSlots {
  const taken = new Map<string, number>()
  let total = 0
  let waiting: Waiting[] = []
  const shareOf = (ownerId: string) => taken.get(ownerId) ?? 0

  /** Whoever has least goes first, and among equals whoever waits longest. */
  function next(): Waiting | undefined {
    const allowed = waiting.filter(({ ownerId }) => shareOf(ownerId) < perOwner)
    const least = Math.min(...allowed.map(({ ownerId }) => shareOf(ownerId)))
    return allowed.find(({ ownerId }) => shareOf(ownerId) === least)
  }

  function letIn(): void {
    while (total < slots) {
      const one = next()
      if (!one) return
      waiting = waiting.filter(other => other !== one)
      total++
      taken.set(one.ownerId, shareOf(one.ownerId) + 1)
      one.enter()
    }
  }

  function leave(ownerId: string): void {
    total--
    const left = shareOf(ownerId) - 1
    if (left > 0) taken.set(ownerId, left)
    else taken.delete(ownerId)
    letIn()
  }

  function waitForTurn(ownerId: string, signal: AbortSignal): Promise<boolean> {
    return new Promise(resolve => {
      if (signal.aborted) return resolve(false)
      const giveUp = () => {
        waiting = waiting.filter(other => other !== one)
        resolve(false)
      }
      const one: Waiting = {
        ownerId,
        enter: () => {
          signal.removeEventListener('abort', giveUp)
          resolve(true)
        },
      }
      signal.addEventListener('abort', giveUp, { once: true })
      waiting.push(one)
      letIn()
    })
  }

  return {
    takenBy: shareOf,
    state: () => ({ running: total, waiting: waiting.length }),
    run: async ({ ownerId, signal }, task) => {
      if (!(await waitForTurn(ownerId, signal))) return undefined
      try {
        return await task()
      } finally {
        leave(ownerId)
      }
    },
  }
}
