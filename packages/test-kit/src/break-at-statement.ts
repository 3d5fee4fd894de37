import pg from 'pg'

type AnyQuery = (this: pg.Client, ...args: unknown[]) => unknown
type Connected = { connection: { stream: { destroy: () => void } } }

type BrokenConnection = {
  /** True when the work came to its end before its time. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
  /** Lets what hangs fail at last, so that connections are given back. */
  mend: () => Promise<void>
}

/**
 * What PostgreSQL sees of a client killed before its n-th statement: the connection is gone, and nothing more comes.
 * The statement never ends, so the work stops exactly there, as it would in a process that was killed.
 */
export function breakAtStatement(at: number): BrokenConnection {
  const prototype = pg.Client.prototype as unknown as { query: AnyQuery }
  const { query } = prototype
  const hanging: (() => void)[] = []
  let statements = 0
  let working: Promise<unknown> = Promise.resolve()
  const { promise: broke, resolve: tellBroken } = Promise.withResolvers<false>()

  const breakHere: AnyQuery = function (...args) {
    const stream = (this as unknown as Connected).connection.stream
    const callback = args.findLast(arg => typeof arg === 'function') as ((error: Error) => void) | undefined
    stream.destroy()
    tellBroken(false)
    return new Promise((_, reject) => {
      const error = new Error('the connection was broken')
      hanging.push(() => (callback ? callback(error) : reject(error)))
    })
  }

  return {
    run(work) {
      prototype.query = function (...args) {
        return Reflect.apply(statements++ === at ? breakHere : query, this, args)
      }
      working = work()
      const ended = working.then(() => true)
      return Promise.race([ended, broke]).finally(() => {
        prototype.query = query
      })
    },
    async mend() {
      for (const fail of hanging) fail()
      await working.catch(() => {})
    },
  }
}
