import { planFor } from '@sondeo/analyst/built-in-planner'
import { gatherSets } from '@sondeo/analyst/gather-sets'
import type { SourceRecord, SourceSet } from '@sondeo/analyst/record-source'
import { runPlan } from '@sondeo/analyst/run-plan'
import { stemsFor } from '@sondeo/analyst/translate-stems'
import type { PageReading } from '@sondeo/extraction/page-reading'
import type { PredictedRow, Predictor } from '../corpus/prediction.ts'

const ASKED_AT = { asOf: '2026-11-15T12:00:00Z', timeZone: 'UTC' }
const MAX_SETS = 8

/** The built-in planner's table; where it would say that nothing fits, what it understood; else the nearest record. */
export const predictQuestion: Predictor = (reading, { question }) => {
  const page = { pageId: 'page', url: reading.url, reading }
  const sets = gatherSets([page])
  const request = { ...ASKED_AT, question: question ?? '', language: 'es' as const, sets, about: [reading.title] }
  for (const isLenient of [false, true]) {
    const { plan } = planFor(request, { isLenient })
    const set = plan && sets.find(({ id }) => id === plan.set)
    if (!plan || !set) continue
    const { table, recordsPassed } = runPlan(plan, set)
    const isNarrowed = plan.limit !== null || plan.groupBy.length > 0 || recordsPassed < set.records.length
    if (table.rows.length > 0 && (!isLenient || isNarrowed || set.records.length === 1))
      return {
        rows: table.rows.map(({ cells }) =>
          Object.fromEntries(table.columns.map(({ id, name }) => [name, cells[id]?.text ?? ''])),
        ),
      }
  }
  const nearest = findNearest(question ?? '', sets, reading)
  return { rows: nearest ? [nearest] : [] }
}

/** The record that shares most of the question's rarer words. */
function findNearest(question: string, sets: readonly SourceSet[], reading: PageReading): PredictedRow | null {
  const asked = wordsOf(question)
  const lists = sets.filter(({ kind }) => kind !== 'text' && kind !== 'contacts').slice(0, MAX_SETS)
  const all = lists.flatMap(set =>
    set.records.map(record => ({ set, record, stems: new Set(wordsOf(textOf(record)).flatMap(stemsFor)) })),
  )
  const weights = asked.map(word => {
    const own = stemsFor(word).filter(stem => !stem.startsWith('~'))
    const count = all.filter(({ stems }) => own.some(stem => stems.has(stem))).length
    return { own, weight: count > 0 ? Math.log(1 + all.length / count) : 0 }
  })
  let best: (typeof all)[number] | undefined
  let most = 0
  for (const one of all) {
    const score = weights.reduce(
      (sum, { own, weight }) => sum + (own.some(stem => one.stems.has(stem)) ? weight : 0),
      0,
    )
    if (score > most) [best, most] = [one, score]
  }
  if (!best) return reading.recordSets.length > 0 ? {} : null
  const { set, record } = best
  return Object.fromEntries(set.columns.map(({ key, name }) => [name, record.cells[key]?.text ?? '']))
}

const textOf = ({ cells }: SourceRecord): string =>
  Object.values(cells)
    .map(({ text }) => text)
    .join(' ')

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu) ?? []
