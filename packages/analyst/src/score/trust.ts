import type { Certainty } from '../analyst.ts'
import type { Trust } from './learned.ts'

/** What is known of an answer when it has been chosen. */
export type Evidence = {
  /** Share of all readings that show it, and of the next best. */
  share: number
  next: number
  /** Words with a meaning that it made no use of. */
  unused: number
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
}

const logit = (share: number): number => {
  const kept = Math.min(1 - 1e-6, Math.max(1e-6, share))
  return Math.log(kept / (1 - kept))
}

/** As numbers, in the order of the learned slopes. */
export const scoreEvidence = ({
  share,
  next,
  unused,
  isAgreed,
  isReaderOnly,
  open,
  refused,
  used,
  isBare,
}: Evidence): number[] => [
  logit(share),
  Math.min(6, Math.log(Math.max(1e-6, share) / Math.max(1e-6, next))),
  unused > 0 ? 1 : 0,
  unused > 1 ? 1 : 0,
  isAgreed ? 1 : 0,
  isReaderOnly ? 1 : 0,
  isReaderOnly && open === 0 ? 1 : 0,
  Math.min(2, open),
  refused > 0 ? 1 : 0,
  Math.min(3, refused),
  unused / Math.max(1, unused + used),
  isBare && unused > 0 ? 1 : 0,
  isBare && refused > 0 ? 1 : 0,
  unused > 0 && refused > 0 ? 1 : 0,
  isBare && used === 0 ? 1 : 0,
]

/** The probability that an answer is right. */
export function toTrust(evidence: Evidence, { bias, slopes }: Trust): number {
  const sum = scoreEvidence(evidence).reduce((total, value, at) => total + value * (slopes[at] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}

export function toCertainty(probability: number, { sure, doubtful }: Trust): Certainty {
  if (probability >= sure) return 'sure'
  return probability >= doubtful ? 'doubtful' : 'unanswered'
}
