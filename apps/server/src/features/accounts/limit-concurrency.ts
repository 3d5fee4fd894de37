/** At most so many of these run at once; the others wait in the order they came. */
export function limitConcurrency<Args extends unknown[], Result>(
  most: number,
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (...args) => {
    // Whoever ends hands the place on, so nobody who comes in between can take it.
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await run(...args)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
