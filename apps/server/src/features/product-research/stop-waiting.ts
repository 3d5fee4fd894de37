import { SourceFailure, type WhySourceFailed } from '@sondeo/trade/source-ports'

type Waiting = { stop: AbortSignal; afterMs: number; why: Extract<WhySourceFailed, 'not-awaited' | 'no-answer'> }

/** Ends the waiting for sources when the time is up, or when somebody says Stop: who is silent then counts as silent. */
export function stopWaiting({ stop, afterMs, why }: Waiting) {
  const late = new AbortController()
  const end = (because: WhySourceFailed) => late.abort(new SourceFailure(because, 'nobody waits any longer'))
  const onStop = () => end('no-answer')
  const timer = setTimeout(() => end(why), afterMs)
  stop.addEventListener('abort', onStop, { once: true })
  if (stop.aborted) onStop()
  return {
    signal: late.signal,
    clear: () => {
      clearTimeout(timer)
      stop.removeEventListener('abort', onStop)
    },
  }
}
