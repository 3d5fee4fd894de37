import type { Certainty } from '../analyst.ts'
import type { Trust } from './learned.ts'

/** What is known of an answer when it has been chosen. */
export type Evidence = {
  /** Share of all readings that show it, and of the next best. */
  share: number
  next: number
  /** Words with a meaning that it made no use of. */
  unused: number
  /** Of these, those that may be the whole wish: all but words that are known to change nothing. */
  decisive: number
  /** Of the unused, those that nothing on the pages has anything to do with. */
  absent: number
  /** The grammar and the search came to it each on their own. */
  isAgreed: boolean
  /** Only the grammar came to it. */
  isReaderOnly: boolean
  /** Words that the grammar had nothing for, where it proposed this. */
  open: number
  /** Words that the grammar had nothing for over its own best list. */
  refused: number
  /** Words with a meaning that it did make use of. */
  used: number
  /** It neither narrows nor counts nor sorts anything. */
  isBare: boolean
  /** It looks in cells for what the list or its page is called: the list itself may be meant. */
  isByTopic: boolean
  /** It works something out of rows, and none is left: zero is what any wrong condition gives. */
  isOfNothing: boolean
  /** It only counts all rows: that number stands there whatever is asked. */
  isCountOfAll: boolean
}

const logit = (share: number): number => {
  const kept = Math.min(1 - 1e-6, Math.max(1e-6, share))
  return Math.log(kept / (1 - kept))
}

/** As numbers, in the order of the learned slopes. */
export const scoreEvidence = (evidence: Evidence): number[] => {
  const { share, next, unused, absent, isAgreed, isReaderOnly, open, refused, used, isBare, isCountOfAll } = evidence
  const [isLeft, isRefused] = [unused > 0, refused > 0]
  return [
    logit(share),
    Math.min(6, Math.log(Math.max(1e-6, share) / Math.max(1e-6, next))),
    ...[isLeft, unused > 1, isAgreed, isReaderOnly, isReaderOnly && open === 0].map(Number),
    Math.min(2, open),
    Number(isRefused),
    Math.min(3, refused),
    unused / Math.max(1, unused + used),
    ...[isBare && isLeft, isBare && isRefused, isLeft && isRefused, isBare && used === 0].map(Number),
    // Whether the question belongs to these pages at all; learned from questions that do not.
    ...[isCountOfAll && isLeft, used === 0 && absent > 2].map(Number),
  ]
}

/** The probability that an answer is right. */
export function toTrust(evidence: Evidence, { bias, slopes }: Trust): number {
  const sum = scoreEvidence(evidence).reduce((total, value, at) => total + value * (slopes[at] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}

type Doubts = Pick<Evidence, 'decisive' | 'isByTopic' | 'isOfNothing'>

/** However likely it seems, an answer is not shown as certain where a word is left out that may decide, or a condition is odd. */
export const canBeSure = ({ decisive, isByTopic, isOfNothing }: Doubts): boolean =>
  decisive === 0 && !isByTopic && !isOfNothing

export function toCertainty(probability: number, evidence: Doubts, { sure, doubtful }: Trust): Certainty {
  if (probability >= sure && canBeSure(evidence)) return 'sure'
  return probability >= doubtful ? 'doubtful' : 'unanswered'
}
