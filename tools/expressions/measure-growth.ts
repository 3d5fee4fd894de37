import { createContext, runInContext } from 'node:vm'
import type { Expression } from './gather-expressions.ts'
import type { Bait } from './make-bait.ts'

const SHORT = 8000
/** Faster is fast enough, however it grows: a text of a megabyte then takes a quarter of a second. */
const FAST_MS = 4
const MAX_MS = 1500
const MAX_TRIES = 10
/** Four times the text takes about four times the time in proportion, and sixteen times where it tries again and again. */
const LONGER = 4
const MAX_RATIO = 8
const ROUNDS = 3

const processorMs = () => process.threadCpuUsage().user / 1000

const place = createContext({ pattern: /a/, text: '' })

/** Of the processor, the least of some tries: others work on this machine too. */
function timeOf({ source, flags }: Expression, text: string, tries: number): number {
  place.pattern = new RegExp(source, flags.includes('g') ? flags : `${flags.replace('y', '')}g`)
  place.text = text
  let least = MAX_MS
  for (let attempt = 0; attempt < tries || (attempt < MAX_TRIES && least === MAX_MS); attempt++) {
    const startedAt = processorMs()
    try {
      runInContext('pattern.lastIndex = 0; text.replace(pattern, "")', place, { timeout: MAX_MS })
      least = Math.min(least, processorMs() - startedAt)
    } catch {
      // The clock ran out. Where the processor was with others meanwhile, that says nothing of the expression.
      if (processorMs() - startedAt > MAX_MS / 2) return MAX_MS
    }
  }
  return least
}

/** How much longer a text of four times the length takes; undefined where it is no more than in proportion, or fast. */
export function measureGrowth(expression: Expression, { before, repeated }: Bait): number | undefined {
  // The ending is one that neither `.` nor `$` takes.
  const write = (length: number) => `${before}${repeated.repeat(length / repeated.length)}\n\u0001`
  if (timeOf(expression, write(200), 1) >= MAX_MS) return Number.POSITIVE_INFINITY
  if (timeOf(expression, write(SHORT), 1) < FAST_MS) return undefined
  // On a busy machine one round may look a little worse than it is; only what is far over the line needs no other.
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const short = timeOf(expression, write(SHORT), 3)
    if (short < FAST_MS) return undefined
    const long = timeOf(expression, write(SHORT * LONGER), 3)
    if (long >= MAX_MS) return Number.POSITIVE_INFINITY
    least = Math.min(least, long / short)
    if (least <= MAX_RATIO || least > MAX_RATIO * 1.5) break
  }
  return least > MAX_RATIO ? least : undefined
}
