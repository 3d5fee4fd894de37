import { type Wait, wait as waitForReal } from './wait.ts'

type Turn = { host: string; delayMs: number; signal?: AbortSignal | undefined }

/** Keeps us polite: few requests at a time to one host and a pause between their starts, across all scans of the process. */
export type Pace = { run: <T>(turn: Turn, task: () => Promise<T>) => Promise<T> }

type HostState = { active: number; nextStartAt: number; queue: Array<() => void> }

export function createPace(options: { maxConcurrent?: number; now?: () => number; wait?: Wait } = {}): Pace {
  const { maxConcurrent = 2, now = () => performance.now(), wait = waitForReal } = options
  const hosts = new Map<string, HostState>()

  function stateOf(host: string): HostState {
    const known = hosts.get(host)
    if (known) return known
    forgetIdleHosts()
    const state: HostState = { active: 0, nextStartAt: 0, queue: [] }
    hosts.set(host, state)
    return state
  }

  function forgetIdleHosts() {
    if (hosts.size < 1000) return
    for (const [host, state] of hosts) if (state.active === 0 && state.nextStartAt <= now()) hosts.delete(host)
  }

  async function takeSlot(state: HostState, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (state.active < maxConcurrent) {
      state.active++
      return
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        state.queue.splice(state.queue.indexOf(enter), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      state.queue.push(enter)
    })
  }

  /** A slot passes straight to the next in line, so nobody can slip in between. */
  function giveSlot(state: HostState) {
    const next = state.queue.shift()
    if (next) next()
    else state.active--
  }

  async function run<T>({ host, delayMs, signal }: Turn, task: () => Promise<T>): Promise<T> {
    const state = stateOf(host)
    await takeSlot(state, signal)
    try {
      const startAt = Math.max(now(), state.nextStartAt)
      state.nextStartAt = startAt + delayMs
      if (startAt > now()) await wait(startAt - now(), signal)
      return await task()
    } finally {
      giveSlot(state)
    }
  }

  return { run }
}
