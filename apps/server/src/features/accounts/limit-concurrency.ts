/** More wait than can be served before their callers give up. */
export class LineTooLong extends Error {
  override name = 'LineTooLong'
}

type Room = { mostAtOnce: number; mostWaiting: number }

/** At most so many of these run at once; the others wait in the order they came, and who comes when the line is full is told. */
export function limitConcurrency<Args extends unknown[], Result>(
  { mostAtOnce, mostWaiting }: Room,
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (...args) => {
    // Whoever ends hands the place on, so nobody who comes in between can take it.
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new LineTooLong('too many are waiting')
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running++
    try {
      return await run(...args)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
