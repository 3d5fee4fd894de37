import { Unreadable } from '../why-unreadable.ts'

/** Runs a task under a signal that says by its reason whether time ran out or somebody stopped it. */
export async function withTimeout<T>(
  { url, timeoutMs, signal }: { url: URL; timeoutMs: number; signal?: AbortSignal | undefined },
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const stop = () => controller.abort(new Unreadable({ kind: 'stopped' }))
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(
    () => controller.abort(new Unreadable({ kind: 'timeout', url: url.href, afterMs: timeoutMs })),
    timeoutMs,
  )
  try {
    return await task(controller.signal)
  } catch (error) {
    // A stream that is torn down may report its own error first; the reason is what happened.
    throw controller.signal.aborted ? controller.signal.reason : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
