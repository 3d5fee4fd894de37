type HeldLimits = { runOut: () => void; [Symbol.dispose]: () => void }

/**
 * Limits of exactly this many milliseconds run out when a test says so, and never by the clock: no limit that is short
 * enough to wait for is long enough for a busy machine. Others stay as they are.
 */
export function holdTimeLimits(heldMs: number): HeldLimits {
  const real = { setTimeout, clearTimeout, timeout: AbortSignal.timeout }
  const held = new Map<unknown, () => void>()

  const hold = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    if (ms !== heldMs) return real.setTimeout(run, ms, ...given)
    const timer = real.setTimeout(() => {}, 0)
    held.set(timer, () => run(...given))
    return timer
  }
  const clear = (timer?: NodeJS.Timeout) => {
    held.delete(timer)
    real.clearTimeout(timer)
  }
  Object.assign(globalThis, { setTimeout: hold, clearTimeout: clear })
  AbortSignal.timeout = ms => {
    if (ms !== heldMs) return real.timeout(ms)
    const end = new AbortController()
    held.set(end, () => end.abort(new DOMException('The time is over.', 'TimeoutError')))
    return end.signal
  }

  return {
    runOut: () => {
      const ended = [...held.values()]
      held.clear()
      for (const end of ended) end()
    },
    [Symbol.dispose]: () => {
      Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout })
      AbortSignal.timeout = real.timeout
    },
  }
}
