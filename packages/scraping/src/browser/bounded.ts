/** A promise of the browser's that is not waited for longer than given: a page can keep its own thread busy for ever. */
export async function bounded<T>(task: Promise<T>, { ms, signal }: { ms: number; signal?: AbortSignal | undefined }) {
  signal?.throwIfAborted()
  const giveUp = Promise.withResolvers<never>()
  const stop = () => giveUp.reject(signal?.reason)
  const timer = setTimeout(() => giveUp.reject(new DOMException('the page does not answer', 'TimeoutError')), ms)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([task, giveUp.promise])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    // Whichever lost may still fail, with nobody listening.
    task.catch(() => {})
    giveUp.promise.catch(() => {})
  }
}
