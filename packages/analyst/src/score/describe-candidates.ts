import type { Asked } from '../propose/read-asked.ts'
import type { Candidate, Operation } from '../search/candidate.ts'
import type { Filter } from '../search/combine-filters.ts'
import type { SetView } from '../search/view-set.ts'
import { describeColumn, type Naming } from './describe-columns.ts'
import { classifyOutcomes } from './describe-outcomes.ts'
import { hashFeatures } from './hash-feature.ts'

/** The parts of a candidate, each with features of its own; a candidate's score is the sum over its parts. */
export const parts = ['operation', 'filter', 'column', 'by', 'outcome'] as const
export type Part = (typeof parts)[number]

export type Described = {
  /** Features of each value that a part takes, as places of weights. */
  features: Record<Part, Int32Array[]>
  /** For each candidate, which value each part takes. */
  index: Record<Part, Int32Array>
}

export type Scene = {
  asked: Asked
  view: SetView
  filters: readonly Filter[]
  namings: readonly Naming[]
  /** What is known of the list itself, among the others of the scan. */
  listFeatures: readonly string[]
}

export function describeCandidates(candidates: readonly Candidate[], scene: Scene): Described {
  const { asked, view, filters, namings } = scene
  const operations = new Map<Operation, number>()
  for (const { operation } of candidates) if (!operations.has(operation)) operations.set(operation, operations.size)
  const columns = (place: 'c' | 's') => [
    hashFeatures(describeColumn(undefined, { asked, naming: undefined, place })),
    ...view.columns.map((column, at) => hashFeatures(describeColumn(column, { asked, naming: namings[at], place }))),
  ]
  const outcomes = classifyOutcomes(candidates, scene)
  return {
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
}

/** Phrases of the question beside what is done: which go together is learned. */
function describeOperation(
  operation: Operation,
  { asked: { gloss, way, language, tokens }, listFeatures }: Scene,
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
