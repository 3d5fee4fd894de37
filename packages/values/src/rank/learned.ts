import { kinds } from '../cells/list-options.ts'
import { ROWS } from './hash-feature.ts'
import learned from './learned.data.json' with { type: 'json' }
import { unpackWeights } from './pack-weights.ts'

const WEIGHT_COUNT = ROWS * kinds.length

let known: Float32Array | null = null
/** What `tools/train-values.ts` learned, unpacked once. */
export function readLearned(): Float32Array {
  known ??= unpackWeights({ packed: learned.weights, unit: learned.unit, count: WEIGHT_COUNT })
  return known
}
