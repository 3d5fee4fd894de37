import type { ReadAs } from '../plan/plan.ts'
import { findClockTimes } from './read-clock.ts'

/** The first number of a text, for columns that mix numbers with words: "3rd", "12 (4)". */
function firstNumberIn(text: string | undefined): number | undefined {
  const found = /[-−]?\d+(?:,\d{3})*(?:\.\d+)?|[-−]?\.\d+/.exec(text ?? '')?.[0]
  return found === undefined ? undefined : Number(found.replace('−', '-').replaceAll(',', ''))
}

/** What a text is compared by where the plan says how to take it; without that it is compared by no number. */
export function readNumberAs(text: string | undefined, as: ReadAs | undefined): number | undefined {
  if (as === 'clock') return findClockTimes(text ?? '')[0]?.minutes
  return as ? firstNumberIn(text) : undefined
}
