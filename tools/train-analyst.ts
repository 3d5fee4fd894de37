// Learns what the analyst weighs readings by, from questions with known answers: node tools/train-analyst.ts CORPUS
// With --hold N the weights that ship, their cues and the first N slopes of the curve stay; later slopes and the words that
// change nothing are learned.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isNeutralCue } from '@sondeo/analyst/find-unused'
import { readLearned } from '@sondeo/analyst/learned'
import { packWeights, unpackWeights } from '@sondeo/values/pack-weights'
import { closedKeys, isClosed } from '../evals/closed-quarter.ts'
import { type Assessment, assess, findCues, findNeutral, fitTrust, withCues } from './train-analyst/assess.ts'
import type { Example } from './train-analyst/example.ts'
import { findLines } from './train-analyst/find-lines.ts'
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
/**
 * How much a question counts for the curve. What people type counts most; the grammar was written for our older questions,
 * so being right on them says little about being right on the next one.
 */
const counts: Record<Example['source'], number> = { everyday: 5, 'not-here': 5, made: 1, wtq: 0.5, own: 0.2 }
const times: Times = { everyday: 4, made: 2, own: 1, wtq: 1, 'not-here': 1 }

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
  seen.push(...assess(put, trial))
  say(`part ${fold + 1} of ${FOLDS} seen without it`)
}
const acting = shipped ? [...shipped.cues].filter(cue => !isNeutralCue(cue)) : findCues(seen)
const cues = [...acting, ...findNeutral(seen, new Set(acting))].sort()
const judged = seen.map(one => withCues(one, new Set(cues)))
const held = shipped ? { ...shipped.trust, slopes: shipped.trust.slopes.slice(0, Number(options.hold)) } : undefined
const curve = fitTrust(judged, ({ source }) => counts[source], held)
say(`trust ${JSON.stringify(curve)}, ${cues.length} cues`)

const weights = shipped?.weights ?? trainWeights({ prepared: learning, epochs: EPOCHS, pace, times })
const packed = packWeights(weights, UNIT)
const trust = { ...curve, ...findLines(judged, curve, say) }
writeFileSync(
  out,
  `${JSON.stringify({ notice: 'Made by tools/train-analyst.ts; not written by hand.', unit: UNIT, weights: packed, cues: cues.join(' '), trust }, null, 1)}\n`,
)
say(
  `${unpackWeights({ packed, unit: UNIT, count: weights.length }).filter(weight => weight !== 0).length} weights written, ${packed.length} characters`,
)
