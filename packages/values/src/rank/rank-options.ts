import { type Kind, kinds, type Option } from '../cells/list-options.ts'
import type { Feature } from './describe-cell.ts'
import { readLearned } from './learned.ts'

export type Ranked = { kind: Kind; share: number }

/** Sums of weights, one for each kind, row by row. */
function scoreKinds(features: readonly Feature[], weights: Float32Array): Float64Array {
  const scores = new Float64Array(kinds.length)
  for (const { row } of features) {
    const from = row * kinds.length
    for (let kind = 0; kind < kinds.length; kind++) scores[kind] = (scores[kind] ?? 0) + (weights[from + kind] ?? 0)
  }
  return scores
}

/** How much of all belief each kind of option has, the strongest first. */
export function rankOptions(
  features: readonly Feature[],
  options: readonly Pick<Option, 'kind'>[],
  weights = readLearned(),
): Ranked[] {
  const scores = scoreKinds(features, weights)
  const open = [...new Set(options.map(({ kind }) => kind))].map(kind => ({
    kind,
    score: scores[kinds.indexOf(kind)] ?? 0,
  }))
  const highest = Math.max(...open.map(({ score }) => score))
  const sum = open.reduce((total, { score }) => total + Math.exp(score - highest), 0)
  return open
    .map(({ kind, score }) => ({ kind, share: Math.exp(score - highest) / sum }))
    .toSorted((one, other) => other.share - one.share)
}

/** What speaks most for one kind and against another: "why a date and no number?" */
export function explainRank(
  features: readonly Feature[],
  { chosen, other }: { chosen: Kind; other: Kind },
  weights = readLearned(),
): { name: string; weight: number }[] {
  const [up, down] = [kinds.indexOf(chosen), kinds.indexOf(other)]
  return features
    .map(({ row, facts }) => ({
      name: facts.map(({ name }) => name).join(' + '),
      weight: (weights[row * kinds.length + up] ?? 0) - (weights[row * kinds.length + down] ?? 0),
    }))
    .toSorted((one, two) => two.weight - one.weight)
    .slice(0, 3)
}
