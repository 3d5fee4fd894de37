import { assessQuestion } from '@sondeo/analyst/choose-reading'
import type { Learned } from '@sondeo/analyst/learned'
import { type Evidence, scoreEvidence } from '@sondeo/analyst/trust'
import type { Example } from './example.ts'

export type Assessment = { example: Example; isRight: boolean; evidence: Evidence; unusedWords: string[] }

/** What would be shown for questions that nothing was learned from, and whether it is right. */
export function assess(examples: readonly Example[], learned: Pick<Learned, 'weights' | 'idleWords'>): Assessment[] {
  return examples.flatMap(example => {
    const assessed = assessQuestion(example.request, learned)
    if (!assessed.best) return []
    const judge = example.makeJudge()
    const { best, evidence, unused, space } = assessed
    const unusedWords = unused.map(at => space.asked.tokens[at]?.word ?? '')
    return [{ example, isRight: best.readings.some(judge), evidence, unusedWords }]
  })
}

const LEAST_SEEN = 3
const LEAST_RIGHT = 0.6

/** Words that answers again and again made no use of and were right all the same. */
export function findIdleWords(assessed: readonly Assessment[]): string[] {
  const seen = new Map<string, { right: number; all: number }>()
  for (const { unusedWords, isRight, example } of assessed) {
    if (example.source === 'made') continue
    for (const word of new Set(unusedWords)) {
      const count = seen.get(word) ?? { right: 0, all: 0 }
      seen.set(word, { right: count.right + Number(isRight), all: count.all + 1 })
    }
  }
  return [...seen]
    .flatMap(([word, { right, all }]) => (all >= LEAST_SEEN && right / all >= LEAST_RIGHT ? [word] : []))
    .sort()
}

const ROUNDS = 4000
const STEP = 0.5
const SHRINK = 1e-3

/** A logistic curve through what came out; `weightOf` says how much an example counts. */
export function fitTrust(
  assessed: readonly Assessment[],
  weightOf: (example: Example) => number,
): { bias: number; slopes: number[] } {
  const rows = assessed.map(({ evidence, isRight, example }) => ({
    x: scoreEvidence(evidence),
    y: Number(isRight),
    w: weightOf(example),
  }))
  const total = rows.reduce((sum, { w }) => sum + w, 0)
  const slopes = rows[0]?.x.map(() => 0) ?? []
  let bias = 0
  for (let round = 0; round < ROUNDS; round++) {
    const pull = slopes.map(() => 0)
    let pullBias = 0
    for (const { x, y, w } of rows) {
      const sum = x.reduce((all, value, at) => all + value * (slopes[at] ?? 0), bias)
      const error = (w * (y - 1 / (1 + Math.exp(-sum)))) / total
      x.forEach((value, at) => {
        pull[at] = (pull[at] ?? 0) + error * value
      })
      pullBias += error
    }
    slopes.forEach((slope, at) => {
      slopes[at] = slope + STEP * 0.2 * ((pull[at] ?? 0) - SHRINK * slope)
    })
    bias += STEP * pullBias
  }
  return { bias, slopes }
}
