import type { Planner } from './analyst.ts'
import { indexInTurns } from './propose/grammar/index-values.ts'
import { listsOf } from './propose/grammar/read/read-lists.ts'
import { chooseReading } from './search/choose-reading.ts'

/** Understands questions in Spanish and English by what it learned and the lists themselves. No key, no network. */
export const makeBuiltInPlanner = (): Planner => ({
  model: null,
  makePlan: async request => {
    for (const set of listsOf(request.sets)) await indexInTurns(set)
    return chooseReading(request)
  },
})
