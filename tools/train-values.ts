// Learns the weights of packages/values/src/rank from the labelled columns: node tools/train-values.ts
import { writeFileSync } from 'node:fs'
import { makeRandom } from '@sondeo/test-kit/make-random'
import { ROWS } from '@sondeo/values/hash-feature'
import { kinds } from '@sondeo/values/list-options'
import { packWeights } from '@sondeo/values/pack-weights'
import { type Example, readExamples } from './train-values/read-examples.ts'

const out = new URL('../packages/values/src/rank/learned.data.json', import.meta.url)
const EPOCHS = 3
const STEP = 0.05
const INERTIA = 0.1
const SHRINK = 1e-5
/** Sizes of weights are kept in these steps; smaller ones are forgotten. */
const UNIT = 0.04
/** What fewer columns have says nothing about others. */
const FEWEST_COLUMNS = 3

const startedAt = performance.now()
const say = (line: string) => console.log(`${Math.round((performance.now() - startedAt) / 1000)} s: ${line}`)

/** Leaves out rows that only a column or two touch, so that nothing is learned by heart. */
function forgetRare(examples: readonly Example[]): Example[] {
  const columns = new Uint16Array(ROWS)
  const last = new Int32Array(ROWS).fill(-1)
  for (const { rows, column } of examples)
    for (const row of rows) {
      if (last[row] === column) continue
      last[row] = column
      columns[row] = (columns[row] ?? 0) + 1
    }
  return examples.map(example => ({
    ...example,
    rows: example.rows.filter(row => (columns[row] ?? 0) >= FEWEST_COLUMNS),
  }))
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[items[at], items[other]] = [items[other] as Item, items[at] as Item]
  }
}

/** Logistic regression over the kinds that a cell can be, AdaGrad, always in the same order. */
function train(examples: Example[]): Float32Array {
  const count = kinds.length
  const weights = new Float32Array(ROWS * count)
  const moved = new Float32Array(ROWS * count).fill(INERTIA)
  const shares = new Float64Array(count)
  const random = makeRandom(1)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(examples, random)
    let loss = 0
    for (const { rows, may, is, weight } of examples) {
      shares.fill(0)
      for (const row of rows)
        for (let kind = 0; kind < count; kind++) shares[kind] = (shares[kind] ?? 0) + (weights[row * count + kind] ?? 0)
      const highest = shares.reduce((best, score, kind) => (may[kind] ? Math.max(best, score) : best), -Infinity)
      let [sum, right] = [0, 0]
      for (let kind = 0; kind < count; kind++) {
        shares[kind] = may[kind] ? Math.exp((shares[kind] ?? 0) - highest) : 0
        sum += shares[kind] ?? 0
      }
      for (let kind = 0; kind < count; kind++) {
        shares[kind] = (shares[kind] ?? 0) / sum
        if (is[kind]) right += shares[kind] ?? 0
      }
      loss -= Math.log(Math.max(1e-9, right))
      for (let kind = 0; kind < count; kind++) {
        const share = shares[kind] ?? 0
        const pull = weight * ((is[kind] ? share / Math.max(1e-9, right) : 0) - share)
        if (Math.abs(pull) < 1e-3) continue
        for (const row of rows) {
          const place = row * count + kind
          const slope = pull - SHRINK * (weights[place] ?? 0)
          moved[place] = (moved[place] ?? 0) + slope * slope
          weights[place] = (weights[place] ?? 0) + (STEP * slope) / Math.sqrt(moved[place] ?? 1)
        }
      }
    }
    say(`round ${epoch + 1}: loss ${(loss / examples.length).toFixed(4)}`)
  }
  return weights
}

const examples = forgetRare(readExamples())
say(`${examples.length} cells to learn from`)
const packed = packWeights(train(examples), UNIT)
writeFileSync(
  out,
  `${JSON.stringify({ notice: 'Made by tools/train-values.ts; not written by hand.', unit: UNIT, weights: packed }, null, 1)}\n`,
)
say(`${packed.length} characters written`)
