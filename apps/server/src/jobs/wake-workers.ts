type Lane = {
  add: (workerId: string) => void
  /** A worker took a job: the next one looks whether there are more. */
  took: (workerId: string) => void
  /** It is free again, and looks for itself. */
  done: (workerId: string) => void
}

/**
 * Of the workers that could take what is announced, one is woken and not all: a dozen that look in the same moment keep
 * the database from the very job they look for. Whoever takes a job wakes the next, so that no job waits for them to end.
 */
export function createWakeUps(wake: (workerId: string) => void) {
  const lanes = new Map<string, Set<string>[]>()

  function wakeOne(free: Set<string>): void {
    const [workerId] = free
    if (workerId === undefined) return
    // To the end of the line: the next announcement may come before this one has looked.
    free.delete(workerId)
    free.add(workerId)
    wake(workerId)
  }

  return {
    /** Workers of a queue that take the same jobs. */
    addLane: (queue: string): Lane => {
      const free = new Set<string>()
      lanes.set(queue, [...(lanes.get(queue) ?? []), free])
      return {
        add: workerId => void free.add(workerId),
        took: workerId => {
          free.delete(workerId)
          wakeOne(free)
        },
        done: workerId => {
          free.add(workerId)
          wake(workerId)
        },
      }
    },
    announced: (queue: string): void => {
      for (const free of lanes.get(queue) ?? []) wakeOne(free)
    },
  }
}
