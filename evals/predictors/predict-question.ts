import type { PredictedRow, Predictor } from '../corpus/prediction.ts'
import { rowsOf } from './predict-rows.ts'

/** Without an analyst: the row that shares most words with the question. */
export const predictQuestion: Predictor = (reading, { question }) => {
  const asked = new Set(wordsOf(question ?? ''))
  let best: PredictedRow | null = null
  let most = 0
  for (const set of reading.recordSets.slice(0, 5)) {
    for (const row of rowsOf(set)) {
      const shared = new Set(wordsOf(Object.values(row).join(' ')).filter(word => asked.has(word))).size
      if (shared <= most) continue
      most = shared
      best = row
    }
  }
  return { rows: best ? [best] : [] }
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
