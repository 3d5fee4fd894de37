import type { Proposal } from '../propose/propose-readings.ts'
import type { Candidate } from './candidate.ts'
import type { Searched } from './search-list.ts'

/** One reading: a candidate of the search, or a whole plan that somebody proposed. */
export type Reading =
  | { searched: Searched; candidate: Candidate; proposal: null }
  | { searched: Searched | null; candidate: null; proposal: Proposal }
