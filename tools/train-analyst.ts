// Learns what the analyst weighs readings by, from questions with known answers: node tools/train-analyst.ts CORPUS
import { writeFileSync } from 'node:fs'
import { packWeights, unpackWeights } from '@sondeo/analyst/learned'
import { toTrust } from '@sondeo/analyst/trust'
import { closedKeys, isClosed } from '../evals/closed-quarter.ts'
import { type Assessment, assess, findIdleWords, fitTrust } from './train-analyst/assess.ts'
import type { Example } from './train-analyst/example.ts'
import { makeExamples } from './train-analyst/made-examples.ts'
import { readOwnExamples } from './train-analyst/own-examples.ts'
import { findPace, prepare, shuffled, trainWeights } from './train-analyst/train.ts'
import { readWtqExamples } from './train-analyst/wtq-examples.ts'

const out = new URL('../packages/analyst/src/score/learned.data.json', import.meta.url)
const EPOCHS = 3
const PER_LIST = 4
/** Sizes of weights are kept in these steps; smaller ones are forgotten. */
const UNIT = 0.03
const FOLDS = 4
/** So many of them are looked at, and so many public questions: enough for a curve. */
const LOOKED_AT = 2
const MOST_PUBLIC = 700

const [corpus, most = '20000'] = process.argv.slice(2)
if (!corpus) {
  console.log('node tools/train-analyst.ts CORPUS [MOST PUBLIC QUESTIONS]')
  process.exit(2)
}
const startedAt = performance.now()
const say = (line: string) => console.log(`${Math.round((performance.now() - startedAt) / 1000)} s: ${line}`)

const isOpen = ({ source, part }: Example) => !isClosed(source === 'wtq' ? closedKeys.table(part) : part)
const wtq = shuffled(readWtqExamples(corpus).filter(isOpen), 5).slice(0, Number(most))
const own = readOwnExamples().filter(isOpen)
const made = makeExamples({ corpus, perList: PER_LIST })
say(`${wtq.length} public, ${own.length} own and ${made.length} made questions`)

const learning = [wtq, own, made].flatMap(examples => prepare(examples, say))

const pace = findPace(learning, EPOCHS, say)

// How far a share can be trusted is seen on what nothing was learned from: each part is left out once.
const parts = shuffled([...new Set([...wtq, ...own, ...made].map(({ part }) => part))].sort(), 11)
const foldOf = new Map(parts.map((part, at) => [part, at % FOLDS]))
const seen: Assessment[] = []
for (let fold = 0; fold < LOOKED_AT; fold++) {
  const isLeftOut = (part: string) => foldOf.get(part) === fold
  const trial = trainWeights({ prepared: learning, epochs: EPOCHS, pace, leaveOut: isLeftOut })
  const put = [...wtq, ...own, ...made].filter(({ part }) => isLeftOut(part))
  const isPublic = ({ source }: Example) => source === 'wtq'
  const some = [...put.filter(isPublic).slice(0, MOST_PUBLIC / LOOKED_AT), ...put.filter(one => !isPublic(one))]
  seen.push(...assess(some, { weights: trial, idleWords: new Set() }))
  say(`part ${fold + 1} of ${LOOKED_AT} seen without it`)
}
const idleWords = findIdleWords(seen)
const idle = new Set(idleWords)
const judged = seen.map(one => ({
  ...one,
  evidence: { ...one.evidence, unused: one.unusedWords.filter(word => !idle.has(word)).length },
}))
const weightOf = ({ source }: Example) => (source === 'own' ? 3 : 1)
const curve = fitTrust(judged, weightOf)
say(`trust ${JSON.stringify(curve)}, ${idleWords.length} idle words`)

const weights = trainWeights({ prepared: learning, epochs: EPOCHS, pace })
const packed = packWeights(weights, UNIT)
const trust = { ...curve, ...findLines(judged) }
writeFileSync(
  out,
  `${JSON.stringify({ notice: 'Made by tools/train-analyst.ts; not written by hand.', unit: UNIT, weights: packed, idleWords: idleWords.join(' '), trust }, null, 1)}\n`,
)
say(`${unpackWeights(packed, UNIT).filter(weight => weight !== 0).length} weights written, ${packed.length} characters`)

/** From where on answers are shown as sure, and from where on at all. */
function findLines(assessed: readonly Assessment[]): { sure: number; doubtful: number } {
  const sorted = assessed
    .map(({ evidence, isRight, example }) => ({
      p: toTrust(evidence, { ...curve, sure: 1, doubtful: 0 }),
      isRight,
      source: example.source,
    }))
    .toSorted((one, other) => other.p - one.p)
  for (const source of ['wtq', 'own', 'made'] as const) {
    const some = sorted.filter(one => one.source === source)
    for (const line of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) {
      const shown = some.filter(({ p }) => p >= line)
      const right = shown.filter(({ isRight }) => isRight).length
      say(
        `  ${source} from ${line}: ${shown.length} of ${some.length} shown, ${(right / Math.max(1, shown.length)).toFixed(3)} right`,
      )
    }
  }
  // A wrong table shown as true costs more trust than ten that say their doubt.
  return { sure: 0.8, doubtful: 0.25 }
}
