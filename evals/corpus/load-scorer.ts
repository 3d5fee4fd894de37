import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CorpusItem } from './corpus-item.ts'
import type { Prediction } from './prediction.ts'

export type ItemScore = { kind: string; f?: number; [measure: string]: unknown }
export type Summary = Record<string, Record<string, number>>

/** The corpus brings its own scorer: it is imported from there and never copied. */
export type Scorer = {
  scoreItem: (item: CorpusItem, prediction: Prediction | undefined) => ItemScore
  aggregate: (pairs: { s: ItemScore }[]) => Summary
}

export async function loadScorer(corpus: string): Promise<Scorer> {
  const scorer: unknown = await import(pathToFileURL(resolve(join(corpus, 'score.mjs'))).href)
  if (!isScorer(scorer)) throw new Error(`${corpus}/score.mjs does not export scoreItem and aggregate`)
  return scorer
}

const isScorer = (module: unknown): module is Scorer =>
  typeof module === 'object' && module !== null && 'scoreItem' in module && 'aggregate' in module
