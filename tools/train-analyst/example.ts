import type { PlanRequest } from '@sondeo/analyst/analyst'
import type { Reading } from '@sondeo/analyst/score-readings'

/** A question with what would be a right answer. `part` tells what must not be split between learning and measuring. */
export type Example = {
  id: string
  part: string
  /** Where it comes from, for the report. */
  source: 'wtq' | 'own' | 'everyday' | 'made' | 'not-here'
  request: PlanRequest
  /** Whether anything at all would be right. */
  isAnswerable: boolean
  makeJudge: () => (reading: Reading) => boolean
}
