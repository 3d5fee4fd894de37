import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Unreadable } from '@sondeo/scraping/why-unreadable'
import type { AskServer } from './ask-server.ts'
import { readFrames, writeFrame } from './frames.ts'
import { ReaderEnded } from './reader-ended.ts'
import type { FromReader, ToReader } from './reader-messages.ts'
import { findReaderProgram } from './reader-program.ts'

export type Reader = {
  processId: number | undefined
  /** One at a time. Rejects with `ReaderEnded` when the process ends meanwhile. */
  work: (piece: { name: string; input: unknown; ask: AskServer }) => Promise<unknown>
  /** Whether it still starts, or its piece waits for the server: neither is the piece's own time. */
  isWaiting: () => boolean
  /** After its last piece. */
  usedMb: () => number
  end: (because: ReaderEnded['because']) => void
  ended: Promise<void>
  isEnded: () => boolean
}

/** What the program consists of; nothing else of the disk is the reader's to see. */
const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** Looked for once, before anybody waits: what was edited meanwhile waits for the next start, like everything else. */
const program = findReaderProgram(root)

/** From the first piece on that is not our own it gets what others leave, as far as `nice` says. */
export function startReader({ memoryMb, nice }: { memoryMb: number; nice: number }): Reader {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${Math.round(memoryMb * 0.75)}`, '--permission', `--allow-fs-read=${root}`, program],
    // No variable of ours goes along: keys are among them.
    { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'pipe'], windowsHide: true },
  )
  const pipe = child.stdio[3] as Duplex
  const ended = Promise.withResolvers<void>()
  let isReady = false
  let isLow = false
  /** One that ends by itself ran out of memory. */
  let because: ReaderEnded['because'] | undefined
  let open = 0
  let usedMb = 0
  let current: { resolve: (value: unknown) => void; reject: (error: Error) => void; ask: AskServer } | undefined

  const tell = (message: ToReader) => writeFrame(pipe, message)
  pipe.on('error', () => {})
  readFrames(pipe, value => hear(value as FromReader))

  function hear(message: FromReader): void {
    const piece = current
    if (message.kind === 'ready') isReady = true
    else if (message.kind === 'ask') void answer(message)
    else {
      current = undefined
      usedMb = message.memoryMb
      if (message.kind === 'done') piece?.resolve(message.value)
      else piece?.reject(message.why ? new Unreadable(message.why) : new Error(`a reader failed: ${message.message}`))
    }
  }

  async function answer({ question, name, input }: Extract<FromReader, { kind: 'ask' }>): Promise<void> {
    open++
    try {
      tell({ kind: 'answer', question, value: await current?.ask(name, input) })
    } catch (error) {
      tell({ kind: 'answer', question, failed: error instanceof Error ? error.message : 'failed' })
    } finally {
      open--
    }
  }

  const finish = (cause?: Error) => {
    pipe.destroy()
    ended.resolve()
    const isKnown = isReady || because !== undefined
    current?.reject(isKnown ? new ReaderEnded(because ?? 'memory') : new Error('a reader could not start', { cause }))
    current = undefined
  }
  child.on('error', finish)
  child.on('exit', () => finish())

  return {
    processId: child.pid,
    ended: ended.promise,
    isEnded: () => because !== undefined || child.exitCode !== null || child.signalCode !== null,
    isWaiting: () => !isReady || open > 0,
    usedMb: () => usedMb,
    work: ({ name, input, ask }) => {
      const outcome = Promise.withResolvers<unknown>()
      current = { ...outcome, ask }
      if (name !== 'warmUp' && child.pid && !isLow) {
        isLow = true
        lowerPriority(child.pid, nice)
      }
      // In a turn of its own: writing out a large page takes a while.
      setImmediate(() => tell({ kind: 'task', name, input }))
      return outcome.promise
    },
    end: why => {
      because = why
      child.kill('SIGKILL')
    },
  }
}

function lowerPriority(processId: number, nice: number): void {
  try {
    setPriority(processId, nice)
  } catch {
    // Not everywhere allowed, and only a kindness.
  }
}
