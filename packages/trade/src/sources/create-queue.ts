import type { SourcePorts } from './source-ports.ts'

/** One request at a time to a host, with a pause between their starts. */
export type Queue = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>

export function createQueue(gapMs: number, { now, wait }: Pick<SourcePorts, 'now' | 'wait'>): Queue {
  let last: Promise<unknown> = Promise.resolve()
  let nextStartAt = 0
  return (task, signal) => {
    const turn = last.then(async () => {
      signal?.throwIfAborted()
      const delayMs = nextStartAt - now().getTime()
      if (delayMs > 0) await wait(delayMs, signal)
      nextStartAt = now().getTime() + gapMs
      return task()
    })
    last = turn.catch(() => undefined)
    return signal ? stopWhenAborted(turn, signal) : turn
  }
}

/** Whoever gives up does not wait for those ahead; the turn then passes unused. */
function stopWhenAborted<T>(turn: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  return promise
}
