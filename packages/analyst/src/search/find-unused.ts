import type { PlanRequest } from '../analyst.ts'
import { fieldsOfColumn, fieldsOfCondition } from '../plan/check-plan.ts'
import type { Plan } from '../plan/plan.ts'
import type { Asked } from '../propose/read-asked.ts'
import { hashFeature } from '../score/hash-feature.ts'
import type { Weights } from '../score/rank.ts'
import { likeness, meaningOf } from './meaning.ts'
import type { Reading } from './score-readings.ts'
import { wordsOf } from './tokens.ts'
import { viewSet } from './view-set.ts'

/** A word that speaks this much for an operation was used by it. */
const CUE = 0.12

type Wish = { reading: Reading; asked: Asked; plan: Plan; request: PlanRequest; weights: Weights }

/** Places of the words with a meaning of their own that a reading made no use of. */
export function findUnused({ reading, asked, plan, request, weights }: Wish): number[] {
  const set = request.sets.find(({ id }) => id === plan.set)
  const view = set && viewSet(set)
  const used = new Set([
    ...plan.columns.flatMap(fieldsOfColumn),
    ...(plan.filter ? fieldsOfCondition(plan.filter) : []),
    ...plan.groupBy,
    ...plan.sort.map(({ column }) => column),
  ])
  const isWhole = plan.columns.length > 3
  const headings = view?.columns.filter(({ key }) => isWhole || used.has(key)).flatMap(({ heading }) => heading) ?? []
  const topics = [set?.name ?? '', ...request.about].flatMap(wordsOf).map(meaningOf)
  const covered = coverage(reading, asked)
  const operation = reading.proposal ? 'reader' : reading.candidate.operation
  return asked.tokens.flatMap(({ word }, at) => {
    const meaning = asked.meanings[at]
    if (asked.isStop[at] || covered.has(at) || !meaning || word.length < 2) return []
    if ([...headings, ...topics].some(one => likeness(one, meaning) > 0)) return []
    const cue = weights[hashFeature(`o:${operation}:${asked.gloss[at]}`)] ?? 0
    return cue > CUE ? [] : [at]
  })
}

/** Words that conditions and limits speak for. */
function coverage({ candidate, proposal, searched }: Reading, { tokens, numbers }: Asked): Set<number> {
  const covered = new Set<number>()
  if (proposal) {
    tokens.forEach(({ start, end }, at) => {
      if (proposal.used.some(span => span.start < end && start < span.end)) covered.add(at)
    })
    return covered
  }
  for (const filter of [candidate.filter, candidate.other])
    for (const { span } of searched.scene.filters[filter]?.fragments ?? [])
      for (let at = span.from; at < span.to; at++) covered.add(at)
  for (const { from, to, value } of numbers)
    if (candidate.limit === value) for (let at = from; at < to; at++) covered.add(at)
  return covered
}
