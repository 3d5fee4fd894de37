import { EventEmitter, setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { isStorageAway } from '@sondeo/database/database-errors'
import type { OpenDatabase } from '@sondeo/database/open-database'
import { findStorageFault } from '@sondeo/database/storage-faults'
import type { Work, WorkStore } from '@sondeo/database/work-store'
import { AppError } from '../app-error.ts'
import { oneAtATime } from './one-at-a-time.ts'

type One = { ownerId: string; workId: string }

/** Where running work is announced, followed, awaited and stopped, in this process or another. */
export type WorkBoard = {
  begin: WorkStore['begin']
  /** Runs `task` with a signal that Stop aborts; its reports are kept and its end is announced. */
  run: (one: One, task: Task, how?: { isJob: boolean }) => Promise<void>
  /** The same for a job that nobody follows: it is only handed over. */
  runUnseen: (task: (tools: HandOverTools) => Promise<void>) => Promise<void>
  waitForEnd: (one: One, signal: AbortSignal) => Promise<Work>
  requestStop: (one: One) => Promise<boolean>
  markSeen: (one: One) => Promise<boolean>
  listOpen: (ownerId: string) => Promise<Work[]>
  /** Calls back whenever something of this user may have changed. */
  follow: (ownerId: string, listener: () => void) => () => void
  /** Jobs that run are handed over to whoever takes them up next; who waits is told to come again. */
  close: () => Promise<void>
}

export type WorkTools = {
  signal: AbortSignal
  report: (progress: unknown) => void
  /** Throws once the task is somebody else's: what it has is no outcome then. */
  throwIfHandedOver: () => void
}
export type HandOverTools = Pick<WorkTools, 'signal' | 'throwIfHandedOver'>
type Task = (tools: WorkTools) => Promise<unknown>

/** This process is about to end and another one takes the job up. */
export class HandedOver extends Error {
  override readonly name = 'HandedOver'
}

/** Thrown by a task to end it with an outcome of its own making; anything else is an internal failure. */
export class WorkFailed extends Error {
  readonly outcome: unknown
  constructor(outcome: unknown) {
    super('work failed')
    this.outcome = outcome
  }
}

const reportIntervalMs = 400
const patienceMs = 5_000
const comeAgainSeconds = 2

type Parts = { store: WorkStore; now: () => Date; hearChanges: OpenDatabase['hearChanges'] }

export function createWorkBoard({ store, now, hearChanges }: Parts): WorkBoard {
  const changes = new EventEmitter().setMaxListeners(0)
  const stops = new Map<string, AbortController>()
  const runs = new Set<Promise<void>>()
  const closing = new AbortController()
  // Everybody who waits listens to it.
  setMaxListeners(0, closing.signal)
  let hearNoMore: (() => Promise<void>) | undefined
  const hear = (ownerId: string | null) => {
    for (const name of ownerId === null ? changes.eventNames() : [ownerId]) changes.emit(name)
  }
  /** The database tells who changed, here or in another process: waiting asks it nothing. */
  function follow(ownerId: string, listener: () => void) {
    changes.on(ownerId, listener)
    hearNoMore ??= hearChanges(hear)
    return () => void changes.off(ownerId, listener)
  }

  /** Whoever closes waits for it. */
  function keep(begun: Promise<void>) {
    const running = begun.finally(() => runs.delete(running))
    runs.add(running)
    return running
  }

  async function handOver(task: Parameters<WorkBoard['runUnseen']>[0]) {
    const { signal } = closing
    const throwIfHandedOver = () => {
      if (signal.aborted) throw new HandedOver()
    }
    throwIfHandedOver()
    await task({ signal, throwIfHandedOver })
  }

  async function runHere(one: One, task: Task, isJob: boolean) {
    const throwIfHandedOver = () => {
      if (isJob && closing.signal.aborted) throw new HandedOver()
    }
    throwIfHandedOver()
    const stop = new AbortController()
    const giveBack = () => stop.abort()
    closing.signal.addEventListener('abort', giveBack)
    stops.set(one.workId, stop)
    let progress: unknown = null
    let reporting: Promise<void> | undefined
    // Also a sign of life: a process that dies stops giving it.
    const reportNow = async () => {
      const answer = await store.report({ ...one, progress, now: now() })
      if (!answer || answer.stopRequested) stop.abort()
    }
    const keepReporting = () => {
      reporting ??= reportNow().finally(() => {
        reporting = undefined
      })
      return reporting
    }
    /** However long the next one takes to come, this is not taken for dead. */
    const giveUpTurn = async () => {
      clearInterval(timer)
      await reporting?.catch(() => {})
      await store.giveBack(one).catch(() => {})
    }
    const timer = setInterval(() => void keepReporting().catch(() => {}), reportIntervalMs)
    try {
      await keepReporting()
      const report = (next: unknown) => {
        progress = next
      }
      const outcome = await task({ signal: stop.signal, report, throwIfHandedOver })
      await store.finish({ ...one, state: 'done', outcome, now: now() })
    } catch (error) {
      if (isJob && closing.signal.aborted) await giveUpTurn()
      throwIfHandedOver()
      // What ends with its process is nobody's fault, and is asked for again.
      const code = closing.signal.aborted ? 'interrupted' : codeOf(error)
      const outcome = error instanceof WorkFailed ? error.outcome : { code }
      await store.finish({ ...one, state: 'failed', outcome, now: now() })
      if (!(error instanceof WorkFailed)) throw error
    } finally {
      clearInterval(timer)
      closing.signal.removeEventListener('abort', giveBack)
      stops.delete(one.workId)
    }
  }

  function waitForEnd(one: One, signal: AbortSignal): Promise<Work> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        unfollow()
        signal.removeEventListener('abort', giveUp)
        closing.signal.removeEventListener('abort', comeAgain)
        settle()
      }
      const giveUp = () => finish(() => reject(signal.reason))
      const comeAgain = () => finish(() => reject(new AppError('unavailable', { retryAfterSeconds: comeAgainSeconds })))
      const look = oneAtATime(async () => {
        try {
          const found = await store.find(one)
          if (!found) finish(() => reject(new Error(`There is no work ${one.workId}`)))
          else if (found.state !== 'running') finish(() => resolve(found))
        } catch (error) {
          finish(() => reject(error))
        }
      })
      const unfollow = follow(one.ownerId, look)
      signal.addEventListener('abort', giveUp, { once: true })
      closing.signal.addEventListener('abort', comeAgain, { once: true })
      if (signal.aborted) giveUp()
      else if (closing.signal.aborted) comeAgain()
      else look()
    })
  }

  return {
    begin: store.begin,
    run: (one, task, { isJob } = { isJob: false }) => keep(runHere(one, task, isJob)),
    runUnseen: task => keep(handOver(task)),
    waitForEnd,
    follow,
    requestStop: async one => {
      const asked = await store.requestStop(one)
      // Another process hears of it with its next report.
      if (asked) stops.get(one.workId)?.abort()
      return asked
    },
    markSeen: store.markSeen,
    listOpen: ownerId => store.listOpen({ ownerId, now: now() }),
    close: async () => {
      closing.abort()
      await Promise.race([Promise.allSettled(runs), wait(patienceMs, undefined, { ref: false })])
      await hearNoMore?.()
    },
  }
}

function codeOf(error: unknown) {
  if (isStorageAway(error)) return 'unavailable'
  return findStorageFault(error) ? 'cannot_save' : 'internal'
}
