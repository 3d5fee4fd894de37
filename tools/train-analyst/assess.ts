import { assessQuestion } from '@sondeo/analyst/choose-reading'
import { cueOf, isNeutral, neutralCues } from '@sondeo/analyst/find-unused'
import { listActs } from '@sondeo/analyst/list-acts'
import { standsOnPages } from '@sondeo/analyst/stands-on-pages'
import { type Evidence, scoreEvidence, toTrust } from '@sondeo/analyst/trust'
import type { Example } from './example.ts'

/** A word that the plan has no value, column or number for; `isAbsent`: nor has anything else on the pages. */
type Left = { word: string; isAbsent: boolean }

/** `acts`: what the plan does. */
export type Assessment = { example: Example; isRight: boolean; evidence: Evidence; left: Left[]; acts: string[] }

/** What would be shown for questions that nothing was learned from, and whether it is right. */
export function assess(examples: readonly Example[], weights: Float32Array): Assessment[] {
  return examples.flatMap(example => {
    const assessed = assessQuestion(example.request, { weights, cues: new Set() })
    if (!assessed.best) return []
    const judge = example.makeJudge()
    const { best, evidence, unused, space, plan } = assessed
    const left = unused.map(at => ({
      word: space.asked.gloss[at] ?? '',
      isAbsent: !standsOnPages(space.asked.tokens[at]?.word ?? '', example.request),
    }))
    return [{ example, isRight: best.readings.some(judge), evidence, left, acts: listActs(plan) }]
  })
}

const LEAST_SEEN = 3
const LEAST_PARTS = 2
const LEAST_RIGHT = 0.7

/** Words that plans of a kind again and again made no other use of and were right all the same: they ask for that kind. */
export function findCues(assessed: readonly Assessment[]): string[] {
  const seen = new Map<string, { right: number; all: number; parts: Set<string> }>()
  for (const { left, acts, isRight, example } of assessed)
    for (const cue of new Set(left.flatMap(({ word }) => acts.map(act => cueOf(act, word))))) {
      const count = seen.get(cue) ?? { right: 0, all: 0, parts: new Set() }
      count.all++
      if (isRight) {
        count.right++
        count.parts.add(example.part)
      }
      seen.set(cue, count)
    }
  return [...seen]
    .filter(([, { right, all, parts }]) => all >= LEAST_SEEN && right / all >= LEAST_RIGHT && parts.size >= LEAST_PARTS)
    .map(([cue]) => cue)
    .sort()
}

/** Answers that leave a neutral word out are right this often of what their shares promise if it is not counted as left out. */
const NEUTRAL_RIGHT = 0.9
/** What is believed of a word before anything is seen of it: of so many promised answers so many came true. */
const BEFORE = { promised: 1.5, right: 0.9 }

type Seen = { right: number; promised: number; all: number; parts: Set<string> }

/**
 * Words that change nothing ("played", "held"): where plans of a kind leave them out they are about as often right as if
 * they had used them. `cues` are known already.
 */
export function findNeutral(assessed: readonly Assessment[], cues: ReadonlySet<string>): string[] {
  const asked = assessed.filter(({ example: { source } }) => source !== 'made' && source !== 'not-here')
  const asUsed = asked.map(one => ({
    ...one,
    evidence: { ...one.evidence, unused: 0, decisive: 0, absent: 0, used: 1 },
  }))
  const curve = { ...fitTrust(asUsed, () => 1), sure: 1, doubtful: 0 }
  const seen = new Map<string, Seen>()
  asked.forEach((one, at) => {
    const promised = toTrust(asUsed[at]?.evidence ?? one.evidence, curve)
    const { left, acts, isRight, example } = withCues(one, cues)
    for (const cue of new Set(left.flatMap(({ word }) => neutralCues(word, acts)))) {
      const count = seen.get(cue) ?? { right: 0, promised: 0, all: 0, parts: new Set() }
      count.right += Number(isRight)
      count.promised += promised
      count.all++
      count.parts.add(example.part)
      seen.set(cue, count)
    }
  })
  return [...seen].filter(([, count]) => changesNothing(count)).map(([cue]) => cue)
}

const changesNothing = ({ right, promised, all, parts }: Seen): boolean =>
  all >= LEAST_SEEN &&
  parts.size >= LEAST_PARTS &&
  (right + BEFORE.right) / (promised + BEFORE.promised) >= NEUTRAL_RIGHT

/** The evidence as it is when the cues are known. */
export function withCues(one: Assessment, cues: ReadonlySet<string>): Assessment {
  const { left, acts, evidence } = one
  const still = left.filter(({ word }) => !acts.some(act => cues.has(cueOf(act, word))))
  const decisive = still.filter(({ word, isAbsent }) => !isAbsent || !isNeutral(word, acts, cues)).length
  const [unused, absent] = [still.length, still.filter(({ isAbsent }) => isAbsent).length]
  return {
    ...one,
    left: still,
    evidence: { ...evidence, unused, decisive, absent, used: evidence.used + left.length - unused },
  }
}

const ROUNDS = 4000
const STEP = 0.5
/** By how much a slope moves and is drawn back: in a whole curve, and where most of it is held. */
const whole = { step: 0.1, shrink: 1e-3 }
const added = { step: 2, shrink: 1e-4 }

type Curve = { bias: number; slopes: number[] }

/**
 * A logistic curve through what came out; `weightOf` says how much an example counts. Slopes of a `held` curve stay as
 * they are, and only those are learned that it does not have yet.
 */
export function fitTrust(
  assessed: readonly Assessment[],
  weightOf: (example: Example) => number,
  held: Curve = { bias: 0, slopes: [] },
): Curve {
  const rows = assessed.map(({ evidence, isRight, example }) => ({
    x: scoreEvidence(evidence),
    y: Number(isRight),
    w: weightOf(example),
  }))
  const total = rows.reduce((sum, { w }) => sum + w, 0)
  const first = held.slopes.length
  const { step, shrink } = first > 0 ? added : whole
  const slopes = rows[0]?.x.map((_, at) => held.slopes[at] ?? 0) ?? []
  let { bias } = held
  for (let round = 0; round < ROUNDS; round++) {
    const pull = slopes.map(() => 0)
    let pullBias = 0
    for (const { x, y, w } of rows) {
      const sum = x.reduce((all, value, at) => all + value * (slopes[at] ?? 0), bias)
      const error = (w * (y - 1 / (1 + Math.exp(-sum)))) / total
      for (let at = first; at < x.length; at++) pull[at] = (pull[at] ?? 0) + error * (x[at] ?? 0)
      pullBias += error
    }
    for (let at = first; at < slopes.length; at++)
      slopes[at] = (slopes[at] ?? 0) + step * ((pull[at] ?? 0) - shrink * (slopes[at] ?? 0))
    if (first === 0) bias += STEP * pullBias
  }
  return { bias, slopes }
}
