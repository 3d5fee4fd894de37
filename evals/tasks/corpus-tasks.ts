import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { measureAnswers } from '../analyst/measure-answers.ts'
import { bootstrapInterval } from '../bootstrap.ts'
import { type CorpusItem, closedKeyOf, readManifest } from '../corpus/corpus-item.ts'
import { predictItem } from '../corpus/predict-item.ts'
import type { Prediction } from '../corpus/prediction.ts'
import type { EvalOptions, EvalTask, Figure } from '../eval-task.ts'
import { measureParts, seenOf } from '../measure-parts.ts'

type Scored = { item: CorpusItem; s: ItemScore; prediction: Prediction }
type Wanted = { kind: string; measure: string; key: string; aim?: number }

const wanted: Record<string, Wanted[]> = {
  table: [
    { kind: 'table', measure: 'table F1', key: 'F1', aim: 0.97 },
    { kind: 'table', measure: 'table header names', key: 'header', aim: 0.92 },
  ],
  records: [
    { kind: 'records', measure: 'records F1', key: 'F1', aim: 0.85 },
    { kind: 'records', measure: 'records F1, best table', key: 'F1_bestTable' },
    { kind: 'records-count', measure: 'record counts F1', key: 'F1', aim: 0.85 },
  ],
  contacts: [
    { kind: 'contacts-email', measure: 'e-mails F1', key: 'F1', aim: 1 },
    { kind: 'contacts-phone', measure: 'phones F1', key: 'F1', aim: 0.92 },
    { kind: 'contacts-address', measure: 'addresses F1', key: 'F1', aim: 0.7 },
  ],
  article: [
    { kind: 'article', measure: 'main text F1', key: 'F1', aim: 0.965 },
    { kind: 'article-seg', measure: 'Spanish segments F1', key: 'F1', aim: 0.94 },
  ],
  pagination: [{ kind: 'pagination', measure: 'next page F1', key: 'F1', aim: 0.92 }],
  login: [{ kind: 'login', measure: 'login F1', key: 'F1', aim: 0.971 }],
  qa: [{ kind: 'qa', measure: 'questions F1', key: 'F1', aim: 0.45 }],
}

export const corpusTasks: EvalTask[] = Object.entries(wanted).map(([task, measures]) => ({
  name: task,
  needsCorpus: true,
  run: options => runCorpusTask(task, measures, options),
}))

async function runCorpusTask(task: string, measures: Wanted[], { corpus, worst, say }: EvalOptions): Promise<Figure[]> {
  if (!corpus) return []
  const scorer = await loadScorer(corpus)
  const items = readManifest(join(corpus, 'dev/manifest.jsonl')).filter(item => item.task === task)
  const pairs: Scored[] = []
  for (const item of items) {
    const prediction = await predictItem(item)
    pairs.push({ item, s: scorer.scoreItem(item, prediction), prediction })
  }
  for (const { item, score } of listWorst(seenOf(pairs, keyOf), worst)) say(`  worst ${item.id} ${score.toFixed(2)}`)
  return measureParts({ items: pairs, keyOf, measure: own => measureAll({ task, measures, scorer, pairs: own }) })
}

const keyOf = ({ item }: Scored): string => closedKeyOf(item)

type Measured = { task: string; measures: Wanted[]; scorer: Scorer; pairs: Scored[] }

function measureAll({ task, measures, scorer, pairs }: Measured): Figure[] {
  const figures = measures.flatMap(({ kind, measure, key, aim }): Figure[] => {
    const value = (drawn: { s: ItemScore }[]): number => scorer.aggregate(drawn)[kind]?.[key] ?? 0
    const own = pairs.filter(pair => belongs(scorer, pair, kind))
    if (own.length === 0) return []
    const figure = { measure, value: value(own), n: own.length, ...bootstrapInterval(own, value) }
    return [aim === undefined ? figure : { ...figure, aim }]
  })
  return task === 'qa' ? [...figures, ...measureAnswers('corpus questions', pairs.map(toMeasured))] : figures
}

/** An answer is right when nothing of what was asked is missing and nothing else is shown. */
const toMeasured = ({ s, prediction: { rows = [], isSure = false } }: Scored) => ({
  isAnswered: rows.length > 0,
  isSure,
  isRight: (s.f ?? 0) > 0.999,
})

const belongs = (scorer: Scorer, pair: { s: ItemScore }, kind: string): boolean => kind in scorer.aggregate([pair])

function listWorst(pairs: Scored[], count: number): { item: CorpusItem; score: number }[] {
  const errorsOf = (s: ItemScore): number => (typeof s.f === 'number' ? s.f : -Number(s.fp ?? 0) - Number(s.fn ?? 0))
  return pairs
    .map(({ item, s }) => ({ item, score: errorsOf(s) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
}

type ItemScore = { kind: string; f?: number; [measure: string]: unknown }
type Summary = Record<string, Record<string, number>>

/** The corpus brings its own scorer: it is imported from there and never copied. */
type Scorer = {
  scoreItem: (item: CorpusItem, prediction: Prediction | undefined) => ItemScore
  aggregate: (pairs: { s: ItemScore }[]) => Summary
}

async function loadScorer(corpus: string): Promise<Scorer> {
  const scorer: unknown = await import(pathToFileURL(resolve(join(corpus, 'score.mjs'))).href)
  if (!isScorer(scorer)) throw new Error(`${corpus}/score.mjs does not export scoreItem and aggregate`)
  return scorer
}

const isScorer = (module: unknown): module is Scorer =>
  typeof module === 'object' && module !== null && 'scoreItem' in module && 'aggregate' in module
