import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { Results } from '@electric-sql/pglite'
import type { EmbeddedDatabase, Statements } from './embedded-database.ts'
import type { FromThread, Request, ThreadStart } from './thread-messages.ts'

type Asked = { resolve: (value: unknown) => void; reject: (error: Error) => void }
type Thread = { ask: (request: Request) => Promise<unknown>; isEnded: () => boolean; end: () => Promise<unknown> }

type Place = Omit<ThreadStart, 'pgliteWasmModule'>

// Node's types name the module and not what makes it.
type Compiler = { WebAssembly: { compile: (bytes: Uint8Array) => Promise<WebAssembly.Module> } }
const { WebAssembly: compiler } = globalThis as unknown as Compiler

let compiling: Promise<WebAssembly.Module> | undefined
/** Compiled once for a process: that takes seconds, and threads can share it. */
const compilePglite = (): Promise<WebAssembly.Module> =>
  (compiling ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(compiler.compile))

const ENDED = 'The thread of the embedded database ended.'

/** One thread with PGlite in it. Rejects when it cannot open the folder. */
async function startThread(start: Place, onNotified: (listener: number, payload: string) => void): Promise<Thread> {
  // With no flags of the process: some are about its own first file.
  const worker = new Worker(new URL('./database-thread.ts', import.meta.url), {
    workerData: { ...start, pgliteWasmModule: await compilePglite() } satisfies ThreadStart,
    execArgv: [],
  })
  const asked = new Map<number, Asked>()
  const ready = Promise.withResolvers<void>()
  let numbers = 0
  let isEnded = false

  /** Only what somebody waits for keeps the process alive. */
  function settle(number: number): Asked | undefined {
    const one = asked.get(number)
    asked.delete(number)
    if (asked.size === 0) worker.unref()
    return one
  }

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'ready') ready.resolve()
    else if (message.kind === 'notified') onNotified(message.listener, message.payload)
    else if (message.kind === 'done') settle(message.number)?.resolve(message.value)
    else settle(message.number)?.reject(Object.assign(new Error(message.message), message.fields))
  })
  worker.on('error', ready.reject)
  worker.on('exit', () => {
    isEnded = true
    ready.reject(new Error(ENDED))
    for (const { reject } of asked.values()) reject(new Error(ENDED))
    asked.clear()
  })
  await ready.promise
  worker.unref()

  return {
    ask: request => {
      if (isEnded) return Promise.reject(new Error(ENDED))
      const outcome = Promise.withResolvers<unknown>()
      const number = numbers++
      worker.postMessage({ ...request, number })
      asked.set(number, outcome)
      worker.ref()
      return outcome.promise
    },
    isEnded: () => isEnded,
    end: () => worker.terminate(),
  }
}

/**
 * PGlite in a thread of its own. Should that end by itself, what was asked for fails, and the next question starts
 * another, which mends its folder as any PostgreSQL does after a crash.
 */
export async function openThread(start: Place): Promise<EmbeddedDatabase> {
  const listeners = new Map<number, { channel: string; onNotification: (payload: string) => void }>()
  const open = () => startThread(start, (listener, payload) => listeners.get(listener)?.onNotification(payload))
  let thread = await open()
  let reopening: Promise<void> | undefined
  let isClosed = false
  let names = 0

  async function reopen(): Promise<void> {
    thread = await open()
    for (const [listener, { channel }] of listeners) await thread.ask({ kind: 'listen', listener, channel })
  }

  async function ask(request: Request): Promise<unknown> {
    if (isClosed) throw new Error('The embedded database is closed.')
    if (thread.isEnded()) {
      reopening ??= reopen().finally(() => {
        reopening = undefined
      })
      await reopening
    }
    return thread.ask(request)
  }

  const statements = (within: { transaction?: number }): Statements => ({
    query: async <Row>(...[text, params, options]: Parameters<Statements['query']>) => {
      const { rowMode, parsers = {} } = options ?? {}
      const request: Request = { kind: 'query', ...within, text, textTypes: Object.keys(parsers) }
      return (await ask({ ...request, ...(params && { params }), ...(rowMode && { rowMode }) })) as Results<Row>
    },
    exec: async text => (await ask({ kind: 'exec', ...within, text })) as Results[],
  })

  return {
    ...statements({}),
    async transaction(work) {
      const transaction = names++
      await ask({ kind: 'begin', transaction })
      try {
        const result = await work(statements({ transaction }))
        await ask({ kind: 'commit', transaction })
        return result
      } catch (error) {
        // It is over already when the commit failed, or the thread; then there is nothing left to undo.
        await ask({ kind: 'rollback', transaction }).catch(() => {})
        throw error
      }
    },
    async listen(channel, onNotification) {
      const listener = names++
      listeners.set(listener, { channel, onNotification })
      await ask({ kind: 'listen', listener, channel })
      return async () => {
        listeners.delete(listener)
        await ask({ kind: 'unlisten', listener })
      }
    },
    copyTo: async folder => void (await ask({ kind: 'copy', to: folder })),
    async close() {
      await reopening
      if (!thread.isEnded()) await ask({ kind: 'close' })
      isClosed = true
      await thread.end()
    },
  }
}
