import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Order, Reader } from './extraction-reader.ts'

export type Comparison = { pages: number; ours: number; peer: number; ratio: number }

const ROUNDS = 5
// A server is warm: code that runs for the first time is compiled meanwhile, ours and theirs.
const WARM_UP_ROUNDS = 3
const WARM_UP_MS = 20_000

/**
 * Pages per second of our whole reading and of Readability on linkedom, in turns over the same pages. Each has a process
 * of its own: in a shared one, whoever is at work when the heap is full pays for the other's garbage.
 */
export async function compareSpeed(pages: string[]): Promise<Comparison> {
  const [ours, peer] = [startReader('ours', pages), startReader('peer', pages)]
  const rates: { ours: number; peer: number }[] = []
  let warmMs = 0
  for (let round = 0; rates.length < ROUNDS; round++) {
    const times = { ours: await readAll(ours), peer: await readAll(peer) }
    if (round >= WARM_UP_ROUNDS && warmMs >= WARM_UP_MS)
      rates.push({ ours: (1000 * pages.length) / times.ours, peer: (1000 * pages.length) / times.peer })
    warmMs += times.ours + times.peer
  }
  for (const reader of [ours, peer]) reader.disconnect()
  const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const [fast, slow] = [median(rates.map(rate => rate.ours)), median(rates.map(rate => rate.peer))]
  return { pages: pages.length, ours: fast, peer: slow, ratio: fast / slow }
}

function startReader(reader: Reader, pages: string[]): ChildProcess {
  const child = fork(new URL('./extraction-reader.ts', import.meta.url), [reader], { serialization: 'advanced' })
  child.send({ pages } satisfies Order)
  return child
}

async function readAll(reader: ChildProcess): Promise<number> {
  reader.send({ read: true } satisfies Order)
  const [ms] = (await once(reader, 'message')) as [number]
  return ms
}
