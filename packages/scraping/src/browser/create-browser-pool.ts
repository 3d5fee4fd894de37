import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import type { Guard } from '../guard/create-guard.ts'
import type { LaunchBrowser, LaunchedBrowser } from './launch-browser.ts'
import { type GuardedProxy, openGuardedProxy } from './open-guarded-proxy.ts'
import { chooseProcessLimits, type ProcessLimits, watchProcesses } from './watch-processes.ts'

/** A browser context of one scan; giving it back closes it and everything it held. */
export type Lease = { context: BrowserContext; giveBack: () => Promise<void> }

/** Whose scan it is: nobody has all of the browser while others wait. */
export type Asked = { whose?: string | undefined; signal?: AbortSignal | undefined }

export type BrowserPool = {
  /** Waits for its turn; rejects with the signal's reason, or when no browser can be started. */
  lease: (settings: BrowserContextOptions, asked?: Asked) => Promise<Lease>
  /** For tests and figures: what runs right now. */
  state: () => { leased: number; waiting: number; processIds: number[] }
  close: () => Promise<void>
}

export type BrowserPoolOptions = {
  guard: Guard
  launch: LaunchBrowser
  /** Where the browser reaches its proxy; on this machine, unless it runs elsewhere. */
  proxyHost?: string
  /** At a time, over all scans of this process. */
  maxContexts?: number
  /** How long a browser that nobody uses stays. */
  idleMs?: number
  /** A browser is replaced after so many contexts: what it may have lost of memory goes with it. */
  contextsPerBrowser?: number
  limits?: ProcessLimits
  setTimer?: (task: () => void, ms: number) => () => void
}

type Running = LaunchedBrowser & {
  proxy: GuardedProxy
  contexts: number
  served: number
  isRetired: boolean
  ended?: Promise<void>
  stopWatching?: () => void
}

/** Of the browser that takes new contexts, on its way or there. */
type Place = { started: Promise<Running>; one?: Running }

const CONTEXT_CLOSE_MS = 3000

const realTimer = (task: () => void, ms: number) => {
  const timer = setTimeout(task, ms).unref()
  return () => clearTimeout(timer)
}

/** One browser for all scans, started when it is needed, replaced when it dies or grows old, gone when nobody needs it. */
export function createBrowserPool(options: BrowserPoolOptions): BrowserPool {
  const { guard, launch, proxyHost, setTimer = realTimer } = options
  const { maxContexts = 3, idleMs = 60_000, contextsPerBrowser = 100, limits = chooseProcessLimits() } = options
  let current: Place | undefined
  let leased = 0
  let stopIdling: (() => void) | undefined
  let isClosed = false
  const perPerson = Math.max(1, maxContexts - 1)
  const shares = new Map<string, number>()
  const shareOf = (whose: string | undefined) => (whose === undefined ? 0 : (shares.get(whose) ?? 0))
  const count = (whose: string | undefined, change: number) => {
    if (whose !== undefined) shares.set(whose, shareOf(whose) + change)
    if (whose !== undefined && shareOf(whose) === 0) shares.delete(whose)
  }
  let queue: { whose: string | undefined; enter: () => void }[] = []
  const alive = new Set<Running>()

  async function start(): Promise<Running> {
    const proxy = await openGuardedProxy(guard, proxyHost)
    try {
      const launched = await launch({ proxy })
      const running: Running = { ...launched, proxy, contexts: 0, served: 0, isRetired: false }
      alive.add(running)
      if (launched.processId) running.stopWatching = watchProcesses(launched.processId, limits)
      launched.browser.on('disconnected', () => retire(running))
      return running
    } catch (error) {
      await proxy.close()
      throw error
    }
  }

  function running(): Promise<Running> {
    if (current) return current.started
    const place: Place = { started: start() }
    current = place
    place.started.then(
      one => {
        place.one = one
      },
      () => {
        if (current === place) current = undefined
      },
    )
    return place.started
  }

  /** Takes no new contexts; ends as soon as it has none, or at once when it is dead. */
  function retire(one: Running): void {
    if (current?.one === one) current = undefined
    one.isRetired = true
    if (one.contexts === 0 || !one.browser.isConnected()) void end(one)
  }

  /** Once, whoever asks. */
  function end(one: Running): Promise<void> {
    if (current?.one === one) current = undefined
    one.isRetired = true
    one.ended ??= one
      .end()
      .catch(() => {})
      .then(() => one.proxy.close())
      .catch(() => {})
      .finally(() => {
        one.stopWatching?.()
        alive.delete(one)
      })
    return one.ended
  }

  async function openContext(settings: BrowserContextOptions): Promise<{ one: Running; context: BrowserContext }> {
    for (let attempt = 1; ; attempt++) {
      const one = await running()
      try {
        one.contexts++
        one.served++
        return {
          one,
          context: await withinTime(
            one.browser.newContext({ ...settings, ...one.contextSettings }),
            CONTEXT_CLOSE_MS * 3,
          ),
        }
      } catch (error) {
        // It died, or hangs, between two scans: the next one gets a new browser.
        one.contexts--
        await end(one)
        if (attempt === 2) throw error
      }
    }
  }

  async function takeTurn({ whose, signal }: Asked): Promise<void> {
    signal?.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue = queue.filter(one => one !== waiting)
        reject(signal?.reason)
      }
      const waiting = {
        whose,
        enter: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      queue.push(waiting)
      letIn()
    })
  }

  function letIn(): void {
    while (leased < maxContexts) {
      const next = queue.find(({ whose }) => shareOf(whose) < perPerson)
      if (!next) return
      queue = queue.filter(one => one !== next)
      leased++
      count(next.whose, 1)
      next.enter()
    }
  }

  function giveTurn({ whose }: Asked): void {
    leased--
    count(whose, -1)
    letIn()
    if (leased > 0 || !current) return
    const idle = current
    stopIdling = setTimer(() => {
      if (leased === 0 && current === idle) void idle.started.then(retire).catch(() => {})
    }, idleMs)
  }

  async function lease(settings: BrowserContextOptions, asked: Asked = {}): Promise<Lease> {
    if (isClosed) throw new Error('the browser pool is closed')
    await takeTurn(asked)
    stopIdling?.()
    stopIdling = undefined
    try {
      const { one, context } = await openContext(settings)
      let isGiven = false
      return {
        context,
        giveBack: async () => {
          if (isGiven) return
          isGiven = true
          try {
            await withinTime(context.close(), CONTEXT_CLOSE_MS)
          } catch {
            // What cannot be closed would stay for ever: the whole browser goes.
            one.contexts--
            await end(one)
            giveTurn(asked)
            return
          }
          one.contexts--
          if (one.served >= contextsPerBrowser || one.isRetired) retire(one)
          giveTurn(asked)
        },
      }
    } catch (error) {
      giveTurn(asked)
      throw error
    }
  }

  return {
    lease,
    state: () => ({
      leased,
      waiting: queue.length,
      processIds: [...alive].flatMap(({ processId }) => processId ?? []),
    }),
    close: async () => {
      isClosed = true
      stopIdling?.()
      const last = await current?.started.catch(() => undefined)
      if (last) await end(last)
      await Promise.all([...alive].map(end))
    },
  }
}

async function withinTime<T>(task: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([task, late])
  } finally {
    clearTimeout(timer)
    task.catch(() => {})
  }
}
