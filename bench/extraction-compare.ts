import { Readability } from '@mozilla/readability'
import { readPage } from '@sondeo/extraction/extraction'
import { parseHTML } from 'linkedom'

export type Comparison = { pages: number; ours: number; peer: number; ratio: number }

const ROUNDS = 5
// A server is warm: code that runs for the first time is compiled meanwhile, ours and theirs.
const WARM_UP_ROUNDS = 3
const WARM_UP_MS = 20_000

/** Processor time: what else the machine does meanwhile counts for neither. */
export function measureCpuMs(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Pages per second of our whole reading and of Readability on linkedom, in turns over the same pages. */
export function compareSpeed(pages: string[]): Comparison {
  const url = 'https://example.com/'
  const ours = (): void => {
    for (const html of pages) readPage({ html, url })
  }
  const peer = (): void => {
    for (const html of pages) {
      const { document } = parseHTML(html)
      try {
        new Readability(document as unknown as ConstructorParameters<typeof Readability>[0]).parse()
      } catch {
        // It throws on some broken pages; the time it took still counts.
      }
    }
  }
  const rates: { ours: number; peer: number }[] = []
  let warmMs = 0
  for (let round = 0; rates.length < ROUNDS; round++) {
    const times = { ours: measureCpuMs(ours), peer: measureCpuMs(peer) }
    if (round >= WARM_UP_ROUNDS && warmMs >= WARM_UP_MS)
      rates.push({ ours: (1000 * pages.length) / times.ours, peer: (1000 * pages.length) / times.peer })
    warmMs += times.ours + times.peer
  }
  const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const [fast, slow] = [median(rates.map(rate => rate.ours)), median(rates.map(rate => rate.peer))]
  return { pages: pages.length, ours: fast, peer: slow, ratio: fast / slow }
}
