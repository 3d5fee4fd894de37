// Learns what the analyst weighs readings by, from questions with known answers: node tools/train-analyst.ts CORPUS
// With --hold N the weights that ship, their cues and the first N slopes of the curve stay, and only later slopes are learned.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readLearned } from '@sondeo/analyst/learned'
import { canBeSure, toTrust } from '@sondeo/analyst/trust'
import { packWeights, unpackWeights } from '@sondeo/values/pack-weights'
import { closedKeys, isClosed } from '../evals/closed-quarter.ts'
import { type Assessment, assess, findCues, fitTrust, withCues } from './train-analyst/assess.ts'
import type { Example } from './train-analyst/example.ts'
import { makeExamples } from './train-analyst/made-examples.ts'
import { readOwnExamples } from './train-analyst/own-examples.ts'
import { findPace, prepare, shuffled, type Times, trainWeights } from './train-analyst/train.ts'
import { readWtqExamples } from './train-analyst/wtq-examples.ts'

const out = new URL('../packages/analyst/src/score/learned.data.json', import.meta.url)
const EPOCHS = 3
const PER_LIST = 5
const PER_OWN_LIST = 24
/** Sizes of weights are kept in these steps; smaller ones are forgotten. */
const UNIT = 0.03
const FOLDS = 4
/** Of the public questions and our older ones so many parts are looked at, and so many public questions: enough for a curve. */
const LOOKED_AT = 2
const MOST_PUBLIC = 2400
/**
 * How much a question counts for the curve. What people type counts most; the grammar was written for our older questions,
 * so being right on them says little about being right on the next one.
 */
const counts: Record<Example['source'], number> = { everyday: 5, 'not-here': 5, made: 1, wtq: 0.5, own: 0.2 }
const times: Times = { everyday: 4, made: 2, own: 1, wtq: 1, 'not-here': 1 }
/** So many of the everyday questions may be answered wrongly without a doubt said, on pages that nothing was learned from. */
const MOST_WRONG = 0.03

const { values: options, positionals } = parseArgs({ options: { hold: { type: 'string' } }, allowPositionals: true })
const [corpus, most = '20000'] = positionals
if (!corpus) {
  console.log('node tools/train-analyst.ts CORPUS [MOST PUBLIC QUESTIONS] [--hold N]')
  process.exit(2)
}
const shipped = options.hold ? readLearned() : null
const startedAt = performance.now()
const say = (line: string) => console.log(`${Math.round((performance.now() - startedAt) / 1000)} s: ${line}`)

const isOpen = ({ source, part }: Example) => !isClosed(source === 'wtq' ? closedKeys.table(part) : part)
const wtq = shuffled(readWtqExamples(corpus).filter(isOpen), 5).slice(0, Number(most))
const own = readOwnExamples().filter(isOpen)
const made = makeExamples({ corpus, perList: PER_LIST, perOwnList: PER_OWN_LIST })
say(`${wtq.length} public, ${own.length} own and ${made.length} made questions`)

const learning = [wtq, own, made].flatMap(examples => prepare(examples, say))

const pace = findPace({ prepared: learning, epochs: EPOCHS, times }, say)

// How far a share can be trusted is seen on what nothing was learned from: each part is left out once.
const parts = shuffled([...new Set([...wtq, ...own, ...made].map(({ part }) => part))].sort(), 11)
const foldOf = new Map(parts.map((part, at) => [part, at % FOLDS]))
const seen: Assessment[] = []
for (let fold = 0; fold < FOLDS; fold++) {
  const isLeftOut = (part: string) => foldOf.get(part) === fold
  const trial = trainWeights({ prepared: learning, epochs: EPOCHS, pace, times, leaveOut: isLeftOut })
  const put = [...wtq, ...own, ...made].filter(({ part }) => isLeftOut(part))
  const isPublic = ({ source }: Example) => source === 'wtq'
  const some = [...put.filter(isPublic).slice(0, MOST_PUBLIC / LOOKED_AT), ...put.filter(one => !isPublic(one))]
  const asked = put.filter(({ source }) => source === 'everyday' || source === 'not-here')
  seen.push(...assess(fold < LOOKED_AT ? some : asked, trial))
  say(`part ${fold + 1} of ${FOLDS} seen without it`)
}
const cues = shipped ? [...shipped.cues] : findCues(seen)
const judged = seen.map(one => withCues(one, new Set(cues)))
const held = shipped ? { ...shipped.trust, slopes: shipped.trust.slopes.slice(0, Number(options.hold)) } : undefined
const curve = fitTrust(judged, ({ source }) => counts[source], held)
say(`trust ${JSON.stringify(curve)}, ${cues.length} cues`)

const weights = shipped?.weights ?? trainWeights({ prepared: learning, epochs: EPOCHS, pace, times })
const packed = packWeights(weights, UNIT)
const trust = { ...curve, ...findLines(judged) }
writeFileSync(
  out,
  `${JSON.stringify({ notice: 'Made by tools/train-analyst.ts; not written by hand.', unit: UNIT, weights: packed, cues: cues.join(' '), trust }, null, 1)}\n`,
)
say(
  `${unpackWeights({ packed, unit: UNIT, count: weights.length }).filter(weight => weight !== 0).length} weights written, ${packed.length} characters`,
)

/** From where on answers are shown as sure, and from where on at all. */
function findLines(assessed: readonly Assessment[]): { sure: number; doubtful: number } {
  const all = assessed.map(({ evidence, isRight, example }) => ({
    p: toTrust(evidence, { ...curve, sure: 1, doubtful: 0 }),
    canBeSure: canBeSure(evidence),
    isRight,
    source: example.source,
  }))
  for (const source of ['wtq', 'own', 'made', 'everyday', 'not-here'] as const) {
    const some = all.filter(one => one.source === source)
    for (const line of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) {
      const shown = some.filter(({ p }) => p >= line)
      const right = shown.filter(({ isRight }) => isRight).length
      say(
        `  ${source} from ${line}: ${shown.length} of ${some.length} shown, ${(right / Math.max(1, shown.length)).toFixed(3)} right`,
      )
    }
  }
  // A wrong table shown as true costs more trust than ten that say their doubt.
  const everyday = all.filter(({ source }) => source === 'everyday')
  const wrongFrom = (line: number) => everyday.filter(one => one.p >= line && one.canBeSure && !one.isRight).length
  const lines = Array.from({ length: 45 }, (_, at) => (50 + at) / 100)
  const sure = lines.find(line => wrongFrom(line) <= MOST_WRONG * everyday.length) ?? 0.95
  say(`sure from ${sure}`)
  return { sure, doubtful: 0.25 }
}
