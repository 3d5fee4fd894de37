import type { Candidate, Operation } from '../search/candidate.ts'
import { describeColumn } from './describe-columns.ts'
import { classifyOutcomes } from './describe-outcomes.ts'
import { hashFeatures } from './hash-feature.ts'
import type { Scene } from './scene.ts'

/** The parts of a candidate, each with features of its own; a candidate's score is the sum over its parts. */
export const parts = ['operation', 'filter', 'column', 'by', 'outcome'] as const
export type Part = (typeof parts)[number]

export type Described = {
  /** Features of each value that a part takes, as places of weights. */
  features: Record<Part, Int32Array[]>
  /** For each candidate, which value each part takes. */
  index: Record<Part, Int32Array>
}

/** `proposals`: features of whole plans, which stand after the candidates. */
export function describeCandidates(
  candidates: readonly Candidate[],
  scene: Scene,
  proposals: readonly (readonly string[])[] = [],
): Described {
  const { asked, view, filters, namings } = scene
  const operations = new Map<Operation, number>()
  for (const { operation } of candidates) if (!operations.has(operation)) operations.set(operation, operations.size)
  const columns = (place: 'c' | 's') => [
    hashFeatures(describeColumn(undefined, { asked, naming: undefined, place })),
    ...view.columns.map((column, at) => hashFeatures(describeColumn(column, { asked, naming: namings[at], place }))),
  ]
  const outcomes = classifyOutcomes(candidates, scene)
  const described: Described = {
    features: {
      operation: [...operations.keys()].map(operation => hashFeatures(describeOperation(operation, scene))),
      filter: filters.map(({ features }) => hashFeatures(features)),
      column: columns('c'),
      by: columns('s'),
      outcome: outcomes.features.map(hashFeatures),
    },
    index: {
      operation: Int32Array.from(candidates, ({ operation }) => operations.get(operation) ?? 0),
      filter: Int32Array.from(candidates, ({ filter }) => filter),
      column: Int32Array.from(candidates, ({ column }) => column + 1),
      by: Int32Array.from(candidates, ({ by }) => by + 1),
      outcome: outcomes.index,
    },
  }
  return proposals.length === 0 ? described : mergeDescribed([described, describeProposals(proposals, scene)])
}

const none = new Int32Array()

export function describeProposals(
  proposals: readonly (readonly string[])[],
  scene: Pick<Scene, 'asked' | 'listFeatures'>,
): Described {
  const zero = new Int32Array(proposals.length)
  return {
    features: {
      operation: [hashFeatures(describeOperation('reader', scene))],
      filter: proposals.map(hashFeatures),
      column: [none],
      by: [none],
      outcome: [none],
    },
    index: { operation: zero, filter: zero.map((_, at) => at), column: zero, by: zero, outcome: zero },
  }
}

/** The candidates of several lists as one. */
export function mergeDescribed(all: readonly Described[]): Described {
  const merged = { features: {}, index: {} } as Described
  for (const part of parts) {
    merged.features[part] = all.flatMap(({ features }) => features[part])
    const index = new Int32Array(all.reduce((sum, one) => sum + one.index[part].length, 0))
    let [at, base] = [0, 0]
    for (const one of all) {
      for (const value of one.index[part]) index[at++] = value + base
      base += one.features[part].length
    }
    merged.index[part] = index
  }
  return merged
}

/** Phrases of the question beside what is done: which go together is learned. */
function describeOperation(
  operation: Operation,
  { asked: { gloss, way, language, tokens }, listFeatures }: Pick<Scene, 'asked' | 'listFeatures'>,
): string[] {
  const words = new Set(gloss)
  const pairs = new Set(gloss.slice(1).map((word, at) => `${gloss[at]}_${word}`))
  const own = language === 'es' ? new Set(tokens.map(({ word }) => word)) : []
  return [
    `o:${operation}`,
    `o:${operation}:${way}`,
    `o:${operation}:^${gloss[0]}_${gloss[1]}`,
    ...listFeatures,
    ...Array.from(words, word => `o:${operation}:${word}`),
    ...Array.from(pairs, pair => `o:${operation}:${pair}`),
    ...Array.from(own, word => `o:${operation}:es:${word}`),
  ]
}
