import { availableParallelism, totalmem } from 'node:os'

export type ReaderLimits = {
  /** How many pieces of work run at a time. */
  readers: number
  /** How many of those may be one person's. */
  readersPerOwner: number
  /** Of one reader, everything together. */
  memoryMb: number
  /** Of the processor, for one piece. */
  processorMs: number
  /** By the clock, for one piece, without what it waits for the server. */
  patienceMs: number
  /** How long a reader that nobody needs stays. */
  idleMs: number
  /** So many stay, warm, however long nobody needs them: starting one takes longer than most pieces. */
  kept: number
  /** How far they stand behind the server, which answers first: what `nice` takes. */
  nice: number
}

const MB = 1024 * 1024

/** Readers take at most half of the memory this machine, or the container's limit, gives us. */
export function chooseReaderLimits(): ReaderLimits {
  const readers = Math.min(8, Math.max(4, availableParallelism() * 2))
  const constrained = process.constrainedMemory()
  const memory = constrained > 0 && constrained < totalmem() ? constrained : totalmem()
  return {
    readers,
    readersPerOwner: readers / 2,
    memoryMb: Math.round(Math.min(1024, Math.max(300, memory / 2 / readers / MB))),
    processorMs: 20_000,
    patienceMs: 90_000,
    idleMs: 60_000,
    kept: 2,
    nice: 10,
  }
}
