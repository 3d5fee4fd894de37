import type { Proposer } from '../propose/fragment.ts'
import { proposeDays } from '../propose/propose-days.ts'
import { proposeNumbers } from '../propose/propose-numbers.ts'
import { proposePresence } from '../propose/propose-presence.ts'
import { proposeValues } from '../propose/propose-values.ts'
import type { Asked } from '../propose/read-asked.ts'
import { type Described, describeCandidates, type Scene } from '../score/describe-candidates.ts'
import { nameColumns, namedColumns } from '../score/describe-columns.ts'
import type { Candidate } from './candidate.ts'
import { combineFilters } from './combine-filters.ts'
import { enumerate } from './enumerate.ts'
import type { SetView } from './view-set.ts'

export const allProposers: readonly Proposer[] = [proposeValues, proposeNumbers, proposeDays, proposePresence]

/** All that the question may mean over one list, run and described. */
export type Searched = { scene: Scene; candidates: Candidate[]; described: Described; named: readonly number[] }

type Wish = { asked: Asked; view: SetView; listFeatures?: readonly string[]; proposers?: readonly Proposer[] }

export function searchList({ asked, view, listFeatures = [], proposers = allProposers }: Wish): Searched {
  const fragments = proposers.flatMap(propose => propose(asked, view))
  const filters = combineFilters(fragments, asked, view)
  const namings = nameColumns(asked, view)
  const named = namedColumns(namings)
  const candidates = enumerate(asked, view, filters, named)
  const scene = { asked, view, filters, namings, listFeatures }
  return { scene, candidates, described: describeCandidates(candidates, scene), named }
}
