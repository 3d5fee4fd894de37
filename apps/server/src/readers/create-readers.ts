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
  /** Starts those that stay, before anybody waits for one. */
  warmUp: () => Promise<void>
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

type IdleReader = { reader: Reader; ownerId: string; timer: NodeJS.Timeout }

const LOOK_MS = 100
/** A part of its room; one that only knows its program and a few lists takes up to half of the smallest. */
const LARGE = 0.7
const noAnswers: AskServer = () => Promise.reject(new Error('there is nothing to ask for here'))

/**
 * Processes in which everything that strangers wrote is worked on. A piece that takes more than its share of time or
 * memory is ended together with its process; nobody else notices. Turns go round among people, not among pieces.
 */
export function createReaders(log: (line: string) => void, chosen: Partial<ReaderLimits> = {}): Readers {
  const limits = { ...chooseReaderLimits(), ...chosen }
  const idle: IdleReader[] = []
  const running = new Set<Piece>()
  const starting = new Set<Reader>()
  let waiting: Piece[] = []
  const ended = { time: 0, memory: 0 }
  let isClosed = false

  /** Those that may begin now, of all people. */
  function allowed(): { piece: Piece; share: number }[] {
    const shares = new Map<string, number>()
    for (const { ownerId } of running) shares.set(ownerId, (shares.get(ownerId) ?? 0) + 1)
    return waiting
      .map(piece => ({ piece, share: shares.get(piece.ownerId) ?? 0 }))
      .filter(({ share }) => share < limits.readersPerOwner)
  }

  /** Else each piece that finds no reader starts one of its own. */
  const isWarm = limits.kept > 0
  const size = () => idle.length + running.size + starting.size

  function turn(): void {
    for (;;) {
      const free = allowed()
      const [{ piece } = { piece: undefined }] = free.toSorted((a, b) => a.share - b.share)
      if (!piece) return
      const reader = takeReader(piece.ownerId)
      if (!reader) {
        // Whoever works now is free long before another one has loaded what it needs, so that nobody waits for that one.
        while (isWarm && starting.size < free.length && size() < limits.readers) void addWarm()
        return
      }
      waiting = waiting.filter(one => one !== piece)
      running.add(piece)
      void start(piece, reader)
    }
  }

  /** The one that worked for this person before, which may know the list; else the one that rested least. */
  function takeReader(ownerId: string): Reader | undefined {
    for (;;) {
      const own = idle.findLastIndex(place => place.ownerId === ownerId)
      const [place] = idle.splice(own === -1 ? idle.length - 1 : own, 1)
      if (!place) break
      clearInterval(place.timer)
      // One that was told to end is still there for a moment.
      if (!place.reader.isEnded()) return place.reader
    }
    return size() === 0 || (!isWarm && size() < limits.readers) ? addCold() : undefined
  }

  function addCold(): Reader {
    const reader = startReader(limits)
    // Once for each, however many pieces it works on.
    void reader.ended.then(() => forget(reader))
    return reader
  }

  /** One that reads a page and answers a question of our own first. */
  async function addWarm(): Promise<void> {
    const reader = addCold()
    starting.add(reader)
    try {
      await reader.work({ name: 'warmUp', input: undefined, ask: noAnswers })
      starting.delete(reader)
      giveBack(reader, '')
    } catch (error) {
      starting.delete(reader)
      // Whoever would have got it hears why, or it would be tried for ever.
      const [first] = allowed()
      waiting = waiting.filter(one => one !== first?.piece)
      first?.piece.reject(error)
    }
    turn()
  }

  async function start(piece: Piece, reader: Reader): Promise<void> {
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
      giveBack(reader, piece.ownerId)
      turn()
    }
  }

  /** Kept for the next piece, which shall have all the room: not when it grew large. The last ones stay, whoever comes. */
  function giveBack(reader: Reader, ownerId: string): void {
    if (isClosed || reader.usedMb() > limits.memoryMb * LARGE) reader.end('stopped')
    if (reader.isEnded()) return
    const timer = setInterval(() => {
      if (idle.length <= limits.kept) return
      // At once: while it dies it would be counted as one that stays.
      forget(reader)
      reader.end('stopped')
    }, limits.idleMs).unref()
    idle.push({ reader, ownerId, timer })
  }

  function forget(reader: Reader): void {
    const at = idle.findIndex(place => place.reader === reader)
    const [place] = at === -1 ? [] : idle.splice(at, 1)
    clearInterval(place?.timer)
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
    warmUp: async () => {
      await Promise.all(Array.from({ length: Math.min(limits.kept, limits.readers) }, addWarm))
    },
    state: () => ({
      running: running.size,
      waiting: waiting.length,
      ended: { ...ended },
      processIds: [
        ...idle.map(({ reader }) => reader),
        ...[...running].flatMap(({ reader }) => reader ?? []),
        ...starting,
      ].flatMap(({ processId }) => processId ?? []),
    }),
    close: () => {
      isClosed = true
      for (const piece of waiting.splice(0)) piece.reject(new ReaderEnded('stopped'))
      for (const { reader, timer } of idle.splice(0)) {
        clearInterval(timer)
        reader.end('stopped')
      }
      for (const { reader } of running) reader?.end('stopped')
      for (const reader of starting) reader.end('stopped')
    },
  }
}
