import { measureProcess } from '@sondeo/scraping/measure-process'
import type { AskServer } from './ask-server.ts'
import { ReaderEnded } from './reader-ended.ts'
import { chooseReaderLimits, type ReaderLimits } from './reader-limits.ts'
import type { TaskInput, TaskName, TaskOutput } from './reader-tasks.ts'
import { type Reader, startReader } from './start-reader.ts'

export type Readers = {
  /** Rejects with `ReaderEnded` when the piece took too long or too much, or was stopped. */
  run: <Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    whose: { ownerId: string; signal?: AbortSignal | undefined; ask?: AskServer },
  ) => Promise<TaskOutput<Name>>
  /** For figures and tests. */
  state: () => { running: number; waiting: number; processIds: number[]; ended: { time: number; memory: number } }
  close: () => void
}

type Piece = {
  name: TaskName
  input: unknown
  ownerId: string
  ask: AskServer
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
  reader?: Reader
}

type IdleReader = { reader: Reader; timer?: NodeJS.Timeout }

const LOOK_MS = 100
const noAnswers: AskServer = () => Promise.reject(new Error('there is nothing to ask for here'))

/**
 * Processes in which everything that strangers wrote is worked on. A piece that takes more than its share of time or
 * memory is ended together with its process; nobody else notices. Turns go round among people, not among pieces.
 */
export function createReaders(log: (line: string) => void, chosen: Partial<ReaderLimits> = {}): Readers {
  const limits = { ...chooseReaderLimits(), ...chosen }
  const idle: IdleReader[] = []
  const running = new Set<Piece>()
  let waiting: Piece[] = []
  const ended = { time: 0, memory: 0 }
  let isClosed = false

  function next(): Piece | undefined {
    const shares = new Map<string, number>()
    for (const { ownerId } of running) shares.set(ownerId, (shares.get(ownerId) ?? 0) + 1)
    let best: Piece | undefined
    for (const piece of waiting) {
      const share = shares.get(piece.ownerId) ?? 0
      if (share < limits.readersPerOwner && (!best || share < (shares.get(best.ownerId) ?? 0))) best = piece
    }
    return best
  }

  function turn(): void {
    while (running.size < limits.readers) {
      const piece = next()
      if (!piece) return
      waiting = waiting.filter(one => one !== piece)
      running.add(piece)
      void start(piece)
    }
  }

  function takeReader(): Reader {
    for (let place = idle.pop(); place; place = idle.pop()) {
      clearInterval(place.timer)
      // One that was told to end is still there for a moment.
      if (!place.reader.isEnded()) return place.reader
    }
    return startReader(limits.memoryMb)
  }

  async function start(piece: Piece): Promise<void> {
    const reader = takeReader()
    piece.reader = reader
    const stopWatching = watch(reader, piece.name)
    try {
      const value = await reader.work(piece)
      leave()
      piece.resolve(value)
    } catch (error) {
      leave()
      piece.reject(error)
    }
    function leave() {
      stopWatching()
      running.delete(piece)
      giveBack(reader)
      turn()
    }
  }

  /** Kept for the next piece. The last one stays, however long nobody comes. */
  function giveBack(reader: Reader): void {
    if (isClosed) reader.end('stopped')
    if (isClosed || reader.isEnded()) return
    const place: IdleReader = { reader }
    place.timer = setInterval(() => {
      if (idle.length > 1) reader.end('stopped')
    }, limits.idleMs).unref()
    idle.push(place)
    void reader.ended.then(() => {
      clearInterval(place.timer)
      if (idle.includes(place)) idle.splice(idle.indexOf(place), 1)
    })
    void endIfLarge(reader)
  }

  /** One that grew large is not kept: the next piece shall have all the room. */
  async function endIfLarge(reader: Reader): Promise<void> {
    const use = await measureProcess(reader.processId ?? 0)
    const isIdle = idle.some(place => place.reader === reader)
    if (isIdle && (use?.memoryMb ?? 0) > limits.memoryMb / 2) reader.end('stopped')
  }

  function watch(reader: Reader, name: TaskName): () => void {
    let before = 0
    let spentMs = 0
    let isStarting = true
    const end = (because: 'time' | 'memory') => {
      if (reader.isEnded()) return
      ended[because]++
      log(`A reader was ended (${because}) while working on: ${name}`)
      reader.end(because)
    }
    const timer = setInterval(() => void look(), LOOK_MS)
    async function look(): Promise<void> {
      if (!reader.isWaiting()) spentMs += LOOK_MS
      const use = await measureProcess(reader.processId ?? 0)
      if (isStarting) before = use?.processorMs ?? 0
      isStarting &&= reader.isWaiting()
      if ((use?.memoryMb ?? 0) > limits.memoryMb) end('memory')
      else if ((use?.processorMs ?? 0) - before > limits.processorMs || spentMs > limits.patienceMs) end('time')
    }
    return () => clearInterval(timer)
  }

  return {
    run: (name, input, { ownerId, signal, ask = noAnswers }) =>
      new Promise((resolve, reject) => {
        if (isClosed || signal?.aborted) return reject(new ReaderEnded('stopped'))
        const stop = () => {
          waiting = waiting.filter(one => one !== piece)
          if (piece.reader) piece.reader.end('stopped')
          else piece.reject(new ReaderEnded('stopped'))
        }
        const settle =
          <Value>(pass: (value: Value) => void) =>
          (value: Value) => {
            signal?.removeEventListener('abort', stop)
            pass(value)
          }
        const piece: Piece = {
          name,
          input,
          ownerId,
          ask,
          resolve: settle(value => resolve(value as TaskOutput<typeof name>)),
          reject: settle(reject),
        }
        signal?.addEventListener('abort', stop, { once: true })
        waiting.push(piece)
        turn()
      }),
    state: () => ({
      running: running.size,
      waiting: waiting.length,
      ended: { ...ended },
      processIds: [...idle.map(({ reader }) => reader), ...[...running].flatMap(({ reader }) => reader ?? [])].flatMap(
        ({ processId }) => processId ?? [],
      ),
    }),
    close: () => {
      isClosed = true
      for (const piece of waiting.splice(0)) piece.reject(new ReaderEnded('stopped'))
      for (const { reader, timer } of idle.splice(0)) {
        clearInterval(timer)
        reader.end('stopped')
      }
      for (const { reader } of running) reader?.end('stopped')
    },
  }
}
